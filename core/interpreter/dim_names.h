/* What a statement and the comments beside it call the dims of tensors. Nothing runs for it. */
#ifndef SW_INTERPRETER_DIM_NAMES_H
#define SW_INTERPRETER_DIM_NAMES_H

#include "runtime/vm.h"

/* Of the tensors that comments on the lines above name: `# q: (B, H, T, D)`. */
void sw_dim_names_before(SwVm *vm, const SwNode *statement);
/* Of what it has bound, made or returned, and of that whose shape it took apart. */
void sw_dim_names_after(SwVm *vm, const SwNode *statement);

#endif
