/* torch.nn.Module, as far as classes of the program derive from it. */
#include "call/arguments.h"
#include "call/call.h"
#include "runtime/object.h"

bool sw_module_type(SwCall *call, SwValue *out) {
  (void)call;
  *out = (SwValue){.kind = SW_VALUE_TYPE, .as.type = SW_MODULE_TYPE};
  return true;
}

/* __init__ of a module and of a plain object, which has nothing to do. */
bool sw_module_init(SwCall *call, SwValue *out) {
  *out = sw_value_none();
  return !sw_is_module(call->args[0]) ||
         sw_attribute_put(call->vm, call->args[0], "training", sw_value_bool(true));
}

static bool train(SwCall *call, SwValue object, bool mode) {
  const SwSequence *attributes = object.as.sequence;
  if (!sw_attribute_put(call->vm, object, "training", sw_value_bool(mode))) return false;
  for (int64_t i = 3; i < attributes->count; i += 2) {
    if (sw_is_module(attributes->items[i]) && !train(call, attributes->items[i], mode))
      return false;
  }
  return true;
}

/* train(mode=True) and eval(), of the module and of those in it. */
bool sw_module_train(SwCall *call, SwValue *out) {
  bool mode = call->operation->detail == 0;
  *out = call->args[0];
  if (mode && !sw_arg_bool_or(call, 1, true, &mode)) return false;
  return train(call, *out, mode);
}

bool sw_module_register_buffer(SwCall *call, SwValue *out) {
  *out = sw_value_none();
  if (call->args[1].kind != SW_VALUE_STRING) return sw_call_refuse(call);
  return sw_attribute_put(call->vm, call->args[0], call->args[1].as.string->bytes, call->args[2]);
}
