#include "torch/constants.h"

#include "call/arguments.h"
#include "ops/device.h"
#include "torch/create.h"

static SwValue constant(const SwConstant *value) {
  return (SwValue){.kind = SW_VALUE_CONSTANT, .as.constant = value};
}

/* The repr of a generator holds an address, which differs from run to run; the dots stand for it.
 */
SwValue sw_torch_generator(void) {
  static const SwConstant generator = {"torch._C.Generator", "<torch._C.Generator object at 0x...>",
                                       "<torch._C.Generator object at 0x...>", SW_CONTEXT_NONE};
  return constant(&generator);
}

/* torch.device("cpu"), x.device */
bool sw_torch_device(SwCall *call, SwValue *out) {
  *out = sw_torch_cpu();
  return call->operation->kind == SW_OPERATION_PROPERTY || sw_torch_device_check(call, 0);
}

/* torch.strided, x.layout */
bool sw_torch_strided(SwCall *call, SwValue *out) {
  static const SwConstant strided = {"torch.layout", "torch.strided", "torch.strided",
                                     SW_CONTEXT_NONE};
  (void)call;
  *out = constant(&strided);
  return true;
}

/* no_grad(), enable_grad() */
bool sw_torch_no_grad(SwCall *call, SwValue *out) {
  static const SwConstant contexts[] = {
      {"torch.autograd.grad_mode.no_grad", "<torch.autograd.grad_mode.no_grad object at 0x...>",
       "<torch.autograd.grad_mode.no_grad object at 0x...>", SW_CONTEXT_NO_GRAD},
      {"torch.autograd.grad_mode.enable_grad",
       "<torch.autograd.grad_mode.enable_grad object at 0x...>",
       "<torch.autograd.grad_mode.enable_grad object at 0x...>", SW_CONTEXT_GRAD}};
  *out = constant(&contexts[call->operation->detail]);
  return true;
}

/* device.type */
bool sw_torch_device_type(SwCall *call, SwValue *out) {
  return sw_value_string(call->vm, "cpu", 3, out);
}

bool sw_torch_version(SwCall *call, SwValue *out) {
  (void)call;
  *out = (SwValue){.kind = SW_VALUE_STRING, .as.string = &sw_torch_version_text};
  return true;
}
