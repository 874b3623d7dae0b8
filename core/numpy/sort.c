/* NumPy's sort, argsort, unique, median. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "call/composed.h"
#include "numpy/dims.h"
#include "numpy/order.h"
#include "numpy/reduce.h"
#include "ops/details.h"
#include "ops/dims.h"
#include "ops/reduce.h"
#include "ops/sorted_line.h"
#include "runtime/tensors.h"

/* Reads kind='stable' or stable=True, arguments `i` and `i` + 1, of which only one may be given. A
 * stable sort keeps the order of equal elements, so argsort is certain. */
static bool arg_stable(SwCall *call, int i, bool *out) {
  /* 'stable', 'mergesort', 'quicksort', 'heapsort' */
  static const char kinds[] = {'s', 'm', 'q', 'h'};
  SwValue kind = call->args[i];
  if (sw_value_is_missing(kind)) return sw_arg_bool_or(call, i + 1, false, out);
  if (kind.kind != SW_VALUE_STRING || !sw_arg_missing(call, i + 1)) return sw_call_refuse(call);
  const char *found = memchr(kinds, kind.as.string->bytes[0], sizeof kinds);
  *out = found && found < kinds + 2;
  if (!found) return sw_call_refuse(call);
  return true;
}

static bool is_negative(SwScalar value) {
  return sw_dtype_is_float(value.dtype) && signbit(value.as.number);
}

/* 0. and -0. compare equal, and yet print differently. */
static bool differ(const SwSorting *line, int64_t i) {
  return is_negative(sw_sorting_value(line, i - 1)) != is_negative(sw_sorting_value(line, i));
}

static bool check_ties(SwCall *call, const SwSorting *sorting, bool places) {
  for (int64_t i = 1; i < sorting->line->size; i++) {
    if (!sw_sorting_ties(sorting, i)) continue;
    if (places || differ(sorting, i))
      return sw_refuse(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_ORDER_OF_EQUALS_NUMPY),
                       SW_STR(sw_operation_said(call->operation)));
  }
  return true;
}

typedef struct Sorting {
  const SwTensor *array;
  SwTensor *result; /* the sorted elements, or (`places`) their indices */
  int axis;
  bool places, stable;
} Sorting;

static bool sort_line(SwCall *call, const Sorting *self, SwSorting *sorting) {
  int64_t to = sw_along_dim_address(sorting->line, &self->result->layout);
  int64_t stride = self->result->layout.stride[self->axis];
  sw_sorting_run(sorting, false);
  if (!self->stable && !check_ties(call, sorting, self->places)) return false;
  for (int64_t i = 0; i < sorting->line->size; i++) {
    SwScalar value =
        self->places ? sw_scalar_int(SW_INT64, sorting->items[i].at) : sw_sorting_value(sorting, i);
    sw_scalar_store(value, self->result->storage->buffer->data, to + i * stride);
  }
  return true;
}

static bool sort_lines(SwCall *call, const Sorting *self) {
  SwAlongDim line;
  SwSorting sorting;
  if (sw_tensor_is_laid_out(self->array)) return true;
  if (!sw_along_dim_init(&line, &self->array->layout, self->axis)) return true;
  bool good = sw_sorting_init(call->vm, &sorting, self->array, &line);
  for (bool any = good; any && good; any = sw_along_dim_next(&line))
    good = sort_line(call, self, &sorting);
  sw_sorting_free(&sorting);
  return good;
}

static bool as_line(SwCall *call, SwTensor **array) {
  SwTensor *line = sw_numpy_copy_in_order(call, *array, 'C');
  if (line) (void)sw_layout_contiguous(&(SwShape){1, {sw_tensor_size(line)}}, &line->layout);
  *array = line;
  return line != NULL;
}

/* Reads args[1] as the axis to sort along; None flattens the array. */
static bool arg_axis(SwCall *call, bool places, SwTensor **array, int *axis) {
  int64_t wanted;
  *axis = 0;
  if (call->args[1].kind == SW_VALUE_NONE) return as_line(call, array);
  if (call->args[1].kind == SW_VALUE_FLOAT) return sw_call_refuse(call);
  if (!sw_numpy_int(call, call->args[1], &wanted)) return false;
  if (places && (*array)->layout.shape.ndim == 0 && !as_line(call, array)) return false;
  return sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS, wanted, (*array)->layout.shape.ndim, axis);
}

/* sort(a, axis=-1, kind=None, stable=None), argsort. The sorted copy keeps the order of the array's
 * strides; indices are contiguous. */
bool sw_numpy_sort(SwCall *call, SwValue *out) {
  SwTensor *array;
  Sorting self = {.places = call->operation->detail == SW_SORT_PLACES};
  if (!sw_numpy_input(call, &array) || !arg_axis(call, self.places, &array, &self.axis) ||
      !arg_stable(call, 2, &self.stable))
    return false;
  self.array = array;
  self.result = self.places ? sw_tensor_new(call->vm, SW_NUMPY, SW_INT64, &array->layout.shape)
                            : sw_numpy_copy_in_order(call, array, 'K');
  if (!self.result || !sort_lines(call, &self)) return false;
  *out = sw_value_tensor(self.result);
  return true;
}

/* a.sort(axis=-1, kind=None, stable=None): in place. */
bool sw_numpy_sort_in_place(SwCall *call, SwValue *out) {
  SwTensor *array = call->args[0].as.tensor;
  SwOperand to;
  int64_t wanted;
  Sorting self = {0};
  *out = sw_value_none();
  if (!sw_arg_int(call, 1, &wanted) || !arg_stable(call, 2, &self.stable)) return false;
  if (!sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS, wanted, array->layout.shape.ndim, &self.axis))
    return false;
  if (array->readonly) return sw_raise0(call->vm, SW_ERR_NUMPY_SORT_READ_ONLY);
  self.array = array;
  self.result = sw_numpy_copy_in_order(call, array, 'C');
  if (!self.result || !sort_lines(call, &self) || !sw_tensor_operand_write(call->vm, array, &to))
    return false;
  SwOperand from = sw_tensor_operand(self.result);
  return sw_copy_values(call->vm, &to, &from);
}

/* unique(ar): the distinct values, sorted. NaN counts once. Other options are handled by the row's
 * Python function. */
bool sw_numpy_unique(SwCall *call, SwValue *out) {
  Sorting self = {0};
  SwTensor *array;
  int64_t count = 0;
  if (call->arguments->positional_count + call->arguments->keyword_count > 1)
    return sw_composed(call, out);
  if (!sw_numpy_input(call, &array) || !as_line(call, &array)) return false;
  self.array = array;
  self.result = sw_tensor_copy(call->vm, array, array->dtype);
  if (!self.result || !sort_lines(call, &self)) return false;
  if (sw_tensor_misses(array)) return false;
  for (int64_t i = 0; i < sw_tensor_size(array); i++) {
    SwScalar value = sw_tensor_load(self.result, i);
    if (count && sw_items_compare(sw_tensor_load(self.result, count - 1), value) == 0) continue;
    sw_scalar_store(value, self.result->storage->buffer->data, count++);
  }
  SwTensor *result = sw_tensor_new(call->vm, SW_NUMPY, array->dtype, &(SwShape){1, {count}});
  if (!result) return false;
  SwLayout first = result->layout;
  SwOperand to = sw_tensor_operand(result), from = sw_tensor_operand(self.result);
  from.layout = &first;
  if (count && !sw_copy_values(call->vm, &to, &from)) return false;
  *out = sw_value_tensor(result);
  return true;
}

/* A NaN is sorted to the end of its line; NumPy then says that it is the median. */
static void spread_nan(SwTensor *sorted, int axis, const SwLayout *middle) {
  SwLayout last = sw_layout_slice(&sorted->layout, axis, sorted->layout.shape.size[axis] - 1, 1, 1);
  int64_t index[SW_MAX_DIMS] = {0};
  if (sw_tensor_is_laid_out(sorted)) return;
  do {
    SwScalar item = sw_tensor_load(sorted, sw_layout_address(&last, index));
    int64_t to = sw_layout_address(middle, index);
    bool nan = sw_dtype_is_float(item.dtype) && isnan(item.as.number);
    for (int64_t i = 0; nan && i < middle->shape.size[axis]; i++)
      sw_scalar_store(item, sorted->storage->buffer->data, to + i * middle->stride[axis]);
  } while (sw_shape_advance(&last.shape, index));
}

/* Merges several axes into one, the last. */
static bool join_axes(SwCall *call, SwTensor **array, SwDimSet axes, int *axis) {
  int order[SW_MAX_DIMS], ndim = (*array)->layout.shape.ndim;
  *axis = 0;
  for (int dim = 0; dim < ndim; dim++) {
    if (!(axes >> dim & 1)) order[(*axis)++] = dim;
  }
  SwShape shape = {*axis + 1, {0}};
  int64_t count = 1;
  for (int dim = 0, at = *axis; dim < ndim; dim++) {
    if (axes >> dim & 1) count *= (*array)->layout.shape.size[order[at++] = dim];
  }
  for (int dim = 0; dim < *axis; dim++)
    shape.size[dim] = (*array)->layout.shape.size[order[dim]];
  shape.size[*axis] = count;
  SwLayout layout = sw_layout_permute(&(*array)->layout, order);
  SwTensor *view = sw_tensor_view(call->vm, *array, &layout);
  *array = view ? sw_numpy_copy_in_order(call, view, 'C') : NULL;
  if (*array) (void)sw_layout_contiguous(&shape, &(*array)->layout);
  return *array != NULL;
}

static bool median_axes(SwCall *call, SwTensor **array, SwDimSet *axes, int *axis) {
  SwValue value = call->args[1];
  int ndim = (*array)->layout.shape.ndim;
  SwShape given = {0};
  *axes = ((SwDimSet)1 << ndim) - 1;
  if (!sw_value_is_sequence(value)) {
    if (!arg_axis(call, false, array, axis)) return false;
    if (!sw_arg_missing(call, 1)) *axes = (SwDimSet)1 << *axis;
    return true;
  }
  if (!sw_numpy_axes(call, 1, SW_ERR_NUMPY_AXIS, SW_ERR_NUMPY_REPEATED_AXIS, ndim, &given))
    return false;
  *axes = 0;
  for (int i = 0; i < given.ndim; i++)
    *axes |= (SwDimSet)1 << given.size[i];
  return join_axes(call, array, *axes, axis);
}

static SwLayout keep_dims(const SwLayout *self, SwDimSet axes, int ndim) {
  SwLayout out = *self;
  for (int dim = 0; dim < ndim; dim++) {
    if (axes >> dim & 1) out = sw_layout_insert(&out, dim, 0);
  }
  return out;
}

/* median(a, axis=None, *, keepdims=False): the mean of the one or two elements in the middle of
 * each line. */
bool sw_numpy_median(SwCall *call, SwValue *out) {
  Sorting self = {.stable = true};
  SwTensor *array = NULL, *of, *middle, *sum;
  SwDimSet axes;
  bool keepdims;
  if (!sw_numpy_input(call, &array)) return false;
  of = array;
  int ndim = array->layout.shape.ndim;
  if (!median_axes(call, &array, &axes, &self.axis) ||
      !sw_numpy_keepdims_or_none(call, 2, &keepdims))
    return false;
  int64_t size = array->layout.shape.size[self.axis];
  if (sw_tensor_size(array) == 0) return sw_call_refuse(call);
  self.array = array;
  self.result = sw_numpy_copy_in_order(call, array, 'K');
  if (!self.result || !sort_lines(call, &self)) return false;
  SwLayout half = sw_layout_slice(&self.result->layout, self.axis, (size - 1) / 2, 2 - size % 2, 1);
  spread_nan(self.result, self.axis, &half);
  middle = sw_tensor_view(call->vm, self.result, &half);
  SwDType dtype = sw_dtype_is_float(array->dtype) ? array->dtype : SW_FLOAT64;
  if (!middle ||
      !sw_reduce_new(call, SW_REDUCE_SUM, middle, dtype, (SwDimSet)1 << self.axis, false, &sum))
    return false;
  (void)sw_numpy_divide(call, sum, 2 - size % 2, false); /* cannot warn: divides by 1 or 2 */
  if (keepdims) sum->layout = keep_dims(&sum->layout, axes, ndim);
  sw_record_reduction(call, of, axes, keepdims, sum);
  bool good = sw_numpy_reduced(call, (SwTarget){NULL, false}, sum, out);
  sum->is_scalar = sum->is_scalar && !keepdims; /* keepdims= makes it an array, not a scalar */
  return good;
}
