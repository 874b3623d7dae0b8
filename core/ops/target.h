/*
 * Tensors that an operation writes into: `add_`, `+=`, out=. The rules are those of PyTorch's
 * TensorIterator and NumPy's ufuncs.
 */
#ifndef SW_OPS_TARGET_H
#define SW_OPS_TARGET_H

#include "call/call.h"

typedef struct SwTarget {
  SwTensor *tensor; /* NULL: the result is a new tensor */
  bool is_out; /* given as out=: PyTorch resizes it, NumPy allows it to be larger than the result */
} SwTarget;

/*
 * Whether the target may be written at all. PyTorch raises if elements of the target share a cell,
 * or if an operand shares memory with the target without being the same view. It does not look
 * where that is costly to decide (layouts with gaps), and neither do we. NumPy raises only for
 * read-only arrays, and computes as if the operands had been copied first. Source: PyTorch
 * `MemoryOverlap.cpp`.
 */
bool sw_target_check(SwCall *call, SwTarget target, int count, const SwValue *operands,
                     SwRecord *record);

/* Whether two dense tensors share memory without being the same view. */
bool sw_target_meets_partly(const SwTensor *target, SwValue operand);
/* The warning of the few PyTorch functions that may write a tensor whose elements share a cell. */
void sw_warn_torch_repeats(SwVm *vm, const char *function, const char *indexing);

/* Whether they share memory in any way other than element for element. */
bool sw_target_overlaps(const SwTensor *target, const SwTensor *operand);

/*
 * The common shape of the operands. Raises if the target would have to grow, since an in-place
 * target never does. Emits the comparison of the shapes.
 */
bool sw_target_meet(SwCall *call, SwTarget target, SwDialect dialect, int count,
                    const SwShape *const *shapes, SwRecord *record, SwShape *out);

/* Raises unless values of dtype `from` may be stored in the target: within a kind (bool < integer <
 * float), or a higher one. `ufunc`: NumPy's name of the operation. */
bool sw_target_cast(SwCall *call, SwTarget target, SwDType from, const char *ufunc);

/* Writes a computed tensor of the target's shape; for NumPy also one that stretches to it. */
bool sw_target_write(SwVm *vm, SwTensor *target, const SwTensor *computed);

/* Raises NumPy's error for a value that cannot be broadcast to the shape it is assigned to. */
bool sw_raise_assigned_shape(SwVm *vm, const SwShape *value, const SwShape *to);

/* The end of an operation that computed a new tensor: casts it, writes it to out= or returns it. */
bool sw_target_deliver(SwCall *call, SwTarget target, SwTensor *computed, SwValue *out);

/* The out= argument `i`, if there is one. */
bool sw_arg_out(SwCall *call, int i, SwTarget *target);
/* The same where the row's signature ensures that it is a tensor. */
SwTarget sw_matched_out(const SwCall *call, int i);
/* NumPy: whether operands, out= and where= meet in one shape, else raises. */
bool sw_numpy_mask_meets(SwCall *call, const SwShape *target, const SwShape *mask);

#endif
