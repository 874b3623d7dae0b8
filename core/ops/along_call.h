/*
 * gather, scatter_ and their like: one entry of an index a place, which says the position along one
 * dim; along all others the position is that of the place.
 *
 *     x.gather(1, i):           result[a, b] = x[a, i[a, b]]
 *     x.scatter_(1, i, src):    x[a, i[a, b]] = src[a, b]
 *
 * What they do is the text of their row; their story is told as this one step.
 */
#ifndef SW_OPS_ALONG_CALL_H
#define SW_OPS_ALONG_CALL_H

#include "call/call.h"

/* `detail` of the row says which arguments it has. */
SwFunction sw_along;

#endif
