/* The library einops: rearrange, reduce and repeat, written as operations of the tensor's own
 * library. */
#ifndef SW_INTERPRETER_EINOPS_H
#define SW_INTERPRETER_EINOPS_H

#include "call/operation.h"

extern const SwLibrary sw_einops;

/* For rows that do not run: refuses, and says what to write instead. */
SwFunction sw_einops_outside;

#endif
