/*
 * Operations that only move or change dimensions: the result reads the same storage with another
 * layout. All of them end in sw_dims_result, which makes the tensor and the record.
 */
#ifndef SW_OPS_DIMS_H
#define SW_OPS_DIMS_H

#include "call/call.h"

/* `from[i]`: the dim of args[0] (the tensor) that dim i of `layout` comes from; -1 for a new dim.
 */
bool sw_dims_result(SwCall *call, SwTensor *tensor, const SwLayout *layout, const int *from,
                    SwValue *out);

#endif
