#include "python/sequence.h"

#include <string.h>

#include "base/checked.h"
#include "call/arguments.h"
#include "call/slice.h"
#include "runtime/iterate.h"
#include "runtime/print.h"
#include "runtime/table.h"

static bool has_index(SwValue value) {
  if (value.kind != SW_VALUE_TENSOR)
    return value.kind == SW_VALUE_INT || value.kind == SW_VALUE_BOOL;
  const SwTensor *tensor = value.as.tensor;
  bool single =
      tensor->dialect == SW_TORCH ? sw_tensor_size(tensor) == 1 : tensor->layout.shape.ndim == 0;
  return single && !sw_dtype_is_float(tensor->dtype);
}

/* Raises for a tensor as an index of a list, in the words of its library. */
static bool refuse_tensor(SwCall *call, const SwTensor *tensor) {
  return sw_raise0(call->vm, tensor->dialect == SW_TORCH ? SW_ERR_TORCH_TO_INDEX
                                                         : SW_ERR_NUMPY_ONLY_SCALAR_INDEX);
}

static bool is_tensor(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && !value.as.tensor->is_scalar;
}

static bool cut(SwCall *call, int64_t size, SwCut *out) {
  const SwSlice *slice = call->args[1].as.slice;
  const SwValue parts[] = {slice->start, slice->stop, slice->step};
  for (int i = 0; i < 3; i++) {
    if (parts[i].kind == SW_VALUE_NONE || has_index(parts[i])) continue;
    return is_tensor(parts[i]) ? refuse_tensor(call, parts[i].as.tensor)
                               : sw_raise0(call->vm, SW_ERR_SLICE_TYPE);
  }
  return sw_slice_cut(call, slice, size, SW_NUMPY, out);
}

static const char *noun(SwValue value) {
  return value.kind == SW_VALUE_SIZE ? "tuple" : sw_value_type_name(value);
}

/* The index as a position from 0 to size - 1; raises `missing` if it is out of range. */
static bool position(SwCall *call, int64_t size, SwErrorId missing, int64_t *out) {
  SwValue object = call->args[0], index = call->args[1];
  if (!has_index(index)) {
    if (is_tensor(index)) return refuse_tensor(call, index.as.tensor);
    const char *type = sw_value_type_name(index);
    if (object.kind == SW_VALUE_STRING)
      return sw_raise(call->vm, SW_ERR_STRING_INDEX_TYPE, SW_STR(type));
    return sw_raise(call->vm, SW_ERR_SEQUENCE_INDEX_TYPE, SW_STR(noun(object)), SW_STR(type));
  }
  (void)sw_value_to_int(call, index, out);
  if (*out < 0) *out += size;
  if (*out < 0 || *out >= size) return sw_raise0(call->vm, missing);
  return true;
}

/* items[index] of a list or tuple: an item, or a new sequence for a slice. */
static bool items_at(SwCall *call, const SwSequence *items, SwErrorId missing, SwValue *out) {
  SwVm *vm = call->vm;
  SwCut part;
  int64_t at;
  if (call->args[1].kind != SW_VALUE_SLICE) {
    if (!position(call, items->count, missing, &at)) return false;
    *out = items->items[at];
    return true;
  }
  if (!cut(call, items->count, &part) || !sw_work(vm, part.count * SW_ITEM_WORK)) return false;
  SwSequence *copy = sw_sequence_new(vm, part.count);
  if (!copy) return false;
  for (int64_t i = 0; i < part.count; i++)
    copy->items[copy->count++] = items->items[part.start + i * part.step];
  *out = (SwValue){.kind = call->args[0].kind, .as.sequence = copy};
  return true;
}

/* Characters of a string: code points, not bytes. */
static bool characters_at(SwCall *call, SwValue *out) {
  SwSequence *characters;
  SwValue part;
  if (!sw_iterate(call->vm, call->node, call->args[0], &characters)) return false;
  if (!items_at(call, characters, SW_ERR_STRING_INDEX, &part)) return false;
  if (call->args[1].kind != SW_VALUE_SLICE) {
    *out = part;
    return true;
  }
  SwText text = {0};
  for (int64_t i = 0; i < part.as.sequence->count; i++)
    sw_text_put(&text, part.as.sequence->items[i].as.string->bytes);
  bool good = sw_value_string(call->vm, sw_text_cstr(&text), text.size, out);
  sw_text_free(&text);
  return good;
}

static int64_t range_number(const SwRange *range, int64_t at) {
  return (int64_t)((uint64_t)range->start + (uint64_t)at * (uint64_t)range->step);
}

/* A slice of a range is a range: range(10)[2:5] is range(2, 5). Its stop is that of the slice,
 * clipped. */
static bool range_slice(SwCall *call, const SwRange *range, int64_t count, SwValue *out) {
  SwValue stop = call->args[1].as.slice->stop, step = call->args[1].as.slice->step;
  SwSlice from_stop = {stop, sw_value_none(), step};
  SwCut part, end;
  if (!cut(call, count, &part)) return false;
  (void)sw_slice_cut(call, &from_stop, count, SW_NUMPY, &end);
  if (stop.kind == SW_VALUE_NONE) end.start = part.step > 0 ? count : -1;
  SwRange *result = sw_arena_alloc(call->vm->arena, sizeof *result);
  if (!result) return sw_exhausted(call->vm);
  if (!sw_checked_mul(range->step, part.step, &result->step)) return sw_call_refuse(call);
  result->start = range_number(range, part.start);
  result->stop = range_number(range, end.start);
  *out = (SwValue){.kind = SW_VALUE_RANGE, .as.range = result};
  return true;
}

static bool range_at(SwCall *call, SwValue *out) {
  const SwRange *range = call->args[0].as.range;
  int64_t count = sw_range_count(range), at;
  if (call->args[1].kind == SW_VALUE_SLICE) return range_slice(call, range, count, out);
  if (!position(call, count, SW_ERR_RANGE_INDEX, &at)) return false;
  *out = sw_value_int(range_number(range, at));
  return true;
}

bool sw_raise_key(SwVm *vm, SwValue key) {
  SwText text = {0};
  if (sw_value_repr(vm, key, &text)) (void)sw_raise(vm, SW_ERR_KEY, SW_STR(sw_text_cstr(&text)));
  sw_text_free(&text);
  return false;
}

static bool key_place(SwCall *call, int64_t *at) {
  if (!sw_table_find(call->vm, call->args[0], call->args[1], at)) return false;
  if (*at < 0) return sw_raise_key(call->vm, call->args[1]);
  return true;
}

bool sw_sequence_subscript(SwCall *call, SwValue *out) {
  SwValue object = call->args[0];
  const char *type = sw_value_type_name(object);
  int64_t at;
  switch (object.kind) {
  case SW_VALUE_DICT:
    if (!key_place(call, &at)) return false;
    *out = object.as.sequence->items[at + 1];
    return true;
  case SW_VALUE_LIST: return items_at(call, object.as.sequence, SW_ERR_LIST_INDEX, out);
  case SW_VALUE_SIZE:
  case SW_VALUE_TUPLE: return items_at(call, object.as.sequence, SW_ERR_TUPLE_INDEX, out);
  case SW_VALUE_STRING: return characters_at(call, out);
  case SW_VALUE_RANGE: return range_at(call, out);
  case SW_VALUE_DTYPE:
  case SW_VALUE_TYPE: return sw_call_refuse(call);
  default: return sw_raise(call->vm, SW_ERR_NOT_SUBSCRIPTABLE, SW_STR(type));
  }
}

/* -- Changing lists ------------------------------------------------------------------------------
 */

/* Replaces the `count` items from `start` by those of `with`, which may be more or fewer. */
static bool splice(SwVm *vm, SwSequence *self, int64_t start, int64_t count,
                   const SwSequence *with) {
  int64_t behind = self->count - start - count, total = self->count - count + with->count;
  SwSequence *copy = sw_sequence_new(vm, total);
  if (!copy) return false;
  memcpy(copy->items, self->items, (size_t)start * sizeof(SwValue));
  if (with->count) memcpy(copy->items + start, with->items, (size_t)with->count * sizeof(SwValue));
  memcpy(copy->items + start + with->count, self->items + start + count,
         (size_t)behind * sizeof(SwValue));
  self->items = copy->items;
  self->capacity = copy->capacity;
  self->count = total;
  return true;
}

/* items[start:stop:step] = values. With a step other than 1, the counts must be equal. */
static bool assign_slice(SwCall *call, SwSequence *self) {
  SwVm *vm = call->vm;
  SwSequence *with;
  SwCut part;
  if (!cut(call, self->count, &part)) return false;
  if (!sw_is_iterable(call->args[2]))
    return sw_raise0(vm, part.step == 1 ? SW_ERR_ASSIGN_ITERABLE : SW_ERR_EXTENDED_ITERABLE);
  if (!sw_iterate(vm, call->node, call->args[2], &with)) return false;
  if (part.step == 1) return splice(vm, self, part.start, part.count, with);
  if (with->count != part.count)
    return sw_raise(vm, SW_ERR_ASSIGN_EXTENDED, SW_INT(with->count), SW_INT(part.count));
  if (with == self) return sw_call_refuse(call);
  for (int64_t i = 0; i < part.count; i++)
    self->items[part.start + i * part.step] = with->items[i];
  return true;
}

bool sw_sequence_assign(SwCall *call) {
  SwValue object = call->args[0];
  int64_t at;
  if (object.kind == SW_VALUE_DICT)
    return sw_table_put(call->vm, object, call->args[1], call->args[2]);
  if (object.kind != SW_VALUE_LIST)
    return sw_raise(call->vm, SW_ERR_NO_ITEM_ASSIGNMENT, SW_STR(sw_value_type_name(object)));
  if (call->args[1].kind == SW_VALUE_SLICE) return assign_slice(call, object.as.sequence);
  if (!position(call, object.as.sequence->count, SW_ERR_LIST_ASSIGN_INDEX, &at)) return false;
  object.as.sequence->items[at] = call->args[2];
  return true;
}

bool sw_sequence_delete(SwCall *call) {
  SwValue object = call->args[0];
  bool counts = object.kind == SW_VALUE_TUPLE || object.kind == SW_VALUE_STRING ||
                object.kind == SW_VALUE_SIZE || object.kind == SW_VALUE_RANGE ||
                object.kind == SW_VALUE_SET;
  SwErrorId id =
      counts && has_index(call->args[1]) ? SW_ERR_NO_TUPLE_DELETION : SW_ERR_NO_ITEM_DELETION;
  SwCut part = {0, 1, 1};
  if (object.kind == SW_VALUE_DICT) {
    if (!key_place(call, &part.start)) return false;
    sw_table_remove(object, part.start);
    return true;
  }
  if (object.kind != SW_VALUE_LIST)
    return sw_raise(call->vm, id, SW_STR(sw_value_type_name(object)));
  if (call->args[1].kind != SW_VALUE_SLICE) {
    if (!position(call, object.as.sequence->count, SW_ERR_LIST_ASSIGN_INDEX, &part.start))
      return false;
  } else if (!cut(call, object.as.sequence->count, &part)) {
    return false;
  }
  if (part.step != 1) return sw_call_refuse(call);
  return splice(call->vm, object.as.sequence, part.start, part.count, &(SwSequence){0});
}
