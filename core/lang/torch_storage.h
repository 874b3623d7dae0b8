/* A tensor's storage as a value of its own. */
#ifndef SW_LANG_TORCH_STORAGE_H
#define SW_LANG_TORCH_STORAGE_H

#include "lang/call.h"

SwFunction sw_storage_item, sw_tensor_tolist;
bool sw_storage_repr(SwVm *vm, SwValue value, SwText *out);

#endif
