/* ndarray.flags, read or set by key. Only writeable can be set. */
#ifndef SW_NUMPY_FLAGS_H
#define SW_NUMPY_FLAGS_H

#include "call/call.h"

/* a.flags["WRITEABLE"] and a.flags["WRITEABLE"] = value, with args[0] the flags, args[1] the name
 * and args[2] the new value. */
bool sw_numpy_flags_item(SwCall *call, SwValue *out);
bool sw_numpy_flags_assign(SwCall *call, SwValue *out);

#endif
