/* What NumPy's reductions share. */
#ifndef SW_NUMPY_REDUCE_H
#define SW_NUMPY_REDUCE_H

#include "ops/reduce.h"

/* args[0] as an array: an array, nested lists, or a number. */
bool sw_numpy_input(SwCall *call, SwTensor **out);
/* Argument `i`: True or False; an integer is taken, None is not. */
bool sw_numpy_keepdims(SwCall *call, int i, bool *out);
/* Where any object may say it: None is False. */
bool sw_numpy_keepdims_or_none(SwCall *call, int i, bool *out);
/* The end of a reduction: into out=, or a NumPy scalar where no dims are left. */
bool sw_numpy_reduced(SwCall *call, SwTarget target, SwTensor *result, SwValue *out);
/* The dtype of means: argument `i`, or that of the array where it is a float. */
bool sw_numpy_mean_dtype(SwCall *call, int i, const SwTensor *array, SwDType *out);
/* args[1] as the axes of a mean: unlike a sum, it knows no axis of an array without dims. */
bool sw_numpy_mean_axes(SwCall *call, const SwTensor *array, SwDimSet *out);
/* sum /= count of a new sum of floats, in float64 and rounded once; warns as a division does. */
bool sw_numpy_divide(SwCall *call, SwTensor *sum, int64_t count, bool scalar);

/* The dtype of sums: integers are as wide as int64. */
SwDType sw_numpy_sum_dtype(SwDType dtype);

/* Whether a reduction's out= has exactly the shape of the result, and how NumPy says that not. */

/* Whether out= has exactly the shape of the result, else raises. */
bool sw_numpy_check_out(SwCall *call, const char *ufunc, const SwTensor *array, SwDimSet axes,
                        bool keepdims, const SwTarget *out);

#endif
