#include "ops/dot.h"

#include "call/record_begin.h"
#include "ops/matmul.h"
#include "ops/target.h"
#include "runtime/tensors.h"

static bool multiply(SwCall *call, SwFactors *factors, const SwShape *batch, SwValue *out) {
  SwTensor *computed;
  SwDType dtype = sw_dtype_promote(SW_NUMPY, factors->tensor[0]->dtype, factors->tensor[1]->dtype);
  if (!sw_factors_multiply(call, factors, dtype, batch, &computed)) return false;
  computed->is_scalar = computed->layout.shape.ndim == 0;
  *out = sw_value_tensor(computed);
  return true;
}

static bool raise_not_aligned(SwCall *call, const SwShape *a, const SwShape *b, int dim_b) {
  int dim_a = a->ndim - 1;
  return sw_raise(call->vm, SW_ERR_NUMPY_NOT_ALIGNED, SW_SHAPE_ARG(a), SW_SHAPE_ARG(b),
                  SW_INT(a->size[dim_a]), SW_INT(dim_a), SW_INT(b->size[dim_b]), SW_INT(dim_b));
}

/* inner of what is no line: NumPy says the shapes as dot would have them. */
static bool raise_inner(SwCall *call, const SwShape *a, const SwShape *b) {
  SwShape shape = *b;
  int last = b->ndim - 1, dim_b = last ? last - 1 : 0;
  shape.size[last] = b->size[dim_b];
  shape.size[dim_b] = b->size[last];
  return raise_not_aligned(call, a, &shape, dim_b);
}

/* inner of matrices: the product with the second one transposed. */
static bool inner_of_matrices(SwCall *call, SwFactors *factors, SwValue *out) {
  SwTensor *b = factors->tensor[1];
  bool is_matrix = b->layout.shape.ndim == 2;
  SwLayout layout = is_matrix ? sw_layout_permute(&b->layout, (const int[]){1, 0}) : b->layout;
  factors->tensor[1] = sw_tensor_view(call->vm, b, &layout);
  if (!factors->tensor[1] || !sw_dot_matrices(call, factors, out)) return false;
  if (is_matrix) sw_record_view_of(call->record, 1, ".T");
  return true;
}

/*
 * dot: the last dim of a meets the second to last of b (its last, for inner and for a vector); all
 * other dims of a stand before all other dims of b. Seen as a matmul, each has the other's dims as
 * stretched batch dims, so that every row meets every column.
 */
bool sw_dot_call(SwCall *call, SwFactors *factors, bool inner, SwValue *out) {
  const SwLayout *a = &factors->tensor[0]->layout, *b = &factors->tensor[1]->layout;
  int rows = a->shape.ndim - 1,
      dim_b = inner || b->shape.ndim == 1 ? b->shape.ndim - 1 : b->shape.ndim - 2;
  if (a->shape.size[rows] != b->shape.size[dim_b])
    return inner ? raise_inner(call, &a->shape, &b->shape)
                 : raise_not_aligned(call, &a->shape, &b->shape, dim_b);
  if (inner && rows < 2 && b->shape.ndim <= 2) return inner_of_matrices(call, factors, out);
  bool is_column = dim_b == b->shape.ndim - 1;
  int others = b->shape.ndim - (is_column ? 1 : 2), ndim = rows + others + 2;
  if (ndim > SW_MAX_DIMS)
    return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(ndim), SW_INT(SW_MAX_DIMS));
  SwLayout left = sw_layout_insert(a, rows, 1), right = *b;
  SwShape batch = {0};
  for (int dim = 0; dim < rows; dim++)
    batch.size[batch.ndim++] = a->shape.size[dim];
  if (is_column) right = sw_layout_insert(b, b->shape.ndim, 1);
  for (int i = 0; i < others; i++) {
    left = sw_layout_insert(&left, rows, 1);
    batch.size[batch.ndim++] = right.shape.size[i];
  }
  factors->layout[0] = left;
  factors->layout[1] = right;
  factors->is_vector[0] = true;
  factors->is_vector[1] = is_column;
  return multiply(call, factors, &batch, out);
}

bool sw_dot_matrices(SwCall *call, SwFactors *factors, SwValue *out) {
  const SwShape *a = &factors->tensor[0]->layout.shape, *b = &factors->tensor[1]->layout.shape;
  SwShape batch = {0};
  sw_factors_view(factors);
  sw_record_product(call, factors);
  if (a->size[a->ndim - 1] != b->size[0]) return raise_not_aligned(call, a, b, 0);
  return multiply(call, factors, &batch, out);
}
