/* The only device: the CPU. */
#ifndef SW_OPS_DEVICE_H
#define SW_OPS_DEVICE_H

#include "call/call.h"

/* The value torch.device("cpu"). */
SwValue sw_torch_cpu(void);
/* Refuses a device= that is not the CPU. */
bool sw_torch_device_check(SwCall *call, int i);

#endif
