/* Python's slice rules, the same for lists, strings and the dims of tensors. */
#ifndef SW_CALL_SLICE_H
#define SW_CALL_SLICE_H

#include "call/call.h"

/* The entries start, start + step, ... of a slice: `count` of them. */
typedef struct SwCut {
  int64_t start, count, step;
} SwCut;

/* start and stop are clipped to 0..size; as many steps as fit between them. */
bool sw_slice_cut(SwCall *call, const SwSlice *slice, int64_t size, SwDialect dialect, SwCut *out);

#endif
