/*
 * Promotion: the dtype of a result.
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

/* Promotion of two values, at least one of them a tensor. Raises for a Python number that does not
 * fit (NumPy: uint8 with 300). */
bool sw_promote_values(SwCall *call, SwValue a, SwValue b, SwDType *out);
/* The reason why two operands are computed as `dtype`, numbered as in PROMOTED of
 * tensor/events.def. -1 if there is nothing to explain: both have it, or one does and the other is
 * a number. */
int sw_promotion_reason(SwDialect dialect, SwValue a, SwValue b, SwDType dtype);

#endif
