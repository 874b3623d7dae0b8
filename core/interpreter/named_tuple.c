#include "interpreter/named_tuple.h"

#include "base/notices.h"
#include "interpreter/composed.h"
#include "runtime/object.h"
#include "runtime/table.h"

bool sw_named_tuple_type(SwCall *call, SwValue *out) {
  (void)call;
  *out = (SwValue){.kind = SW_VALUE_TYPE, .as.type = SW_NAMED_TUPLE_TYPE};
  return true;
}

bool sw_named_base(SwVm *vm, const SwNode *node, SwValue *out) {
  SwCall call = {.vm = vm, .node = node, .operation = sw_operation_find(vm, "composed", "Tuple_")};
  return call.operation->function(&call, out);
}

/* "def __new__(_cls, x, y=cls._field_defaults['y']): return named_(_cls, (x, y,))" */
static void put_constructor(const SwSequence *names, SwValue defaults, SwText *out) {
  sw_text_put(out, "def __new__(_cls");
  for (int64_t i = 0; i < names->count; i++) {
    const char *name = names->items[i].as.string->bytes;
    sw_text_put(out, ", ");
    sw_text_put(out, name);
    if (!sw_table_attribute(defaults, name)) continue;
    sw_text_put(out, "=cls._field_defaults['");
    sw_text_put(out, name);
    sw_text_put(out, "']");
  }
  sw_text_put(out, "): return named_(_cls, (");
  for (int64_t i = 0; i < names->count; i++) {
    sw_text_put(out, names->items[i].as.string->bytes);
    sw_text_char(out, ',');
  }
  sw_text_put(out, "))\n");
}

static bool put_fields(SwVm *vm, const SwNode *node, SwValue type, SwValue names,
                       SwValue defaults) {
  SwText text = {0};
  put_constructor(names.as.sequence, defaults, &text);
  bool good = !text.failed || sw_exhausted(vm);
  good = good && sw_attribute_put(vm, type, SW_TUPLE_FIELDS, names) &&
         sw_attribute_put(vm, type, "_fields", names) &&
         sw_attribute_put(vm, type, "_field_defaults", defaults) &&
         sw_compose_methods(vm, sw_text_cstr(&text), type);
  sw_text_free(&text);
  if (!good && vm->refusal.message && !vm->stopped) /* the order of fields */
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_CLASS));
  return good;
}

bool sw_named_class(SwCall *call, SwValue *out) {
  SwSequence *bases = sw_sequence_new(call->vm, 1);
  if (!bases || !sw_named_base(call->vm, call->node, &bases->items[0])) return false;
  bases->count = 1;
  return sw_class_new(call->vm, call->args[0].as.string->bytes, bases, out) &&
         put_fields(call->vm, call->node, *out, call->args[1], call->args[2]);
}

/* Takes the defaults out of the class: its attributes of these names are others in Python. */
bool sw_named_of_fields(SwVm *vm, const SwNode *node, SwValue type) {
  const SwValue *found = sw_table_attribute(type, SW_FIELDS);
  SwSequence none = {0};
  const SwSequence *fields = found ? found->as.sequence : &none;
  SwValue names = {.kind = SW_VALUE_TUPLE, .as.sequence = sw_sequence_new(vm, fields->count)};
  SwValue defaults;
  if (!names.as.sequence || !sw_table_new(vm, SW_VALUE_DICT, &defaults)) return false;
  for (int64_t i = 0; i < fields->count; i += 2) {
    SwValue name = fields->items[i];
    const SwValue *value = sw_table_attribute(type, name.as.string->bytes);
    if (!sw_sequence_push(vm, names.as.sequence, name)) return false;
    if (!value) continue;
    if (!sw_attribute_put(vm, defaults, name.as.string->bytes, *value)) return false;
    sw_table_remove((SwValue){.kind = SW_VALUE_DICT, .as.sequence = type.as.sequence},
                    value - 1 - type.as.sequence->items);
  }
  return put_fields(vm, node, type, names, defaults);
}

bool sw_named_make(SwCall *call, SwValue *out) {
  SwNamedFields *fields = sw_arena_alloc(call->vm->arena, sizeof *fields);
  if (!fields) return sw_exhausted(call->vm);
  *fields = (SwNamedFields){
      .type = sw_class_name(call->args[0]), .in_line = true, .own = call->args[0].as.sequence};
  *out = call->args[1];
  out->as.sequence->fields = fields;
  return true;
}
