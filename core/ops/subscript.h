/* tensor[index]. Integers, slices, None and `...` give views; index arrays and masks give copies.
 */
#ifndef SW_OPS_SUBSCRIPT_H
#define SW_OPS_SUBSCRIPT_H

#include "call/call.h"
/* Reads args[0], a tensor, at args[1]. */
bool sw_tensor_subscript(SwCall *call, SwValue *out);

#endif
