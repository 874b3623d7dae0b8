#include "lang/tensor_arith.h"

#include <string.h>

#include "tensor/broadcast.h"

/* Argument `i` in the dtype of the computation; a Python number becomes a tensor of rank 0. */
static bool operand_of(SwCall *call, int i, SwDialect dialect, SwDType dtype, SwTensor **out) {
  SwScalar number;
  if (call->args[i].kind == SW_VALUE_TENSOR) {
    SwTensor *tensor = call->args[i].as.tensor;
    *out = tensor->dtype == dtype ? tensor : sw_tensor_copy(call->vm, tensor, dtype);
  } else {
    if (!sw_arg_number(call, i, &number)) return false;
    *out = sw_tensor_number(call->vm, dialect, sw_scalar_cast(number, dtype));
  }
  return *out != NULL;
}

static SwShape shape_of(SwValue value) {
  return value.kind == SW_VALUE_TENSOR ? value.as.tensor->layout.shape : (SwShape){0};
}

static void record_operand(SwRecord *record, SwCall *call, int i, SwDialect dialect) {
  if (call->args[i].kind == SW_VALUE_TENSOR) {
    sw_record_operand(record, call->args[i].as.tensor, call->nodes[i]);
    return;
  }
  SwScalar number;
  if (sw_arg_number(call, i, &number)) sw_record_number(record, number, dialect, call->nodes[i]);
}

static bool raise_mismatch(SwVm *vm, SwDialect dialect, const SwShape *a, const SwShape *b,
                           const SwShape *target, const SwMismatch *mismatch) {
  if (dialect == SW_TORCH) {
    return sw_raise(vm, SW_ERR_TORCH_BROADCAST, SW_INT(mismatch->size_a), SW_INT(mismatch->size_b), SW_INT(mismatch->dim));
  }
  if (target) return sw_raise(vm, SW_ERR_NUMPY_BROADCAST_THREE, SW_SHAPE_ARG(a), SW_SHAPE_ARG(b), SW_SHAPE_ARG(target));
  return sw_raise(vm, SW_ERR_NUMPY_BROADCAST, SW_SHAPE_ARG(a), SW_SHAPE_ARG(b));
}

/* The common shape of both operands; for in-place operations it must be the target's own. */
static bool meet(SwCall *call, const SwElementwise *what, SwDialect dialect, SwRecord *record, SwShape *out) {
  SwTrace *trace = sw_record_trace(record);
  SwShape a = shape_of(call->args[0]), b = shape_of(call->args[1]);
  const SwShape *shapes[] = {&a, &b};
  SwMismatch mismatch;
  bool number = call->args[0].kind != SW_VALUE_TENSOR || call->args[1].kind != SW_VALUE_TENSOR;
  int tensor = call->args[0].kind == SW_VALUE_TENSOR ? 0 : 1;
  if (number) sw_emit(trace, SHAPE_AND_SCALAR, tensor, tensor);
  else sw_emit(trace, SHAPES_TWO, 0, 0, 1, 1);
  const SwShape *target = what->target ? &what->target->layout.shape : NULL;
  if (!sw_broadcast_shapes(shapes, 2, trace, out, &mismatch)) {
    return raise_mismatch(call->vm, dialect, &a, &b, target, &mismatch);
  }
  if (record) {
    record->broadcast = *out;
    record->has_broadcast = true;
  }
  if (!target) return true;
  if (!sw_shape_equal(target, out)) {
    /* The target is not operand 0 when it came as out=; its shape is told all the same. */
    sw_emit(trace, IN_PLACE_REFUSED, 0, 0);
    SwErrorId id = dialect == SW_TORCH ? SW_ERR_TORCH_IN_PLACE_SHAPE : SW_ERR_NUMPY_IN_PLACE_SHAPE;
    return sw_raise(call->vm, id, SW_SHAPE_ARG(target), SW_SHAPE_ARG(out));
  }
  sw_emit(trace, IN_PLACE_FITS, 0, 0);
  return true;
}

/* True when the operand shares cells with the target in another order than its own. */
static bool overlaps_partly(const SwTensor *target, SwValue value) {
  if (value.kind != SW_VALUE_TENSOR || value.as.tensor->storage != target->storage) return false;
  const SwTensor *operand = value.as.tensor;
  int64_t low, high, own_low, own_high;
  bool any = sw_layout_extent(&operand->layout, &low, &high) && sw_layout_extent(&target->layout, &own_low, &own_high);
  if (!any || high < own_low || own_high < low) return false;
  bool same = operand->layout.offset == target->layout.offset && sw_shape_equal(&operand->layout.shape, &target->layout.shape);
  for (int dim = 0; same && dim < target->layout.shape.ndim; dim++) {
    same = target->layout.shape.size[dim] == 1 || operand->layout.stride[dim] == target->layout.stride[dim];
  }
  return !same;
}

/*
 * PyTorch refuses targets whose elements share cells, and operands that overlap the target in
 * part. Where it cannot tell cheaply (layouts that are not dense) it does not look: neither do we.
 * Source: `MemoryOverlap.cpp`.
 */
static bool is_dense(const SwLayout *layout) {
  int64_t numel = 0, low, high;
  (void)sw_shape_numel(&layout->shape, &numel);
  return sw_layout_extent(layout, &low, &high) && high - low + 1 == numel && !sw_layout_repeats(layout);
}

static bool check_overlap(SwCall *call, const SwTensor *target, SwRecord *record) {
  if (target->dialect == SW_NUMPY) {
    return !target->readonly || sw_raise0(call->vm, SW_ERR_NUMPY_READ_ONLY);
  }
  if (sw_layout_repeats(&target->layout)) {
    sw_emit(sw_record_trace(record), IN_PLACE_OVERLAP, 0);
    return sw_raise0(call->vm, SW_ERR_TORCH_WRITE_OVERLAP);
  }
  for (int i = 0; i < 2; i++) {
    bool told = overlaps_partly(target, call->args[i]) && is_dense(&target->layout) && is_dense(&call->args[i].as.tensor->layout);
    if (told) return sw_raise0(call->vm, SW_ERR_TORCH_PARTIAL_OVERLAP);
  }
  return true;
}

static bool result_dtype(SwCall *call, const SwElementwise *what, SwDType *compute, SwDType *result) {
  if (!sw_promote_values(call, call->args[0], call->args[1], compute)) return false;
  bool division = what->op == SW_BINARY_DIV;
  SwDialect dialect = call->args[0].kind == SW_VALUE_TENSOR ? call->args[0].as.tensor->dialect : call->args[1].as.tensor->dialect;
  if (division && !sw_dtype_is_float(*compute)) *compute = dialect == SW_TORCH ? SW_FLOAT32 : SW_FLOAT64;
  *result = sw_binary_compares(what->op) ? SW_BOOL : *compute;
  return true;
}

/* The value may be narrowed within its category, but no float goes into an integer target. */
static bool check_cast(SwCall *call, const SwElementwise *what, SwDType result) {
  SwTensor *target = what->target;
  static const int category[] = {0, 1, 1, 1, 2, 2};
  if (!target || category[result] <= category[target->dtype]) return true;
  if (target->dialect == SW_TORCH) {
    return sw_raise(call->vm, SW_ERR_TORCH_CAST, SW_STR(sw_dtype_legacy_name(result)), SW_STR(sw_dtype_legacy_name(target->dtype)));
  }
  static const char *const ufuncs[] = {"add", "subtract", "multiply", "divide", "floor_divide", "remainder", "power", "maximum", "minimum", "bitwise_and", "bitwise_or", "bitwise_xor"};
  return sw_raise(call->vm, SW_ERR_NUMPY_CAST, SW_STR(sw_binary_compares(what->op) ? "" : ufuncs[what->op]), SW_STR(sw_dtype_name(result)), SW_STR(sw_dtype_name(target->dtype)));
}

static bool scale_operand(SwVm *vm, const SwElementwise *what, SwTensor **operand) {
  if (!what->scale) return true;
  SwTensor *scaled = sw_tensor_copy(vm, *operand, (*operand)->dtype);
  SwTensor *factor = scaled ? sw_tensor_number(vm, (*operand)->dialect, sw_scalar_cast(*what->scale, (*operand)->dtype)) : NULL;
  if (!factor) return false;
  SwLayout layout = sw_broadcast_layout(&factor->layout, &scaled->layout.shape, SW_TORCH, 0, NULL);
  SwOperand out = sw_tensor_operand(scaled), by = sw_tensor_operand(factor);
  by.layout = &layout;
  sw_elementwise_binary(SW_BINARY_MUL, &out, &out, &by);
  *operand = scaled;
  return true;
}

/* Into the target, by way of a temporary where dtypes differ or cells overlap (NumPy buffers them). */
static bool write_target(SwVm *vm, SwTensor *target, const SwTensor *computed) {
  SwOperand to, from = sw_tensor_operand(computed);
  if (!sw_tensor_operand_write(vm, target, &to)) return false;
  sw_elementwise_copy(&to, &from);
  return true;
}

static bool zero_divisor(const SwTensor *divisor) {
  int64_t index[SW_MAX_DIMS] = {0};
  if (sw_tensor_size(divisor) == 0) return false;
  do {
    if (sw_tensor_load(divisor, sw_layout_address(&divisor->layout, index)).as.integer == 0) return true;
  } while (sw_shape_advance(&divisor->layout.shape, index));
  return false;
}

/* Integer division by zero raises in PyTorch; NumPy warns and gives 0. */
static bool check_divisor(SwCall *call, const SwElementwise *what, SwDialect dialect, const SwTensor *divisor) {
  bool divides = what->op == SW_BINARY_FLOORDIV || what->op == SW_BINARY_MOD;
  if (!divides || sw_dtype_is_float(divisor->dtype) || !zero_divisor(divisor)) return true;
  if (dialect == SW_TORCH) return sw_raise0(call->vm, SW_ERR_TORCH_ZERO_DIVISION);
  sw_warn(call->vm, what->op == SW_BINARY_MOD ? "RuntimeWarning: divide by zero encountered in remainder"
                                              : "RuntimeWarning: divide by zero encountered in floor_divide");
  return true;
}

static bool unsupported_dtype(SwCall *call, const SwElementwise *what, SwDType compute) {
  return sw_refuse(call->vm, call->node->span, "Stridewise does not run `{operator}` on {dtype} tensors.", SW_STR(what->symbol), SW_STR(sw_dtype_name(compute)));
}

static bool compute(SwCall *call, const SwElementwise *what, SwDialect dialect, SwDType dtype, SwDType result_dtype_,
                    const SwShape *shape, SwRecord *record, SwTensor **out) {
  SwVm *vm = call->vm;
  SwTensor *a, *b;
  if (!operand_of(call, 0, dialect, dtype, &a) || !operand_of(call, 1, dialect, dtype, &b)) return false;
  if (!check_divisor(call, what, dialect, b) || !scale_operand(vm, what, &b)) return false;
  SwTrace *trace = sw_record_trace(record);
  int before = trace ? trace->count : 0;
  SwLayout la = sw_broadcast_layout(&a->layout, shape, SW_TORCH, 0, trace);
  SwLayout lb = sw_broadcast_layout(&b->layout, shape, SW_TORCH, 1, trace);
  if (trace && trace->count == before) sw_emit(trace, NO_STRETCH, 0);
  SwTensor *result = sw_tensor_new(vm, dialect, result_dtype_, shape);
  if (!result) return false;
  SwOperand to = sw_tensor_operand(result), left = sw_tensor_operand(a), right = sw_tensor_operand(b);
  left.layout = &la;
  right.layout = &lb;
  sw_elementwise_binary(what->op, &to, &left, &right);
  *out = result;
  return true;
}

/* How the original operands (before any conversion) are read for each element: for the story. */
static void keep_function(SwRecord *record, const SwElementwise *what, SwDType dtype, const SwShape *shape) {
  if (!record) return;
  record->has_function = what->scale == NULL;
  record->binary = what->op;
  record->compute = dtype;
  record->symbol = what->symbol;
  for (int i = 0; i < record->operand_count; i++) {
    record->stretched[i] = sw_broadcast_layout(&record->operand[i].layout, shape, SW_TORCH, i, NULL);
  }
}

bool sw_elementwise_call(SwCall *call, const SwElementwise *what, SwValue *out) {
  SwVm *vm = call->vm;
  bool left_tensor = call->args[0].kind == SW_VALUE_TENSOR;
  SwDialect dialect = (left_tensor ? call->args[0] : call->args[1]).as.tensor->dialect;
  bool mixed = left_tensor && call->args[1].kind == SW_VALUE_TENSOR && call->args[1].as.tensor->dialect != dialect;
  if (mixed) return sw_refuse0(vm, call->node->span, "Stridewise does not mix PyTorch tensors and NumPy arrays in one operation: convert one with torch.from_numpy() or .numpy().");
  SwRecord *record = sw_record_begin(call, what->target ? SW_STORY_IN_PLACE : SW_STORY_BROADCAST);
  for (int i = 0; i < 2; i++) record_operand(record, call, i, dialect);
  SwDType dtype, result;
  SwShape shape;
  if (!result_dtype(call, what, &dtype, &result)) return false;
  if (!sw_binary_exists(what->op, dtype)) return unsupported_dtype(call, what, dtype);
  if (!meet(call, what, dialect, record, &shape)) return false;
  if (what->target && !check_overlap(call, what->target, record)) return false;
  if (!check_cast(call, what, result)) return false;
  SwTensor *computed;
  if (!compute(call, what, dialect, dtype, result, &shape, record, &computed)) return false;
  keep_function(record, what, dtype, &shape);
  SwTensor *answer = what->target ? what->target : computed;
  if (what->target && !write_target(vm, what->target, computed)) return false;
  bool scalar = dialect == SW_NUMPY && !what->target && shape.ndim == 0;
  answer->is_scalar = answer->is_scalar || scalar;
  sw_record_result(record, answer);
  *out = sw_value_tensor(answer);
  return true;
}

static const struct { SwOperator op; SwBinary binary; } operators[] = {
    {SW_OP_ADD, SW_BINARY_ADD}, {SW_OP_SUB, SW_BINARY_SUB}, {SW_OP_MUL, SW_BINARY_MUL},
    {SW_OP_DIV, SW_BINARY_DIV}, {SW_OP_FLOORDIV, SW_BINARY_FLOORDIV}, {SW_OP_MOD, SW_BINARY_MOD},
    {SW_OP_POW, SW_BINARY_POW}, {SW_OP_BITAND, SW_BINARY_BITAND}, {SW_OP_BITOR, SW_BINARY_BITOR},
    {SW_OP_BITXOR, SW_BINARY_BITXOR}, {SW_OP_EQ, SW_BINARY_EQ}, {SW_OP_NE, SW_BINARY_NE},
    {SW_OP_LT, SW_BINARY_LT}, {SW_OP_LE, SW_BINARY_LE}, {SW_OP_GT, SW_BINARY_GT}, {SW_OP_GE, SW_BINARY_GE}};

static bool call_operator(SwCall *call, SwValue *out) {
  SwElementwise what = {.op = (SwBinary)call->operation->detail, .symbol = call->operation->name};
  return sw_elementwise_call(call, &what, out);
}

static bool call_operator_in_place(SwCall *call, SwValue *out) {
  SwElementwise what = {.op = (SwBinary)call->operation->detail, .symbol = call->operation->name, .target = call->args[0].as.tensor};
  return sw_elementwise_call(call, &what, out);
}

static bool raise_operands(SwVm *vm, SwOperator op, SwValue left, SwValue right) {
  return sw_raise(vm, SW_ERR_BINARY_OPERANDS, SW_STR(sw_operator_symbol(op)), SW_STR(sw_value_type_name(left)), SW_STR(sw_value_type_name(right)));
}

static bool run_operator(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, const SwNode *left_node,
                         SwValue right, const SwNode *right_node, SwFunction *function, SwValue *out) {
  SwOperation row = {"operators", sw_operator_symbol(op), "", function, -1, SW_OPERATION_FUNCTION};
  for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
    if (operators[i].op == op) row.detail = (int)operators[i].binary;
  }
  SwCall call = {.vm = vm, .operation = &row, .node = node, .count = 2, .args = {left, right}, .nodes = {left_node, right_node}};
  bool operands = (left.kind == SW_VALUE_TENSOR || sw_value_is_number(left)) && (right.kind == SW_VALUE_TENSOR || sw_value_is_number(right));
  if (op == SW_OP_MATMUL) {
    const SwOperation *matmul = sw_operation_find("operators", "matmul");
    if (!matmul) return sw_refuse0(vm, node->span, "Stridewise does not run `@` yet.");
    call.operation = matmul;
    return sw_call_direct(&call, out);
  }
  if (row.detail < 0) return sw_refuse(vm, node->span, "Stridewise does not run `{operator}` on tensors.", SW_STR(row.name));
  if (!operands) {
    bool listlike = sw_value_is_sequence(left) || sw_value_is_sequence(right);
    if (listlike) return sw_refuse(vm, node->span, "Stridewise does not run `{operator}` of a tensor and a list: make the list a tensor first.", SW_STR(row.name));
    return raise_operands(vm, op, left, right);
  }
  return sw_call_direct(&call, out);
}

bool sw_tensor_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, const SwNode *left_node,
                     SwValue right, const SwNode *right_node, SwValue *out) {
  return run_operator(vm, op, node, left, left_node, right, right_node, call_operator, out);
}

bool sw_tensor_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                              const SwNode *left_node, SwValue right, const SwNode *right_node, SwValue *out) {
  return run_operator(vm, op, node, left, left_node, right, right_node, call_operator_in_place, out);
}
