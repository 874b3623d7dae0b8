/* where(condition, a, b): for each element one of two. */
#include "ops/where.h"

#include "call/arguments.h"
#include "call/record_begin.h"
#include "ops/create.h"
#include "ops/elementwise_call.h"
#include "ops/nonzero.h"
#include "ops/promotion.h"
#include "ops/tensor_arith.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "tensor/result_layout.h"

static const SwShape no_dims = {0};

static const SwShape *shape_of(SwValue value) {
  return value.kind == SW_VALUE_TENSOR ? &value.as.tensor->layout.shape : &no_dims;
}

static bool condition_of(SwCall *call, SwDialect dialect, SwTensor **out) {
  SwDType dtype = call->args[0].kind == SW_VALUE_TENSOR ? call->args[0].as.tensor->dtype : SW_BOOL;
  if (dialect == SW_TORCH && dtype != SW_BOOL)
    return sw_raise(call->vm, SW_ERR_TORCH_WHERE_CONDITION, SW_STR(sw_dtype_legacy_name(dtype)));
  return sw_operand_tensor(call, 0, dialect, SW_BOOL, out);
}

/* Python integers that a dtype does not hold are wrapped here, unlike in arithmetic. */
static SwValue kind_of(SwValue value) {
  return value.kind == SW_VALUE_INT ? sw_value_int(0) : value;
}

/* If both are numbers, the result has the dtype that the library gives to such numbers. */
static SwDType promote(SwCall *call, SwDialect dialect) {
  SwScalar a, b;
  SwDType dtype;
  bool tensors = call->args[1].kind == SW_VALUE_TENSOR || call->args[2].kind == SW_VALUE_TENSOR;
  (void)sw_promote_values(call, kind_of(call->args[1]), kind_of(call->args[2]), &dtype);
  if (tensors || dialect == SW_TORCH) return dtype;
  (void)sw_arg_number(call, 1, &a);
  (void)sw_arg_number(call, 2, &b);
  return sw_dtype_promote(SW_NUMPY, a.dtype, b.dtype);
}

static bool choose(SwCall *call, SwDialect dialect, SwDType dtype, const SwShape *shape,
                   SwTensor *const *tensors, SwTensor **out) {
  SwLayout stretched[3];
  SwOperand read[3];
  SwLayout own[3] = {0};
  const SwLayout *layouts[] = {&own[0], &own[1], &own[2]};
  for (int i = 0; i < 3; i++) {
    stretched[i] = sw_broadcast_layout(&tensors[i]->layout, shape, SW_TORCH, i, NULL);
    read[i] = sw_tensor_operand(tensors[i]);
    read[i].layout = &stretched[i];
    if (call->args[i].kind == SW_VALUE_TENSOR)
      own[i] = sw_operand_layout(call->args[i].as.tensor, tensors[i]->dtype);
  }
  *out = sw_tensor_each(call->vm, dialect, dtype, shape);
  if (!*out) return false;
  (*out)->layout = sw_result_layout(dialect, shape, 3, layouts);
  const SwLayout *walked[] = {&(*out)->layout, &stretched[0], &stretched[1], &stretched[2]};
  if (!sw_work_rows(call->vm, 4, walked)) return false;
  SwOperand to = sw_tensor_operand(*out);
  sw_elementwise_where(&to, &read[0], &read[1], &read[2]);
  return true;
}

void sw_record_choice(SwRecord *record, const char *name, const SwShape *shape, SwDType dtype) {
  if (!record) return;
  record->as.elementwise.symbol = name;
  record->as.elementwise.compute = dtype;
  int before = record->trace.count;
  for (int i = 0; i < record->operand_count; i++)
    record->stretched[i] =
        sw_broadcast_layout(&record->operand[i].layout, shape, SW_TORCH, i, &record->trace);
  if (record->trace.count == before) sw_emit(&record->trace, NO_STRETCH, record->operand_count);
}

static bool where(SwCall *call, SwValue *out) {
  SwDialect dialect;
  SwShape shape;
  SwTensor *tensors[3], *computed;
  if (!sw_operands_dialect(call, 3, &dialect)) return false;
  for (int i = 0; i < 3; i++) {
    if (call->args[i].kind != SW_VALUE_TENSOR && !sw_value_is_number(call->args[i]))
      return sw_call_refuse(call);
  }
  SwRecord *record = sw_record_begin(call, SW_STORY_BROADCAST);
  for (int i = 0; i < 3; i++)
    sw_record_argument(record, call, i, dialect);
  if (!condition_of(call, dialect, &tensors[0])) return false;
  SwDType dtype = promote(call, dialect);
  const SwShape *shapes[] = {shape_of(call->args[0]), shape_of(call->args[1]),
                             shape_of(call->args[2])};
  if (!sw_target_meet(call, (SwTarget){NULL, false}, dialect, 3, shapes, record, &shape))
    return false;
  if (!sw_operand_tensor(call, 1, dialect, dtype, &tensors[1]) ||
      !sw_operand_tensor(call, 2, dialect, dtype, &tensors[2]))
    return false;
  sw_record_choice(record, "where", &shape, dtype);
  if (!choose(call, dialect, dtype, &shape, tensors, &computed)) return false;
  sw_record_result(record, computed);
  *out = sw_value_tensor(computed);
  return true;
}

/* where(condition): the indices of what is true, one tensor for each dim. */
static bool indices(SwCall *call, SwValue *out) {
  SwTensor *tensor, *lines[SW_MAX_DIMS];
  if (!sw_arg_tensor(call, 0, &tensor)) return false;
  SwSequence *tuple = sw_sequence_new(call->vm, tensor->layout.shape.ndim);
  if (!tuple) return false;
  if (tensor->layout.shape.ndim == 0) return sw_call_refuse(call);
  if (!sw_nonzero(call->vm, tensor, lines)) return false;
  sw_record_places(call, tensor, sw_tensor_size(lines[0]), tensor->layout.shape.ndim, NULL);
  for (int dim = 0; dim < tensor->layout.shape.ndim; dim++)
    tuple->items[tuple->count++] = sw_value_tensor(lines[dim]);
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = tuple};
  return true;
}

/* where(condition), where(condition, a, b) */
bool sw_where(SwCall *call, SwValue *out) {
  SwDialect dialect = sw_call_dialect(call);
  if (dialect == SW_NUMPY && !sw_numpy_array_arguments(call, 3)) return false;
  if (call->args[1].kind == SW_VALUE_ABSENT) return indices(call, out);
  if (call->args[2].kind == SW_VALUE_ABSENT) return sw_raise0(call->vm, SW_ERR_NUMPY_WHERE_ONE);
  return where(call, out);
}

/* np.nonzero(a), a.nonzero() */
bool sw_numpy_nonzero(SwCall *call, SwValue *out) {
  return sw_numpy_array_arguments(call, 1) && indices(call, out);
}

static void swap(SwCall *call, int i, int k) {
  SwValue value = call->args[i];
  const SwNode *node = call->nodes[i];
  call->args[i] = call->args[k];
  call->nodes[i] = call->nodes[k];
  call->args[k] = value;
  call->nodes[k] = node;
}

/* a.where(condition, b) */
bool sw_torch_where_method(SwCall *call, SwValue *out) {
  swap(call, 0, 1);
  return where(call, out);
}
