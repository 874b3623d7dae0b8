/* Axes of NumPy: integers, and the arrays that views are made of. */
#ifndef SW_NUMPY_DIMS_H
#define SW_NUMPY_DIMS_H

#include "base/errors.h"
#include "call/call.h"

/* args[0] as an array to make views of: nobody writes to a NumPy scalar, so that one is copied. */
bool sw_numpy_view_input(SwCall *call, SwTensor **out);
/* As Python's __index__: no float, string or sequence stands for an int. */
bool sw_numpy_int(SwCall *call, SwValue value, int64_t *out);
/* Of an array, or of a number. */
const SwShape *sw_numpy_shape_of(SwValue value);
/* A sequence, or an array of at least one dim. */
bool sw_numpy_is_list(SwValue value);
/* Argument `i`: one int or a sequence of them. */
bool sw_numpy_ints(SwCall *call, int i, SwShape *out);
/* Likewise; all else is refused. */
bool sw_numpy_only_ints(SwCall *call, int i, SwShape *out);
/* -ndim <= axis < ndim, else `problem`: SW_ERR_NUMPY_AXIS or one that names the parameter. */
bool sw_numpy_axis(SwVm *vm, SwErrorId problem, int64_t axis, int ndim, int *out);
/* The axes of argument `i`, wrapped and all different. */
bool sw_numpy_axes(SwCall *call, int i, SwErrorId outside, SwErrorId repeated, int ndim,
                   SwShape *out);
/* A method of a NumPy scalar gives a scalar where no dims are left. */
void sw_numpy_like(const SwTensor *array, SwValue *out);
/* from[dim] = dim, for sw_dims_result. */
void sw_numpy_same_dims(int ndim, int *from);

#endif
