/* tensor[index] = value. The value is broadcast to the shape that the index picks, which cannot
 * grow. */
#ifndef SW_OPS_SUBSCRIPT_ASSIGN_H
#define SW_OPS_SUBSCRIPT_ASSIGN_H

#include "call/call.h"
/* Writes args[2] to args[0], a tensor, at args[1]. */
bool sw_tensor_subscript_assign(SwCall *call, SwValue *out);

#endif
