/* Methods of NumPy's ufuncs: np.add.reduce, np.add.accumulate, np.multiply.outer. */
#include <string.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "call/attribute.h"
#include "call/record_begin.h"
#include "numpy/arith.h"
#include "numpy/reduce.h"
#include "ops/elementwise_call.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"

static int kind_of(const SwCall *call) {
  return call->args[0].as.function->detail;
}

/* The function of NumPy that reduces like the ufunc, "sum" for add; NULL if there is none. */
static const char *reduction_name(int kind) {
  switch (kind) {
  case SW_BINARY_ADD: return "sum";
  case SW_BINARY_MUL: return "prod";
  case SW_BINARY_MAXIMUM: return "max";
  case SW_BINARY_MINIMUM: return "min";
  case SW_BINARY_BITOR | SW_LOGICAL: return "any";
  case SW_BINARY_BITAND | SW_LOGICAL: return "all";
  default: return NULL;
  }
}

static bool refuse_method(SwCall *call) {
  return sw_refuse(call->vm, call->node->span,
                   sw_notice(SW_NOTICE_NO_NP_UFUNC_METHOD_THESE_ARGUMENTS),
                   SW_STR(call->args[0].as.function->name), SW_STR(call->operation->name));
}

/* Whether the ufunc has the method: it must take two operands and compute element by element. */
static bool check_method(SwCall *call, const char *method) {
  const SwOperation *ufunc = call->args[0].as.function;
  if (ufunc->flags & SW_UNARY_UFUNC)
    return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_METHOD, SW_STR(method));
  if (ufunc->function != sw_numpy_binary) return refuse_method(call);
  return true;
}

/* Passes argument `from` on as argument `to` of the inner call. */
static void pass(const SwCall *call, int from, SwCall *inner, int to) {
  inner->args[to] = call->args[from];
  inner->nodes[to] = call->nodes[from];
}

/* ufunc.reduce(array, axis=0, dtype=None, out=None, keepdims=False, initial=): np.sum for add. */
bool sw_ufunc_reduce(SwCall *call, SwValue *out) {
  const char *name = reduction_name(kind_of(call));
  if (!check_method(call, "reduce")) return false;
  if (!name) return refuse_method(call);
  SwCall inner = {
      .vm = call->vm, .operation = sw_operation_find(call->vm, "numpy", name), .node = call->node};
  bool typed = kind_of(call) <= SW_BINARY_MUL;
  bool numbers = kind_of(call) <= SW_BINARY_MINIMUM;
  bool given = call->args[6].kind != SW_VALUE_ABSENT;
  if ((!typed && !sw_arg_missing(call, 3)) || (!numbers && given)) return refuse_method(call);
  pass(call, 1, &inner, 0);
  pass(call, 2, &inner, 1);
  inner.count = 2;
  for (int i = typed ? 3 : 4; i < (numbers ? 7 : 6); i++)
    pass(call, i, &inner, inner.count++);
  return sw_call_direct(&inner, out);
}

/* ufunc.accumulate(array, axis=0, dtype=None): np.cumsum for add. */
bool sw_ufunc_accumulate(SwCall *call, SwValue *out) {
  int kind = kind_of(call);
  if (!check_method(call, "accumulate")) return false;
  if (kind != SW_BINARY_ADD && kind != SW_BINARY_MUL) return refuse_method(call);
  if (sw_arg_missing(call, 2) || sw_value_is_sequence(call->args[2])) return refuse_method(call);
  SwTensor *array;
  SwDimSet dims;
  SwCall operand = *call;
  operand.args[0] = call->args[1];
  if (!sw_numpy_input(&operand, &array)) return false;
  if (array->layout.shape.ndim == 0) {
    if (!sw_arg_dims(call, 2, array, true, &dims, NULL)) return false;
    return sw_raise0(call->vm, SW_ERR_NUMPY_ACCUMULATE_SCALAR);
  }
  SwCall inner = {.vm = call->vm,
                  .operation = sw_operation_find(call->vm, "numpy",
                                                 kind == SW_BINARY_ADD ? "cumsum" : "cumprod"),
                  .node = call->node,
                  .count = 3};
  for (int i = 0; i < 3; i++)
    pass(call, i + 1, &inner, i);
  return sw_call_direct(&inner, out);
}

/* "[..., None, None]"; NULL for no new dims. */
static const char *new_dims_text(SwVm *vm, int count) {
  static const char open[] = "[...", one[] = ", None";
  char *text =
      count ? sw_record_alloc(vm, sizeof open + (sizeof one - 1) * (size_t)count + 1) : NULL;
  if (!text) return NULL;
  memcpy(text, open, sizeof open);
  for (int i = 0; i < count; i++)
    memcpy(text + strlen(text), one, sizeof one);
  text[strlen(text)] = ']';
  return text;
}

/* ufunc.outer(A, B): A gets as many new dims at its end as B has, A[..., None, None], and then both
 * broadcast. */
bool sw_ufunc_outer(SwCall *call, SwValue *out) {
  SwTensor *left, *right;
  SwCall operand = *call;
  if (!check_method(call, "outer product")) return false;
  operand.args[0] = call->args[1];
  if (!sw_numpy_input(&operand, &left)) return false;
  operand.args[0] = call->args[2];
  if (!sw_numpy_input(&operand, &right)) return false;
  SwLayout layout = left->layout;
  if (layout.shape.ndim + right->layout.shape.ndim > SW_MAX_DIMS) return refuse_method(call);
  for (int i = 0; i < right->layout.shape.ndim; i++)
    layout = sw_layout_insert(&layout, layout.shape.ndim, 0);
  SwTensor *view = sw_tensor_view(call->vm, left, &layout);
  if (!view) return false;
  SwCall inner = {.vm = call->vm,
                  .operation = call->args[0].as.function,
                  .node = call->node,
                  .count = 2,
                  .args = {sw_value_tensor(view), sw_value_tensor(right)},
                  .nodes = {call->nodes[1], call->nodes[2]}};
  bool good = sw_call_direct(&inner, out);
  sw_record_view_of(inner.record, 0, new_dims_text(call->vm, right->layout.shape.ndim));
  return good;
}

/* Lays out a result of divmod. A ufunc of two results does not take the shortcut for operands that
 * are one run of memory, so strides may differ from those of floor_divide. */
static void relayout_walked(SwTensor *self, const SwTensor *dividend, const SwTensor *divisor) {
  const SwLayout *operands[] = {&dividend->layout, &divisor->layout};
  SwShape shape = self->layout.shape;
  self->layout = sw_result_layout(SW_NUMPY, &shape, 2, operands);
}

/* divmod(x1, x2): floor_divide and remainder. A call that warns is refused: NumPy's warnings then
 * name divmod, in words not known here. */
bool sw_numpy_divmod(SwCall *call, SwValue *out) {
  SwTensor *dividend, *divisor;
  SwCall operand = *call;
  if (!sw_numpy_input(&operand, &dividend)) return false;
  operand.args[0] = call->args[1];
  if (!sw_numpy_input(&operand, &divisor)) return false;
  SwSequence *pair = sw_sequence_new(call->vm, 2);
  int warnings = call->vm->warning_count;
  if (!pair) return false;
  for (; pair->count < 2; pair->count++) {
    SwCall part = *call;
    SwValue *result = &pair->items[pair->count];
    part.operation =
        sw_operation_find(call->vm, "numpy", pair->count ? "remainder" : "floor_divide");
    if (!part.operation->function(&part, result)) return false;
    relayout_walked(result->as.tensor, dividend, divisor);
  }
  if (call->vm->warning_count > warnings) {
    call->vm->warning_count = warnings;
    return sw_call_refuse(call);
  }
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = pair};
  return true;
}
