/*
 * Aliases: which elements of a layout lie at a storage address.
 *
 * The address of an index is offset + sum of index * stride, so this asks for all ways to write
 * address - offset as such a sum. Dims are tried from the largest stride on; what the smaller ones
 * can still reach bounds the index, which leaves one candidate a dim wherever elements do not
 * overlap. A stride of 0 reaches nothing: every index there is a solution, counted, not walked.
 */
#ifndef SW_STORY_REMARK_ALIASES_H
#define SW_STORY_REMARK_ALIASES_H

#include "tensor/layout.h"

#define SW_MAX_ALIASES 32 /* indices listed */

typedef struct SwAliases {
  int64_t count; /* elements of the layout at the address */
  bool exact; /* false: `count` is a lower bound; overlapping windows can have too many to count */
  int listed; /* entries of `index` */
  int64_t index[SW_MAX_ALIASES][SW_MAX_DIMS]; /* some of them, in reading order */
} SwAliases;

void sw_aliases_at(const SwLayout *layout, int64_t address, SwAliases *out);

/* Whether two layouts over one storage share a cell. False also for layouts too large and scattered
 * to decide: x[::2] and x[1::2] interleave without a common cell. */
bool sw_aliases_meet(const SwLayout *a, const SwLayout *b);

#endif
