/* NumPy's matmul, dot, inner, vdot, outer. */
#include "lang/matmul_call.h"
#include "lang/view_call.h"
#include "tensor/broadcast.h"

static bool as_array(SwCall *call, int i, SwTensor **out) {
  SwScalar number;
  if (call->args[i].kind == SW_VALUE_TENSOR)
    *out = call->args[i].as.tensor;
  else if (!sw_arg_number(call, i, &number))
    return false;
  else
    *out = sw_tensor_number(call->vm, SW_NUMPY, number);
  return *out != NULL;
}

static bool take_factors(SwCall *call, SwFactors *out) {
  SwDialect dialect;
  if (!sw_numpy_array_arguments(call, 2) || !sw_operands_dialect(call, 2, &dialect)) return false;
  return as_array(call, 0, &out->tensor[0]) && as_array(call, 1, &out->tensor[1]);
}

static bool raise_batches(SwCall *call, const SwFactors *factors) {
  SwText text[2] = {{0}, {0}};
  SwShape core = {2, {0, 0}};
  for (int i = 0; i < 2; i++) {
    const SwShape *own = &factors->layout[i].shape;
    SwShape batch = sw_factors_batch(factors, i);
    for (int dim = 0; dim < batch.ndim; dim++) {
      sw_text_int(&text[i], batch.size[dim]);
      sw_text_char(&text[i], ',');
    }
    sw_text_put(&text[i], "newaxis,newaxis");
    core.size[i] = own->size[own->ndim - 2 + i];
  }
  (void)sw_raise(call->vm, SW_ERR_NUMPY_MATMUL_BATCH,
                 SW_SHAPE_ARG(&factors->tensor[0]->layout.shape), SW_STR(sw_text_cstr(&text[0])),
                 SW_SHAPE_ARG(&factors->tensor[1]->layout.shape), SW_STR(sw_text_cstr(&text[1])),
                 SW_SHAPE_ARG(&core));
  sw_text_free(&text[0]);
  sw_text_free(&text[1]);
  return false;
}

static bool check_matmul(SwCall *call, SwFactors *factors, SwShape *batch) {
  SwMismatch mismatch;
  for (int i = 0; i < 2; i++) {
    if (factors->tensor[i]->layout.shape.ndim == 0)
      return sw_raise(call->vm, SW_ERR_NUMPY_MATMUL_DIMS, SW_INT(i));
  }
  sw_factors_view(factors);
  sw_record_product(call, factors);
  const SwShape *a = &factors->layout[0].shape, *b = &factors->layout[1].shape;
  int64_t inner = a->size[a->ndim - 1], other = b->size[b->ndim - 2];
  if (inner != other)
    return sw_raise(call->vm, SW_ERR_NUMPY_MATMUL_CORE, SW_STR("Input"), SW_INT(1), SW_INT(0),
                    SW_INT(other), SW_INT(inner));
  SwShape batch_a = sw_factors_batch(factors, 0), batch_b = sw_factors_batch(factors, 1);
  const SwShape *batches[] = {&batch_a, &batch_b};
  return sw_broadcast_shapes(batches, 2, NULL, batch, &mismatch) || raise_batches(call, factors);
}

static bool check_output(SwCall *call, const SwTensor *target, const SwTensor *computed) {
  const SwShape *own = &target->layout.shape, *shape = &computed->layout.shape;
  if (sw_shape_equal(own, shape)) return true;
  if (own->ndim != shape->ndim || shape->ndim < 2) return sw_call_refuse(call);
  for (int core = 0; core < 2; core++) {
    int dim = shape->ndim - 2 + core;
    if (own->size[dim] == shape->size[dim]) continue;
    return sw_raise(call->vm, SW_ERR_NUMPY_MATMUL_CORE, SW_STR("Output"), SW_INT(0), SW_INT(core),
                    SW_INT(own->size[dim]), SW_INT(shape->size[dim]));
  }
  return sw_call_refuse(call);
}

static bool finish(SwCall *call, SwTarget target, SwTensor *computed, SwValue *out) {
  if (!target.tensor)
    computed->is_scalar = computed->dialect == SW_NUMPY && computed->layout.shape.ndim == 0;
  else if (!check_output(call, target.tensor, computed))
    return false;
  return sw_target_deliver(call, target, computed, "matmul", out);
}

static bool multiply(SwCall *call, SwTarget target, SwValue *out) {
  SwFactors factors = {0};
  SwShape batch;
  SwTensor *computed;
  if (!take_factors(call, &factors)) return false;
  SwDType dtype = sw_dtype_promote(SW_NUMPY, factors.tensor[0]->dtype, factors.tensor[1]->dtype);
  if (!sw_target_cast(call, target, dtype, "matmul") || !check_matmul(call, &factors, &batch))
    return false;
  if (!sw_target_check(call, target, 2, call->args, NULL)) return false;
  return sw_factors_multiply(call, &factors, dtype, &batch, &computed) &&
         finish(call, target, computed, out);
}

/* matmul(x1, x2, out=None) */
bool sw_numpy_matmul(SwCall *call, SwValue *out) {
  SwTarget target;
  return sw_arg_out(call, 2, &target) && multiply(call, target, out);
}

/* a @ b and a @= b of either library; PyTorch has no in-place product and makes a new tensor. */
bool sw_torch_matmul(SwCall *call, SwValue *out);

bool sw_operator_matmul(SwCall *call, SwValue *out) {
  SwDialect dialect;
  if (!sw_operands_dialect(call, 2, &dialect)) return false;
  if (dialect == SW_TORCH) return sw_torch_matmul(call, out);
  return multiply(call, (SwTarget){NULL, false}, out);
}

bool sw_operator_matmul_in_place(SwCall *call, SwValue *out) {
  if (call->args[0].as.tensor->dialect == SW_TORCH) return sw_operator_matmul(call, out);
  return multiply(call, (SwTarget){call->args[0].as.tensor, false}, out);
}

static bool raise_not_aligned(SwCall *call, const SwShape *a, const SwShape *b, int dim_b) {
  int dim_a = a->ndim - 1;
  return sw_raise(call->vm, SW_ERR_NUMPY_NOT_ALIGNED, SW_SHAPE_ARG(a), SW_SHAPE_ARG(b),
                  SW_INT(a->size[dim_a]), SW_INT(dim_a), SW_INT(b->size[dim_b]), SW_INT(dim_b));
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
    return raise_not_aligned(call, &a->shape, &b->shape, dim_b);
  SwLayout left = sw_layout_insert(a, rows, 1), right = *b;
  SwShape batch = {0};
  for (int dim = 0; dim < rows; dim++)
    batch.size[batch.ndim++] = a->shape.size[dim];
  if (dim_b == b->shape.ndim - 1) right = sw_layout_insert(b, b->shape.ndim, 1); /* one column */
  int others = right.shape.ndim - 2;
  for (int i = 0; i < others; i++) {
    left = sw_layout_insert(&left, rows, 1);
    if (batch.ndim < SW_MAX_DIMS) batch.size[batch.ndim++] = right.shape.size[i];
  }
  factors->layout[0] = left;
  factors->layout[1] = right;
  factors->is_vector[0] = true;
  factors->is_vector[1] = dim_b == b->shape.ndim - 1;
  SwTensor *computed;
  SwDType dtype = sw_dtype_promote(SW_NUMPY, factors->tensor[0]->dtype, factors->tensor[1]->dtype);
  return sw_factors_multiply(call, factors, dtype, &batch, &computed) &&
         finish(call, (SwTarget){NULL, false}, computed, out);
}

/* Of vectors and matrices dot is matmul, but for its message. */
static bool dot_matrices(SwCall *call, SwFactors *factors, SwValue *out) {
  const SwShape *a = &factors->tensor[0]->layout.shape, *b = &factors->tensor[1]->layout.shape;
  SwDType dtype = sw_dtype_promote(SW_NUMPY, factors->tensor[0]->dtype, factors->tensor[1]->dtype);
  SwShape batch = {0};
  SwTensor *computed;
  sw_factors_view(factors);
  sw_record_product(call, factors);
  if (a->size[a->ndim - 1] != b->size[0]) return raise_not_aligned(call, a, b, 0);
  return sw_factors_multiply(call, factors, dtype, &batch, &computed) &&
         finish(call, (SwTarget){NULL, false}, computed, out);
}

/* dot(a, b), inner(a, b): `detail` 0, 1. With a number: the product of each element. */
bool sw_numpy_dot(SwCall *call, SwValue *out) {
  SwFactors factors = {0};
  if (!take_factors(call, &factors)) return false;
  SwElementwise what = {.op = SW_BINARY_MUL, .symbol = "*"};
  for (int i = 0; i < 2; i++) {
    if (factors.tensor[i]->layout.shape.ndim == 0) return sw_elementwise_call(call, &what, out);
  }
  bool inner = call->operation->detail == 1;
  bool matrices =
      factors.tensor[0]->layout.shape.ndim <= 2 && factors.tensor[1]->layout.shape.ndim <= 2;
  return !inner && matrices ? dot_matrices(call, &factors, out)
                            : sw_dot_call(call, &factors, inner, out);
}

static bool flattened(SwCall *call, SwTensor **tensor) {
  SwTensor *copy = sw_tensor_copy(call->vm, *tensor, (*tensor)->dtype);
  if (!copy) return false;
  SwShape line = {1, {sw_tensor_size(copy)}};
  (void)sw_layout_contiguous(&line, &copy->layout);
  *tensor = copy;
  return true;
}

/* vdot(a, b): both read as vectors. */
bool sw_numpy_vdot(SwCall *call, SwValue *out) {
  SwFactors factors = {0};
  if (!take_factors(call, &factors)) return false;
  if (!flattened(call, &factors.tensor[0]) || !flattened(call, &factors.tensor[1])) return false;
  return sw_dot_call(call, &factors, true, out);
}

/* outer(a, b): a flattened as a column times b flattened as a row. */
bool sw_numpy_outer(SwCall *call, SwValue *out) {
  SwFactors factors = {0};
  if (!take_factors(call, &factors)) return false;
  if (!flattened(call, &factors.tensor[0]) || !flattened(call, &factors.tensor[1])) return false;
  factors.tensor[0]->layout = sw_layout_insert(&factors.tensor[0]->layout, 1, 1);
  for (int i = 0; i < 2; i++)
    call->args[i] = sw_value_tensor(factors.tensor[i]);
  SwElementwise what = {.op = SW_BINARY_MUL, .symbol = "outer"};
  return sw_elementwise_call(call, &what, out);
}
