/* Python's slice rules, shared by lists, strings and dims of tensors. */
#ifndef SW_CALL_SLICE_H
#define SW_CALL_SLICE_H

#include "call/call.h"

/* The entries of a slice: start, start + step, ..., `count` of them. */
typedef struct SwCut {
  int64_t start, count, step;
} SwCut;

/* Resolves a slice for a length of `size`: negative bounds count from the end, both are clipped to
 * 0..size, so x[2:100] never raises. */
bool sw_slice_cut(SwCall *call, const SwSlice *slice, int64_t size, SwDialect dialect, SwCut *out);

#endif
