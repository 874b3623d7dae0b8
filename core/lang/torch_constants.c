/* Objects of PyTorch of which a program meets one each: the CPU, the strided layout, the
 * generator. */
#include <string.h>

#include "lang/torch_create.h"

static SwValue constant(const SwConstant *value) {
  return (SwValue){.kind = SW_VALUE_CONSTANT, .as.constant = value};
}

SwValue sw_torch_cpu(void) {
  static const SwConstant cpu = {"torch.device", "device(type='cpu')", "cpu"};
  return constant(&cpu);
}

/* Its text holds an address, which differs from run to run. */
SwValue sw_torch_generator(void) {
  static const SwConstant generator = {"torch._C.Generator", "<torch._C.Generator object at 0x...>",
                                       "<torch._C.Generator object at 0x...>"};
  return constant(&generator);
}

bool sw_torch_device_check(SwCall *call, int i) {
  SwValue device = call->args[i];
  if (sw_arg_missing(call, i) || device.kind == SW_VALUE_CONSTANT) return true;
  if (device.kind != SW_VALUE_STRING) return sw_call_refuse(call);
  if (strcmp(device.as.string->bytes, "cpu") == 0) return true;
  return sw_refuse0(call->vm, call->nodes[i] ? call->nodes[i]->span : call->node->span,
                    "Stridewise has no other device than the CPU: write \"cpu\".");
}

/* torch.device("cpu"), x.device */
bool sw_torch_device(SwCall *call, SwValue *out) {
  *out = sw_torch_cpu();
  return call->operation->kind == SW_OPERATION_PROPERTY || sw_torch_device_check(call, 0);
}

/* torch.strided, x.layout */
bool sw_torch_strided(SwCall *call, SwValue *out) {
  static const SwConstant strided = {"torch.layout", "torch.strided", "torch.strided"};
  (void)call;
  *out = constant(&strided);
  return true;
}

/* device.type */
bool sw_torch_device_type(SwCall *call, SwValue *out) {
  return sw_value_string(call->vm, "cpu", 3, out);
}
