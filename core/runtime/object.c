#include "runtime/object.h"

#include <string.h>

#include "runtime/exception.h"
#include "runtime/scope.h"
#include "runtime/table.h"

enum { NAME_AT = 1, ORDER_AT = 3 };

bool sw_attribute_put(SwVm *vm, SwValue table, const char *name, SwValue value) {
  SwValue key;
  SwValue *old = (SwValue *)sw_table_attribute(table, name);
  if (old) {
    *old = value;
    return true;
  }
  if (!sw_value_string(vm, name, strlen(name), &key) ||
      !sw_sequence_push(vm, table.as.sequence, key))
    return false;
  (void)sw_sequence_push(vm, table.as.sequence, value); /* there is room for an even number */
  return true;
}

static const SwSequence *order_of(SwValue type) {
  return type.as.sequence->items[ORDER_AT].as.sequence;
}

static bool same_class(SwValue a, SwValue b) {
  if (a.kind != b.kind) return false;
  return a.kind == SW_VALUE_TYPE ? strcmp(a.as.type, b.as.type) == 0
                                 : a.as.sequence == b.as.sequence;
}

/* The place of a class in a list from `from` on, or the list's count. */
static int64_t place_of(const SwSequence *list, int64_t from, SwValue type) {
  while (from < list->count && !same_class(list->items[from], type))
    from++;
  return from;
}

/* Lists being merged, and how far each is. */
typedef struct Merging {
  const SwSequence *lists[SW_MAX_BASES + 1];
  int64_t at[SW_MAX_BASES + 1];
  int count;
} Merging;

/* The next class: the first head that no list has further behind. NULL: there is none. */
static const SwValue *next_class(const Merging *self) {
  for (int i = 0; i < self->count; i++) {
    if (self->at[i] == self->lists[i]->count) continue;
    const SwValue *head = &self->lists[i]->items[self->at[i]];
    bool later = false;
    for (int k = 0; k < self->count; k++)
      later |= place_of(self->lists[k], self->at[k] + 1, *head) < self->lists[k]->count;
    if (!later) return head;
  }
  return NULL;
}

static bool raise_order(SwVm *vm, const SwSequence *bases) {
  SwText names = {0};
  for (int64_t i = 0; i < bases->count; i++) {
    if (i) sw_text_put(&names, ", ");
    sw_text_put(&names, bases->items[i].kind == SW_VALUE_TYPE
                            ? sw_exception_name(bases->items[i].as.type)
                            : sw_class_name(bases->items[i]));
  }
  (void)sw_raise(vm, SW_ERR_CLASS_ORDER, SW_STR(sw_text_cstr(&names)));
  sw_text_free(&names);
  return false;
}

/* Appends Python's method resolution order (C3) of the bases. */
static bool put_order(SwVm *vm, const SwSequence *bases, SwSequence *out) {
  Merging merging = {.count = (int)bases->count + 1, .lists = {[0] = NULL}};
  SwSequence alone[SW_MAX_BASES];
  for (int64_t i = 0; i < bases->count; i++) {
    alone[i] = (SwSequence){.count = 1, .items = &bases->items[i]};
    merging.lists[i] =
        bases->items[i].kind == SW_VALUE_CLASS ? order_of(bases->items[i]) : &alone[i];
  }
  merging.lists[bases->count] = bases;
  int64_t left = 0;
  for (int i = 0; i < merging.count; i++)
    left += merging.lists[i]->count;
  while (left > 0) {
    const SwValue *next = next_class(&merging);
    if (!next) return raise_order(vm, bases);
    if (!sw_sequence_push(vm, out, *next)) return false;
    const SwValue taken = *next;
    for (int i = 0; i < merging.count; i++) {
      bool here = place_of(merging.lists[i], merging.at[i], taken) == merging.at[i] &&
                  merging.at[i] < merging.lists[i]->count;
      merging.at[i] += here;
      left -= here;
    }
  }
  return true;
}

bool sw_class_new(SwVm *vm, const char *name, const SwSequence *bases, SwValue *out) {
  SwValue text, order = {.kind = SW_VALUE_LIST, .as.sequence = sw_sequence_new(vm, 2)};
  return order.as.sequence && sw_table_new(vm, SW_VALUE_CLASS, out) &&
         sw_value_string(vm, name, strlen(name), &text) &&
         sw_sequence_push(vm, order.as.sequence, *out) && put_order(vm, bases, order.as.sequence) &&
         sw_attribute_put(vm, *out, "__name__", text) &&
         sw_attribute_put(vm, *out, " order", order);
}

bool sw_object_new(SwVm *vm, SwValue type, SwValue *out) {
  return sw_table_new(vm, SW_VALUE_OBJECT, out) && sw_attribute_put(vm, *out, "__class__", type);
}

const char *sw_class_name(SwValue type) {
  return type.as.sequence->items[NAME_AT].as.string->bytes;
}

SwValue sw_object_class(SwValue object) {
  return object.as.sequence->items[NAME_AT];
}

bool sw_tuple_class(SwValue value, SwValue *out) {
  const SwNamedFields *fields = value.kind == SW_VALUE_TUPLE ? value.as.sequence->fields : NULL;
  if (!fields || !fields->own) return false;
  *out = (SwValue){.kind = SW_VALUE_CLASS, .as.sequence = fields->own};
  return true;
}

const char *sw_tuple_field(const SwSequence *tuple, int64_t i) {
  SwValue value = {.kind = SW_VALUE_TUPLE, .as.sequence = (SwSequence *)tuple}, type;
  if (!sw_tuple_class(value, &type)) return tuple->fields->name[i];
  return sw_class_attribute(type, SW_TUPLE_FIELDS)->as.sequence->items[i].as.string->bytes;
}

bool sw_class_is_a(SwValue type, SwValue base) {
  const SwSequence *order = order_of(type);
  bool found = place_of(order, 0, base) < order->count;
  for (int64_t i = 0; !found && base.kind == SW_VALUE_TYPE && i < order->count; i++) {
    SwValue at = order->items[i];
    found = at.kind == SW_VALUE_TYPE && sw_exception_is_a(at.as.type, base.as.type);
  }
  return found;
}

bool sw_is_module(SwValue object) {
  return object.kind == SW_VALUE_OBJECT &&
         sw_class_is_a(sw_object_class(object),
                       (SwValue){.kind = SW_VALUE_TYPE, .as.type = SW_MODULE_TYPE});
}

const SwValue *sw_table_attribute(SwValue table, const char *name) {
  const SwSequence *self = table.as.sequence;
  for (int64_t i = 0; i < self->count; i += 2) {
    if (strcmp(self->items[i].as.string->bytes, name) == 0) return &self->items[i + 1];
  }
  return NULL;
}

static const SwValue *attribute_from(const SwSequence *order, int64_t from, const char *name) {
  const SwValue *found = NULL;
  for (; !found && from < order->count; from++) {
    bool own = order->items[from].kind == SW_VALUE_CLASS;
    if (own) found = sw_table_attribute(order->items[from], name);
    if (!own && strcmp(name, "__init__") == 0) return NULL; /* that of torch.nn.Module */
  }
  return found;
}

const SwValue *sw_class_attribute(SwValue type, const char *name) {
  return attribute_from(order_of(type), 0, name);
}

const SwValue *sw_class_attribute_after(SwValue type, SwValue after, const char *name) {
  const SwSequence *order = order_of(type);
  return attribute_from(order, place_of(order, 0, after) + 1, name);
}

bool sw_bind_self(SwVm *vm, SwValue function, SwValue self, SwValue *out) {
  *out = function;
  if (function.kind != SW_VALUE_CLOSURE || function.as.closure->binding == SW_BINDS_NOTHING)
    return true;
  SwClosure *bound = sw_arena_alloc(vm->arena, sizeof *bound);
  if (!bound) return sw_exhausted(vm);
  *bound = *function.as.closure;
  bool of_class = bound->binding == SW_BINDS_CLASS;
  bound->self = self;
  if (of_class && self.kind == SW_VALUE_OBJECT) bound->self = sw_object_class(self);
  if (of_class) (void)sw_tuple_class(self, &bound->self);
  out->as.closure = bound;
  return true;
}

bool sw_object_special(SwVm *vm, const SwNode *node, SwValue object, const char *name,
                       SwValue *arguments, int count, bool *found, SwValue *out) {
  const SwValue *method =
      object.kind == SW_VALUE_OBJECT ? sw_class_attribute(sw_object_class(object), name) : NULL;
  SwValue bound;
  *found = method != NULL;
  return !method || (sw_bind_self(vm, *method, object, &bound) &&
                     vm->call(vm, node, bound, arguments, count, out));
}

bool sw_object_as_array(SwVm *vm, const SwNode *node, SwValue *value) {
  bool found;
  return sw_object_special(vm, node, *value, "__array__", NULL, 0, &found, value);
}

bool sw_object_attribute(SwVm *vm, SwValue object, const char *name, bool *found, SwValue *out) {
  const SwValue *own = sw_table_attribute(object, name);
  const SwValue *shared = own ? NULL : sw_class_attribute(sw_object_class(object), name);
  *found = own || shared;
  if (own) *out = *own;
  return !shared || sw_bind_self(vm, *shared, object, out);
}
