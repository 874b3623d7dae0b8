/* NumPy's functions that choose elements by position: take, put, flatnonzero, argwhere, ix_. */
#include "call/arguments.h"
#include "call/record_begin.h"
#include "numpy/arguments.h"
#include "numpy/reduce.h"
#include "ops/assigned_value.h"
#include "ops/create.h"
#include "ops/dims.h"
#include "ops/elementwise_call.h"
#include "ops/nonzero.h"
#include "ops/record_pick.h"
#include "ops/tensor_arith.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"
#include "tensor/view.h"

/* Argument `i` as int64 positions. An empty list is accepted, too, although it would be float64. */
static bool positions_of(SwCall *call, int i, SwTensor **out) {
  bool is_list = call->args[i].kind != SW_VALUE_TENSOR;
  if (!sw_numpy_array_arguments(call, i + 1)) return false;
  SwValue value = call->args[i];
  if (value.kind == SW_VALUE_TENSOR) {
    bool floats = sw_dtype_is_float(value.as.tensor->dtype);
    if (floats && !(is_list && sw_tensor_size(value.as.tensor) == 0)) return sw_call_refuse(call);
    *out = sw_tensor_copy(call->vm, value.as.tensor, SW_INT64);
    return *out != NULL;
  }
  int64_t position;
  if (!sw_arg_int(call, i, &position)) return false;
  *out = sw_tensor_number(call->vm, SW_NUMPY, sw_scalar_int(SW_INT64, position));
  return *out != NULL;
}

/* Wraps negative positions of an axis of `size`, in place. Returns how many there are before the
 * first one that is out of range. `positions` is contiguous. */
static int64_t wrap_positions(SwTensor *positions, int64_t size) {
  int64_t i = sw_tensor_is_laid_out(positions) ? sw_tensor_size(positions) : 0;
  for (; i < sw_tensor_size(positions); i++) {
    int64_t at = sw_tensor_load(positions, i).as.integer;
    if (at < -size || at >= size) break;
    sw_scalar_store(sw_scalar_int(SW_INT64, at < 0 ? at + size : at),
                    positions->storage->buffer->data, i);
  }
  return i;
}

/* Raises unless all positions are in range: `there` is what wrap_positions returned. `selecting`:
 * the record that shows the failing position, or NULL. */
static bool check_positions(SwCall *call, const SwTensor *positions, int64_t there, int axis,
                            int64_t size, SwSelecting *selecting) {
  if (there == sw_tensor_size(positions)) return true;
  int64_t at = sw_tensor_load(positions, there).as.integer;
  if (selecting) sw_record_not_there(selecting, there, at);
  return sw_raise(call->vm, SW_ERR_NUMPY_INDEX, SW_INT(at), SW_INT(axis), SW_INT(size));
}

/* A copy of the elements in one line, in reading order. */
static SwTensor *as_line(SwCall *call, const SwTensor *array) {
  SwTensor *line = sw_tensor_copy(call->vm, array, array->dtype);
  if (line) (void)sw_layout_contiguous(&(SwShape){1, {sw_tensor_size(array)}}, &line->layout);
  return line;
}

/* The array's shape, with one axis replaced by the shape of the positions. */
static bool taken_shape(SwCall *call, const SwShape *shape, int axis, const SwShape *positions,
                        SwShape *out) {
  *out = (SwShape){0};
  if (shape->ndim - 1 + positions->ndim > SW_MAX_DIMS) return sw_call_refuse(call);
  for (int dim = 0; dim < shape->ndim; dim++) {
    if (dim != axis) out->size[out->ndim++] = shape->size[dim];
    for (int k = 0; dim == axis && k < positions->ndim; k++)
      out->size[out->ndim++] = positions->size[k];
  }
  return true;
}

/* The address of the source of a result element: the index in the positions' dims is replaced by
 * the position found there. */
static int64_t source_of(const SwTensor *array, int axis, const SwTensor *positions,
                         const int64_t *index) {
  int width = positions->layout.shape.ndim;
  int64_t at =
      sw_tensor_load(positions, sw_layout_address(&positions->layout, index + axis)).as.integer;
  int64_t address = array->layout.offset + at * array->layout.stride[axis];
  for (int dim = 0; dim < array->layout.shape.ndim; dim++) {
    if (dim != axis)
      address += index[dim < axis ? dim : dim + width - 1] * array->layout.stride[dim];
  }
  return address;
}

static bool take(SwCall *call, const SwTensor *array, int axis, const SwTensor *positions,
                 SwValue *out) {
  SwShape shape;
  int64_t index[SW_MAX_DIMS + 1] = {0};
  if (!taken_shape(call, &array->layout.shape, axis, &positions->layout.shape, &shape))
    return false;
  SwTensor *result = sw_tensor_each(call->vm, SW_NUMPY, array->dtype, &shape);
  if (!result || !sw_work(call->vm, sw_tensor_size(result))) return false;
  for (int64_t i = 0; i < sw_tensor_values(result); i++) {
    SwScalar value = sw_tensor_load(array, source_of(array, axis, positions, index));
    sw_scalar_store(value, result->storage->buffer->data, i);
    (void)sw_shape_advance(&shape, index);
  }
  result->is_scalar = shape.ndim == 0;
  *out = sw_value_tensor(result);
  return true;
}

/* The positions before negative ones are wrapped, for the story. */
static SwTensor *as_given(SwCall *call, SwTensor *positions) {
  SwValue value = call->args[1];
  if (value.kind == SW_VALUE_TENSOR) return value.as.tensor;
  return sw_tensor_copy(call->vm, positions, SW_INT64);
}

static bool axis_of(SwCall *call, int i, int64_t *out) {
  SwValue value = call->args[i];
  bool array = value.kind == SW_VALUE_TENSOR && !value.as.tensor->is_scalar;
  if (array && (value.as.tensor->layout.shape.ndim || sw_dtype_is_float(value.as.tensor->dtype)))
    return sw_raise0(call->vm, SW_ERR_NUMPY_ONLY_SCALAR_INDEX);
  if (value.kind == SW_VALUE_FLOAT)
    return sw_raise(call->vm, SW_ERR_NUMPY_NOT_AN_INTEGER, SW_STR("float"));
  if (value.kind == SW_VALUE_BOOL) return sw_arg_refuse(call, i);
  return sw_arg_int_or(call, i, 0, out);
}

/* take(a, indices, axis=None): entries along one axis, or of the flattened array. The result has
 * the shape of the indices in place of the axis. */
bool sw_numpy_take(SwCall *call, SwValue *out) {
  SwTensor *array, *positions;
  int64_t dim;
  int axis;
  if (!positions_of(call, 1, &positions) || !sw_numpy_input(call, &array)) return false;
  const SwTensor *whole = array;
  bool line = sw_arg_missing(call, 2) || array->layout.shape.ndim == 0;
  if (!axis_of(call, 2, &dim)) return false;
  if (line && !(array = as_line(call, array))) return false;
  if (!sw_wrap_dim(call->vm, SW_NUMPY, dim, array->layout.shape.ndim, &axis)) return false;
  int64_t size = array->layout.shape.size[axis];
  int64_t others = sw_dims_numel(array, ~((SwDimSet)1 << axis));
  if (size == 0 && others > 0 && sw_tensor_size(positions) > 0)
    return sw_raise0(call->vm, SW_ERR_NUMPY_EMPTY_TAKE);
  SwSelecting selecting = {0};
  SwTensor *given = as_given(call, positions);
  if (!given) return false;
  SwRecord *record = line ? sw_record_take(call, whole, given) : NULL;
  if (!line) sw_record_select(call, array, axis, given, 1, false, &selecting);
  bool looks = sw_dims_numel(array, ((SwDimSet)1 << axis) - 1) >
               0; /* NumPy checks positions only if there is something to take */
  if (looks && !check_positions(call, positions, wrap_positions(positions, size), axis, size,
                                line ? NULL : &selecting))
    return false;
  if (!take(call, array, axis, positions, out)) return false;
  sw_record_picked(record, out->as.tensor);
  if (!line) sw_record_selected(&selecting, out->as.tensor);
  return true;
}

/* The address, in elements, of element `number` in reading order. */
static int64_t address_of(const SwTensor *array, int64_t number) {
  int64_t index[SW_MAX_DIMS];
  sw_shape_unravel(&array->layout.shape, number, index);
  return sw_layout_address(&array->layout, index);
}

/* Records put() as array.flat[positions] = values; possible if there is one value, or as many as
 * positions. */
static SwRecord *record_put(SwCall *call, const SwTensor *array, const SwTensor *positions,
                            const SwTensor *values) {
  int64_t count = sw_tensor_size(values);
  bool fits = count == 1 || count == sw_tensor_size(positions);
  SwRecord *self = fits ? sw_record_take(call, array, positions) : NULL;
  if (!self) return NULL;
  SwTensor read = *values;
  self->kind = SW_STORY_PUT;
  self->as.index.indexing->chosen = positions->layout.shape;
  if (count > 1) (void)sw_layout_contiguous(&positions->layout.shape, &read.layout);
  if (sw_value_is_number(call->args[2]))
    sw_record_argument(self, call, 2, SW_NUMPY);
  else
    sw_record_operand(self, &read, call->nodes[2]);
  sw_emit(&self->trace, PUT_CHOSEN, self->operand_count - 1);
  return self;
}

/* put(a, ind, v): writes the values one by one into the flattened array, starting again when they
 * run out. */
bool sw_numpy_put(SwCall *call, SwValue *out) {
  SwTensor *array, *positions, *values;
  SwOperand to;
  *out = sw_value_none();
  if (call->args[0].kind != SW_VALUE_TENSOR) return sw_call_refuse(call);
  array = call->args[0].as.tensor;
  SwValue given = call->args[2];
  if (array->readonly) return sw_raise0(call->vm, SW_ERR_NUMPY_PUT_READ_ONLY);
  if (!positions_of(call, 1, &positions)) return false;
  if (sw_tensor_size(array) == 0 && sw_tensor_size(positions))
    return sw_raise0(call->vm, SW_ERR_NUMPY_PUT_EMPTY);
  SwCall value = {.vm = call->vm, .operation = call->operation, .node = call->node, .count = 1};
  value.args[0] = given;
  if (!sw_numpy_input(&value, &values)) return false;
  int64_t count = sw_tensor_size(values);
  for (int64_t i = 0; given.kind != SW_VALUE_TENSOR && i < sw_tensor_values(values); i++) {
    SwScalar number = sw_tensor_load(values, i), ignored;
    if (!sw_number_convert(call->vm, SW_NUMPY, number, true, array->dtype, &ignored)) return false;
  }
  values = as_line(call, values);
  if (!values) return false;
  if (count == 0) return true;
  SwTensor *shown = as_given(call, positions);
  if (!shown) return false;
  int64_t there = wrap_positions(positions, sw_tensor_size(array));
  bool all = there == sw_tensor_size(positions);
  SwRecord *record = all ? record_put(call, array, shown, values) : NULL;
  sw_warn_cast(call->vm, values, array->dtype);
  if (!sw_tensor_operand_write(call->vm, array, &to)) return false;
  /* An array that is only laid out has no values. */
  for (int64_t i = 0; to.data && i < there; i++) {
    SwScalar entry = sw_scalar_cast(sw_tensor_load(values, i % count), array->dtype);
    sw_scalar_store(entry, to.data, address_of(array, sw_tensor_load(positions, i).as.integer));
  }
  sw_record_written(record, 0);
  if (record) sw_record_result(record, array);
  return check_positions(call, positions, there, 0, sw_tensor_size(array), NULL);
}

static SwTensor *one_line(SwCall *call, const SwTensor *tensor) {
  SwTensor *lines[SW_MAX_DIMS];
  return sw_nonzero(call->vm, tensor, lines) ? lines[0] : NULL;
}

/* flatnonzero(a): positions of the nonzero elements in the flattened array. */
bool sw_numpy_flatnonzero(SwCall *call, SwValue *out) {
  SwTensor *array, *line, *result;
  if (!sw_numpy_input(call, &array) || !(line = as_line(call, array)) ||
      !(result = one_line(call, line)))
    return false;
  sw_record_places(call, array, sw_tensor_size(result), 1, result);
  *out = sw_value_tensor(result);
  return true;
}

/* argwhere(a): one row of indices for each nonzero element; nonzero(a) transposed. */
bool sw_numpy_argwhere(SwCall *call, SwValue *out) {
  SwTensor *array, *lines[SW_MAX_DIMS], *joined;
  if (!sw_numpy_input(call, &array)) return false;
  int ndim = array->layout.shape.ndim;
  if (!sw_nonzero(call->vm, array, lines)) return false;
  int64_t count = ndim ? lines[0]->layout.shape.size[0]
                       : sw_scalar_double(sw_tensor_load(array, array->layout.offset)) != 0;
  joined = sw_tensor_each(call->vm, SW_NUMPY, SW_INT64, &(SwShape){2, {ndim, count}});
  if (!joined) return false;
  for (int64_t i = 0; i < ndim * count; i++)
    sw_scalar_store(sw_scalar_int(SW_INT64, sw_nonzero_entry(lines[i / count], i % count)),
                    joined->storage->buffer->data, i);
  SwLayout transposed = sw_layout_permute(&joined->layout, (const int[]){1, 0});
  if (ndim == 0 && count) transposed.stride[0] = transposed.stride[1] = 1;
  SwTensor *view = sw_tensor_view(call->vm, joined, &transposed);
  if (!view) return false;
  sw_record_places(call, array, count, 0, view);
  *out = sw_value_tensor(view);
  return true;
}

/* A view of the line along dim `dim` of `ndim`; the other dims have size 1. */
static bool along(SwCall *call, SwTensor *line, int dim, int ndim, SwValue *out) {
  SwShape shape = {ndim, {0}};
  SwLayout layout;
  int from[SW_MAX_DIMS];
  for (int i = 0; i < ndim; i++) {
    shape.size[i] = i == dim ? sw_tensor_size(line) : 1;
    from[i] = i == dim ? 0 : -1;
  }
  if (sw_tensor_size(line) == 0)
    layout = sw_result_layout(SW_NUMPY, &shape, 0, NULL);
  else
    (void)sw_view_strides(&line->layout, &shape, SW_NUMPY, NULL, &layout);
  return sw_dims_result(call, line, &layout, from, out);
}

/* ix_(*args): each list of positions along its own dim, so that they broadcast to a grid:
 * a[np.ix_([0, 2], [1, 3])] is a 2 x 2 block. */
bool sw_numpy_ix(SwCall *call, SwValue *out) {
  const SwSequence *lines = call->args[0].as.sequence;
  SwSequence *grid = sw_sequence_new(call->vm, lines->count);
  if (!grid) return false;
  if (lines->count > SW_MAX_DIMS) return sw_call_refuse(call);
  for (int64_t i = 0; i < lines->count; i++) {
    SwTensor *line;
    SwCall item = {.vm = call->vm, .operation = call->operation, .node = call->node, .count = 1};
    item.args[0] = lines->items[i];
    if (!sw_numpy_arg_array(&item, 0, SW_DTYPE_COUNT, &line)) return false;
    if (line->layout.shape.ndim != 1) return sw_raise0(call->vm, SW_ERR_NUMPY_CROSS_INDEX);
    bool empty_list = item.args[0].kind != SW_VALUE_TENSOR && sw_tensor_size(line) == 0;
    if (line->dtype == SW_BOOL) {
      const SwTensor *mask = line;
      if (!(line = one_line(call, line))) return false;
      sw_record_places(call, mask, sw_tensor_size(line), 1, line);
      sw_record_entry_of_first(call, i);
    }
    if (empty_list) line = sw_tensor_copy(call->vm, line, SW_INT64);
    if (!line || !along(call, line, (int)i, (int)lines->count, &grid->items[grid->count++]))
      return false;
    sw_record_entry_of_first(call, i);
  }
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = grid};
  return true;
}
