/* The module dataclasses: @dataclass writes __init__ and __repr__ for a class. */
#ifndef SW_INTERPRETER_DATACLASS_H
#define SW_INTERPRETER_DATACLASS_H

#include "call/operation.h"

extern const SwLibrary sw_dataclasses;

#endif
