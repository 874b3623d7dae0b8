#include "call/composed.h"

#include "base/notices.h"

bool sw_composed(SwCall *call, SwValue *out) {
  return call->vm->compose(call, out);
}

bool sw_composed_warn(SwCall *call, SwValue *out) {
  sw_warn(call->vm, call->args[0].as.string->bytes);
  *out = sw_value_none();
  return true;
}

bool sw_composed_unsupported(SwCall *call, SwValue *out) {
  (void)out;
  return sw_refuse0(call->vm, call->node->span, sw_notice(SW_NOTICE_UNKNOWN));
}

bool sw_composed_leave_out(SwCall *call, SwValue *out) {
  call->vm->left_out = true;
  return sw_composed_unsupported(call, out);
}
