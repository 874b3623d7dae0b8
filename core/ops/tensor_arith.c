/* Operators on tensors: each is one elementwise operation, or a matrix product. */
#include "ops/tensor_arith.h"

#include "base/notices.h"
#include "call/attribute.h"
#include "ops/create.h"
#include "ops/elementwise_call.h"
#include "ops/elementwise_checks.h"
#include "ops/shared_memory.h"
#include "runtime/iterate.h"
#include "runtime/tensors.h"
#include "syntax/ast.h"

static const struct {
  SwOperator op;
  SwBinary binary;
  const char *gradient;
} operators[] = {{SW_OP_ADD, SW_BINARY_ADD, "Add"},
                 {SW_OP_SUB, SW_BINARY_SUB, "Sub:Rsub1"},
                 {SW_OP_MUL, SW_BINARY_MUL, "Mul"},
                 {SW_OP_DIV, SW_BINARY_DIV, "Div:Mul"},
                 {SW_OP_FLOORDIV, SW_BINARY_FLOORDIV, "?"},
                 {SW_OP_MOD, SW_BINARY_MOD, "Remainder=:?"},
                 {SW_OP_POW, SW_BINARY_POW, "Pow=:Pow2"},
                 {SW_OP_BITAND, SW_BINARY_BITAND, ""},
                 {SW_OP_BITOR, SW_BINARY_BITOR, ""},
                 {SW_OP_BITXOR, SW_BINARY_BITXOR, ""},
                 {SW_OP_LSHIFT, SW_BINARY_LSHIFT, ""},
                 {SW_OP_RSHIFT, SW_BINARY_RSHIFT, ""},
                 {SW_OP_EQ, SW_BINARY_EQ, ""},
                 {SW_OP_NE, SW_BINARY_NE, ""},
                 {SW_OP_LT, SW_BINARY_LT, ""},
                 {SW_OP_LE, SW_BINARY_LE, ""},
                 {SW_OP_GT, SW_BINARY_GT, ""},
                 {SW_OP_GE, SW_BINARY_GE, ""}};

static bool call_operator(SwCall *call, SwValue *out) {
  SwElementwise what = {.op = (SwBinary)call->operation->detail, .symbol = call->operation->name};
  return sw_elementwise_call(call, &what, out);
}

static bool call_operator_in_place(SwCall *call, SwValue *out) {
  SwElementwise what = {.op = (SwBinary)call->operation->detail,
                        .symbol = call->operation->name,
                        .target = {call->args[0].as.tensor, false}};
  return sw_elementwise_call(call, &what, out);
}

static bool is_operand(SwValue value) {
  return value.kind == SW_VALUE_TENSOR || sw_value_is_number(value);
}

static bool is_torch(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_TORCH;
}

/* The word for an array in NumPy's messages about other objects: the type of its elements. */
static const char *element_type_name(SwValue value) {
  if (value.kind != SW_VALUE_TENSOR) return sw_value_type_name(value);
  return value.as.tensor->dtype == SW_BOOL           ? "bool"
         : sw_dtype_is_float(value.as.tensor->dtype) ? "float"
                                                     : "int";
}

static bool raise_operands(SwCall *call, SwOperator op, SwValue left, SwValue right) {
  const char *symbol = op == SW_OP_POW ? "** or pow()" : sw_operator_symbol(op);
  SwErrorId id = op >= SW_OP_LT ? SW_ERR_COMPARE_OPERANDS : SW_ERR_BINARY_OPERANDS;
  bool torch = is_torch(left) || is_torch(right);
  const char *(*name)(SwValue) = torch ? sw_value_type_name : element_type_name;
  return sw_raise(call->vm, id, SW_STR(symbol), SW_STR(name(left)), SW_STR(name(right)));
}

static bool raise_torch(SwCall *call, SwOperator op) {
  SwValue left = call->args[0], right = call->args[1];
  if (op == SW_OP_ADD && (left.kind == SW_VALUE_STRING || sw_value_is_sequence(left))) {
    return sw_raise(call->vm, SW_ERR_CONCATENATE, SW_STR(sw_value_type_name(left)),
                    SW_STR("Tensor"), SW_STR(sw_value_type_name(left)));
  }
  return raise_operands(call, op, left, right);
}

static bool raise_numpy(SwCall *call, SwOperator op) {
  SwValue left = call->args[0], right = call->args[1];
  SwElementwise what = {.op = (SwBinary)call->operation->detail};
  if (left.kind == SW_VALUE_TENSOR && right.kind == SW_VALUE_STRING && op <= SW_OP_MUL)
    return sw_raise_ufunc_text(call, &what);
  bool orders = op >= SW_OP_LT, mirrored = left.kind != SW_VALUE_TENSOR;
  static const SwOperator mirror[] = {SW_OP_GT, SW_OP_GE, SW_OP_LT, SW_OP_LE};
  if (orders && mirrored) { /* Python asks the array: None < a is a > None */
    SwValue swapped = left;
    left = right;
    right = swapped;
    op = mirror[op - SW_OP_LT];
    what.op = (SwBinary)(SW_BINARY_LT + (op - SW_OP_LT));
  }
  if (orders && right.kind == SW_VALUE_STRING)
    return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_COMPARE_STRING, SW_STR(sw_ufunc_name(&what)),
                    SW_STR(sw_dtype_class(left.as.tensor->dtype)));
  if (left.kind == SW_VALUE_NONE || right.kind == SW_VALUE_NONE)
    return raise_operands(call, op, left, right);
  return sw_refuse(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_OPERATOR_THESE_TWO),
                   SW_STR(call->operation->name));
}

/* A tensor is unequal to anything that is not a number: PyTorch answers once, NumPy per element. */
static bool unequal(SwCall *call, SwOperator op, SwDialect dialect, SwValue *out) {
  *out = sw_value_bool(op == SW_OP_NE);
  if (dialect == SW_TORCH) return true;
  const SwTensor *array =
      (call->args[0].kind == SW_VALUE_TENSOR ? call->args[0] : call->args[1]).as.tensor;
  return sw_create_filled(call, SW_NUMPY, &array->layout.shape, SW_BOOL,
                          sw_scalar_int(SW_INT64, op == SW_OP_NE), out);
}

/* Operands that are neither tensors nor numbers. */
static bool odd_operands(SwCall *call, SwOperator op, SwDialect dialect, SwValue *out) {
  if (op == SW_OP_EQ || op == SW_OP_NE) {
    bool listlike = sw_value_is_sequence(call->args[0]) || sw_value_is_sequence(call->args[1]);
    return listlike ? sw_refuse0(call->vm, call->node->span,
                                 sw_notice(SW_NOTICE_NO_COMPARING_TENSORS_LISTS_MAKE))
                    : unequal(call, op, dialect, out);
  }
  return dialect == SW_TORCH ? raise_torch(call, op) : raise_numpy(call, op);
}

static bool run_operator(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                         const SwNode *left_node, SwValue right, const SwNode *right_node,
                         bool in_place, SwValue *out) {
  bool mixed = sw_are_mixed(left, right), writes = in_place && !mixed;
  SwOperation row = {.name = sw_operator_symbol(op),
                     .function = writes ? call_operator_in_place : call_operator,
                     .flags = SW_OPERATOR | (writes ? SW_IN_PLACE : 0)};
  for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
    if (operators[i].op != op) continue;
    row.detail = (int16_t)operators[i].binary;
    row.gradient = operators[i].gradient;
  }
  SwCall call = {.vm = vm,
                 .operation = &row,
                 .node = node,
                 .count = 2,
                 .args = {left, right},
                 .nodes = {left_node, right_node}};
  if (mixed && op == SW_OP_MATMUL) call.operation = sw_operation_find(vm, "operators", "matmul");
  if (mixed) return sw_mixed_arith(&call, op, in_place, out);
  if (is_torch(left) && op != SW_OP_MATMUL) call.args[1] = sw_number_of_scalar(right);
  if (is_torch(right) && op != SW_OP_MATMUL) call.args[0] = sw_number_of_scalar(left);
  SwDialect dialect = is_torch(left) || is_torch(right) ? SW_TORCH : SW_NUMPY;
  if (dialect == SW_NUMPY && !sw_numpy_array_arguments(&call, 2)) return false;
  bool operands = is_operand(call.args[0]) && is_operand(call.args[1]);
  if (op == SW_OP_MATMUL) {
    if (dialect == SW_TORCH && !(is_torch(left) && is_torch(right)))
      return raise_operands(&call, op, left, right);
    call.operation = sw_operation_find(vm, "operators", in_place ? "matmul_" : "matmul");
    return sw_call_direct(&call, out);
  }
  return operands ? sw_call_direct(&call, out) : odd_operands(&call, op, dialect, out);
}

bool sw_tensor_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                     const SwNode *left_node, SwValue right, const SwNode *right_node,
                     SwValue *out) {
  return run_operator(vm, op, node, left, left_node, right, right_node, false, out);
}

bool sw_tensor_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                              const SwNode *left_node, SwValue right, const SwNode *right_node,
                              SwValue *out) {
  return run_operator(vm, op, node, left, left_node, right, right_node, true, out);
}

/*
 * Operators between PyTorch and NumPy. A tensor on the left leaves the work to NumPy, whose result
 * it wraps; an array on the left cannot compute with a tensor. Only == is PyTorch's own on both
 * sides.
 */
SwValue sw_number_of_scalar(SwValue value) {
  if (value.kind != SW_VALUE_TENSOR || !value.as.tensor->is_scalar) return value;
  SwScalar number = sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset);
  /* np.bool_ has no __index__, so that it passes for a float. */
  return number.dtype == SW_BOOL ? sw_value_float((double)number.as.integer)
                                 : sw_scalar_value(number);
}

bool sw_are_mixed(SwValue left, SwValue right) {
  return left.kind == SW_VALUE_TENSOR && right.kind == SW_VALUE_TENSOR &&
         left.as.tensor->dialect != right.as.tensor->dialect && !left.as.tensor->is_scalar &&
         !right.as.tensor->is_scalar;
}

static bool raise_mixed(SwCall *call, SwOperator op, bool in_place) {
  SwValue left = call->args[0], right = call->args[1];
  if (op == SW_OP_ADD) return sw_raise0(call->vm, SW_ERR_NUMPY_CONCATENATE);
  SwText symbol = {0};
  sw_text_put(&symbol, op == SW_OP_POW && !in_place ? "** or pow()" : sw_operator_symbol(op));
  if (in_place) sw_text_char(&symbol, '=');
  bool orders = op >= SW_OP_LT;
  (void)sw_raise(call->vm, orders ? SW_ERR_COMPARE_OPERANDS : SW_ERR_BINARY_OPERANDS,
                 SW_STR(sw_text_cstr(&symbol)), SW_STR(sw_value_type_name(left)),
                 SW_STR(sw_value_type_name(right)));
  sw_text_free(&symbol);
  return false;
}

/* PyTorch's wrapper knows no truth values. */
bool sw_wrap_computed(SwCall *call, SwValue computed, SwValue *out) {
  SwTensor *tensor = computed.as.tensor;
  if (tensor->dtype == SW_BOOL && !(tensor = sw_tensor_copy(call->vm, tensor, SW_UINT8)))
    return false;
  sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_ARRAY_WRAP_MUST_ACCEPT));
  return sw_share_memory(call, tensor, SW_TORCH, out);
}

static bool as_dialect(SwCall *call, int i, SwDialect dialect) {
  SwTensor *tensor = call->args[i].as.tensor;
  if (tensor->dialect == dialect) return true;
  return dialect == SW_TORCH ? sw_tensor_of_array(call, tensor, &call->args[i])
                             : sw_share_memory(call, tensor, SW_NUMPY, &call->args[i]);
}

bool sw_mixed_arith(SwCall *call, SwOperator op, bool in_place, SwValue *out) {
  bool tensor_first = call->args[0].as.tensor->dialect == SW_TORCH;
  if (op == SW_OP_EQ)
    return as_dialect(call, 0, SW_TORCH) && as_dialect(call, 1, SW_TORCH) &&
           sw_call_direct(call, out);
  if (op == SW_OP_NE) { /* neither side knows: the objects are compared */
    *out = sw_value_bool(true);
    return true;
  }
  if (op == SW_OP_DIV && !tensor_first)
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_NO_DIVIDE_NUMPY_ARRAY_BY_PYTORCH));
  if (!tensor_first || op >= SW_OP_LT) return raise_mixed(call, op, in_place);
  SwValue computed;
  return as_dialect(call, 0, SW_NUMPY) && sw_call_direct(call, &computed) &&
         sw_wrap_computed(call, computed, out);
}

void sw_warn_array_copy(SwVm *vm) {
  sw_warn(vm, sw_notice(SW_NOTICE_WARN_ARRAY_IMPLEMENTATION_DOESN_T));
}
