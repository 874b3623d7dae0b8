/* NumPy's cumsum, cumprod and diff, along one axis. */
#include "kernels/scan.h"
#include "call/arguments.h"
#include "kernels/float_errors.h"
#include "numpy/dims.h"
#include "numpy/reduce.h"
#include "ops/along_dim.h"
#include "ops/elementwise_checks.h"
#include "ops/neighbours.h"
#include "ops/tensor_arith.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"

/* Reads axis=, argument `i`. Without it the array is flattened (and copied if need be). */
static bool line_or_axis(SwCall *call, int i, SwTensor **array, int *axis) {
  int64_t dim;
  bool whole = sw_arg_missing(call, i);
  *axis = 0;
  if (whole || (*array)->layout.shape.ndim == 0) {
    SwTensor *line = sw_tensor_copy(call->vm, *array, (*array)->dtype);
    if (!line) return false;
    (void)sw_layout_contiguous(&(SwShape){1, {sw_tensor_size(line)}}, &line->layout);
    *array = line;
    if (whole) return true;
  }
  SwDimSet one;
  if (!sw_arg_dims(call, i, *array, true, &one, NULL)) return false;
  if (!sw_numpy_int(call, call->args[i], &dim)) return false;
  return sw_wrap_dim(call->vm, SW_NUMPY, dim, (*array)->layout.shape.ndim, axis);
}

/* The layout of `count` entries of one axis, from `from` on. */
static SwLayout part_of(const SwLayout *layout, int axis, int64_t from, int64_t count) {
  SwLayout part = *layout;
  part.offset += from * layout->stride[axis];
  part.shape.size[axis] = count;
  return part;
}

/* The floating-point errors of a cumulative sum: overflow where a finite sum became infinite, seen
 * by comparing each sum with the one before it. */
static int errors_of(const SwTensor *result, const SwTensor *array, int axis) {
  int64_t size = result->layout.shape.size[axis];
  if (!sw_dtype_is_float(result->dtype) || size < 2) return 0;
  SwOperand to = sw_tensor_operand(result), from = sw_tensor_operand(array), before = to;
  SwLayout written = part_of(&result->layout, axis, 1, size - 1);
  SwLayout last = part_of(&result->layout, axis, 0, size - 1);
  SwLayout read = part_of(&array->layout, axis, 1, size - 1);
  to.layout = &written, from.layout = &read, before.layout = &last;
  return sw_float_errors(&to, &before, &from);
}

static int accumulate(SwBinary op, SwTensor *result, const SwTensor *array, int axis) {
  SwOperand to = sw_tensor_operand(result), from = sw_tensor_operand(array);
  SwAlongDim line;
  if (!sw_along_dim_init(&line, &array->layout, axis)) return 0;
  do {
    SwLayout read = sw_along_dim_line(&line, &array->layout);
    SwLayout written = sw_along_dim_line(&line, &result->layout);
    to.layout = &written, from.layout = &read;
    sw_scan_line(op == SW_BINARY_MUL, true, &to, &from);
  } while (sw_along_dim_next(&line));
  return errors_of(result, array, axis);
}

static bool sum_dtype(SwCall *call, const SwTensor *array, SwDType *out) {
  return sw_arg_dtype_or(call, 2, sw_numpy_sum_dtype(array->dtype), out);
}

/* cumsum(a, axis=None, dtype=None), cumprod: `detail` is the SwBinary. */
bool sw_numpy_cumulate(SwCall *call, SwValue *out) {
  SwTensor *array;
  SwDType dtype;
  int axis;
  if (!sw_numpy_input(call, &array) || !line_or_axis(call, 1, &array, &axis) ||
      !sum_dtype(call, array, &dtype) || !sw_work_scan(call->vm, array, axis))
    return false;
  if (dtype == SW_BOOL) return sw_call_refuse(call);
  const SwLayout *layouts[] = {&array->layout};
  SwTensor *read = array->dtype == dtype ? array : sw_tensor_copy(call->vm, array, dtype);
  SwTensor *result = read ? sw_tensor_new(call->vm, SW_NUMPY, dtype, &array->layout.shape) : NULL;
  if (!result) return false;
  result->layout = sw_result_layout(SW_NUMPY, &array->layout.shape, 1, layouts);
  int errors = accumulate((SwBinary)call->operation->detail, result, read, axis);
  *out = sw_value_tensor(result);
  return sw_warn_float_errors(call->vm, errors, false, "accumulate");
}

/* diff(a, n=1, axis=-1): each element minus its predecessor, repeated n times. */
bool sw_numpy_diff(SwCall *call, SwValue *out) {
  SwTensor *array;
  int64_t times, dim;
  int axis;
  if (!sw_numpy_input(call, &array) || !sw_arg_int(call, 1, &times) || !sw_arg_int(call, 2, &dim))
    return false;
  if (times < 0) return sw_raise(call->vm, SW_ERR_NUMPY_DIFF_ORDER, SW_INT(times));
  if (times == 0 && array->layout.shape.ndim == 0) return sw_call_refuse(call);
  if (array->layout.shape.ndim == 0) return sw_raise0(call->vm, SW_ERR_NUMPY_DIFF_DIMS);
  if (!sw_wrap_dim(call->vm, SW_NUMPY, dim, array->layout.shape.ndim, &axis)) return false;
  /* Intermediate differences have no names in the program, so only a single one has a story. */
  bool before = call->vm->program->no_stories, good = true;
  SwValue given = call->args[0];
  *out = sw_value_tensor(array);
  call->vm->program->no_stories = before || times > 1;
  for (bool some = true; times > 0 && good && some; times--) {
    array = out->as.tensor;
    some = array->layout.shape.size[axis] > 0;
    good = sw_neighbours(call, array, axis, out);
  }
  call->vm->program->no_stories = before;
  call->args[0] = given;
  return good;
}
