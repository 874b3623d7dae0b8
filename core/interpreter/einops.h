/* einops: its operations are those of the tensors' library, written out for a pattern. */
#ifndef SW_INTERPRETER_EINOPS_H
#define SW_INTERPRETER_EINOPS_H

#include "call/operation.h"

extern const SwLibrary sw_einops;

/* Of rows that only say what is not run, and what to write instead. */
SwFunction sw_einops_outside;

#endif
