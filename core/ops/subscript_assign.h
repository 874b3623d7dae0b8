/* tensor[index] = value: the value must stretch to what the index chooses, which never grows. */
#ifndef SW_OPS_SUBSCRIPT_ASSIGN_H
#define SW_OPS_SUBSCRIPT_ASSIGN_H

#include "call/call.h"
/* args[0], a tensor, gets args[2] at args[1]. */
bool sw_tensor_subscript_assign(SwCall *call, SwValue *out);

#endif
