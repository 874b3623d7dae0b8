/* A tensor's storage as a value of its own. */
#ifndef SW_TORCH_STORAGE_H
#define SW_TORCH_STORAGE_H

#include "call/call.h"

SwFunction sw_storage_item;

#endif
