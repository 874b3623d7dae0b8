/* What NumPy's constructors take: shapes, dtypes, memory orders, and whatever makes an array. */
#ifndef SW_NUMPY_ARGUMENTS_H
#define SW_NUMPY_ARGUMENTS_H

#include "numpy/reduce.h"
#include "ops/create.h"
#include "ops/dims.h"

/* Argument `i`: one size or a sequence of them, none negative. */
bool sw_numpy_check_sizes(SwCall *call, SwValue value);
bool sw_numpy_arg_shape(SwCall *call, int i, SwShape *out);
/* A dtype, Python's float, int and bool, or a name: "float32", "f4". */
bool sw_numpy_arg_dtype(SwCall *call, int i, SwDType fallback, SwDType *out);

/* Argument `i`: True or False, and nothing that stands for one. */
bool sw_numpy_bool(SwCall *call, int i, bool *out);

/* A new array shaped like `source` that lies in `order`; zeros. */
SwTensor *sw_numpy_new(SwVm *vm, SwDType dtype, const SwLayout *source, char order);
/* Argument `i` as an array: itself, over the storage of a PyTorch tensor, or made anew. */
bool sw_numpy_arg_array(SwCall *call, int i, SwDType dtype, SwTensor **out);

#endif
