/* NumPy's joins: concatenate, append, stack, hstack, vstack, dstack, column_stack. */
#include "numpy/join.h"

#include <string.h>

#include "call/arguments.h"
#include "call/record_begin.h"
#include "kernels/join.h"
#include "numpy/arguments.h"
#include "numpy/dims.h"
#include "numpy/order.h"
#include "numpy/reduce.h"
#include "ops/create.h"
#include "ops/dims.h"
#include "ops/join.h"
#include "ops/shared_memory.h"
#include "runtime/record.h"
#include "runtime/record_reach.h"
#include "runtime/tensors.h"

typedef struct Parts {
  SwJoinInput *at;
  int count;
} Parts;

/* The destination of a join: out=, or a new array of dtype= or of the promoted dtype. */
typedef struct Into {
  SwTensor *out;
  SwDType dtype;
  bool is_flat; /* axis=None */
  bool stacks;  /* along a new axis */
} Into;

static bool arg_into(SwCall *call, int out, int dtype, Into *into) {
  *into = (Into){.dtype = SW_DTYPE_COUNT};
  SwValue value = out < 0 ? (SwValue){.kind = SW_VALUE_NONE} : call->args[out];
  bool given = !sw_value_is_missing(value);
  if (dtype < call->count && !sw_numpy_arg_dtype(call, dtype, SW_DTYPE_COUNT, &into->dtype))
    return false;
  if (given && into->dtype != SW_DTYPE_COUNT) return sw_raise0(call->vm, SW_ERR_NUMPY_JOIN_BOTH);
  if (!given) return true;
  if (value.kind != SW_VALUE_TENSOR) return sw_raise0(call->vm, SW_ERR_NUMPY_JOIN_OUT);
  into->out = value.as.tensor;
  bool array = into->out->dialect == SW_NUMPY && !into->out->is_scalar;
  if (!array) return sw_raise0(call->vm, SW_ERR_NUMPY_JOIN_OUT);
  return true;
}

static bool check_into(SwCall *call, const Into *into, const SwShape *shape) {
  if (!into->out) return true;
  const SwShape *own = &into->out->layout.shape;
  if (own->ndim != shape->ndim)
    return sw_raise0(call->vm,
                     into->is_flat ? SW_ERR_NUMPY_JOIN_OUT_FLAT : SW_ERR_NUMPY_JOIN_OUT_DIMS);
  if (sw_shape_equal(own, shape)) return true;
  return sw_raise0(call->vm,
                   into->is_flat ? SW_ERR_NUMPY_JOIN_OUT_SIZE : SW_ERR_NUMPY_JOIN_OUT_SHAPE);
}

static bool part_of(SwCall *call, SwValue value, SwJoinInput *out) {
  SwTensor *tensor = NULL;
  if (value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_NUMPY)
    tensor = value.as.tensor;
  else if (value.kind == SW_VALUE_TENSOR) {
    if (!sw_share_memory(call, value.as.tensor, SW_NUMPY, &value)) return false;
    tensor = value.as.tensor;
  } else if (!sw_create_from(call, SW_NUMPY, value, SW_DTYPE_COUNT, &tensor))
    return false;
  *out = (SwJoinInput){tensor, tensor->layout, NULL};
  return true;
}

/* An array as the list of arrays to join: its entries along the first axis, as views.
 * np.concatenate(a) joins the rows of a. */
static bool parts_of_array(SwCall *call, SwTensor *array, Parts *out) {
  const SwLayout *own = &array->layout;
  if (own->shape.ndim == 0 || own->shape.size[0] > SW_MAX_STEPS) return sw_call_refuse(call);
  out->count = (int)own->shape.size[0];
  out->at = sw_arena_alloc(call->vm->arena, (size_t)(out->count + 1) * sizeof *out->at);
  if (!out->at) return sw_exhausted(call->vm);
  for (int i = 0; i < out->count; i++) {
    SwLayout layout = sw_layout_select(own, 0, i);
    out->at[i] = (SwJoinInput){array, layout, NULL};
    /* operands that the story shows; there may be very many */
    if (i < SW_RECORD_OPERANDS) out->at[i].given = sw_tensor_view(call->vm, array, &layout);
  }
  return true;
}

/* The arrays to join, args[0]: arrays, numbers and nested lists. */
static bool parts_of(SwCall *call, Parts *out) {
  SwValue list = call->args[0];
  if (list.kind == SW_VALUE_TENSOR) return parts_of_array(call, list.as.tensor, out);
  if (list.kind != SW_VALUE_LIST && list.kind != SW_VALUE_TUPLE) return sw_call_refuse(call);
  const SwSequence *items = list.as.sequence;
  out->count = (int)items->count;
  out->at = sw_arena_alloc(call->vm->arena, (size_t)(items->count + 1) * sizeof *out->at);
  if (!out->at) return sw_exhausted(call->vm);
  for (int i = 0; i < out->count; i++) {
    if (!part_of(call, items->items[i], &out->at[i])) return false;
  }
  return true;
}

static bool join_shape(SwVm *vm, const Parts *parts, int axis, SwShape *shape) {
  int at = 0;
  *shape = parts->at[0].layout.shape;
  for (int i = 1; i < parts->count; i++) {
    const SwShape *next = &parts->at[i].layout.shape;
    switch (sw_join_shape(shape, axis, next, &at)) {
    case SW_JOIN_FITS: break;
    case SW_JOIN_NDIM:
      return sw_raise(vm, SW_ERR_NUMPY_JOIN_DIMS, SW_INT(shape->ndim), SW_INT(i),
                      SW_INT(next->ndim));
    case SW_JOIN_SIZE:
      return sw_raise(vm, SW_ERR_NUMPY_JOIN_SIZES, SW_INT(at), SW_INT(shape->size[at]), SW_INT(i),
                      SW_INT(next->size[at]));
    default: return sw_raise0(vm, SW_ERR_NUMPY_NEGATIVE_DIM); /* SW_JOIN_OVERFLOW */
    }
  }
  return true;
}

/* Compares the strides of axes `a` and `b` over all arrays: 1 if `a` is the outer one in each, -1
 * if `b` is in any, 0 if no array decides, because one of the sizes is 1. */
static int wider(const Parts *parts, int a, int b) {
  int verdict = 0;
  for (int i = 0; i < parts->count; i++) {
    const SwLayout *own = &parts->at[i].layout;
    if (own->shape.size[a] == 1 || own->shape.size[b] == 1) continue;
    if (sw_magnitude(own->stride[a]) <= sw_magnitude(own->stride[b]))
      verdict = -1;
    else if (verdict == 0)
      verdict = 1;
  }
  return verdict;
}

/* Lays out the result in the order of dims that the arrays have, so that joining F-ordered arrays
 * gives an F-ordered one (PyArray_CreateMultiSortedStridePerm). */
static void order_like_parts(const Parts *parts, SwLayout *layout) {
  int order[SW_MAX_DIMS], ndim = layout->shape.ndim;
  for (int axis = 0; axis < ndim; axis++) {
    int place = axis;
    for (int i = axis - 1; i >= 0; i--) {
      int verdict = wider(parts, axis, order[i]);
      if (verdict < 0) break;
      if (verdict > 0) place = i;
    }
    memmove(order + place + 1, order + place, (size_t)(axis - place) * sizeof *order);
    order[place] = axis;
  }
  int64_t stride = 1;
  for (int i = ndim - 1; i >= 0; i--) {
    int64_t size = layout->shape.size[order[i]];
    layout->stride[order[i]] = stride;
    stride *= size > 1 ? size : 1;
  }
}

static SwDType common_dtype(const Parts *parts) {
  SwDType dtype = parts->at[0].tensor->dtype;
  for (int i = 1; i < parts->count; i++)
    dtype = sw_dtype_promote(SW_NUMPY, dtype, parts->at[i].tensor->dtype);
  return dtype;
}

/* Writes one part into the result from *start on, and moves *start past it. */
static bool write_part(SwCall *call, SwTensor *to, int axis, SwJoinInput part, int64_t *start) {
  SwOperand target;
  SwTensor source = *part.tensor, *apart = &source;
  source.layout = part.layout;
  if (to->readonly) return sw_raise0(call->vm, SW_ERR_NUMPY_READ_ONLY);
  if (!sw_dtype_same_kind(SW_NUMPY, source.dtype, to->dtype))
    return sw_raise(call->vm, SW_ERR_NUMPY_COPY_CAST, SW_STR("array data"),
                    SW_STR(sw_dtype_name(source.dtype)), SW_STR(sw_dtype_name(to->dtype)));
  if (source.storage == to->storage && !(apart = sw_tensor_copy(call->vm, &source, source.dtype)))
    return false;
  if (!sw_tensor_operand_write(call->vm, to, &target)) return false;
  SwOperand from = sw_tensor_operand(apart);
  sw_join_write(&target, axis, &from, start);
  return true;
}

static SwTensor *new_joined(SwCall *call, const Parts *parts, const Into *into,
                            const SwShape *shape) {
  SwDType dtype = into->dtype == SW_DTYPE_COUNT ? common_dtype(parts) : into->dtype;
  SwTensor *result = sw_tensor_new(call->vm, SW_NUMPY, dtype, shape);
  if (result && sw_tensor_size(result)) order_like_parts(parts, &result->layout);
  return result;
}

static bool joined(SwCall *call, const Parts *parts, int64_t wanted, const Into *into,
                   SwTensor **out) {
  SwVm *vm = call->vm;
  SwShape shape = {0};
  int axis;
  int64_t start = 0;
  if (parts->count == 0) return sw_raise0(vm, SW_ERR_NUMPY_JOIN_NOTHING);
  int ndim = parts->at[0].layout.shape.ndim;
  if (ndim == 0) return sw_raise0(vm, SW_ERR_NUMPY_JOIN_0D);
  if (!sw_numpy_axis(vm, SW_ERR_NUMPY_AXIS, wanted, ndim, &axis)) return false;
  if (!join_shape(vm, parts, axis, &shape)) return false;
  if (!check_into(call, into, &shape)) return false;
  SwTensor *result = into->out ? into->out : new_joined(call, parts, into, &shape);
  if (!result) return false;
  for (int i = 0; i < parts->count; i++) {
    if (!write_part(call, result, axis, parts->at[i], &start)) return false;
  }
  *out = result;
  return true;
}

static void record_written(SwCall *call, const SwTensor *into) {
  SwRecord *record = sw_record_begin(call, SW_STORY_NOTE);
  if (!record) return;
  sw_record_operand(record, into, call->nodes[2]);
  sw_record_reach(call->vm, into);
  sw_record_result(record, into);
  sw_record_written(record, 0);
}

/* Joins, and records it. Joining into out= is recorded as writing, not as a join; rows of one array
 * that become one line are not recorded. */
static bool join(SwCall *call, const Parts *parts, int64_t wanted, const Into *into, SwValue *out) {
  SwTensor *result = NULL;
  bool good = joined(call, parts, wanted, into, &result);
  bool is_array = into->is_flat && call->args[0].kind == SW_VALUE_TENSOR;
  if (good && into->out) record_written(call, into->out);
  if (!into->out && !is_array)
    sw_join_tell(call, parts->at, parts->count, wanted, into->stacks, result);
  if (good) *out = sw_value_tensor(result);
  return good;
}

/* Replaces each array by its elements in one line, for axis=None. */
static bool flatten_parts(SwCall *call, Parts *parts) {
  for (int i = 0; i < parts->count; i++) {
    SwJoinInput *part = &parts->at[i];
    SwTensor source = *part->tensor;
    source.layout = part->layout;
    part->given = part->tensor;
    part->tensor = sw_numpy_copy_in_order(call, &source, 'C');
    if (!part->tensor) return false;
    (void)sw_layout_contiguous(&(SwShape){1, {sw_tensor_size(part->tensor)}}, &part->layout);
  }
  return true;
}

/* concatenate(arrays, axis=0, out=None, *, dtype=None) */
bool sw_numpy_concatenate(SwCall *call, SwValue *out) {
  Parts parts = {0};
  Into into;
  int64_t axis = 0;
  bool flat = call->args[1].kind == SW_VALUE_NONE;
  if (!arg_into(call, 2, 3, &into) || !parts_of(call, &parts)) return false;
  into.is_flat = flat;
  if (flat ? !flatten_parts(call, &parts) : !sw_numpy_int(call, call->args[1], &axis)) return false;
  return join(call, &parts, axis, &into, out);
}

/* append(arr, values, axis=None): without an axis, both are flattened first: the result of
 * appending to a matrix has one dim. */
bool sw_numpy_append(SwCall *call, SwValue *out) {
  SwJoinInput both[2];
  Parts parts = {both, 2};
  int64_t axis = 0;
  bool flat = sw_arg_missing(call, 2);
  for (int i = 0; i < 2; i++) {
    if (!part_of(call, call->args[i], &both[i])) return false;
  }
  if (flat ? !flatten_parts(call, &parts) : !sw_numpy_int(call, call->args[2], &axis)) return false;
  return join(call, &parts, axis, &(Into){.dtype = SW_DTYPE_COUNT}, out);
}

/* Inserts a new axis of size 1 into each part, also if their shapes differ, so that the story can
 * show the mismatch. */
static void insert_axis(const Parts *parts, int axis) {
  for (int i = 0; i < parts->count; i++) {
    int ndim = parts->at[i].layout.shape.ndim;
    if (ndim < SW_MAX_DIMS)
      parts->at[i].layout = sw_layout_insert(&parts->at[i].layout, axis < ndim ? axis : ndim, 0);
  }
}

static bool stack_refused(SwCall *call, const Parts *parts, int64_t wanted) {
  int ndim = parts->at[0].layout.shape.ndim + 1;
  int64_t axis = wanted < 0 ? wanted + ndim : wanted;
  (void)sw_raise0(call->vm, SW_ERR_NUMPY_STACK_SHAPES);
  if (axis < 0 || axis >= ndim) return false;
  insert_axis(parts, (int)axis);
  sw_join_tell(call, parts->at, parts->count, axis, true, NULL);
  return false;
}

static bool all_equal(const Parts *parts) {
  for (int i = 1; i < parts->count; i++) {
    if (!sw_shape_equal(&parts->at[0].layout.shape, &parts->at[i].layout.shape)) return false;
  }
  return true;
}

/* stack(arrays, axis=0, out=None, *, dtype=None): along a new axis. */
bool sw_numpy_stack(SwCall *call, SwValue *out) {
  Parts parts = {0};
  Into into;
  int64_t wanted;
  int axis;
  if (!parts_of(call, &parts)) return false;
  if (parts.count == 0) return sw_raise0(call->vm, SW_ERR_NUMPY_STACK_NOTHING);
  int ndim = parts.at[0].layout.shape.ndim + 1;
  if (!all_equal(&parts))
    return stack_refused(call, &parts,
                         call->args[1].kind == SW_VALUE_INT ? call->args[1].as.integer : 0);
  if (!sw_arg_int(call, 1, &wanted) ||
      !sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS, wanted, ndim, &axis))
    return false;
  if (ndim > SW_MAX_DIMS)
    return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(ndim), SW_INT(SW_MAX_DIMS));
  if (!arg_into(call, 2, 3, &into)) return false;
  into.stacks = true;
  insert_axis(&parts, axis);
  return join(call, &parts, axis, &into, out);
}

SwLayout sw_numpy_at_least(const SwLayout *self, int ndim) {
  SwLayout out = *self;
  while (out.shape.ndim < ndim)
    out = sw_layout_insert(&out, out.shape.ndim == 2 ? 2 : 0, 0);
  return out;
}

/* hstack, vstack, dstack: `detail` is how many dims each array has at least. */
bool sw_numpy_hstack(SwCall *call, SwValue *out) {
  Parts parts = {0};
  int ndim = call->operation->detail;
  Into into;
  if (!arg_into(call, -1, 1, &into) || !parts_of(call, &parts)) return false;
  for (int i = 0; i < parts.count; i++)
    parts.at[i].layout = sw_numpy_at_least(&parts.at[i].layout, ndim);
  bool columns = ndim == 1 && parts.count && parts.at[0].layout.shape.ndim > 1;
  return join(call, &parts, ndim == 3 ? 2 : columns, &into, out);
}

/* column_stack(arrays): arrays of one dim become columns. */
bool sw_numpy_column_stack(SwCall *call, SwValue *out) {
  Parts parts = {0};
  if (!parts_of(call, &parts)) return false;
  for (int i = 0; i < parts.count; i++) {
    while (parts.at[i].layout.shape.ndim < 2)
      parts.at[i].layout = sw_layout_insert(&parts.at[i].layout, parts.at[i].layout.shape.ndim, 0);
  }
  return join(call, &parts, 1, &(Into){.dtype = SW_DTYPE_COUNT}, out);
}
