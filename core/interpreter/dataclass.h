/* The module dataclasses: what is written for a class. */
#ifndef SW_INTERPRETER_DATACLASS_H
#define SW_INTERPRETER_DATACLASS_H

#include "call/operation.h"

extern const SwLibrary sw_dataclasses;

#endif
