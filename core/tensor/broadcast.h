/*
 * Broadcasting: the shapes of several tensors are aligned to the right, missing dimensions count
 * as 1, and in every dimension the sizes other than 1 must agree.
 *
 *     x       5  3  4  1
 *     y         (1) 3  1  1        y has no dim here: it counts as 1
 *     x + y   5  3  4  1
 *
 * A size 1 yields to whatever the others have, also to 0: the result's size is *the size that is
 * not 1*, never "the larger one".
 * Sources: PyTorch `ExpandUtils.cpp` infer_size, NumPy `nditer_constr.c`.
 */
#ifndef SW_TENSOR_BROADCAST_H
#define SW_TENSOR_BROADCAST_H

#include "tensor/dtype.h"
#include "tensor/layout.h"
#include "tensor/trace.h"

/* Two operands whose sizes disagree at one dim. */
typedef struct SwMismatch {
  int dim; /* of the result */
  int operand_a, operand_b;
  int64_t size_a, size_b;
} SwMismatch;

/* The common shape of `count` >= 1 shapes. False if they disagree; then *mismatch says where. */
bool sw_broadcast_shapes(const SwShape *const *shapes, int count, SwTrace *trace, SwShape *out,
                         SwMismatch *mismatch);
/* The same for an operation in place: the trace says that operand `target` cannot grow. */
bool sw_broadcast_onto(const SwShape *const *shapes, int count, int target, SwTrace *trace,
                       SwShape *out, SwMismatch *mismatch);

/*
 * `self` read as if it had shape `target`, without copying: a stretched dimension has stride 0, so
 * every index there leads to the same element. `target` must have come from broadcasting `self`.
 * Dims of size 1 that stay 1: PyTorch keeps their stride (a new one gets the stride a contiguous
 * tensor would have, or 0 where `self` has no dims), NumPy writes 0.
 */
SwLayout sw_broadcast_layout(const SwLayout *self, const SwShape *target, SwDialect dialect,
                             int operand, SwTrace *trace);

/* Why a shape cannot be stretched to a target (expand, broadcast_to, assignment). */
typedef enum SwExpandProblem {
  SW_EXPAND_FITS,
  SW_EXPAND_TOO_FEW_DIMS, /* the target has fewer dimensions */
  SW_EXPAND_SIZE,         /* size at `dim` is neither 1 nor the target's */
  SW_EXPAND_NEW_MINUS_ONE /* -1 ("keep") where there is nothing to keep */
} SwExpandProblem;

/* Resolves -1 in `target` ("keep this size") and checks every dimension from the last; `dim` is the
 * one at fault. One-sided: only `self` may stretch. `operand`: its number in the trace. */
SwExpandProblem sw_broadcast_to(const SwShape *self, SwShape *target, int operand, SwTrace *trace,
                                int *dim);

#endif
