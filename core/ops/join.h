/* Joining tensors in PyTorch's way: cat, stack and what is built on them. */
#ifndef SW_OPS_JOIN_H
#define SW_OPS_JOIN_H

#include "call/call.h"

/* One of the tensors to join, and its layout for the join. */
typedef struct SwJoinInput {
  SwTensor *tensor;
  SwLayout layout;
  const SwTensor *given; /* the operand in the program, if `tensor` was made from it; or NULL */
} SwJoinInput;

/* The tensors of the list args[0], in the arena. `function`: the name in the error for an empty
 * list; NULL for cat. */
bool sw_join_inputs(SwCall *call, const char *function, SwJoinInput **out, int *count);
/* Joins them along `dim` into a new tensor. */
SwTensor *sw_join_tensors(SwCall *call, const SwJoinInput *parts, int count, int64_t dim);
/* The same, with a record. */
SwTensor *sw_join_call(SwCall *call, const SwJoinInput *parts, int count, int64_t dim);
/* Whether PyTorch skips the part: for backward compatibility, cat accepts an empty tensor of one
 * dim beside any others. */
bool sw_join_skips(const SwJoinInput *part);

/* Records a join along `dim`. `stacks`: the parts got that dim for the join. `result`: NULL if it
 * raised. */
void sw_join_tell(SwCall *call, const SwJoinInput *parts, int count, int64_t dim, bool stacks,
                  const SwTensor *result);

#endif
