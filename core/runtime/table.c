#include "runtime/table.h"

#include <string.h>

#include "base/notices.h"
#include "runtime/equal.h"
#include "runtime/iterate.h"
#include "runtime/object.h"

bool sw_table_new(SwVm *vm, SwValueKind kind, SwValue *out) {
  *out = (SwValue){.kind = kind, .as.sequence = sw_sequence_new(vm, 4)};
  return out->as.sequence != NULL;
}

/* -- Keys ------------------------------------------------------------------------------------ */

static bool is_scalar(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->is_scalar;
}

SwValue sw_table_plain(SwValue key) {
  if (!is_scalar(key)) return key;
  return sw_scalar_value(sw_tensor_load(key.as.tensor, key.as.tensor->layout.offset));
}

/* A class that says what equal is says nothing of hashes. */
static bool lacks_hash(SwValue key) {
  if (key.kind != SW_VALUE_OBJECT) return false;
  SwValue type = sw_object_class(key);
  if (sw_class_attribute(type, "__eq__")) return true;
  return sw_class_attribute(type, SW_DATA_FIELDS) && !sw_class_attribute(type, SW_FROZEN);
}

static bool check_key(SwVm *vm, SwValue key, int depth) {
  if (!sw_work(vm, SW_ITEM_WORK)) return false;
  bool array = key.kind == SW_VALUE_TENSOR && key.as.tensor->dialect == SW_NUMPY;
  if (key.kind == SW_VALUE_LIST || key.kind == SW_VALUE_DICT || key.kind == SW_VALUE_SET ||
      key.kind == SW_VALUE_SLICE || (array && !is_scalar(key)) || lacks_hash(key))
    return sw_raise(vm, SW_ERR_UNHASHABLE, SW_STR(sw_value_type_name(key)));
  bool good = array ? !depth
                    : key.kind == SW_VALUE_TENSOR || key.kind == SW_VALUE_NONE ||
                          key.kind == SW_VALUE_STRING || key.kind == SW_VALUE_SIZE ||
                          key.kind == SW_VALUE_TUPLE || key.kind == SW_VALUE_CLOSURE ||
                          key.kind == SW_VALUE_CLASS || key.kind == SW_VALUE_OBJECT ||
                          key.kind == SW_VALUE_ADDRESS || sw_value_is_number(key);
  key = sw_table_plain(key);
  if (key.kind == SW_VALUE_FLOAT) good = good && key.as.number == key.as.number;
  for (int64_t i = 0; good && key.kind == SW_VALUE_TUPLE && i < key.as.sequence->count; i++) {
    good = depth < SW_MAX_DEPTH;
    if (good && !check_key(vm, key.as.sequence->items[i], depth + 1)) return false;
  }
  if (!good) return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_KEYS_KIND));
  return true;
}

bool sw_table_is_key(SwVm *vm, SwValue value) {
  return check_key(vm, value, 0);
}

static bool find(SwVm *vm, const SwSequence *self, int step, SwValue key, int64_t *at) {
  key = sw_table_plain(key);
  if (!sw_work(vm, self->count * SW_ITEM_WORK)) return false;
  for (*at = 0; *at < self->count; *at += step) {
    SwValue other = sw_table_plain(self->items[*at]);
    bool equal = false;
    if (!sw_value_equal(vm, key, other, &equal)) return false;
    if (equal) return true;
  }
  *at = -1;
  return true;
}

bool sw_table_find(SwVm *vm, SwValue table, SwValue key, int64_t *at) {
  return sw_table_is_key(vm, key) &&
         find(vm, table.as.sequence, sw_table_step(table.kind), key, at);
}

bool sw_table_put(SwVm *vm, SwValue table, SwValue key, SwValue value) {
  SwSequence *self = table.as.sequence;
  bool dict = table.kind == SW_VALUE_DICT;
  int64_t at;
  if (!sw_table_find(vm, table, key, &at)) return false;
  if (at >= 0) {
    if (dict) self->items[at + 1] = value;
    return true;
  }
  self->changes++;
  self->loose = self->loose || self->removed;
  return sw_sequence_push(vm, self, key) && (!dict || sw_sequence_push(vm, self, value));
}

void sw_table_remove(SwValue table, int64_t at) {
  SwSequence *self = table.as.sequence;
  int step = sw_table_step(table.kind);
  self->count -= step;
  self->changes++;
  self->removed = true;
  memmove(self->items + at, self->items + at + step, (size_t)(self->count - at) * sizeof(SwValue));
}

bool sw_table_equal(SwVm *vm, SwValue a, SwValue b, bool *out) {
  const SwSequence *left = a.as.sequence, *right = b.as.sequence;
  int step = sw_table_step(a.kind);
  *out = left->count == right->count;
  for (int64_t i = 0; i < left->count && *out; i += step) {
    int64_t at;
    if (!find(vm, right, step, left->items[i], &at)) return false;
    *out = at >= 0;
    if (!*out || a.kind == SW_VALUE_SET) continue;
    SwSequence x = {.count = 1, .items = left->items + i + 1},
               y = {.count = 1, .items = right->items + at + 1};
    SwValue one = {.kind = SW_VALUE_LIST, .as.sequence = &x},
            other = {.kind = SW_VALUE_LIST, .as.sequence = &y};
    if (!sw_value_equal(vm, one, other, out)) return false;
  }
  return true;
}

/* -- Order ----------------------------------------------------------------------------------- */

/* Python keeps at least as many places for a set of `count` keys, and an int stands first at the
 * place of its own number: however it was made, it is walked in ascending order. */
static int64_t least_places(int64_t count) {
  int64_t places = 8;
  while (5 * count >= 3 * (places - 1))
    places *= 2;
  return places;
}

static bool unordered(SwVm *vm) {
  return sw_refuse_here(vm, sw_notice(SW_NOTICE_UNKNOWN_ORDER_WHICH_PYTHON_GOES));
}

static bool set_items(SwVm *vm, const SwSequence *self, SwSequence *out) {
  int64_t places = least_places(self->count);
  if (self->count == 1) {
    out->items[out->count++] = self->items[0];
    return true;
  }
  SwSequence *table = sw_sequence_new(vm, places);
  if (!table || !sw_work(vm, places)) return false;
  for (int64_t i = 0; i < self->count; i++) {
    SwValue key = self->items[i];
    int64_t number = key.kind == SW_VALUE_BOOL ? key.as.truth : key.as.integer;
    bool whole = key.kind == SW_VALUE_BOOL || key.kind == SW_VALUE_INT;
    if (!whole || self->loose || number < 0 || number >= places) return unordered(vm);
    table->items[number] = key;
  }
  for (int64_t i = 0; i < places; i++) {
    if (table->items[i].kind != SW_VALUE_ABSENT) out->items[out->count++] = table->items[i];
  }
  return true;
}

bool sw_table_items(SwVm *vm, SwValue table, SwSequence **out) {
  const SwSequence *self = table.as.sequence;
  *out = sw_sequence_new(vm, self->count);
  if (!*out || !sw_work(vm, self->count)) return false;
  if (table.kind == SW_VALUE_SET) return set_items(vm, self, *out);
  for (int64_t i = 0; i < self->count; i += 2) {
    SwValue item = self->items[i + (table.kind == SW_VALUE_VALUES)];
    if (table.kind == SW_VALUE_ITEMS) {
      SwSequence *pair = sw_sequence_new(vm, 2);
      if (!pair) return false;
      pair->count = 2;
      memcpy(pair->items, self->items + i, 2 * sizeof item);
      item = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = pair};
    }
    (*out)->items[(*out)->count++] = item;
  }
  return true;
}

/* If keys differ in kind, their order decides which two of them an error names. */
bool sw_iterate_any(SwVm *vm, const SwNode *node, SwValue value, SwSequence **out) {
  if (value.kind != SW_VALUE_SET) return sw_iterate(vm, node, value, out);
  const SwSequence *self = value.as.sequence;
  for (int64_t i = 1; i < self->count; i++) {
    if (self->items[i].kind != self->items[0].kind) return sw_table_items(vm, value, out);
  }
  *out = sw_sequence_new(vm, self->count);
  for (int64_t i = 0; *out && i < self->count; i++)
    (*out)->items[(*out)->count++] = self->items[i];
  return *out != NULL;
}

bool sw_set_of(SwVm *vm, const SwSequence *source, SwValue *out) {
  if (!sw_table_new(vm, SW_VALUE_SET, out)) return false;
  for (int64_t i = 0; i < source->count; i++) {
    if (!sw_table_put(vm, *out, source->items[i], sw_value_none())) return false;
  }
  return true;
}
