#include "numpy/reduce_out.h"

#include "numpy/reduce.h"

/* How NumPy names the sizes of out= among the operand's: (3,)->(3,newaxis). */
static bool raise_out_shape(SwCall *call, const SwTensor *array, SwDimSet axes, bool keepdims,
                            const SwShape *own) {
  SwText remapped = {0};
  bool begun = false;
  int at = 0;
  for (int dim = 0; dim < array->layout.shape.ndim; dim++) {
    bool missing = !keepdims && axes >> dim & 1;
    if (missing && !begun) continue; /* leading ones are not shown */
    if (begun) sw_text_put(&remapped, ",");
    if (missing)
      sw_text_put(&remapped, "newaxis");
    else
      sw_text_int(&remapped, own->size[at++]);
    begun = true;
  }
  sw_raise(call->vm, SW_ERR_NUMPY_REDUCE_OUT_SHAPE, SW_SHAPE_ARG(own),
           SW_STR(sw_text_cstr(&remapped)), SW_SHAPE_ARG(&array->layout.shape));
  sw_text_free(&remapped);
  return false;
}

/* Behind sizes that cannot meet: one of 1 would be stretched, the last dim first. */
static bool raise_ones(SwCall *call, const SwTensor *array, SwDimSet axes, bool keepdims,
                       const SwShape *own) {
  SwShape broadcast = array->layout.shape;
  const SwShape *shape = &array->layout.shape;
  int at = own->ndim;
  bool stretched = false;
  for (int dim = shape->ndim - 1; dim >= 0; dim--) {
    bool reduced = axes >> dim & 1;
    if (reduced && !keepdims) continue;
    at--;
    if (reduced && own->size[at] != 1)
      return sw_raise(call->vm, SW_ERR_NUMPY_REDUCE_OUT_AXIS, SW_INT(dim), SW_INT(own->size[at]));
    if (reduced || own->size[at] == shape->size[dim]) continue;
    if (own->size[at] == 1 && !stretched)
      return sw_raise(call->vm, SW_ERR_NUMPY_REDUCE_OUT_ONE, SW_INT(at));
    if (own->size[at] != 1) broadcast.size[dim] = own->size[at];
    stretched = true;
  }
  return sw_raise(call->vm, SW_ERR_NUMPY_REDUCE_STRETCHED, SW_SHAPE_ARG(shape),
                  SW_SHAPE_ARG(&broadcast));
}

bool sw_numpy_check_out(SwCall *call, const char *ufunc, const SwTensor *array, SwDimSet axes,
                        bool keepdims, const SwTarget *out) {
  if (!out->tensor) return true;
  SwShape wanted = sw_reduce_shape(&array->layout.shape, axes, keepdims);
  const SwShape *own = &out->tensor->layout.shape;
  if (own->ndim != wanted.ndim)
    return sw_raise(call->vm, SW_ERR_NUMPY_REDUCE_OUT_DIMS, SW_STR(ufunc), SW_INT(own->ndim),
                    SW_INT(wanted.ndim),
                    SW_STR(keepdims ? " (must match the operand's when keepdims=True)" : ""));
  bool ones = true;
  for (int dim = 0; dim < wanted.ndim; dim++) {
    int64_t size = own->size[dim];
    int64_t with = keepdims ? array->layout.shape.size[dim] : wanted.size[dim];
    ones = ones && (size == with || size == 1 || with == 1);
  }
  if (sw_shape_equal(own, &wanted)) return true;
  return ones ? raise_ones(call, array, axes, keepdims, own)
              : raise_out_shape(call, array, axes, keepdims, own);
}
