/* What NumPy's functions on shapes share. */
#ifndef SW_LANG_NUMPY_SHAPE_H
#define SW_LANG_NUMPY_SHAPE_H

#include "lang/dims.h"
#include "lang/numpy_reduce.h"

/* args[0] as an array to make views of: nobody writes to a NumPy scalar, so that one is copied. */
bool sw_numpy_view_input(SwCall *call, SwTensor **out);
/* As Python's __index__: no float, string or sequence stands for an int. */
bool sw_numpy_int(SwCall *call, SwValue value, int64_t *out);
/* A sequence, or an array of at least one dim. */
bool sw_numpy_is_list(SwValue value);
/* Argument `i`: one int or a sequence of them. */
bool sw_numpy_ints(SwCall *call, int i, SwShape *out);
/* -ndim <= axis < ndim, else `problem`: SW_ERR_NUMPY_AXIS or one that names the parameter. */
bool sw_numpy_axis(SwVm *vm, SwErrorId problem, int64_t axis, int ndim, int *out);
/* The axes of argument `i`, wrapped and all different. */
bool sw_numpy_axes(SwCall *call, int i, SwErrorId outside, SwErrorId repeated, int ndim,
                   SwShape *out);
/* Argument `i`, one of C, F, A, K. */
bool sw_numpy_order(SwCall *call, int i, char fallback, char *out);
/* The dense layout of a new array that is shaped like `from` and lies in `order`. Source: NumPy
 * `ctors.c` PyArray_NewLikeArray. */
bool sw_numpy_ordered(const SwLayout *from, char order, SwLayout *out);
/* A dense copy that lies in `order`. */
SwTensor *sw_numpy_copy_in_order(SwCall *call, const SwTensor *array, char order);
/* Dims of size 1 in front, until there are `ndim`, as ndmin= makes them. */
SwLayout sw_numpy_lead_with_ones(const SwLayout *self, int64_t ndim);
/* With dims of size 1 until there are `ndim`: in front, a third one behind. */
SwLayout sw_numpy_at_least(const SwLayout *self, int ndim);
/* A method of a NumPy scalar gives a scalar where no dims are left. */
void sw_numpy_like(const SwTensor *array, SwValue *out);
/* from[dim] = dim, for sw_dims_result. */
void sw_numpy_same_dims(int ndim, int *from);

#endif
