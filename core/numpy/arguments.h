/* Readers for arguments of NumPy's functions: shapes, dtypes, memory orders, anything that converts
 * to an array. They return false after raising an error or refusing the call. */
#ifndef SW_NUMPY_ARGUMENTS_H
#define SW_NUMPY_ARGUMENTS_H

#include "numpy/reduce.h"
#include "ops/create.h"
#include "ops/dims.h"

/* Raises NumPy's TypeError if `value` is no shape, such as 2.0 or True. */
bool sw_numpy_check_sizes(SwCall *call, SwValue value);
/* Argument `i` as a shape: one size or a sequence of sizes, none negative. */
bool sw_numpy_arg_shape(SwCall *call, int i, SwShape *out);
/* Argument `i` as a dtype: np.float32, Python's float, int and bool, or a name ("float32", "f4"). A
 * missing argument or None gives `fallback`. */
bool sw_numpy_arg_dtype(SwCall *call, int i, SwDType fallback, SwDType *out);

/* Argument `i`, which must be True or False: a 1 is refused. */
bool sw_numpy_bool(SwCall *call, int i, bool *out);

/* A new array of zeros with the shape of `source`, laid out in `order` (C, F, A or K; K keeps the
 * order of the source's dims). NULL: memory ran out. */
SwTensor *sw_numpy_new(SwVm *vm, SwDType dtype, const SwLayout *source, char order);
/* Argument `i` as an array: an array is itself, a PyTorch tensor becomes an array over the same
 * storage, and lists or numbers become a new array of `dtype` (SW_DTYPE_COUNT: inferred). */
bool sw_numpy_arg_array(SwCall *call, int i, SwDType dtype, SwTensor **out);

#endif
