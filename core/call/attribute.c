#include "call/attribute.h"

#include <string.h>

#include "base/notices.h"
#include "base/words.h"
#include "call/call.h"
#include "call/known_names.h"
#include "call/suggestion.h"
#include "runtime/exception.h"
#include "runtime/object.h"
#include "runtime/scope.h"

static const char *owner_of(SwValue object) {
  switch (object.kind) {
  case SW_VALUE_TENSOR: return object.as.tensor->dialect == SW_TORCH ? "Tensor" : "ndarray";
  case SW_VALUE_MODULE: return object.as.module;
  case SW_VALUE_SIZE: return "torch.Size";
  case SW_VALUE_DTYPE: return object.as.dtype.dialect == SW_TORCH ? "torch.dtype" : "numpy.dtype";
  case SW_VALUE_FLAGS: return "flags";
  case SW_VALUE_STORAGE: return "TypedStorage";
  case SW_VALUE_BYTES: return "UntypedStorage";
  case SW_VALUE_STRING: return "str";
  case SW_VALUE_LIST: return "list";
  case SW_VALUE_TUPLE: return "tuple";
  case SW_VALUE_DICT: return "dict";
  case SW_VALUE_SET: return "set";
  case SW_VALUE_SLICE: return "slice";
  case SW_VALUE_TYPE: return "type";
  case SW_VALUE_METHOD:
  case SW_VALUE_CLOSURE: return "function";
  case SW_VALUE_FUNCTION: return object.as.function->flags & SW_UFUNC ? "ufunc" : "function";
  case SW_VALUE_CONSTANT: return object.as.constant->type;
  case SW_VALUE_EXCEPTION: return "BaseException";
  default: return "";
  }
}

/* The row of an attribute. A torch.Size also has those of a tuple. */
static const SwOperation *row_of(const SwVm *vm, SwValue object, const char *name) {
  const SwOperation *row = sw_operation_find(vm, owner_of(object), name);
  return row || object.kind != SW_VALUE_SIZE ? row : sw_operation_find(vm, "tuple", name);
}

static bool submodule(SwVm *vm, const char *module, const SwNode *node, SwValue *out) {
  SwText path = {0};
  sw_text_put(&path, module);
  sw_text_char(&path, '.');
  sw_text_put(&path, node->text);
  const char *kept = sw_arena_copy(vm->arena, sw_text_cstr(&path), path.size);
  sw_text_free(&path);
  *out = (SwValue){.kind = SW_VALUE_MODULE, .as.module = kept};
  return kept ? sw_module_library(vm, kept) != NULL : sw_exhausted(vm);
}

static bool bind_method(SwVm *vm, const SwOperation *row, SwValue self, SwValue *out) {
  SwMethod *method = sw_arena_alloc(vm->arena, sizeof *method);
  if (!method) return sw_exhausted(vm);
  method->operation = row;
  method->self = self;
  *out = (SwValue){.kind = SW_VALUE_METHOD, .as.method = method};
  return true;
}

static bool refuse_attribute(SwVm *vm, const SwNode *node, SwValue object) {
  const char *what = object.kind == SW_VALUE_MODULE ? object.as.module : sw_value_type_name(object);
  const char *owner = owner_of(object);
  const char *near = sw_name_near(vm, owner, node->text);
  bool library = object.kind == SW_VALUE_TENSOR || object.kind == SW_VALUE_MODULE;
  bool slip = near && library;
  bool known = (object.kind == SW_VALUE_DTYPE && object.as.dtype.is_type) ||
               (!slip && sw_name_known(*owner ? owner : what, node->text));
  known = known && !sw_name_is_others(vm, owner, node->text);
  vm->meant = near || known ? near : sw_name_elsewhere(vm, owner, node->text);
  if (!known && object.kind == SW_VALUE_MODULE)
    return sw_raise(vm, SW_ERR_NO_MODULE_ATTRIBUTE, SW_STR(what), SW_STR(node->text));
  if (!known) return sw_raise(vm, SW_ERR_NO_ATTRIBUTE, SW_STR(what), SW_STR(node->text));
  return sw_refuse(vm, node->name_span, sw_notice(SW_NOTICE_NO_OBJECT_NAME), SW_STR(what),
                   SW_STR(node->text));
}

/* A field of a named tuple: x.max(1).values. */
static bool named_field(SwValue object, const char *name, SwValue *out) {
  const SwNamedFields *fields = object.kind == SW_VALUE_TUPLE ? object.as.sequence->fields : NULL;
  for (int64_t i = 0; fields && i < object.as.sequence->count; i++) {
    if (strcmp(sw_tuple_field(object.as.sequence, i), name) != 0) continue;
    *out = object.as.sequence->items[i];
    return true;
  }
  return false;
}

bool sw_attribute_of(SwVm *vm, const SwNode *node, const char *owner, SwValue self, SwValue *out) {
  const SwOperation *row = sw_operation_find(vm, owner, node->text);
  if (row) return bind_method(vm, row, self, out);
  return sw_refuse(vm, node->name_span, sw_notice(SW_NOTICE_NO_OBJECT_NAME), SW_STR(owner),
                   SW_STR(node->text));
}

static bool class_attribute(SwVm *vm, const SwNode *node, SwValue type, SwValue *out) {
  const SwValue *found = sw_class_attribute(type, node->text);
  const char *dot = strchr(sw_class_name(type), '.');
  if (dot && strcmp(node->text, "__name__") == 0)
    return sw_value_string(vm, dot + 1, strlen(dot + 1), out);
  if (found) *out = *found;
  bool bound =
      found && found->kind == SW_VALUE_CLOSURE && found->as.closure->binding == SW_BINDS_CLASS;
  if (found) return !bound || sw_bind_self(vm, *found, type, out);
  const SwValue *fields = sw_class_attribute(type, SW_TUPLE_FIELDS);
  bool own = strncmp(node->text, "__", 2) == 0;
  for (int64_t i = 0; fields && i < fields->as.sequence->count; i++)
    own |= strcmp(fields->as.sequence->items[i].as.string->bytes, node->text) == 0;
  SwValue module = {.kind = SW_VALUE_TYPE, .as.type = SW_MODULE_TYPE};
  if (own || sw_class_is_a(type, module))
    return sw_attribute_of(vm, node, sw_class_name(type), type, out);
  return sw_raise(vm, SW_ERR_NO_CLASS_ATTRIBUTE, SW_STR(sw_class_name(type)), SW_STR(node->text));
}

/* Whether the object's class is written in C in its library; attributes that it has here only are
 * then hidden from the program. */
static bool is_written_in_c(const SwVm *vm, SwValue object) {
  return !vm->called.end && strchr(sw_value_type_name(object), '.');
}

static bool is_property(SwValue value) {
  return value.kind == SW_VALUE_CLOSURE && value.as.closure->binding == SW_BINDS_READ;
}

bool sw_attribute_read(SwVm *vm, const SwNode *node, SwValue *value) {
  return !is_property(*value) || vm->call(vm, node, *value, NULL, 0, value);
}

/* What __getattr__() returns of a name that the object lacks. */
static bool ask_object(SwVm *vm, const SwNode *node, SwValue object, bool *found, SwValue *out) {
  SwValue name;
  return sw_value_string(vm, node->text, node->size, &name) &&
         sw_object_special(vm, node, object, "__getattr__", &name, 1, found, out);
}

static bool object_attribute(SwVm *vm, const SwNode *node, SwValue object, SwValue *out) {
  bool found;
  if (*node->text == '_' && node->text[1] != '_' && is_written_in_c(vm, object))
    return sw_raise(vm, SW_ERR_NO_ATTRIBUTE, SW_STR(sw_value_type_name(object)),
                    SW_STR(node->text));
  if (!sw_object_attribute(vm, object, node->text, &found, out)) return false;
  if (found) return sw_attribute_read(vm, node, out);
  if (!ask_object(vm, node, object, &found, out)) return false;
  if (found) return true;
  bool known = strncmp(node->text, "__", 2) == 0 || (sw_is_module(object) && *node->text == '_');
  known |= sw_is_exception(object) && sw_name_known("BaseException", node->text);
  if (sw_is_module(object) && !known)
    known = sw_operation_find(vm, "Module", node->text) || sw_name_known("Module", node->text);
  if (!known)
    return sw_raise(vm, SW_ERR_NO_ATTRIBUTE, SW_STR(sw_value_type_name(object)),
                    SW_STR(node->text));
  const char *owner = sw_is_module(object)      ? "Module"
                      : sw_is_exception(object) ? "BaseException"
                                                : sw_class_name(sw_object_class(object));
  return sw_attribute_of(vm, node, owner, object, out);
}

/* What the class of a tuple of the program has of that name, or NULL. */
static const SwValue *tuple_attribute(SwValue object, const char *name) {
  SwValue type;
  return sw_tuple_class(object, &type) ? sw_class_attribute(type, name) : NULL;
}

bool sw_attribute(SwVm *vm, const SwNode *node, SwValue object, SwValue *out) {
  if (object.kind == SW_VALUE_OBJECT) return object_attribute(vm, node, object, out);
  if (object.kind == SW_VALUE_CLASS) return class_attribute(vm, node, object, out);
  if (named_field(object, node->text, out)) return true;
  const SwValue *shared = tuple_attribute(object, node->text);
  if (shared) return sw_bind_self(vm, *shared, object, out) && sw_attribute_read(vm, node, out);
  const SwOperation *row = row_of(vm, object, node->text);
  if (!row && object.kind == SW_VALUE_MODULE && submodule(vm, object.as.module, node, out))
    return true;
  if (!row && vm->exhausted) return false; /* not covered: memory ends in one lookup of it */
  if (!row) return refuse_attribute(vm, node, object);
  if (row->kind == SW_OPERATION_PROPERTY) {
    SwCall call = {.vm = vm, .operation = row, .node = node, .count = 1};
    call.args[0] = object;
    call.nodes[0] = node->first;
    return sw_call_direct(&call, out);
  }
  if (object.kind != SW_VALUE_MODULE) return bind_method(vm, row, object, out);
  *out = (SwValue){.kind = SW_VALUE_FUNCTION, .as.function = row};
  return true;
}

static bool is_parameter(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->is_parameter;
}

/* The property of that name in the object's class, or NULL. */
static const SwClosure *property_of(SwValue object, const char *name) {
  bool own = object.kind == SW_VALUE_OBJECT;
  const SwValue *found = own ? sw_class_attribute(sw_object_class(object), name) : NULL;
  return found && is_property(*found) ? found->as.closure : NULL;
}

bool sw_attribute_set(SwVm *vm, SwValue object, const char *name, SwValue value) {
  if (property_of(object, name))
    return sw_raise(vm, SW_ERR_NO_SETTER, SW_STR(name),
                    SW_STR(sw_class_name(sw_object_class(object))));
  bool arguments = sw_is_exception(object) && strcmp(name, "args") == 0;
  if (arguments && value.kind != SW_VALUE_TUPLE)
    return sw_refuse(vm, vm->program->statements[vm->statement].span,
                     sw_notice(SW_NOTICE_NO_ASSIGNMENTS_NAME), SW_STR(name));
  const SwValue *old = sw_is_module(object) ? sw_table_attribute(object, name) : NULL;
  bool early = sw_is_module(object) && !sw_table_attribute(object, "training");
  if (early && sw_is_module(value)) return sw_raise0(vm, SW_ERR_MODULE_EARLY);
  if (early && is_parameter(value)) return sw_raise0(vm, SW_ERR_PARAMETER_EARLY);
  /* a parameter set to None stays registered: its None is marked */
  bool registered = old && (is_parameter(*old) || (old->kind == SW_VALUE_NONE && old->as.truth));
  if (value.kind == SW_VALUE_NONE) value.as.truth = registered;
  if (registered && !is_parameter(value) && value.kind != SW_VALUE_NONE) {
    const char *type = value.kind == SW_VALUE_TENSOR ? sw_dtype_legacy_name(value.as.tensor->dtype)
                                                     : sw_value_type_name(value);
    return sw_raise(vm, SW_ERR_PARAMETER_TYPE,
                    SW_STR(value.kind == SW_VALUE_TENSOR ? "torch." : ""), SW_STR(type),
                    SW_STR(value.kind == SW_VALUE_TENSOR ? "Tensor" : ""), SW_STR(name));
  }
  return sw_attribute_put(vm, object, name, value);
}

bool sw_attribute_assign(SwVm *vm, const SwNode *target, SwValue object, SwValue value) {
  bool table = object.kind == SW_VALUE_OBJECT || object.kind == SW_VALUE_CLASS;
  if (object.kind == SW_VALUE_OBJECT && is_written_in_c(vm, object)) {
    SwValue given[] = {{.kind = SW_VALUE_ABSENT}, value}, ignored;
    bool found;
    return sw_value_string(vm, target->text, target->size, &given[0]) &&
           sw_object_special(vm, target, object, "__setattr__", given, 2, &found, &ignored);
  }
  SwValue type, field;
  if (sw_tuple_class(object, &type) && named_field(object, target->text, &field))
    return sw_raise0(vm, SW_ERR_TUPLE_FIELD);
  if (sw_tuple_class(object, &type) && !tuple_attribute(object, target->text))
    return sw_raise(vm, SW_ERR_NO_ATTRIBUTE, SW_STR(sw_value_type_name(object)),
                    SW_STR(target->text));
  const SwClosure *property = property_of(object, target->text);
  if (property && property->setter) {
    SwValue setter = {.kind = SW_VALUE_CLOSURE, .as.closure = property->setter}, ignored;
    return sw_bind_self(vm, setter, object, &setter) &&
           vm->call(vm, target, setter, &value, 1, &ignored);
  }
  bool frozen = object.kind == SW_VALUE_OBJECT && !vm->called.end &&
                sw_class_attribute(sw_object_class(object), SW_FROZEN);
  if (frozen) return sw_raise(vm, SW_ERR_FROZEN, SW_STR(target->text));
  if (table && strncmp(target->text, "__", 2) != 0)
    return sw_attribute_set(vm, object, target->text, value);
  const SwOperation *row = row_of(vm, object, target->text);
  if (row && row->flags & SW_READ_ONLY)
    return sw_raise(vm, SW_ERR_NUMPY_NOT_WRITABLE, SW_STR(target->text), SW_STR("numpy.ndarray"));
  if (!row || !row->assign)
    return sw_refuse(vm, target->name_span, sw_notice(SW_NOTICE_NO_ASSIGNMENTS_NAME),
                     SW_STR(target->text));
  SwCall call = {.vm = vm,
                 .operation = row,
                 .node = target,
                 .count = 2,
                 .args = {object, value},
                 .nodes = {target->first}};
  return sw_call_assign(&call);
}
