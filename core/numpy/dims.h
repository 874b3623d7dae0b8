/* Reading axes of NumPy's functions, and preparing arrays that views are made of. Functions that
 * return bool return false after raising an error or refusing the call. */
#ifndef SW_NUMPY_DIMS_H
#define SW_NUMPY_DIMS_H

#include "base/errors.h"
#include "call/call.h"

/* args[0] as an array to make a view of. A NumPy scalar is copied first: np.float32(3) is
 * immutable, so no view may share its memory. */
bool sw_numpy_view_input(SwCall *call, SwTensor **out);
/* An int, as Python's __index__ gives it: floats, strings and sequences raise NumPy's TypeError. */
bool sw_numpy_int(SwCall *call, SwValue value, int64_t *out);
/* The shape of an array, not owned; of a Python number the shape (). */
const SwShape *sw_numpy_shape_of(SwValue value);
/* Whether `value` has entries to walk through: a sequence, or an array of at least one dim. */
bool sw_numpy_is_list(SwValue value);
/* Argument `i`, one int or a sequence of ints, as "sizes" of `out`. */
bool sw_numpy_ints(SwCall *call, int i, SwShape *out);
/* The same, but refuses every item that is neither an int nor a tensor. */
bool sw_numpy_only_ints(SwCall *call, int i, SwShape *out);
/* Wraps a negative axis. Raises `problem` unless -ndim <= axis < ndim: SW_ERR_NUMPY_AXIS, or an
 * error that also names the parameter. */
bool sw_numpy_axis(SwVm *vm, SwErrorId problem, int64_t axis, int ndim, int *out);
/* Argument `i` as axes, wrapped; raises `outside` or, for the same axis twice, `repeated`. */
bool sw_numpy_axes(SwCall *call, int i, SwErrorId outside, SwErrorId repeated, int ndim,
                   SwShape *out);
/* Marks the result *out as a NumPy scalar if `array` is one and no dims are left: np.float32(3).T
 * is a scalar again. */
void sw_numpy_keep_scalar(const SwTensor *array, SwValue *out);
/* Fills from[dim] = dim for sw_dims_result: each dim of the result is the same dim of the input. */
void sw_numpy_same_dims(int ndim, int *from);

#endif
