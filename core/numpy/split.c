/* NumPy's split, array_split, hsplit, vsplit, dsplit: views of an array cut along one axis. */
#include "call/arguments.h"
#include "call/record_begin.h"
#include "numpy/details.h"
#include "numpy/dims.h"
#include "numpy/reduce.h"
#include "ops/dims.h"
#include "runtime/iterate.h"
#include "runtime/tensors.h"

/* The story shows only so many pieces. */
#define SHOWN_PIECES 4

/* An array and the axis along which it is cut. */
typedef struct Cut {
  SwCall *call;
  SwTensor *array;
  int axis;
  int64_t size; /* of that axis */
  SwSequence *pieces;
} Cut;

static bool add(Cut *self, int64_t start, int64_t stop) {
  SwVm *vm = self->call->vm;
  SwValue piece;
  int from[SW_MAX_DIMS];
  int64_t length = stop > start ? stop - start : 0;
  if (length == 0) start = 0; /* an empty piece starts at 0, as every empty slice does */
  SwLayout layout = sw_layout_slice(&self->array->layout, self->axis, start, length, 1);
  sw_numpy_same_dims(layout.shape.ndim, from);
  if (self->pieces->count < SHOWN_PIECES) {
    if (!sw_dims_result(self->call, self->array, &layout, from, &piece)) return false;
    sw_record_entry_given(self->call, self->pieces->count);
  } else {
    SwTensor *view = sw_work(vm, SW_ITEM_WORK) ? sw_tensor_view(vm, self->array, &layout) : NULL;
    if (!view) return false;
    piece = sw_value_tensor(view);
  }
  return sw_sequence_push(vm, self->pieces, piece);
}

/* Cuts sections whose sizes differ by at most one, the longer ones first. */
static bool in_sections(Cut *self, int64_t sections) {
  int64_t start = 0, longer = self->size % sections;
  for (int64_t i = 0; i < sections; i++) {
    int64_t stop = start + self->size / sections + (i < longer);
    if (!add(self, start, stop)) return false;
    start = stop;
  }
  return true;
}

static bool index_of(SwCall *call, SwValue value, int64_t *out) {
  bool truth = value.kind == SW_VALUE_TENSOR && value.as.tensor->dtype == SW_BOOL;
  return truth ? sw_call_refuse(call) : sw_value_to_int(call, value, out);
}

/* Cuts before each index. Indices count as in a slice: too large ones are clamped, and they need
 * not ascend. */
static bool at_indices(Cut *self) {
  SwSequence *indices = NULL;
  int64_t start = 0;
  if (!sw_iterate(self->call->vm, self->call->node, self->call->args[1], &indices)) return false;
  for (int64_t i = 0; i <= indices->count; i++) {
    int64_t stop = self->size;
    if (i < indices->count && !index_of(self->call, indices->items[i], &stop)) return false;
    if (stop < 0) stop = stop + self->size < 0 ? 0 : stop + self->size;
    if (stop > self->size) stop = self->size;
    if (!add(self, start, stop)) return false;
    start = stop;
  }
  return true;
}

static bool cut(Cut *self, bool equal, SwValue *out) {
  SwVm *vm = self->call->vm;
  int64_t sections;
  self->size = self->array->layout.shape.size[self->axis];
  self->pieces = sw_sequence_new(vm, 8);
  if (!self->pieces) return false;
  *out = (SwValue){.kind = SW_VALUE_LIST, .as.sequence = self->pieces};
  if (sw_numpy_is_list(self->call->args[1])) return at_indices(self);
  if (!sw_arg_int(self->call, 1, &sections)) return false;
  if (equal && sections == 0) return sw_raise0(vm, SW_ERR_NUMPY_SPLIT_ZERO);
  if (equal && self->size % sections) return sw_raise0(vm, SW_ERR_NUMPY_SPLIT_EQUAL);
  if (sections <= 0) return sw_raise0(vm, SW_ERR_NUMPY_SPLIT_SECTIONS);
  return in_sections(self, sections);
}

/* split(ary, indices_or_sections, axis=0): equal sections, or an error; array_split allows unequal
 * ones. */
bool sw_numpy_split(SwCall *call, SwValue *out) {
  Cut self = {.call = call};
  int64_t axis;
  /* Cutting a list at indices: NumPy never asks for its size. */
  bool listed = sw_value_is_sequence(call->args[0]) && sw_numpy_is_list(call->args[1]);
  bool good = listed ? sw_numpy_view_input(call, &self.array) : sw_arg_tensor(call, 0, &self.array);
  if (!good || !sw_arg_int(call, 2, &axis)) return false;
  int ndim = self.array->layout.shape.ndim;
  if (listed && axis != 0) return sw_arg_refuse(call, 2); /* NumPy would use the size of dim 0 */
  if (axis < -ndim || axis >= ndim) return sw_raise0(call->vm, SW_ERR_NUMPY_SPLIT_AXIS);
  self.axis = (int)(axis < 0 ? axis + ndim : axis);
  return cut(&self, call->operation->detail == SW_SPLIT_EVENLY, out);
}

/* hsplit, vsplit, dsplit: `detail` is the number of dims that the array needs. */
bool sw_numpy_hsplit(SwCall *call, SwValue *out) {
  Cut self = {.call = call};
  int needed = call->operation->detail;
  if (!sw_arg_tensor(call, 0, &self.array)) return false;
  int ndim = self.array->layout.shape.ndim;
  if (ndim < needed)
    return sw_raise(call->vm, SW_ERR_NUMPY_HSPLIT_DIMS, SW_STR(sw_operation_said(call->operation)),
                    SW_INT(needed));
  self.axis = needed == 1 ? ndim > 1 : needed == 2 ? 0 : 2;
  return cut(&self, true, out);
}
