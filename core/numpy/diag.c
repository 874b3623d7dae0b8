/* NumPy's diagonals and triangles of matrices: diagonal, diag, trace, tril, triu. */
#include "call/arguments.h"
#include "call/attribute.h"
#include "call/record_begin.h"
#include "call/record_write.h"
#include "numpy/details.h"
#include "numpy/dims.h"
#include "numpy/reduce.h"
#include "ops/details.h"
#include "ops/dims.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "tensor/result_layout.h"

/* The layout of a diagonal. One that just misses the matrix has no elements, but NumPy moves its
 * offset all the same. */
static SwLayout numpy_diagonal(const SwLayout *self, int64_t offset, int first, int second) {
  SwLayout out = sw_layout_diagonal(self, offset, first, second);
  int64_t rows = self->shape.size[first], columns = self->shape.size[second];
  bool misses = offset >= 0 ? columns == offset || (columns > offset && rows == 0)
                            : rows == -offset || (rows > -offset && columns == 0);
  if (misses)
    out.offset += offset >= 0 ? offset * self->stride[second] : -offset * self->stride[first];
  return out;
}

/* A read-only view of a diagonal; the diagonal is the last dim. (Until NumPy 1.8 it was a copy;
 * read-only keeps old programs from writing to the matrix by accident.) */
static bool diagonal_view(SwCall *call, SwTensor *array, int64_t offset, int64_t axis1,
                          int64_t axis2, SwValue *out) {
  int first = 0, second = 0, from[SW_MAX_DIMS], at = 0;
  int ndim = array->layout.shape.ndim;
  if (offset > INT32_MAX || offset < -INT32_MAX) return sw_call_refuse(call);
  if (ndim < 2) return sw_raise0(call->vm, SW_ERR_NUMPY_DIAGONAL_DIMS);
  if (!sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS_1, axis1, ndim, &first) ||
      !sw_numpy_axis(call->vm, SW_ERR_NUMPY_AXIS_2, axis2, ndim, &second))
    return false;
  if (first == second) return sw_raise0(call->vm, SW_ERR_NUMPY_DIAGONAL_SAME);
  SwLayout layout = numpy_diagonal(&array->layout, offset, first, second);
  for (int dim = 0; dim < ndim; dim++) {
    if (dim != first && dim != second) from[at++] = dim;
  }
  from[at] = -1;
  if (!sw_dims_result(call, array, &layout, from, out)) return false;
  if (call->operation->detail != SW_DIAGONAL_WRITABLE) out->as.tensor->readonly = true;
  return true;
}

/* diagonal(offset=0, axis1=0, axis2=1) */
bool sw_numpy_diagonal(SwCall *call, SwValue *out) {
  SwTensor *array = NULL;
  int64_t offset = 0, axis1 = 0, axis2 = 0;
  return sw_numpy_view_input(call, &array) && sw_numpy_int(call, call->args[1], &offset) &&
         sw_numpy_int(call, call->args[2], &axis1) && sw_numpy_int(call, call->args[3], &axis2) &&
         diagonal_view(call, array, offset, axis1, axis2, out);
}

/* diag(v, k=0): a view of a matrix's diagonal, or for a vector a new matrix that has it as its
 * diagonal. */
bool sw_numpy_diag(SwCall *call, SwValue *out) {
  SwTensor *array;
  int64_t offset;
  if (!sw_numpy_view_input(call, &array) || !sw_arg_int(call, 1, &offset)) return false;
  const SwLayout *own = &array->layout;
  if (own->shape.ndim == 2) return diagonal_view(call, array, offset, 0, 1, out);
  if (own->shape.ndim != 1) return sw_raise0(call->vm, SW_ERR_NUMPY_DIAG_DIMS);
  int64_t aside = offset < 0 ? -(offset + (offset == INT64_MIN)) : offset;
  if (aside > INT32_MAX) return sw_call_refuse(call);
  int64_t size = own->shape.size[0] + aside;
  SwTensor *matrix = sw_tensor_each(call->vm, SW_NUMPY, array->dtype, &(SwShape){2, {size, size}});
  if (!matrix) return false;
  SwLayout place = sw_layout_diagonal(&matrix->layout, offset, 0, 1);
  SwOperand to = {matrix->dtype, &place, matrix->storage->buffer->data, matrix->dialect},
            from = sw_tensor_operand(array);
  if (own->shape.size[0] && !sw_copy_values(call->vm, &to, &from)) return false;
  sw_record_diagonal(call, array, offset, matrix);
  *out = sw_value_tensor(matrix);
  return true;
}

/* trace(offset=0, axis1=0, axis2=1): the sum of the diagonal. */
bool sw_numpy_trace(SwCall *call, SwValue *out) {
  SwTensor *array;
  int64_t offset, axis1, axis2;
  SwValue diagonal;
  if (!sw_arg_missing(call, 4) || !sw_arg_missing(call, 5)) return sw_call_refuse(call);
  if (!sw_numpy_view_input(call, &array) || !sw_arg_int(call, 1, &offset) ||
      !sw_arg_int(call, 2, &axis1) || !sw_arg_int(call, 3, &axis2) ||
      !diagonal_view(call, array, offset, axis1, axis2, &diagonal))
    return false;
  SwValue values[] = {diagonal, sw_value_int(-1)};
  const SwNode *nodes[] = {call->nodes[0], NULL};
  SwArguments arguments = {
      .node = call->node, .positional = values, .positional_nodes = nodes, .positional_count = 2};
  SwRecord *made = call->record;
  bool good = sw_call(call->vm, sw_operation_find(call->vm, "ndarray", "sum"), &arguments, out);
  sw_record_handed_on(made, call->vm->last_record);
  return good;
}

/* Sets one triangle of each matrix to zero: the elements below the diagonal `offset`, or above it.
 */
static void clear_triangle(SwTensor *self, int64_t offset, bool below) {
  const SwLayout *layout = &self->layout;
  int64_t index[SW_MAX_DIMS] = {0};
  int ndim = layout->shape.ndim;
  if (sw_tensor_values(self) == 0) return;
  do {
    int64_t beside = index[ndim - 1] - index[ndim - 2];
    if (below ? beside >= offset : beside <= offset) continue;
    sw_scalar_store(sw_scalar_cast(sw_scalar_int(SW_INT64, 0), self->dtype),
                    self->storage->buffer->data, sw_layout_address(layout, index));
  } while (sw_shape_advance(&layout->shape, index));
}

/* tril(m, k=0), triu: where(mask, m, 0) in NumPy, so always a new array. */
bool sw_numpy_triangle(SwCall *call, SwValue *out) {
  SwTensor *array;
  int64_t offset;
  if (!sw_numpy_view_input(call, &array) || !sw_arg_int(call, 1, &offset)) return false;
  SwShape shape = array->layout.shape;
  if (shape.ndim == 0 || offset < -INT32_MAX || offset > INT32_MAX) return sw_call_refuse(call);
  if (shape.ndim == 1) shape = (SwShape){2, {shape.size[0], shape.size[0]}};
  SwShape matrix = {2, {shape.size[shape.ndim - 2], shape.size[shape.ndim - 1]}};
  SwLayout mask;
  SwTensor *result = sw_tensor_each(call->vm, SW_NUMPY, array->dtype, &shape);
  if (!result) return false;
  (void)sw_layout_contiguous(&matrix, &mask);
  SwLayout read = sw_broadcast_layout(&array->layout, &shape, SW_NUMPY, 0, NULL);
  mask = sw_broadcast_layout(&mask, &shape, SW_NUMPY, 0, NULL);
  const SwLayout *operands[] = {&mask, &read};
  if (sw_tensor_size(result)) result->layout = sw_result_layout(SW_NUMPY, &shape, 2, operands);
  SwOperand to = sw_tensor_operand(result),
            from = {array->dtype, &read, array->storage->buffer->data, array->dialect};
  if (sw_tensor_size(result) && !sw_copy_values(call->vm, &to, &from)) return false;
  clear_triangle(result, offset, call->operation->detail == SW_TRIANGLE_UPPER);
  *out = sw_value_tensor(result);
  return true;
}
