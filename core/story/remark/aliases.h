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
  int64_t count; /* elements at the address */
  bool exact;    /* false: at least so many; overlapping windows may have too many to count */
  int listed;
  int64_t index[SW_MAX_ALIASES][SW_MAX_DIMS]; /* some of them, in reading order */
} SwAliases;

void sw_aliases_at(const SwLayout *layout, int64_t address, SwAliases *out);

/* Whether two layouts over one storage are sure to have a cell in common. Layouts too large and too
 * scattered to tell count as apart. */
bool sw_aliases_meet(const SwLayout *a, const SwLayout *b);

#endif
