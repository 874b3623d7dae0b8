/* NumPy's meshgrid and linalg.norm. */
#include <string.h>

#include "call/arguments.h"
#include "call/composed.h"
#include "call/record_begin.h"
#include "call/record_write.h"
#include "kernels/float_errors.h"
#include "numpy/arguments.h"
#include "numpy/matmul.h"
#include "numpy/order.h"
#include "numpy/reduce.h"
#include "ops/dims.h"
#include "ops/elementwise_checks.h"
#include "ops/reduce.h"
#include "ops/tensor_arith.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"

/* indexing='xy' swaps the first two axes of the grid. */
static bool arg_indexing(SwCall *call, int i, bool *swaps) {
  SwValue value = call->args[i];
  const char *text = value.kind == SW_VALUE_ABSENT   ? "xy"
                     : value.kind == SW_VALUE_STRING ? value.as.string->bytes
                                                     : "";
  *swaps = strcmp(text, "xy") == 0;
  if (*swaps || strcmp(text, "ij") == 0) return true;
  return sw_raise0(call->vm, SW_ERR_NUMPY_MESHGRID_INDEXING);
}

/* Array `i` stretched over the grid: along all axes but `axis` its entries repeat. */
static bool grid_of(SwCall *call, int64_t i, int axis, const SwShape *grid, SwValue *item) {
  SwTensor *array = item->as.tensor;
  bool is_line = array->layout.shape.ndim == 1;
  if (!is_line && !(array = sw_numpy_copy_in_order(call, array, 'C'))) return false;
  SwLayout stretched = {.shape = *grid, .offset = array->layout.offset};
  int from_dim[SW_MAX_DIMS];
  stretched.stride[axis] = is_line ? array->layout.stride[0] : 1;
  for (int dim = 0; dim < grid->ndim; dim++)
    from_dim[dim] = dim == axis && is_line ? 0 : -1;
  if (!sw_dims_result(call, array, &stretched, from_dim, item)) return false;
  sw_record_entry_of_first(call, i);
  SwTensor *result = sw_tensor_each(call->vm, SW_NUMPY, array->dtype, grid);
  if (!result) return false;
  SwOperand to = sw_tensor_operand(result), from = sw_tensor_operand(item->as.tensor);
  if (sw_tensor_size(result) && !sw_copy_values(call->vm, &to, &from)) return false;
  sw_record_copy(call, item->as.tensor, result);
  sw_record_entry_given(call, i);
  *item = sw_value_tensor(result);
  return true;
}

/* meshgrid(*xi, copy=True, sparse=False, indexing='xy') */
bool sw_numpy_meshgrid(SwCall *call, SwValue *out) {
  const SwSequence *given = call->args[0].as.sequence;
  SwSequence *items = sw_sequence_new(call->vm, given->count);
  SwShape grid = {0};
  bool swaps, copies, sparse;
  if (!items || !arg_indexing(call, 3, &swaps) || !sw_numpy_bool(call, 1, &copies) ||
      !sw_numpy_bool(call, 2, &sparse))
    return false;
  if (sparse) return sw_composed(call, out);
  if (!copies || given->count > SW_MAX_DIMS) return sw_call_refuse(call);
  swaps = swaps && given->count > 1;
  grid.ndim = (int)given->count;
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = items};
  for (int i = 0; i < grid.ndim; i++) {
    SwCall one = *call;
    SwTensor *array;
    one.args[0] = given->items[i];
    if (!sw_numpy_input(&one, &array)) return false;
    items->items[items->count++] = sw_value_tensor(array);
    grid.size[swaps && i < 2 ? 1 - i : i] = sw_tensor_size(array);
  }
  for (int i = 0; i < grid.ndim; i++) {
    if (!grid_of(call, i, swaps && i < 2 ? 1 - i : i, &grid, &items->items[i])) return false;
  }
  return true;
}

/* vdot(a, b) */
SwFunction sw_numpy_vdot;

/* The norm over all elements: the square root of the product of the flattened array with itself, as
 * linalg.norm computes it. */
static bool norm_of_all(SwCall *call, SwTensor *array, SwTensor **out) {
  SwCall product = *call;
  SwValue value;
  bool before = call->vm->program->no_stories;
  (void)sw_layout_contiguous(&(SwShape){1, {sw_tensor_size(array)}}, &array->layout);
  product.args[0] = product.args[1] = sw_value_tensor(array);
  call->vm->program->no_stories = true;
  bool good = sw_numpy_vdot(&product, &value);
  call->vm->program->no_stories = before;
  if (good) *out = value.as.tensor;
  return good;
}

static bool norm_of_lines(SwCall *call, SwTensor *array, SwDimSet axes, bool keepdims,
                          SwTensor **out) {
  SwTensor *squares = sw_numpy_copy_in_order(call, array, 'K');
  if (!squares) return false;
  SwOperand to = sw_tensor_operand(squares), from = sw_tensor_operand(array);
  sw_elementwise_binary(SW_BINARY_MUL, &to, &from, &from);
  return sw_warn_float_errors(call->vm, sw_float_errors(&to, &from, &from), false, "multiply") &&
         sw_reduce_new(call, SW_REDUCE_SUM, squares, squares->dtype, axes, keepdims, out);
}

/* Whether axis= names the same dim twice, for which linalg.norm has its own message. */
static bool is_twice(SwValue axis, int ndim) {
  if (!sw_value_is_sequence(axis) || axis.as.sequence->count != 2 || ndim == 0) return false;
  const SwValue *items = axis.as.sequence->items;
  if (items[0].kind != SW_VALUE_INT || items[1].kind != SW_VALUE_INT) return false;
  return (items[0].as.integer - items[1].as.integer) % ndim == 0;
}

/* Whether axis= is of a kind that runs here. Others are refused, since linalg.norm has its own
 * messages for them. */
static bool is_axis(SwValue axis) {
  return axis.kind == SW_VALUE_INT || sw_value_is_missing(axis) ||
         (axis.kind == SW_VALUE_TUPLE && axis.as.sequence->count > 0);
}

/* linalg.norm(x, ord=None, axis=None, keepdims=False): the square root of the sum of squares. Other
 * values of ord= are computed by the row's Python function. */
bool sw_numpy_norm(SwCall *call, SwValue *out) {
  SwTensor *array = NULL, *of, *sum = NULL;
  SwDimSet axes = 0;
  bool given, keepdims;
  if (!sw_numpy_input(call, &array)) return false;
  if (!sw_arg_missing(call, 1) || is_twice(call->args[2], array->layout.shape.ndim))
    return sw_composed(call, out);
  if (!is_axis(call->args[2])) return sw_call_refuse(call);
  if (!sw_arg_dims(call, 2, array, false, &axes, &given)) return false;
  if (!(given ? sw_numpy_keepdims : sw_numpy_keepdims_or_none)(call, 3, &keepdims)) return false;
  if (!given && keepdims) return sw_composed(call, out);
  if (given && !array->layout.shape.ndim) /* an int: other kinds have been refused */
    return sw_raise(call->vm, SW_ERR_NUMPY_AXIS, SW_INT(call->args[2].as.integer), SW_INT(0));
  of = array;
  if (!sw_dtype_is_float(array->dtype)) {
    SwTensor *floats = sw_numpy_new(call->vm, SW_FLOAT64, &array->layout, 'K');
    if (!floats) return false;
    SwOperand to = sw_tensor_operand(floats), from = sw_tensor_operand(array);
    if (!sw_copy_values(call->vm, &to, &from)) return false;
    array = floats;
  }
  bool many = sw_value_is_sequence(call->args[2]) && call->args[2].as.sequence->count > 2;
  if (many) return sw_raise0(call->vm, SW_ERR_NUMPY_NORM_DIMS);
  if (!given) array = sw_numpy_copy_in_order(call, array, 'K');
  if (!array ||
      !(given ? norm_of_lines(call, array, axes, keepdims, &sum) : norm_of_all(call, array, &sum)))
    return false;
  SwOperand to = sw_tensor_operand(sum);
  sw_elementwise_unary(SW_UNARY_SQRT, &to, &to);
  if (!given && !sw_numpy_warn_product(call, array, array, sum, "dot")) return false;
  sw_record_reduction(call, of, axes, keepdims, sum);
  return sw_numpy_reduced(call, (SwTarget){NULL, false}, sum, out);
}
