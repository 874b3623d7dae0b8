/*
 * gather, scatter_ and kin: the index has one entry for each cell, which gives its position along
 * one dim. Along all other dims the position stays.
 *
 *     x.gather(1, i):           result[a, b] = x[a, i[a, b]]
 *     x.scatter_(1, i, src):    x[a, i[a, b]] = src[a, b]
 *
 * Their rows are written in Python; the story shows them as this one step.
 */
#ifndef SW_OPS_ALONG_CALL_H
#define SW_OPS_ALONG_CALL_H

#include "call/call.h"

/* `detail` of the row is one of SW_ALONG_... (ops/details.h), which lists its arguments. */
SwFunction sw_along;

#endif
