/* Dtypes by the names that programs call them. */
#ifndef SW_RUNTIME_DTYPE_NAMES_H
#define SW_RUNTIME_DTYPE_NAMES_H

#include <stdbool.h>

#include "tensor/dtype.h"

/* dtype=float: Python's types stand for the widest dtype of their kind. */
bool sw_python_dtype(const char *type, SwDType *out);
/* NumPy takes the name of a dtype for it: "float32", "f4". */
bool sw_numpy_dtype_named(const char *name, SwDType *out);

#endif
