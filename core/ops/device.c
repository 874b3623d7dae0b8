#include "ops/device.h"

#include <string.h>

#include "base/notices.h"
#include "call/arguments.h"

SwValue sw_torch_cpu(void) {
  static const SwConstant cpu = {"torch.device", "device(type='cpu')", "cpu", SW_CONTEXT_NONE};
  return (SwValue){.kind = SW_VALUE_CONSTANT, .as.constant = &cpu};
}

bool sw_torch_device_check(SwCall *call, int i) {
  SwValue device = call->args[i];
  if (sw_arg_missing(call, i) || device.kind == SW_VALUE_CONSTANT) return true;
  if (device.kind != SW_VALUE_STRING) return sw_call_refuse(call);
  if (strcmp(device.as.string->bytes, "cpu") == 0) return true;
  return sw_refuse0(call->vm, call->nodes[i]->span,
                    sw_notice(SW_NOTICE_STRIDEWISE_NO_OTHER_DEVICE_THAN));
}
