#include "interpreter/dataclass.h"

#include "call/call.h"
#include "interpreter/composed.h"
#include "runtime/object.h"
#include "runtime/table.h"

#define SW_LIBRARY    sw_dataclasses
#define SW_OPERATIONS "interpreter/definitions.def"
#include "call/operation_table.inc"

const SwLibrary sw_dataclasses = {.name = "Python",
                                  .module = "dataclasses",
                                  .dialect = SW_TORCH,
                                  .operations = rows,
                                  .operation_count = sizeof rows / sizeof *rows};

/* " self.x = x", or what field() says of a parameter that was not given. */
static void put_assignment(SwValue type, const char *name, SwText *out) {
  const SwValue *given = sw_class_attribute(type, name);
  bool field = given && given->kind == SW_VALUE_OBJECT && sw_table_attribute(*given, "factory_");
  bool makes = field && sw_table_attribute(*given, "factory_")->kind != SW_VALUE_NONE;
  const char *const parts[] = {" self.",
                               name,
                               " = ",
                               field ? "type(self)." : name,
                               field ? name : "",
                               !field  ? ""
                               : makes ? ".factory_() if "
                                       : ".default_ if ",
                               field ? name : "",
                               field ? " is type(self)." : "",
                               field ? name : "",
                               field ? " else " : "",
                               field ? name : "",
                               "\n"};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    sw_text_put(out, parts[i]);
}

/* Appends the methods as Python text: "def __init__(self, x, y=cls.y): self.x = x; ...", and
 * __repr__. */
static void put_methods(SwValue type, const SwSequence *fields, SwText *out) {
  sw_text_put(out, "def __init__(self");
  for (int64_t i = 0; i < fields->count; i += 2) {
    const char *name = fields->items[i].as.string->bytes;
    sw_text_put(out, ", ");
    sw_text_put(out, name);
    if (!sw_class_attribute(type, name)) continue;
    sw_text_put(out, "=cls.");
    sw_text_put(out, name);
  }
  sw_text_put(out, "):\n pass\n");
  for (int64_t i = 0; i < fields->count; i += 2)
    put_assignment(type, fields->items[i].as.string->bytes, out);
  if (sw_class_attribute(type, "__post_init__")) sw_text_put(out, " self.__post_init__()\n");
  if (sw_table_attribute(type, "__repr__")) return;
  sw_text_put(out, "def __repr__(self): return f'");
  sw_text_put(out, sw_class_name(type));
  for (int64_t i = 0; i < fields->count; i += 2) {
    const char *name = fields->items[i].as.string->bytes;
    sw_text_put(out, i ? ", " : "(");
    sw_text_put(out, name);
    sw_text_put(out, "={self.");
    sw_text_put(out, name);
    sw_text_put(out, "!r}");
  }
  sw_text_put(out, fields->count ? ")'\n" : "()'\n");
}

/* Whether a field has a list, dict or set as default, for which Python demands a factory. */
static bool has_shared_default(SwValue type, const SwSequence *fields) {
  for (int64_t i = 0; i < fields->count; i += 2) {
    const SwValue *value = sw_class_attribute(type, fields->items[i].as.string->bytes);
    if (value && (value->kind == SW_VALUE_LIST || sw_value_is_table(*value))) return true;
  }
  return false;
}

/* dataclass(cls) */
bool sw_dataclass(SwCall *call, SwValue *out) {
  SwValue type = call->args[0], none = {.kind = SW_VALUE_DICT, .as.sequence = &(SwSequence){0}};
  if (type.kind != SW_VALUE_CLASS || sw_table_attribute(type, "__init__"))
    return sw_call_refuse(call);
  const SwValue *found = sw_class_attribute(type, SW_FIELDS);
  const SwSequence *fields = (found ? *found : none).as.sequence;
  if (has_shared_default(type, fields)) return sw_call_refuse(call);
  SwText text = {0};
  put_methods(type, fields, &text);
  bool good = text.failed ? sw_exhausted(call->vm)
                          : sw_compose_methods(call->vm, sw_text_cstr(&text), type);
  sw_text_free(&text);
  if (call->vm->refusal.message) return sw_call_refuse(call); /* field order */
  *out = type;
  return good && (!found || sw_attribute_put(call->vm, type, SW_DATA_FIELDS, *found));
}
