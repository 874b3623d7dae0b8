#include "python/sequence_arith.h"

#include <string.h>

#include "base/checked.h"
#include "base/notices.h"
#include "python/arith.h"
#include "python/percent.h"

/* Converts items to ints for a torch.Size; raises for others. */
static bool as_sizes(SwVm *vm, SwSequence *items) {
  for (int64_t i = 0; i < items->count; i++) {
    SwValue *item = &items->items[i];
    if (item->kind == SW_VALUE_BOOL) *item = sw_value_int(item->as.truth);
    if (item->kind == SW_VALUE_INT) continue;
    if (item->kind == SW_VALUE_TENSOR)
      return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_PUT_TENSORS_INTO_TORCH_SIZE));
    return sw_raise(vm, SW_ERR_TORCH_SIZE_ITEM, SW_INT(i), SW_STR(sw_value_type_name(*item)));
  }
  return true;
}

/* A new list, tuple or torch.Size; the operands stay as they are. */
static bool concatenate(SwVm *vm, SwValue left, SwValue right, SwValue *out) {
  const SwSequence *a = left.as.sequence, *b = right.as.sequence;
  SwSequence *joined = sw_sequence_new(vm, a->count + b->count);
  if (!joined) return false;
  memcpy(joined->items, a->items, (size_t)a->count * sizeof(SwValue));
  memcpy(joined->items + a->count, b->items, (size_t)b->count * sizeof(SwValue));
  joined->count = a->count + b->count;
  bool size = left.kind == SW_VALUE_SIZE || right.kind == SW_VALUE_SIZE;
  *out = (SwValue){.kind = size ? SW_VALUE_SIZE : left.kind, .as.sequence = joined};
  return !size || as_sizes(vm, joined);
}

#define MAX_REPEATED 1000000

/* A new sequence of `times` copies of the items, none for a negative number. The items themselves
 * are not copied: in [[0]] * 3 all three are one list. */
static bool repeat(SwVm *vm, const SwNode *node, SwValue value, int64_t times, SwValue *out) {
  int64_t count =
      value.kind == SW_VALUE_STRING ? (int64_t)value.as.string->size : value.as.sequence->count;
  int64_t total;
  if (times < 0) times = 0;
  if (!sw_checked_mul(count, times, &total) || total > MAX_REPEATED) {
    return sw_refuse(vm, node->span, sw_notice(SW_NOTICE_NO_MAKE_SEQUENCES_MORE_THAN_COUNT),
                     SW_INT(MAX_REPEATED));
  }
  if (total == 0) times = 0;
  if (value.kind == SW_VALUE_STRING) {
    SwText text = {0};
    for (int64_t i = 0; i < times; i++)
      sw_text_bytes(&text, value.as.string->bytes, value.as.string->size);
    bool good = sw_value_string(vm, sw_text_cstr(&text), text.size, out);
    sw_text_free(&text);
    return good;
  }
  SwSequence *repeated = sw_sequence_new(vm, total);
  if (!repeated) return false;
  for (int64_t i = 0; i < total; i++)
    repeated->items[i] = value.as.sequence->items[i % count];
  repeated->count = total;
  *out = (SwValue){.kind = value.kind, .as.sequence = repeated};
  return true;
}

static bool join_strings(SwVm *vm, const SwString *a, const SwString *b, SwValue *out) {
  SwText text = {0};
  sw_text_bytes(&text, a->bytes, a->size);
  sw_text_bytes(&text, b->bytes, b->size);
  bool good = sw_value_string(vm, sw_text_cstr(&text), text.size, out);
  sw_text_free(&text);
  return good;
}

static bool raise_concatenate(SwVm *vm, SwValue left, SwValue right) {
  if (left.kind == SW_VALUE_SIZE)
    return sw_raise(vm, SW_ERR_CONCATENATE_SIZE, SW_STR(sw_value_type_name(right)));
  return sw_raise(vm, left.kind == SW_VALUE_STRING ? SW_ERR_CONCATENATE_STRING : SW_ERR_CONCATENATE,
                  SW_STR(sw_value_type_name(left)), SW_STR(sw_value_type_name(right)),
                  SW_STR(sw_value_type_name(left)));
}

static bool is_repeatable(SwValue value) {
  return value.kind == SW_VALUE_STRING || sw_value_is_sequence(value);
}

/* Reads how often to repeat: an int; 0-d integer tensors and NumPy scalars are accepted. */
static bool times_of(SwVm *vm, SwValue value, int64_t *out) {
  bool tensor = value.kind == SW_VALUE_TENSOR,
       torch = tensor && value.as.tensor->dialect == SW_TORCH;
  SwDType dtype = tensor ? value.as.tensor->dtype : SW_INT64;
  if (torch && (sw_tensor_size(value.as.tensor) != 1 || sw_dtype_is_float(dtype)))
    return sw_raise0(vm, SW_ERR_TORCH_TO_INDEX);
  bool whole = tensor && !sw_dtype_is_float(dtype) && (torch || dtype != SW_BOOL);
  if (whole)
    *out = sw_scalar_integer(sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset));
  else if (value.kind == SW_VALUE_BOOL)
    *out = value.as.truth;
  else if (value.kind == SW_VALUE_INT)
    *out = value.as.integer;
  else
    return sw_raise(vm, SW_ERR_MULTIPLY_SEQUENCE, SW_STR(sw_value_type_name(value)));
  return true;
}

/* Whether the value leaves a sequence operand alone. NumPy arrays would convert it to an array;
 * NumPy scalars and PyTorch tensors do not. */
static bool is_no_array(SwValue value) {
  return value.kind == SW_VALUE_TENSOR &&
         (value.as.tensor->dialect == SW_TORCH || value.as.tensor->is_scalar);
}

bool sw_is_sequence_arith(SwOperator op, SwValue left, SwValue right) {
  bool scalar = right.kind == SW_VALUE_TENSOR && right.as.tensor->is_scalar;
  if (op == SW_OP_MOD) return left.kind == SW_VALUE_STRING;
  if (op == SW_OP_ADD) return left.kind == SW_VALUE_STRING && scalar;
  return op == SW_OP_MUL && ((is_repeatable(left) && is_no_array(right)) ||
                             (is_repeatable(right) && is_no_array(left)));
}

bool sw_sequence_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, SwValue right,
                       SwValue *out) {
  bool lists = left.kind == SW_VALUE_LIST && right.kind == SW_VALUE_LIST;
  bool tuples = sw_value_is_sequence(left) && sw_value_is_sequence(right) &&
                left.kind != SW_VALUE_LIST && right.kind != SW_VALUE_LIST;
  if (op == SW_OP_ADD && (lists || tuples)) return concatenate(vm, left, right, out);
  if (op == SW_OP_ADD && left.kind == SW_VALUE_STRING && right.kind == SW_VALUE_STRING) {
    return join_strings(vm, left.as.string, right.as.string, out);
  }
  if (op == SW_OP_ADD && is_repeatable(left)) return raise_concatenate(vm, left, right);
  if (op == SW_OP_MUL && (is_repeatable(left) || is_repeatable(right))) {
    int64_t times = 0;
    bool swapped = !is_repeatable(left);
    return times_of(vm, swapped ? left : right, &times) &&
           repeat(vm, node, swapped ? right : left, times, out);
  }
  if (op == SW_OP_MOD && left.kind == SW_VALUE_STRING) {
    return sw_format_percent(vm, node, left.as.string, right, out);
  }
  return sw_raise_operands(vm, op, left, right);
}
