/* hasattr, getattr, setattr, issubclass, id, NotImplemented, and the decorators staticmethod,
 * classmethod, property. */
#include <string.h>

#include "call/attribute.h"
#include "call/call.h"
#include "python/details.h"
#include "runtime/exception.h"
#include "runtime/object.h"
#include "runtime/own_operators.h"
#include "runtime/scope.h"

static bool is_lacking(const SwError *error) {
  const char *type = error->type ? error->type : sw_error_type(error->id);
  return error->id != SW_ERR_NONE && strcmp(type, "AttributeError") == 0;
}

/* hasattr(object, name), getattr(object, name[, default]) */
bool sw_builtin_attribute(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  bool reads = call->operation->detail == SW_ATTRIBUTE_VALUE;
  if (call->args[1].kind != SW_VALUE_STRING) return sw_call_refuse(call);
  const SwNode attribute = {.kind = SW_NODE_ATTRIBUTE,
                            .span = call->node->span,
                            .name_span = call->node->span,
                            .first = (SwNode *)(uintptr_t)call->nodes[0],
                            .text = call->args[1].as.string->bytes,
                            .size = (uint32_t)call->args[1].as.string->size};
  bool found = sw_attribute(vm, &attribute, call->args[0], out);
  bool instead = !reads || call->args[2].kind != SW_VALUE_ABSENT;
  bool lacks = !found && is_lacking(&vm->error);
  if (lacks && !instead && call->args[0].kind == SW_VALUE_TENSOR) { /* shown as a story */
    sw_error_clear(&vm->error);
    return sw_call_refuse(call);
  }
  if (!found && (!instead || !lacks)) return false;
  if (!found) sw_error_clear(&vm->error);
  if (!found) *out = call->args[2];
  if (!reads) *out = sw_value_bool(found);
  return true;
}

/* staticmethod(function), classmethod(function), property(function) */
bool sw_builtin_binding(SwCall *call, SwValue *out) {
  SwClosure *self;
  if (call->args[0].kind != SW_VALUE_CLOSURE) return sw_call_refuse(call);
  if (!(self = sw_arena_alloc(call->vm->arena, sizeof *self))) return sw_exhausted(call->vm);
  *self = *call->args[0].as.closure;
  self->binding = (SwBinding)call->operation->detail;
  *out = (SwValue){.kind = SW_VALUE_CLOSURE, .as.closure = self};
  return true;
}

/* functools.wraps(wrapped): a decorator that gives a function the name of another */
bool sw_functools_wraps(SwCall *call, SwValue *out) {
  SwMethod *method = sw_arena_alloc(call->vm->arena, sizeof *method);
  if (call->args[0].kind != SW_VALUE_CLOSURE) return sw_call_refuse(call);
  if (!method) return sw_exhausted(call->vm);
  *method = (SwMethod){sw_operation_find(call->vm, "composed", "wraps"), call->args[0]};
  *out = (SwValue){.kind = SW_VALUE_METHOD, .as.method = method};
  return true;
}

/* What wraps() returns, called with a function */
bool sw_functools_wrap(SwCall *call, SwValue *out) {
  SwClosure *self = sw_arena_alloc(call->vm->arena, sizeof *self);
  if (call->args[1].kind != SW_VALUE_CLOSURE) return sw_call_refuse(call);
  if (!self) return sw_exhausted(call->vm);
  const SwClosure *wrapped = call->args[0].as.closure;
  *self = *call->args[1].as.closure;
  self->shown = wrapped->shown ? wrapped->shown : wrapped->name;
  *out = (SwValue){.kind = SW_VALUE_CLOSURE, .as.closure = self};
  return true;
}

/* @x.setter above a function: the property x with it */
bool sw_property_setter(SwCall *call, SwValue *out) {
  SwValue self = call->args[0], function = call->args[1];
  bool property = self.kind == SW_VALUE_CLOSURE && self.as.closure->binding == SW_BINDS_READ;
  if (!property || function.kind != SW_VALUE_CLOSURE) return sw_call_refuse(call);
  SwClosure *made = sw_arena_alloc(call->vm->arena, sizeof *made);
  if (!made) return sw_exhausted(call->vm);
  *made = *self.as.closure;
  made->setter = function.as.closure;
  *out = (SwValue){.kind = SW_VALUE_CLOSURE, .as.closure = made};
  return true;
}

/* NotImplemented, which __add__() and the like return for operands that are not theirs */
bool sw_builtin_not_implemented(SwCall *call, SwValue *out) {
  (void)call;
  *out = sw_not_implemented();
  return true;
}

static bool is_type(SwValue value) {
  return value.kind == SW_VALUE_CLASS || value.kind == SW_VALUE_TYPE;
}

/* Whether one type derives from another; false in *known: it is not known here. */
static bool derives(SwValue type, SwValue from, bool *known) {
  if (type.kind == SW_VALUE_CLASS) return sw_class_is_a(type, from);
  if (from.kind == SW_VALUE_CLASS) return false;
  const char *own = type.as.type, *other = from.as.type;
  bool same = strcmp(own, other) == 0, boolean = strcmp(own, "bool") == 0;
  if (sw_exception_is_a(own, "BaseException")) return sw_exception_is_a(own, other);
  *known &= same || (!strchr(own, '.') && !strchr(other, '.'));
  return same || (boolean && strcmp(other, "int") == 0);
}

/* issubclass(cls, types) */
bool sw_builtin_issubclass(SwCall *call, SwValue *out) {
  SwValue type = call->args[0], types = call->args[1];
  SwSequence one = {.count = 1, .items = &types};
  const SwSequence *all = types.kind == SW_VALUE_TUPLE ? types.as.sequence : &one;
  bool found = false, known = is_type(type);
  for (int64_t i = 0; i < all->count && known && !found; i++) {
    known = is_type(all->items[i]);
    found = known && derives(type, all->items[i], &known);
  }
  *out = sw_value_bool(found);
  return known || sw_call_refuse(call);
}

/* Whether id() of the value means something: what has a name, is kept, and is no number or text,
 * which Python may share. */
static bool is_kept(SwValue value, const SwNode *node) {
  bool tensor = value.kind == SW_VALUE_TENSOR;
  bool part = node->kind == SW_NODE_ATTRIBUTE || node->kind == SW_NODE_INDEX;
  if (node->kind != SW_NODE_NAME && (!part || (tensor && !value.as.tensor->is_parameter)))
    return false;
  return tensor || value.kind == SW_VALUE_LIST || value.kind == SW_VALUE_DICT ||
         value.kind == SW_VALUE_SET || value.kind == SW_VALUE_CLASS ||
         value.kind == SW_VALUE_OBJECT;
}

/* id(object): an address that is that of no storage */
bool sw_builtin_id(SwCall *call, SwValue *out) {
  SwValue value = call->args[0];
  if (!is_kept(value, call->nodes[0])) return sw_call_refuse(call);
  SwAddress *address = sw_arena_alloc(call->vm->arena, sizeof *address);
  if (!address) return sw_exhausted(call->vm);
  bool tensor = value.kind == SW_VALUE_TENSOR;
  address->storage = tensor ? -2 : -1;
  address->bytes = tensor ? value.as.tensor->id : (int64_t)(intptr_t)value.as.sequence;
  *out = (SwValue){.kind = SW_VALUE_ADDRESS, .as.address = address};
  return true;
}

/* setattr(object, name, value) */
bool sw_builtin_setattr(SwCall *call, SwValue *out) {
  if (call->args[1].kind != SW_VALUE_STRING) return sw_call_refuse(call);
  const SwNode target = {.kind = SW_NODE_ATTRIBUTE,
                         .span = call->node->span,
                         .name_span = call->node->span,
                         .first = (SwNode *)(uintptr_t)call->nodes[0],
                         .text = call->args[1].as.string->bytes,
                         .size = (uint32_t)call->args[1].as.string->size};
  *out = sw_value_none();
  return sw_attribute_assign(call->vm, &target, call->args[0], call->args[2]);
}
