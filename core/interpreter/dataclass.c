#include "interpreter/dataclass.h"

#include "call/call.h"
#include "interpreter/composed.h"
#include "interpreter/named_tuple.h"
#include "runtime/object.h"
#include "runtime/table.h"

#define SW_LIBRARY    sw_dataclasses
#define SW_OPERATIONS "interpreter/definitions.def"
#include "call/operation_table.inc"

const SwLibrary sw_dataclasses = {.name = "Python",
                                  .module = "dataclasses typing",
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

/* Appends "def __init__(self, x, y=cls.y): self.x = x; ..." */
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
}

static void put_repr(SwValue type, const SwSequence *fields, SwText *out) {
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

/* What the decorator was given: @dataclass(order=True, frozen=True). */
typedef struct Asked {
  bool repr, order, frozen;
} Asked;

/* "def __lt__(self, other): return (self.x,) < (other.x,) if type(self) is type(other) else ..." */
static void put_order(const SwSequence *fields, SwText *out) {
  static const char *const signs[][2] = {
      {"__lt__", "<"}, {"__le__", "<="}, {"__gt__", ">"}, {"__ge__", ">="}};
  for (size_t at = 0; at < sizeof signs / sizeof *signs; at++) {
    sw_text_put(out, "def ");
    sw_text_put(out, signs[at][0]);
    sw_text_put(out, "(self, other): return ");
    for (int side = 0; side < 2; side++) {
      sw_text_char(out, '(');
      for (int64_t i = 0; i < fields->count; i += 2) {
        sw_text_put(out, side ? "other." : "self.");
        sw_text_put(out, fields->items[i].as.string->bytes);
        sw_text_char(out, ',');
      }
      sw_text_char(out, ')');
      if (!side) sw_text_put(out, signs[at][1]);
    }
    sw_text_put(out, " if type(self) is type(other) else NotImplemented\n");
  }
}

static bool make(SwCall *call, SwValue type, Asked asked, SwValue *out) {
  SwValue none = {.kind = SW_VALUE_DICT, .as.sequence = &(SwSequence){0}};
  if (type.kind != SW_VALUE_CLASS || sw_table_attribute(type, "__init__"))
    return sw_call_refuse(call);
  const SwValue *found = sw_class_attribute(type, SW_FIELDS);
  const SwSequence *fields = (found ? *found : none).as.sequence;
  if (has_shared_default(type, fields)) return sw_call_refuse(call);
  SwText text = {0};
  put_methods(type, fields, &text);
  if (asked.repr && !sw_table_attribute(type, "__repr__")) put_repr(type, fields, &text);
  if (asked.order) put_order(fields, &text);
  bool good = text.failed ? sw_exhausted(call->vm)
                          : sw_compose_methods(call->vm, sw_text_cstr(&text), type);
  sw_text_free(&text);
  if (call->vm->refusal.message && !call->vm->stopped)
    return sw_call_refuse(call); /* field order */
  *out = type;
  good = good && (!found || sw_attribute_put(call->vm, type, SW_DATA_FIELDS, *found));
  return good &&
         (!asked.frozen || sw_attribute_put(call->vm, type, SW_FROZEN, sw_value_bool(true)));
}

/* dataclass(cls=None, *, repr=True, order=False, frozen=False): called with options alone it
 * returns a decorator, which holds them. */
bool sw_dataclass(SwCall *call, SwValue *out) {
  for (int i = 1; i < 4; i++) {
    if (call->args[i].kind != SW_VALUE_BOOL) return sw_call_refuse(call);
  }
  const Asked asked = {call->args[1].as.truth, call->args[2].as.truth, call->args[3].as.truth};
  if (call->args[0].kind != SW_VALUE_NONE) return make(call, call->args[0], asked, out);
  SwMethod *method = sw_arena_alloc(call->vm->arena, sizeof *method);
  SwSequence *options = sw_sequence_new(call->vm, 3);
  if (!method || !options) return sw_exhausted(call->vm);
  for (int i = 1; i < 4; i++)
    options->items[options->count++] = call->args[i];
  *method = (SwMethod){sw_operation_find(call->vm, "composed", "dataclass"),
                       {.kind = SW_VALUE_TUPLE, .as.sequence = options}};
  *out = (SwValue){.kind = SW_VALUE_METHOD, .as.method = method};
  return true;
}

/* What dataclass(...) returns, called with a class. */
bool sw_dataclass_given(SwCall *call, SwValue *out) {
  const SwValue *options = call->args[0].as.sequence->items;
  const Asked asked = {options[0].as.truth, options[1].as.truth, options[2].as.truth};
  return make(call, call->args[1], asked, out);
}

/* fields_(object): the names of the fields of a dataclass's object, or None */
bool sw_dataclass_fields(SwCall *call, SwValue *out) {
  SwValue object = call->args[0];
  const SwValue *found = object.kind == SW_VALUE_OBJECT
                             ? sw_class_attribute(sw_object_class(object), SW_DATA_FIELDS)
                             : NULL;
  *out = found ? *found : sw_value_none();
  return true;
}
