/* Helpers that NumPy's reductions share: reading arguments, result dtypes, out=. Functions that
 * return bool return false after raising an error or refusing the call. */
#ifndef SW_NUMPY_REDUCE_H
#define SW_NUMPY_REDUCE_H

#include "ops/reduce.h"

/* args[0] as an array; nested lists and numbers become a new one. */
bool sw_numpy_input(SwCall *call, SwTensor **out);
/* Argument `i` as keepdims=. An int is accepted; None raises, as in np.sum(a, keepdims=None). */
bool sw_numpy_keepdims(SwCall *call, int i, bool *out);
/* The same for functions that accept any object: None counts as False. */
bool sw_numpy_keepdims_or_none(SwCall *call, int i, bool *out);
/* Delivers a reduction: writes it into out= if given, else returns it, as a NumPy scalar if no dims
 * are left: np.sum([1, 2]) is np.int64(3). */
bool sw_numpy_reduced(SwCall *call, SwTarget target, SwTensor *result, SwValue *out);
/* The dtype of a mean: dtype=, argument `i`, or the array's if it is a float, else float64. */
bool sw_numpy_mean_dtype(SwCall *call, int i, const SwTensor *array, SwDType *out);
/* args[1] as the axes of a mean. Unlike a sum, a mean of a 0-d array accepts no axis at all:
 * np.sum(np.array(3), axis=0) runs, np.mean(np.array(3), axis=0) raises. */
bool sw_numpy_mean_axes(SwCall *call, const SwTensor *array, SwDimSet *out);
/* Divides a new sum of floats by `count`, in place: computed in float64 and rounded once. `scalar`:
 * warnings are worded as for a NumPy scalar. */
bool sw_numpy_divide(SwCall *call, SwTensor *sum, int64_t count, bool scalar);

/* The dtype of sums: floats keep theirs, all ints and bools become int64, unsigned ints uint64. A
 * sum of int8 therefore does not overflow at 127. */
SwDType sw_numpy_sum_dtype(SwDType dtype);

/* Raises NumPy's ValueError unless out= has exactly the shape of the result; a reduction never
 * broadcasts into out=. `ufunc` is the name in the message: "add" for np.sum. */
bool sw_numpy_check_out(SwCall *call, const char *ufunc, const SwTensor *array, SwDimSet axes,
                        bool keepdims, const SwTarget *out);

#endif
