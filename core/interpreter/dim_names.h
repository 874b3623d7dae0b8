/* Names of dims, read from a statement and the comments next to it: `B, T, C = x.shape`, `# (B, T,
 * C)`. Reading them runs nothing. */
#ifndef SW_INTERPRETER_DIM_NAMES_H
#define SW_INTERPRETER_DIM_NAMES_H

#include "runtime/vm.h"

/* Names dims of the tensors that comments above the statement name: `# q: (B, H, T, D)`. */
void sw_dim_names_before(SwVm *vm, const SwNode *statement);
/* Names dims of tensors that the statement bound, made or returned, and of those whose shape it
 * unpacked. */
void sw_dim_names_after(SwVm *vm, const SwNode *statement);

#endif
