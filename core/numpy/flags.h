/* ndarray.flags: what it says, and the one flag that can be set, writeable. */
#ifndef SW_NUMPY_FLAGS_H
#define SW_NUMPY_FLAGS_H

#include "call/call.h"

/* a.flags["WRITEABLE"], and the same with a value, args[2]. */
bool sw_numpy_flags_item(SwCall *call, SwValue *out);
bool sw_numpy_flags_assign(SwCall *call, SwValue *out);

#endif
