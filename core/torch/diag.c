/* PyTorch's diagonals and blocks of matrices: diagonal, diag, trace, block_diag. */
#include "base/checked.h"
#include "call/arguments.h"
#include "call/record_write.h"
#include "ops/create.h"
#include "ops/dims.h"
#include "runtime/tensors.h"

/* diagonal(offset=0, dim1=0, dim2=1) */
bool sw_torch_diagonal(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t offset = sw_matched_int(call, 1, 0);
  int64_t dim1 = sw_matched_int(call, 2, 0), dim2 = sw_matched_int(call, 3, 0);
  int first = 0, second = 0, from[SW_MAX_DIMS];
  int ndim = tensor->layout.shape.ndim, at = 0;
  if (!sw_wrap_dim(call->vm, SW_TORCH, dim1, ndim, &first)) return false;
  if (!sw_wrap_dim(call->vm, SW_TORCH, dim2, ndim, &second)) return false;
  if (first == second)
    return sw_raise(call->vm, SW_ERR_TORCH_DIAGONAL_DIMS, SW_INT(dim1), SW_INT(dim2));
  SwLayout layout = sw_layout_diagonal(&tensor->layout, offset, first, second);
  for (int dim = 0; dim < ndim; dim++) {
    if (dim != first && dim != second) from[at++] = dim;
  }
  from[at] = -1;
  return sw_dims_result(call, tensor, &layout, from, out);
}

/* A new matrix of zeros, and its memory as an operand to write to. */
static bool zeros(SwCall *call, SwDType dtype, int64_t rows, int64_t columns, SwValue *out,
                  SwOperand *memory) {
  SwTensor *result = sw_tensor_each(call->vm, SW_TORCH, dtype, &(SwShape){2, {rows, columns}});
  if (!result) return false;
  *memory = sw_tensor_operand(result);
  *out = sw_value_tensor(result);
  return true;
}

/* diag(diagonal=0): a copy of a matrix's diagonal, or for a vector the matrix that has it as its
 * diagonal. (diagonal() returns a view.) */
bool sw_torch_diag(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwOperand matrix = {0};
  int64_t offset = sw_matched_int(call, 1, 0), size = 0;
  int ndim = tensor->layout.shape.ndim;
  SwOperand elements = sw_tensor_operand(tensor);
  SwLayout layout;
  if (ndim != 1 && ndim != 2) return sw_raise(call->vm, SW_ERR_TORCH_DIAG_DIMS, SW_INT(ndim));
  if (ndim == 2) {
    layout = sw_layout_diagonal(&tensor->layout, offset, 0, 1);
    if (!sw_dims_result(call, tensor, &layout, (const int[]){-1}, out)) return false;
    SwTensor *view = out->as.tensor,
             *result = sw_tensor_each(call->vm, SW_TORCH, tensor->dtype, &layout.shape);
    if (!result) return false;
    elements.layout = &layout;
    SwOperand to = sw_tensor_operand(result);
    if (!sw_copy_values(call->vm, &to, &elements)) return false;
    sw_record_copy(call, view, result);
    *out = sw_value_tensor(result);
    return true;
  }
  if (!sw_checked_add(tensor->layout.shape.size[0], offset < 0 ? -offset : offset, &size))
    return sw_call_refuse(call);
  if (!zeros(call, tensor->dtype, size, size, out, &matrix)) return false;
  layout = sw_layout_diagonal(matrix.layout, offset, 0, 1);
  matrix.layout = &layout;
  if (!sw_copy_values(call->vm, &matrix, &elements)) return false;
  sw_record_diagonal(call, tensor, offset, out->as.tensor);
  return true;
}

/* trace(): the sum of the diagonal; floats are added in double. */
bool sw_torch_trace(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int ndim = tensor->layout.shape.ndim;
  if (tensor->dtype == SW_BOOL)
    return sw_raise(call->vm, SW_ERR_TORCH_NOT_IMPLEMENTED, SW_STR("trace"), SW_STR("Bool"));
  if (ndim != 2) return sw_raise(call->vm, SW_ERR_TORCH_TRACE_DIMS, SW_INT(ndim));
  SwLayout layout = sw_layout_diagonal(&tensor->layout, 0, 0, 1);
  bool is_float = sw_dtype_is_float(tensor->dtype);
  double number = 0;
  uint64_t integer = 0; /* integer sums wrap around, as in PyTorch */
  int64_t count = sw_tensor_is_laid_out(tensor) ? 0 : layout.shape.size[0];
  if (!sw_work(call->vm, count)) return false;
  for (int64_t i = 0; i < count; i++) {
    SwScalar value = sw_tensor_load(tensor, layout.offset + i * layout.stride[0]);
    if (is_float)
      number += value.as.number;
    else
      integer += (uint64_t)value.as.integer;
  }
  SwScalar sum =
      is_float ? sw_scalar_float(SW_FLOAT64, number) : sw_scalar_int(SW_INT64, (int64_t)integer);
  SwTensor *result =
      sw_tensor_number(call->vm, SW_TORCH, is_float ? sw_scalar_cast(sum, tensor->dtype) : sum);
  if (result) *out = sw_value_tensor(result);
  return result != NULL;
}

/* A vector or a number as a matrix of one row. */
static SwLayout as_matrix(const SwLayout *self) {
  SwLayout out = *self;
  while (out.shape.ndim < 2)
    out = sw_layout_insert(&out, 0, 1);
  return out;
}

static bool measure_blocks(SwCall *call, const SwSequence *blocks, SwShape *shape, SwDType *dtype) {
  *shape = (SwShape){2, {blocks->count == 0, 0}};
  *dtype = SW_FLOAT32;
  for (int64_t i = 0; i < blocks->count; i++) {
    SwValue item = blocks->items[i];
    if (item.kind != SW_VALUE_TENSOR) {
      return sw_raise(call->vm, SW_ERR_TORCH_LIST_ITEM, SW_INT(i), SW_INT(0),
                      SW_STR(sw_value_type_name(item)));
    }
    const SwTensor *block = item.as.tensor;
    int ndim = block->layout.shape.ndim;
    if (ndim > 2) return sw_raise(call->vm, SW_ERR_TORCH_BLOCK_DIMS, SW_INT(i), SW_INT(ndim));
    SwLayout layout = as_matrix(&block->layout);
    *dtype = i ? sw_dtype_promote(SW_TORCH, *dtype, block->dtype) : block->dtype;
    for (int dim = 0; dim < 2; dim++) {
      if (!sw_checked_add(shape->size[dim], layout.shape.size[dim], &shape->size[dim]))
        return sw_call_refuse(call);
    }
  }
  return true;
}

/* block_diag(*tensors): the blocks along the diagonal, zeros elsewhere. */
bool sw_torch_block_diag(SwCall *call, SwValue *out) {
  const SwSequence *blocks = call->args[0].as.sequence;
  SwShape shape = {0};
  SwDType dtype = SW_FLOAT32;
  SwOperand matrix = {0};
  int64_t row = 0, column = 0;
  if (!measure_blocks(call, blocks, &shape, &dtype)) return false;
  if (!zeros(call, dtype, shape.size[0], shape.size[1], out, &matrix)) return false;
  for (int64_t i = 0; i < blocks->count; i++) {
    SwTensor *block = blocks->items[i].as.tensor;
    SwLayout own = as_matrix(&block->layout);
    SwLayout place = sw_layout_slice(matrix.layout, 0, row, own.shape.size[0], 1);
    place = sw_layout_slice(&place, 1, column, own.shape.size[1], 1);
    SwOperand to = {dtype, &place, matrix.data, SW_TORCH},
              from = {block->dtype, &own, block->storage->buffer->data, block->dialect};
    if (!sw_copy_values(call->vm, &to, &from)) return false;
    row += own.shape.size[0];
    column += own.shape.size[1];
  }
  return true;
}
