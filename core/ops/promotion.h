/*
 * Which dtype the result has.
 *
 * PyTorch sorts operands into three priorities: tensors with dimensions, tensors without, and
 * Python numbers. A lower priority only matters if its *category* (bool < integer < float) is
 * higher; then the result takes the dtype of that operand (for numbers: int64, float32).
 * So int64 [3] + 0.5 is float32, and float32 [3] + float64 [] stays float32.
 * Source: `aten/src/ATen/native/TypeProperties.cpp` result_type.
 *
 * NumPy 2 treats Python numbers as weak: they take the array's dtype unless their category is
 * higher (int with a float gives float64). Arrays of rank 0 count like any other. (NEP 50)
 */
#ifndef SW_OPS_PROMOTION_H
#define SW_OPS_PROMOTION_H

#include "call/call.h"

/* Promotion of two values of which at least one is a tensor. For a Python number
 * that does not fit (NumPy: uint8 with 300) it raises. */
bool sw_promote_values(SwCall *call, SwValue a, SwValue b, SwDType *out);
/* Why the two are computed as `dtype`, as PROMOTED of events.def counts reasons; -1 where there is
 * nothing to say, as both have it, or the tensor has it and the other is a number. */
int sw_promotion_reason(SwDialect dialect, SwValue a, SwValue b, SwDType dtype);

#endif
