/* Joining tensors in PyTorch's way: cat, stack and what is built on them. */
#ifndef SW_OPS_JOIN_H
#define SW_OPS_JOIN_H

#include "call/call.h"

/* One of the tensors to join, and how it is read for that. */
typedef struct SwJoinInput {
  SwTensor *tensor;
  SwLayout layout;
  const SwTensor *given; /* what stands in the program, where `tensor` was made from it; or NULL */
} SwJoinInput;

/* The list of tensors in args[0], in the arena. `function`: what calls an empty list an error, NULL
 * for cat. */
bool sw_join_inputs(SwCall *call, const char *function, SwJoinInput **out, int *count);
/* All of them along `dim`; the result is a new tensor. */
SwTensor *sw_join_tensors(SwCall *call, const SwJoinInput *parts, int count, int64_t dim);
/* The same, and its story. */
SwTensor *sw_join_call(SwCall *call, const SwJoinInput *parts, int count, int64_t dim);
/* PyTorch, for the sake of old programs: an empty tensor of one dim goes with everything. */
bool sw_join_skips(const SwJoinInput *part);

/* The story: the parts' layouts have equally many dims, if they could be joined, and `dim` is among
 * them. `stacks`: they were given that dim. `result`: NULL where it was refused. */
void sw_join_tell(SwCall *call, const SwJoinInput *parts, int count, int64_t dim, bool stacks,
                  const SwTensor *result);

#endif
