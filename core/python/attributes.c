/* hasattr, getattr, and the decorators staticmethod, classmethod, property. */
#include "call/attribute.h"
#include "call/call.h"
#include "python/details.h"
#include "runtime/scope.h"

static bool is_lacking(SwErrorId id) {
  return id == SW_ERR_NO_ATTRIBUTE || id == SW_ERR_NO_MODULE_ATTRIBUTE ||
         id == SW_ERR_NO_CLASS_ATTRIBUTE;
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
  bool lacks = !found && is_lacking(vm->error.id);
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
