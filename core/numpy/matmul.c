/* NumPy's matmul, dot, inner, vdot, outer. They differ for more than two dims: dot pairs each row
 * of a with each column of b, matmul broadcasts batches. */
#include "numpy/matmul.h"

#include <math.h>

#include "call/record_begin.h"

#include "call/arguments.h"
#include "kernels/float_errors.h"
#include "numpy/details.h"
#include "ops/create.h"
#include "ops/dot.h"
#include "ops/elementwise_call.h"
#include "ops/elementwise_checks.h"
#include "ops/matmul.h"
#include "ops/tensor_arith.h"
#include "ops/view_call.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "tensor/result_layout.h"

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
  return sw_numpy_array_arguments(call, 2) && as_array(call, 0, &out->tensor[0]) &&
         as_array(call, 1, &out->tensor[1]);
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
  if (sw_broadcast_shapes(batches, 2, NULL, batch, &mismatch)) return true;
  return raise_batches(call, factors);
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

enum { HAS_INF = 1, HAS_NAN = 2 };

/* Which kinds of non-finite elements a tensor has. */
static int unusual(const SwTensor *tensor) {
  int64_t index[SW_MAX_DIMS] = {0}, numel = sw_tensor_values(tensor);
  int found = 0;
  for (int64_t i = 0; i < numel && sw_dtype_is_float(tensor->dtype); i++) {
    double x = sw_scalar_double(sw_tensor_load(tensor, sw_layout_address(&tensor->layout, index)));
    found |= isnan(x) ? HAS_NAN : isinf(x) ? HAS_INF : 0;
    (void)sw_shape_advance(&tensor->layout.shape, index);
  }
  return found;
}

static bool is_usual(const SwTensor *tensor) {
  const void *data = sw_tensor_operand(tensor).data;
  int64_t size = data ? sw_tensor_size(tensor) : 0; /* no data: laid out only */
  double sum = 0;                                   /* x * 0 is 0 if x is finite, else NaN */
  if (tensor->dtype == SW_FLOAT32)
    for (int64_t i = 0; i < size; i++)
      sum += ((const float *)data)[i] * 0;
  else if (tensor->dtype == SW_FLOAT64)
    for (int64_t i = 0; i < size; i++)
      sum += ((const double *)data)[i] * 0;
  return sum == 0;
}

bool sw_numpy_warn_product(SwCall *call, const SwTensor *a, const SwTensor *b,
                           const SwTensor *computed, const char *name) {
  if (is_usual(computed)) return true;
  int found = unusual(computed);
  int given = unusual(a) | unusual(b);
  int errors = given ? 0 : SW_FLOAT_OVERFLOW;
  if (found & HAS_NAN && !(given & HAS_NAN)) errors |= SW_FLOAT_INVALID;
  return sw_warn_float_errors(call->vm, errors, false, name);
}

static bool finish(SwCall *call, SwTarget target, SwTensor *computed, SwValue *out) {
  SwShape shape = computed->layout.shape;
  if (sw_tensor_size(computed) == 0) computed->layout = sw_result_layout(SW_NUMPY, &shape, 0, NULL);
  if (!target.tensor)
    computed->is_scalar = shape.ndim == 0;
  else if (!check_output(call, target.tensor, computed))
    return false;
  return sw_target_deliver(call, target, computed, out);
}

bool sw_numpy_multiply(SwCall *call, SwTarget target, SwValue *out) {
  SwFactors factors = {0};
  SwShape batch;
  SwTensor *computed;
  if (!take_factors(call, &factors)) return false;
  SwDType dtype = sw_dtype_promote(SW_NUMPY, factors.tensor[0]->dtype, factors.tensor[1]->dtype);
  if (!sw_target_cast(call, target, dtype, "matmul") || !check_matmul(call, &factors, &batch))
    return false;
  if (!sw_target_check(call, target, 2, call->args, NULL)) return false;
  factors.in_order = true;
  return sw_factors_multiply(call, &factors, dtype, &batch, &computed) &&
         sw_numpy_warn_product(call, factors.tensor[0], factors.tensor[1], computed, "matmul") &&
         finish(call, target, computed, out);
}

/* matmul(x1, x2, out=None) */
bool sw_numpy_matmul(SwCall *call, SwValue *out) {
  SwTarget target;
  return sw_arg_out(call, 2, &target) && sw_numpy_multiply(call, target, out);
}

/* dot(a, b), inner(a, b). With a 0-d operand, both multiply elementwise. */
bool sw_numpy_dot(SwCall *call, SwValue *out) {
  SwFactors factors = {0};
  if (!take_factors(call, &factors)) return false;
  SwElementwise what = {.op = SW_BINARY_MUL, .symbol = "*"};
  for (int i = 0; i < 2; i++) {
    if (factors.tensor[i]->layout.shape.ndim == 0) return sw_elementwise_call(call, &what, out);
  }
  bool inner = call->operation->detail == SW_INNER;
  bool matrices =
      factors.tensor[0]->layout.shape.ndim <= 2 && factors.tensor[1]->layout.shape.ndim <= 2;
  const SwTensor *a = factors.tensor[0], *b = factors.tensor[1];
  return (!inner && matrices ? sw_dot_matrices(call, &factors, out)
                             : sw_dot_call(call, &factors, inner, out)) &&
         sw_numpy_warn_product(call, a, b, out->as.tensor, "dot");
}

/* Flattens as ravel() does: copies only if it must. */
static bool flattened(SwCall *call, SwTensor **tensor) {
  SwLayout line = {.shape = {1, {sw_tensor_size(*tensor)}}, .stride = {1}};
  bool contiguous = sw_layout_is_contiguous(&(*tensor)->layout);
  SwTensor *from = contiguous ? *tensor : sw_tensor_copy(call->vm, *tensor, (*tensor)->dtype);
  if (contiguous) line.offset = from->layout.offset;
  *tensor = from ? sw_tensor_view(call->vm, from, &line) : NULL;
  return *tensor != NULL;
}

/* vdot(a, b): both are flattened, so shapes (2, 3) and (6,) are fine. */
bool sw_numpy_vdot(SwCall *call, SwValue *out) {
  SwFactors factors = {0};
  if (!take_factors(call, &factors)) return false;
  bool is_line[2];
  for (int i = 0; i < 2; i++) {
    is_line[i] = factors.tensor[i]->layout.shape.ndim == 1;
    if (!is_line[i] && !flattened(call, &factors.tensor[i])) return false;
  }
  const SwShape *a = &factors.tensor[0]->layout.shape, *b = &factors.tensor[1]->layout.shape;
  if (a->size[0] != b->size[0])
    return sw_raise(call->vm, SW_ERR_NUMPY_VDOT, SW_INT(b->size[0]), SW_INT(a->size[0]));
  if (!sw_dot_call(call, &factors, true, out)) return false;
  for (int i = 0; i < 2; i++)
    sw_record_view_of(call->record, i, is_line[i] ? NULL : ".ravel()");
  return true;
}

/* outer(a, b): a flattened as a column times b flattened as a row. */
bool sw_numpy_outer(SwCall *call, SwValue *out) {
  SwFactors factors = {0};
  if (!take_factors(call, &factors)) return false;
  bool is_line[2];
  for (int i = 0; i < 2; i++) {
    is_line[i] = factors.tensor[i]->layout.shape.ndim == 1;
    if (!flattened(call, &factors.tensor[i])) return false;
  }
  factors.tensor[0]->layout = sw_layout_insert(&factors.tensor[0]->layout, 1, 1);
  for (int i = 0; i < 2; i++)
    call->args[i] = sw_value_tensor(factors.tensor[i]);
  SwElementwise what = {.op = SW_BINARY_MUL, .symbol = "*"};
  bool good = sw_elementwise_call(call, &what, out);
  sw_record_view_of(call->record, 0, is_line[0] ? "[:, None]" : ".ravel()[:, None]");
  sw_record_view_of(call->record, 1, is_line[1] ? NULL : ".ravel()");
  return good;
}
