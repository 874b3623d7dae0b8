/* Methods of lists and tuples, and str.join. */
#include <string.h>

#include "call/arguments.h"
#include "call/call.h"
#include "python/details.h"
#include "runtime/equal.h"
#include "runtime/iterate.h"
#include "runtime/print.h"

bool sw_list_append(SwCall *call, SwValue *out) {
  *out = sw_value_none();
  return sw_sequence_push(call->vm, call->args[0].as.sequence, call->args[1]);
}

bool sw_list_extend(SwCall *call, SwValue *out) {
  SwSequence *self = call->args[0].as.sequence, *items;
  *out = sw_value_none();
  if (!sw_iterate(call->vm, call->node, call->args[1], &items) || !sw_work(call->vm, items->count))
    return false;
  int64_t count = items->count; /* l.extend(l) must not chase its own end */
  for (int64_t i = 0; i < count; i++) {
    if (!sw_sequence_push(call->vm, self, items->items[i])) return false;
  }
  return true;
}

bool sw_list_insert(SwCall *call, SwValue *out) {
  SwSequence *self = call->args[0].as.sequence;
  int64_t at, count = self->count;
  *out = sw_value_none();
  if (!sw_arg_int(call, 1, &at) || !sw_work(call->vm, count)) return false;
  if (!sw_sequence_push(call->vm, self, call->args[2])) return false;
  if (at < 0) at += count;
  at = at < 0 ? 0 : at > count ? count : at;
  memmove(self->items + at + 1, self->items + at, (size_t)(count - at) * sizeof(SwValue));
  self->items[at] = call->args[2];
  return true;
}

static void take_out(SwSequence *self, int64_t at) {
  self->count--;
  memmove(self->items + at, self->items + at + 1, (size_t)(self->count - at) * sizeof(SwValue));
}

bool sw_list_pop(SwCall *call, SwValue *out) {
  SwSequence *self = call->args[0].as.sequence;
  int64_t at;
  if (!sw_arg_int(call, 1, &at) || !sw_work(call->vm, self->count)) return false;
  if (self->count == 0) return sw_raise0(call->vm, SW_ERR_POP_EMPTY);
  if (at < 0) at += self->count;
  if (at < 0 || at >= self->count) return sw_raise0(call->vm, SW_ERR_POP_INDEX);
  *out = self->items[at];
  take_out(self, at);
  return true;
}

/* Finds the index of the first equal item, -1 if there is none, and the number of equal ones. */
static bool search(SwCall *call, int64_t *first, int64_t *count) {
  const SwSequence *self = call->args[0].as.sequence;
  SwSequence wanted = {.count = 1, .items = &call->args[1]};
  *first = -1;
  *count = 0;
  for (int64_t i = 0; i < self->count; i++) {
    SwSequence item = {.count = 1, .items = &self->items[i]};
    SwValue a = {.kind = SW_VALUE_LIST, .as.sequence = &item},
            b = {.kind = SW_VALUE_LIST, .as.sequence = &wanted};
    bool equal;
    if (!sw_value_equal(call->vm, a, b, &equal))
      return false; /* identical objects count as equal, even NaN */
    if (equal && *first < 0) *first = i;
    *count += equal;
  }
  return true;
}

static bool raise_missing(SwCall *call) {
  SwText text = {0};
  if (call->args[0].kind != SW_VALUE_LIST) return sw_raise0(call->vm, SW_ERR_NOT_IN_TUPLE);
  if (sw_value_repr(call->vm, call->args[1], &text))
    (void)sw_raise(call->vm, SW_ERR_NOT_IN_LIST, SW_STR(sw_text_cstr(&text)));
  sw_text_free(&text);
  return false;
}

bool sw_list_index(SwCall *call, SwValue *out) {
  int64_t first, count;
  if (!search(call, &first, &count)) return false;
  bool counts = call->operation->detail == SW_LIST_COUNT;
  *out = sw_value_int(counts ? count : first);
  if (!counts && first < 0) return raise_missing(call);
  return true;
}

bool sw_list_remove(SwCall *call, SwValue *out) {
  int64_t first, count;
  *out = sw_value_none();
  if (!search(call, &first, &count)) return false;
  if (first < 0) return sw_raise0(call->vm, SW_ERR_REMOVE);
  take_out(call->args[0].as.sequence, first);
  return true;
}

bool sw_list_clear(SwCall *call, SwValue *out) {
  SwSequence *self = call->args[0].as.sequence;
  self->changes += self->count;
  self->count = 0;
  self->removed = self->loose = false;
  *out = sw_value_none();
  return true;
}

bool sw_list_copy(SwCall *call, SwValue *out) {
  const SwSequence *self = call->args[0].as.sequence;
  SwSequence *copy = sw_sequence_new(call->vm, self->count);
  if (!copy) return false;
  memcpy(copy->items, self->items, (size_t)self->count * sizeof(SwValue));
  copy->count = self->count;
  *out = (SwValue){.kind = call->args[0].kind, .as.sequence = copy};
  copy->removed = copy->loose = self->removed;
  return true;
}

bool sw_list_reverse(SwCall *call, SwValue *out) {
  SwSequence *self = call->args[0].as.sequence;
  if (!sw_work(call->vm, self->count)) return false;
  for (int64_t i = 0, j = self->count - 1; i < j; i++, j--) {
    SwValue item = self->items[i];
    self->items[i] = self->items[j];
    self->items[j] = item;
  }
  *out = sw_value_none();
  return true;
}

bool sw_str_join(SwCall *call, SwValue *out) {
  SwSequence *items;
  SwText text = {0};
  bool good = true;
  if (!sw_is_iterable(call->args[1])) return sw_raise0(call->vm, SW_ERR_JOIN);
  if (!sw_iterate(call->vm, call->node, call->args[1], &items)) return false;
  for (int64_t i = 0; i < items->count && good; i++) {
    SwValue item = items->items[i];
    if (i) sw_text_put(&text, call->args[0].as.string->bytes);
    good = item.kind == SW_VALUE_STRING
               ? sw_value_str(call->vm, item, &text)
               : sw_raise(call->vm, SW_ERR_JOIN_ITEM, SW_INT(i), SW_STR(sw_value_type_name(item)));
  }
  good = good && sw_value_string(call->vm, sw_text_cstr(&text), text.size, out);
  sw_text_free(&text);
  return good;
}
