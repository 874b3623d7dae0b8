/* Dtypes by their names in programs. */
#ifndef SW_RUNTIME_DTYPE_NAMES_H
#define SW_RUNTIME_DTYPE_NAMES_H

#include <stdbool.h>

#include "tensor/dtype.h"

/* Python's types as dtypes: int, float and bool mean the widest dtype of their kind. */
bool sw_python_dtype(const char *type, SwDType *out);
/* NumPy reads the name of a dtype, "float32" or "f4", as the dtype. */
bool sw_numpy_dtype_named(const char *name, SwDType *out);

#endif
