/* Indexing of storage objects, which x.storage() and x.untyped_storage() return. */
#ifndef SW_TORCH_STORAGE_H
#define SW_TORCH_STORAGE_H

#include "call/call.h"

/* storage[i]: element i of a typed storage, byte i of an untyped one. */
SwFunction sw_storage_item;

#endif
