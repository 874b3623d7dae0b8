/*
 * Tensors that an operation writes into: `add_`, `+=`, out=. The rules are those of PyTorch's
 * TensorIterator and NumPy's ufuncs.
 */
#ifndef SW_OPS_TARGET_H
#define SW_OPS_TARGET_H

#include "call/call.h"

typedef struct SwTarget {
  SwTensor *tensor; /* NULL: the result is a new tensor */
  bool is_out;      /* came as out=: PyTorch resizes it, NumPy lets it be larger than the result */
} SwTarget;

/*
 * Whether the target may be written at all. PyTorch refuses targets of which elements share a
 * cell, and operands that share memory with the target without being the same view of it. Where it
 * cannot tell cheaply (layouts with gaps) it does not look: neither do we. NumPy refuses read-only
 * arrays only, and computes as if the operands had been copied before.
 * Source: PyTorch `MemoryOverlap.cpp`.
 */
bool sw_target_check(SwCall *call, SwTarget target, int count, const SwValue *operands,
                     SwRecord *record);

/* The operand shares memory with the target without being the same view of it, where both are
 * dense. */
bool sw_target_meets_partly(const SwTensor *target, SwValue operand);
/* PyTorch lets a few functions write a tensor of which elements share a cell, with a warning. */
void sw_warn_torch_repeats(SwVm *vm, const char *function, const char *indexing);

/* The operand shares memory with the target, other than element for element. */
bool sw_target_overlaps(const SwTensor *target, const SwTensor *operand);

/*
 * The common shape of the operands, and what the target has to say about it: an in-place target
 * never grows. Emits the comparison of the shapes.
 */
bool sw_target_meet(SwCall *call, SwTarget target, SwDialect dialect, int count,
                    const SwShape *const *shapes, SwRecord *record, SwShape *out);

/* A value may be narrowed within its category (bool < integer < float), no further. `ufunc` is
 * NumPy's name of the operation. */
bool sw_target_cast(SwCall *call, SwTarget target, SwDType from, const char *ufunc);

/* Writes what was computed (of the target's shape, or for NumPy one that stretches to it). */
bool sw_target_write(SwVm *vm, SwTensor *target, const SwTensor *computed);

/* NumPy's complaint about a value that does not stretch to what it is assigned to. Of the value's
 * dims too many, leading ones are not shown. */
bool sw_raise_assigned_shape(SwVm *vm, const SwShape *value, const SwShape *to);

/* The whole end of an operation that computed a new tensor, which may be cast: out=, result. */
bool sw_target_deliver(SwCall *call, SwTarget target, SwTensor *computed, SwValue *out);

/* The out= argument `i`, if there is one. */
bool sw_arg_out(SwCall *call, int i, SwTarget *target);
/* A tensor for sure, where there is one: the signatures of the row say so. */
SwTarget sw_matched_out(const SwCall *call, int i);
/* NumPy: whether operands, out= and where= meet in one shape, else raises. */
bool sw_numpy_mask_meets(SwCall *call, const SwShape *target, const SwShape *mask);

#endif
