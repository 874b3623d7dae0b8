/* NumPy's reshape, ravel, flatten and copy, in the orders C (last dim fastest), F (first dim
 * fastest), A and K. */
#include "numpy/order.h"

#include "call/record_begin.h"
#include "call/record_write.h"
#include "numpy/arguments.h"
#include "numpy/dims.h"
#include "numpy/reduce.h"
#include "numpy/tensors.h"
#include "ops/dims.h"
#include "ops/reorder_record.h"
#include "ops/view_call.h"
#include "runtime/tensors.h"
#include "tensor/order.h"
#include "tensor/result_layout.h"
#include "tensor/view.h"

bool sw_numpy_order(SwCall *call, int i, char fallback, char *out) {
  SwValue value = call->args[i];
  *out = fallback;
  if (sw_value_is_missing(value)) return true;
  if (value.kind != SW_VALUE_STRING)
    return sw_raise(call->vm, SW_ERR_NUMPY_ORDER_TYPE, SW_STR(sw_value_type_name(value)));
  const SwString *text = value.as.string;
  char order = (char)(text->bytes[0] & ~0x20); /* to upper case */
  if (text->size != 1 || (order != 'C' && order != 'F' && order != 'A' && order != 'K'))
    return sw_raise(call->vm, SW_ERR_NUMPY_ORDER, SW_STR(text->bytes));
  *out = order;
  return true;
}

bool sw_numpy_is_in_order(const SwLayout *layout, char order) {
  if (order == 'C') return sw_layout_is_contiguous(layout);
  return order != 'F' || sw_layout_is_fortran(layout);
}

static SwLayout reversed(const SwLayout *layout) {
  int order[SW_MAX_DIMS];
  for (int dim = 0; dim < layout->shape.ndim; dim++)
    order[dim] = layout->shape.ndim - 1 - dim;
  return sw_layout_permute(layout, order);
}

SwLayout sw_numpy_lead_with_ones(const SwLayout *self, int64_t ndim) {
  SwLayout out = *self;
  bool fortran = sw_layout_is_fortran(self) && !sw_layout_is_contiguous(self);
  bool spans = self->shape.ndim > 0 && !fortran;
  int64_t stride = spans ? self->stride[0] * self->shape.size[0] : 1;
  while (out.shape.ndim < ndim)
    out = sw_layout_insert(&out, 0, stride);
  return out;
}

static SwTensor *copy_with(SwCall *call, const SwTensor *array, const SwLayout *layout) {
  SwTensor *copy = sw_tensor_new(call->vm, SW_NUMPY, array->dtype, &array->layout.shape);
  if (!copy) return NULL;
  copy->layout = *layout;
  SwOperand to = sw_tensor_operand(copy), from = sw_tensor_operand(array);
  return sw_copy_values(call->vm, &to, &from) ? copy : NULL;
}

SwTensor *sw_numpy_copy_in_order(SwCall *call, const SwTensor *array, char order) {
  SwLayout layout = {0};
  sw_layout_ordered(&array->layout, order, &layout);
  return copy_with(call, array, &layout);
}

/* a.copy(order='C'), copy(a, order='K'): `detail` is the default order, which surprisingly differs.
 */
bool sw_numpy_copy(SwCall *call, SwValue *out) {
  SwTensor *array;
  char order = 'C';
  bool is_array = call->args[0].kind == SW_VALUE_TENSOR;
  if (sw_numpy_was_object(call)) return sw_call_refuse(call);
  if (!sw_numpy_view_input(call, &array)) return false;
  if (!sw_numpy_order(call, 1, (char)call->operation->detail, &order)) return false;
  SwTensor *copy = sw_numpy_copy_in_order(call, array, order);
  if (!copy) return false;
  if (is_array) sw_record_copy(call, array, copy);
  *out = sw_value_tensor(copy);
  if (call->operation->detail == 'C') sw_numpy_keep_scalar(array, out);
  return true;
}

/* The strides of a view of `shape` in order F: the view rule applied to the reversed dims. Its dims
 * of size 1 get the stride of the next longer dim, as in NumPy. */
static bool fortran_strides(const SwLayout *old, const SwShape *shape, SwLayout *out) {
  SwLayout from = reversed(old), to = {.shape = *shape}, layout;
  if (sw_layout_is_fortran(old)) {
    bool fits = sw_layout_fortran(shape, out);
    out->offset = old->offset;
    return fits;
  }
  to = reversed(&to);
  if (!sw_view_strides(&from, &to.shape, SW_NUMPY, NULL, &layout)) return false;
  *out = reversed(&layout);
  for (int dim = shape->ndim - 1, next = -1; dim >= 0; dim--) {
    if (shape->size[dim] != 1)
      next = dim;
    else if (next >= 0)
      out->stride[dim] = out->stride[next];
  }
  return true;
}

/* Reshapes into a view of a new copy; the copy is its base, though no name refers to it. */
static bool view_of_copy(SwCall *call, SwTensor *array, const SwShape *shape, char order,
                         SwValue *out) {
  SwLayout layout = {0};
  SwTensor *copy = sw_numpy_copy_in_order(call, array, order);
  if (!copy) return false;
  bool fits =
      order == 'F' ? sw_layout_fortran(shape, &layout) : sw_layout_contiguous(shape, &layout);
  if (!fits) return sw_call_refuse(call);
  SwTensor *view = sw_tensor_view(call->vm, copy, &layout);
  if (view) *out = sw_value_tensor(view);
  return view != NULL;
}

typedef enum CopyWish { COPY_IF_NEEDED, COPY_ALWAYS, COPY_NEVER } CopyWish;

static bool copy_wish(SwCall *call, int i, CopyWish *out) {
  SwValue value = call->args[i];
  *out = COPY_IF_NEEDED;
  if (sw_value_is_missing(value)) return true;
  if (value.kind != SW_VALUE_BOOL) return sw_call_refuse(call);
  *out = value.as.truth ? COPY_ALWAYS : COPY_NEVER;
  return true;
}

/* Reshapes in order F as the story shows it: a.T.reshape(reversed shape).T. `layout` is that of the
 * view, if there is one. */
static bool reshaped_transposed(SwCall *call, SwTensor *array, const SwShape *shape,
                                const SwLayout *layout, SwValue *out) {
  int from[SW_MAX_DIMS];
  SwLayout own = reversed(&array->layout), asked = {.shape = *shape};
  SwTensor *transposed = sw_tensor_view(call->vm, array, &own);
  asked = reversed(&asked);
  if (!transposed || !sw_view_call(call, transposed, asked.shape, SW_VIEW_OR_COPY, out))
    return false;
  sw_record_view_of(call->record, 0, ".T");
  sw_emit(sw_record_trace(call->record), ORDER_TRANSPOSES, 0);
  own = layout ? *layout : reversed(&out->as.tensor->layout);
  if (own.shape.ndim < 2) return true; /* one dim needs no transposing back */
  for (int dim = 0; dim < own.shape.ndim; dim++)
    from[dim] = own.shape.ndim - 1 - dim;
  return sw_dims_result(call, out->as.tensor, &own, from, out);
}

/* Reshapes by the view rule, which records its steps; requests beyond it, such as copy=, are
 * recorded as notes. */
static bool reshaped(SwCall *call, SwTensor *array, SwShape shape, char order, CopyWish wish,
                     SwValue *out) {
  SwLayout layout = {0};
  SwShape asked = shape;
  bool fits = sw_view_infer(sw_tensor_size(array), &shape, NULL) == SW_SHAPE_FITS;
  bool same = fits && sw_shape_equal(&asked, &array->layout.shape) && wish != COPY_ALWAYS;
  if (same) {
    int from[SW_MAX_DIMS];
    sw_numpy_same_dims(shape.ndim, from);
    return sw_dims_result(call, array, &array->layout, from, out);
  }
  bool view = fits && wish != COPY_ALWAYS &&
              (order == 'F' ? fortran_strides(&array->layout, &shape, &layout)
                            : sw_view_strides(&array->layout, &shape, SW_NUMPY, NULL, &layout));
  if (!fits || (order == 'C' && wish != COPY_ALWAYS && (view || wish == COPY_IF_NEEDED)))
    return sw_view_call(call, array, asked, SW_VIEW_OR_COPY, out);
  if (order == 'F' && wish == COPY_IF_NEEDED)
    return reshaped_transposed(call, array, &shape, view ? &layout : NULL, out);
  if (!view && wish == COPY_NEVER) return sw_raise0(call->vm, SW_ERR_NUMPY_RESHAPE_COPY);
  if (!view) return view_of_copy(call, array, &shape, order, out);
  SwTensor *result = sw_tensor_view(call->vm, array, &layout);
  if (result) *out = sw_value_tensor(result);
  return result != NULL;
}

/* Reads the shape of reshape; None means one dim. Every negative size means "work it out", not only
 * -1. */
static bool wanted_shape(SwCall *call, const SwTensor *array, SwShape *out) {
  SwValue value = call->args[1];
  bool is_written = call->nodes[1]->kind == SW_NODE_TUPLE; /* reshape((None,)) */
  bool method = value.kind == SW_VALUE_TUPLE && value.as.sequence->count == 1 && !is_written;
  if (method) value = value.as.sequence->items[0];
  *out = array->layout.shape;
  if (value.kind == SW_VALUE_NONE) return true;
  if (!sw_numpy_ints(call, 1, out)) return false;
  for (int dim = 0; dim < out->ndim; dim++)
    out->size[dim] = out->size[dim] < 0 ? -1 : out->size[dim];
  return true;
}

/* a.reshape(shape..., order='C', copy=None) */
bool sw_numpy_reshape(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwShape shape = {0};
  CopyWish wish = COPY_IF_NEEDED;
  char order = 'C';
  if (!sw_numpy_view_input(call, &array)) return false;
  if (!call->nodes[1]) return sw_raise0(call->vm, SW_ERR_NUMPY_RESHAPE_NOTHING);
  if (!sw_numpy_order(call, 2, 'C', &order) || !copy_wish(call, 3, &wish)) return false;
  SwValue asked = call->args[1];
  bool lone = asked.kind == SW_VALUE_TUPLE && asked.as.sequence->count == 1;
  if (!sw_numpy_check_sizes(call, lone ? asked.as.sequence->items[0] : asked) ||
      !wanted_shape(call, array, &shape))
    return false;
  if (order == 'K') return sw_raise0(call->vm, SW_ERR_NUMPY_RESHAPE_K);
  if (!reshaped(call, array, shape, sw_order_settled(order, &array->layout), wish, out))
    return false;
  sw_numpy_keep_scalar(array, out);
  return true;
}

static void record_memory_order(SwCall *call, const SwTensor *array, const SwTensor *result,
                                bool shares) {
  SwRecord *record = sw_record_begin(call, SW_STORY_NOTE);
  if (!record) return;
  sw_record_operand(record, array, call->nodes[0]);
  sw_record_result(record, result);
  sw_emit(&record->trace, ORDER_IN_MEMORY, 0);
  if (shares)
    sw_emit(&record->trace, SHARED_STORAGE, 1, 1, 0);
  else
    sw_emit(&record->trace, NEW_STORAGE, 1);
}

/* nditer(array, walk), called from Python (composed): records that `walk` goes through the array in
 * the order of memory. */
bool sw_numpy_in_memory_order(SwCall *call, SwValue *out) {
  record_memory_order(call, call->args[0].as.tensor, call->args[1].as.tensor, true);
  *out = sw_value_none();
  return true;
}

/* Flattens into a copy. Order K reads elements in the order of memory. */
static bool flattened(SwCall *call, SwTensor *array, char order, SwValue *out) {
  const SwLayout *own = &array->layout;
  SwTensor *copy;
  if (order == 'K') {
    SwLayout layout = sw_result_layout(SW_NUMPY, &own->shape, 1, &own);
    copy = copy_with(call, array, &layout);
  } else {
    copy = sw_numpy_copy_in_order(call, array, order);
  }
  if (!copy) return false;
  SwShape line = {1, {sw_tensor_size(array)}};
  copy->layout = sw_result_layout(SW_NUMPY, &line, 0, NULL);
  SwReorder reorder = sw_reorder_flat(SW_REORDER_KEEP, 0);
  SwTensor read = *array;
  reorder.is_transposed = order == 'F' && own->shape.ndim > 1;
  if (reorder.is_transposed) read.layout = reversed(own);
  if (order != 'K' || sw_layout_is_contiguous(own))
    sw_record_reorder(call, &read, &reorder, copy);
  else
    record_memory_order(call, array, copy, false);
  *out = sw_value_tensor(copy);
  return true;
}

/* flatten(order='C'): always a copy. */
bool sw_numpy_flatten(SwCall *call, SwValue *out) {
  SwTensor *array;
  char order = 'C';
  if (!sw_numpy_view_input(call, &array) || !sw_numpy_order(call, 1, 'C', &order)) return false;
  return flattened(call, array, sw_order_settled(order, &array->layout), out);
}

/* Whether the elements fill one run of memory without gaps, in any order of dims. */
static bool is_one_run(const SwLayout *layout) {
  int order[SW_MAX_DIMS];
  sw_layout_by_stride(layout, order);
  SwLayout sorted = sw_layout_permute(layout, order);
  return sw_layout_is_contiguous(&sorted);
}

/* ravel(order='C'): a view if the elements are in that order in memory already, else a copy. */
bool sw_numpy_ravel(SwCall *call, SwValue *out) {
  SwTensor *array;
  char order = 'C';
  if (!sw_numpy_view_input(call, &array) || !sw_numpy_order(call, 1, 'C', &order)) return false;
  const SwLayout *own = &array->layout;
  order = sw_order_settled(order, own);
  if (order != 'F' && sw_layout_is_contiguous(own))
    return sw_view_call(call, array, (SwShape){1, {-1}}, SW_VIEW_OR_COPY, out);
  bool in_order = order == 'F' ? sw_layout_is_fortran(own) : order == 'K' ? is_one_run(own) : false;
  if (!in_order) return flattened(call, array, order, out);
  SwLayout line = {.shape = {1, {sw_tensor_size(array)}}, .stride = {1}, .offset = own->offset};
  SwTensor *view = sw_tensor_view(call->vm, array, &line);
  if (!view) return false;
  if (order == 'K') record_memory_order(call, array, view, true);
  *out = sw_value_tensor(view);
  return true;
}
