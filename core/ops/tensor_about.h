/* Attributes and conversions of a tensor of either library. */
#ifndef SW_OPS_TENSOR_ABOUT_H
#define SW_OPS_TENSOR_ABOUT_H

#include "call/call.h"

SwFunction sw_tensor_tolist;

#endif
