/* PyTorch's matmul, mm, mv, bmm, dot, outer, inner. Which of PyTorch's kernels a product uses
 * decides the error message, so the checks follow its choices. */
#include "torch/matmul.h"

#include "base/checked.h"
#include "call/record_begin.h"

#include "call/arguments.h"
#include "ops/dot.h"
#include "ops/elementwise_call.h"
#include "ops/matmul.h"
#include "ops/tensor_arith.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "torch/details.h"

static int64_t size_from_end(const SwTensor *tensor, int i) {
  return tensor->layout.shape.size[tensor->layout.shape.ndim - i];
}

static bool raise_dtypes(SwVm *vm, SwProduct product, SwDType a, SwDType b) {
  const char *left = sw_dtype_legacy_name(a), *right = sw_dtype_legacy_name(b);
  switch (product) {
  case SW_PRODUCT_MV:
    return sw_raise(vm, SW_ERR_TORCH_MV_DTYPE, SW_STR(right), SW_STR(left), SW_STR(right));
  case SW_PRODUCT_DOT: return sw_raise(vm, SW_ERR_TORCH_DOT_DTYPE, SW_STR(left), SW_STR(right));
  case SW_PRODUCT_BMM: return sw_raise(vm, SW_ERR_TORCH_BMM_DTYPE, SW_STR(left), SW_STR(right));
  default:
    return sw_raise(vm, SW_ERR_TORCH_MM_DTYPE, SW_STR(sw_dtype_c_name(a)),
                    SW_STR(sw_dtype_c_name(b)));
  }
}

/* Raises unless both dtypes are equal. `idle`: there is nothing to multiply, so PyTorch does not
 * look for a kernel and allows dtypes that have none. */
static bool check_dtypes(SwCall *call, SwProduct product, bool idle, const SwTensor *a,
                         const SwTensor *b) {
  static const char *const kernels[] = {"", "addmm_impl_cpu_", "addmv_impl_cpu", "bmm", "dot"};
  bool not_implemented = product == SW_PRODUCT_BMM && a->dtype == SW_BOOL;
  if (a->dtype != b->dtype && !not_implemented)
    return raise_dtypes(call->vm, product, a->dtype, b->dtype);
  if (idle || a->dtype != SW_BOOL) return true;
  return sw_raise(call->vm, SW_ERR_TORCH_NOT_IMPLEMENTED, SW_STR(kernels[product]), SW_STR("Bool"));
}

/* Checks mm. `rows` are those of the left matrix; matmul may have folded its batch dims into them.
 */
static bool check_mm(SwCall *call, SwFactors *factors, int64_t rows) {
  const SwTensor *a = factors->tensor[0], *b = factors->tensor[1];
  int64_t inner = size_from_end(a, 1);
  if (inner != size_from_end(b, 2)) {
    return sw_raise(call->vm, SW_ERR_TORCH_MM_SHAPES, SW_INT(rows), SW_INT(inner),
                    SW_INT(size_from_end(b, 2)), SW_INT(size_from_end(b, 1)));
  }
  int64_t columns = size_from_end(b, 1);
  factors->is_outer = inner == 1 && rows > 1 && columns > 1;
  return check_dtypes(call, SW_PRODUCT_MM, !rows || !inner || !columns, a, b);
}

static bool check_mv(SwCall *call, const SwTensor *a, const SwTensor *b, int64_t rows) {
  int64_t inner = size_from_end(a, 1), size = size_from_end(b, 1);
  if (inner != size)
    return sw_raise(call->vm, SW_ERR_TORCH_MV_SIZES, SW_INT(rows), SW_INT(rows), SW_INT(inner),
                    SW_INT(size));
  return check_dtypes(call, SW_PRODUCT_MV, !rows || !inner, a, b);
}

static bool check_dot(SwCall *call, const SwTensor *a, const SwTensor *b) {
  if (a->dtype != b->dtype) return raise_dtypes(call->vm, SW_PRODUCT_DOT, a->dtype, b->dtype);
  int64_t left = size_from_end(a, 1), right = size_from_end(b, 1);
  if (left != right)
    return sw_raise(call->vm, SW_ERR_TORCH_DOT_SIZES, SW_INT(left), SW_INT(right), SW_INT(left),
                    SW_INT(right));
  return check_dtypes(call, SW_PRODUCT_DOT, false, a, b);
}

/* Whether rows or columns follow each other without gaps, so that BLAS can read the matrix as it
 * is. */
static bool has_lines(const SwLayout *self) {
  int row = self->shape.ndim - 2, column = row + 1;
  const int64_t *size = self->shape.size, *stride = self->stride;
  return (stride[column] == 1 && (size[row] == 1 || stride[row] >= size[column])) ||
         (stride[row] == 1 && (size[column] == 1 || stride[column] >= size[row]));
}

/* Checks the dtypes of bmm. Small matrices use a kernel chosen by the left dtype. Larger ones are
 * read as floats of the right dtype, or multiplied one by one by mm. */
static bool check_bmm_dtypes(SwCall *call, const SwFactors *factors) {
  const SwTensor *a = factors->tensor[0], *b = factors->tensor[1];
  const SwLayout *left = &factors->layout[0], *right = &factors->layout[1];
  int64_t rows = left->shape.size[left->shape.ndim - 2];
  int64_t inner = right->shape.size[right->shape.ndim - 2];
  int64_t columns = right->shape.size[right->shape.ndim - 1], work = 0;
  if (!sw_tensor_size(a) || !sw_tensor_size(b)) return true;
  bool small = sw_checked_mul(rows * inner, columns, &work) && work < 400;
  if (small) return check_dtypes(call, SW_PRODUCT_BMM, false, a, b);
  bool one_by_one = !sw_dtype_is_float(b->dtype) || !has_lines(left) || !has_lines(right);
  if (a->dtype == b->dtype || one_by_one) return check_dtypes(call, SW_PRODUCT_MM, false, a, b);
  return raise_dtypes(call->vm, SW_PRODUCT_BMM, b->dtype, a->dtype);
}

static bool check_bmm(SwCall *call, const SwFactors *factors, const SwShape *batch_a,
                      const SwShape *batch_b) {
  const SwLayout *a = &factors->layout[0], *b = &factors->layout[1];
  int64_t count_a = 1, count_b = 1, inner = a->shape.size[a->shape.ndim - 1],
          other = b->shape.size[b->shape.ndim - 2];
  (void)sw_shape_numel(batch_a, &count_a);
  (void)sw_shape_numel(batch_b, &count_b);
  if (inner != other || count_a != count_b) {
    return sw_raise(call->vm, SW_ERR_TORCH_BMM_SIZES, SW_INT(count_a), SW_INT(inner),
                    SW_INT(count_b), SW_INT(other));
  }
  return check_bmm_dtypes(call, factors);
}

/* Whether matmul folds the batch dims of the larger tensor into its rows: (8, 2, 3) @ (3, 4)
 * becomes one product (16, 3) @ (3, 4). PyTorch does so if it needs no copy. */
static bool folds(const SwTensor *a, const SwTensor *b) {
  bool left = a->layout.shape.ndim >= b->layout.shape.ndim;
  const SwTensor *small = left ? b : a;
  SwLayout large = left ? a->layout : b->layout;
  int ndim = large.shape.ndim;
  if (ndim < 3 || small->layout.shape.ndim > 2 || a->layout.shape.ndim == 2) return false;
  if (!left) {
    int order[SW_MAX_DIMS];
    for (int i = 0; i < ndim; i++)
      order[i] = i < ndim - 2 ? i : 2 * ndim - 3 - i;
    large = sw_layout_permute(&large, order);
  }
  if (sw_tensor_size(left ? a : b) == 0) return true;
  int64_t expected = -1; /* stride of the next longer dim on the way to the front */
  for (int dim = ndim - 2; dim >= 0; dim--) {
    if (large.shape.size[dim] == 1) continue;
    if (expected >= 0 && large.stride[dim] != expected) return false;
    expected = large.stride[dim] * large.shape.size[dim];
  }
  return true;
}

static int64_t folded_rows(const SwTensor *tensor) {
  int64_t numel = 1;
  SwShape lead = tensor->layout.shape;
  lead.ndim--;
  (void)sw_shape_numel(&lead, &numel);
  return numel;
}

/* The rows of the factor with more dims, after folding; the right factor is read transposed. */
static int64_t all_rows(const SwTensor *a, const SwTensor *b) {
  if (a->layout.shape.ndim >= b->layout.shape.ndim) return folded_rows(a);
  SwTensor rows = *b; /* without the inner dim */
  rows.layout.shape.size[b->layout.shape.ndim - 2] = 1;
  return sw_tensor_size(&rows);
}

static bool check_batches(SwCall *call, const SwFactors *factors, SwShape *batch) {
  SwShape batch_a = sw_factors_batch(factors, 0), batch_b = sw_factors_batch(factors, 1);
  const SwShape *batches[] = {&batch_a, &batch_b};
  SwMismatch mismatch;
  if (!sw_broadcast_shapes(batches, 2, NULL, batch, &mismatch)) {
    return sw_raise(call->vm, SW_ERR_TORCH_BROADCAST, SW_INT(mismatch.size_a),
                    SW_INT(mismatch.size_b), SW_INT(mismatch.dim));
  }
  return check_bmm(call, factors, batch, batch);
}

static bool check_matmul(SwCall *call, SwFactors *factors, SwShape *batch) {
  SwTensor *a = factors->tensor[0], *b = factors->tensor[1];
  int dims_a = a->layout.shape.ndim, dims_b = b->layout.shape.ndim;
  if (dims_a == 1 && dims_b == 1) return check_dot(call, a, b);
  if (dims_a == 2 && dims_b == 1) return check_mv(call, a, b, size_from_end(a, 2));
  if (dims_a <= 2 && dims_b == 2)
    return check_mm(call, factors, dims_a == 1 ? 1 : size_from_end(a, 2));
  if (!folds(a, b)) return check_batches(call, factors, batch);
  if (dims_a < dims_b) {
    int64_t inner = size_from_end(b, 2), rows = all_rows(a, b);
    if (inner != size_from_end(a, 1))
      return sw_raise(call->vm, SW_ERR_TORCH_MV_SIZES, SW_INT(rows), SW_INT(rows), SW_INT(inner),
                      SW_INT(size_from_end(a, 1)));
    return check_dtypes(call, SW_PRODUCT_MV, !rows || !inner, b, a);
  }
  return dims_b == 1 ? check_mv(call, a, b, folded_rows(a))
                     : check_mm(call, factors, folded_rows(a));
}

/* mm, mv, bmm and dot take exactly their number of dims. */
static bool check_dims(SwCall *call, SwProduct product, int a, int b) {
  SwVm *vm = call->vm;
  if (product == SW_PRODUCT_MM && a != 2)
    return sw_raise(vm, SW_ERR_TORCH_MM_MATRIX, SW_STR("self"), SW_INT(a));
  if (product == SW_PRODUCT_MM && b != 2)
    return sw_raise(vm, SW_ERR_TORCH_MM_MATRIX, SW_STR("mat2"), SW_INT(b));
  if (product == SW_PRODUCT_MV && (a != 2 || b != 1))
    return sw_raise(vm, SW_ERR_TORCH_MV_DIMS, SW_INT(1), SW_INT(a), SW_INT(b));
  if (product == SW_PRODUCT_BMM && a != 3)
    return sw_raise(vm, SW_ERR_TORCH_BMM_DIMS, SW_STR("batch1"));
  if (product == SW_PRODUCT_BMM && b != 3)
    return sw_raise(vm, SW_ERR_TORCH_BMM_DIMS, SW_STR("batch2"));
  if (product == SW_PRODUCT_DOT && (a != 1 || b != 1))
    return sw_raise(vm, SW_ERR_TORCH_DOT_DIMS, SW_INT(a), SW_INT(b));
  if (product == SW_PRODUCT_MATMUL && (a == 0 || b == 0))
    return sw_raise(vm, SW_ERR_TORCH_MATMUL_DIMS, SW_INT(a), SW_INT(b));
  return true;
}

static bool check_product(SwCall *call, SwProduct product, SwFactors *factors, SwShape *batch) {
  SwTensor *a = factors->tensor[0], *b = factors->tensor[1];
  if (!check_dims(call, product, a->layout.shape.ndim, b->layout.shape.ndim)) return false;
  sw_factors_view(factors);
  factors->never_broadcasts = product == SW_PRODUCT_BMM;
  factors->folded = product == SW_PRODUCT_MATMUL && folds(a, b) ? all_rows(a, b) : 0;
  sw_record_product(call, factors);
  *batch = sw_factors_batch(factors, a->layout.shape.ndim >= b->layout.shape.ndim ? 0 : 1);
  SwShape batch_a = sw_factors_batch(factors, 0), batch_b = sw_factors_batch(factors, 1);
  switch (product) {
  case SW_PRODUCT_MM: return check_mm(call, factors, size_from_end(a, 2));
  case SW_PRODUCT_MV: return check_mv(call, a, b, size_from_end(a, 2));
  case SW_PRODUCT_BMM: return check_bmm(call, factors, &batch_a, &batch_b);
  case SW_PRODUCT_DOT: return check_dot(call, a, b);
  default: return check_matmul(call, factors, batch);
  }
}

/* matmul(input, other, *, out=None), mm, mv, bmm, dot: `detail` is the Product. */
bool sw_torch_matmul(SwCall *call, SwValue *out) {
  SwProduct product = (SwProduct)call->operation->detail;
  SwFactors factors = {0};
  SwShape batch;
  SwTensor *computed;
  SwTarget target = sw_matched_out(call, 2);
  for (int i = 0; i < 2; i++)
    factors.tensor[i] = sw_matched_tensor(call, i);
  SwDType dtype = factors.tensor[1]->dtype;
  if (!check_product(call, product, &factors, &batch)) return false;
  bool converts = target.tensor && target.tensor->dtype != dtype;
  if (converts && product == SW_PRODUCT_MATMUL) return sw_call_refuse(call);
  if (converts) {
    return sw_raise(call->vm, SW_ERR_TORCH_OUT_DTYPE, SW_STR(sw_dtype_c_name(dtype)),
                    SW_STR(sw_dtype_c_name(target.tensor->dtype)));
  }
  if (!sw_factors_multiply(call, &factors, dtype, &batch, &computed)) return false;
  return sw_target_deliver(call, target, computed, out);
}

static bool raise_not_vector(SwCall *call, int i, int ndim) {
  return sw_raise(call->vm, SW_ERR_TORCH_OUTER_DIMS, SW_STR(i ? "vec2" : "self"), SW_INT(ndim));
}

/* outer(input, vec2): `input` as a column times `vec2` as a row. */
bool sw_torch_outer(SwCall *call, SwValue *out) {
  SwTensor *column;
  for (int i = 0; i < 2; i++) {
    int ndim = sw_matched_tensor(call, i)->layout.shape.ndim;
    if (ndim != 1) return raise_not_vector(call, i, ndim);
  }
  SwLayout layout = sw_layout_insert(&call->args[0].as.tensor->layout, 1, 1);
  column = sw_tensor_view(call->vm, call->args[0].as.tensor, &layout);
  if (!column) return false;
  call->args[0] = sw_value_tensor(column);
  SwElementwise what = {.op = SW_BINARY_MUL, .symbol = "*"};
  bool good = sw_elementwise_call(call, &what, out);
  sw_record_view_of(call->record, 0, "[:, None]");
  return good;
}

/* inner(input, other): sums over the last dims of both. If one is 0-d, an elementwise product. */
bool sw_torch_inner(SwCall *call, SwValue *out) {
  SwFactors factors = {0};
  for (int i = 0; i < 2; i++)
    factors.tensor[i] = sw_matched_tensor(call, i);
  const SwTensor *a = factors.tensor[0], *b = factors.tensor[1];
  if (a->dtype != b->dtype || a->dtype == SW_BOOL) return sw_call_refuse(call);
  SwElementwise what = {.op = SW_BINARY_MUL, .symbol = "*"};
  if (a->layout.shape.ndim == 0 || b->layout.shape.ndim == 0)
    return sw_elementwise_call(call, &what, out);
  if (size_from_end(a, 1) != size_from_end(b, 1))
    return sw_raise(call->vm, SW_ERR_TORCH_INNER, SW_SHAPE_ARG(&a->layout.shape),
                    SW_SHAPE_ARG(&b->layout.shape));
  factors.is_outer = size_from_end(a, 1) == 1 && sw_tensor_size(a) > 1 && sw_tensor_size(b) > 1;
  return sw_dot_call(call, &factors, true, out);
}
