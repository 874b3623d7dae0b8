#include "runtime/object.h"

#include <string.h>

#include "runtime/scope.h"
#include "runtime/table.h"

enum { NAME_AT = 1, BASE_AT = 3 };

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

bool sw_class_new(SwVm *vm, const char *name, SwValue base, SwValue *out) {
  SwValue text;
  return sw_table_new(vm, SW_VALUE_CLASS, out) && sw_value_string(vm, name, strlen(name), &text) &&
         sw_attribute_put(vm, *out, "__name__", text) &&
         sw_attribute_put(vm, *out, "__base__", base);
}

bool sw_object_new(SwVm *vm, SwValue type, SwValue *out) {
  return sw_table_new(vm, SW_VALUE_OBJECT, out) && sw_attribute_put(vm, *out, "__class__", type);
}

const char *sw_class_name(SwValue type) {
  return type.as.sequence->items[NAME_AT].as.string->bytes;
}

SwValue sw_class_base(SwValue type) {
  return type.as.sequence->items[BASE_AT];
}

SwValue sw_object_class(SwValue object) {
  return object.as.sequence->items[NAME_AT];
}

bool sw_class_is_a(SwValue type, SwValue base) {
  for (; type.kind == SW_VALUE_CLASS; type = sw_class_base(type)) {
    if (base.kind == SW_VALUE_CLASS && base.as.sequence == type.as.sequence) return true;
  }
  return base.kind == SW_VALUE_TYPE && type.kind == SW_VALUE_TYPE &&
         strcmp(base.as.type, type.as.type) == 0;
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

const SwValue *sw_class_attribute(SwValue type, const char *name) {
  const SwValue *found = NULL;
  for (; !found && type.kind == SW_VALUE_CLASS; type = sw_class_base(type))
    found = sw_table_attribute(type, name);
  return found;
}

bool sw_bind_self(SwVm *vm, SwValue function, SwValue self, SwValue *out) {
  *out = function;
  if (function.kind != SW_VALUE_CLOSURE || function.as.closure->binding == SW_BINDS_NOTHING)
    return true;
  SwClosure *bound = sw_arena_alloc(vm->arena, sizeof *bound);
  if (!bound) return sw_exhausted(vm);
  *bound = *function.as.closure;
  bool of_class = bound->binding == SW_BINDS_CLASS && self.kind == SW_VALUE_OBJECT;
  bound->self = of_class ? sw_object_class(self) : self;
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
