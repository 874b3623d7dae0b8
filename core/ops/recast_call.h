/* x.view(dtype), of both libraries. */
#ifndef SW_OPS_RECAST_CALL_H
#define SW_OPS_RECAST_CALL_H

#include "call/call.h"

/* The bytes of `tensor` as elements of `dtype`, or what the library raises. */
bool sw_recast_call(SwCall *call, SwTensor *tensor, SwDType dtype, SwTensor **out);

#endif
