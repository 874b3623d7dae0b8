/* hasattr, getattr, setattr, NotImplemented, and the decorators staticmethod, classmethod,
 * property. */
#include <string.h>

#include "call/attribute.h"
#include "call/call.h"
#include "python/details.h"
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
