#include "call/call.h"

/* int, torch.Tensor, ...: a type by its qualified name, callable where it has a constructor. */
bool sw_type_named(SwCall *call, SwValue *out) {
  *out = (SwValue){.kind = SW_VALUE_TYPE, .as.type = sw_operation_said(call->operation)};
  return true;
}
