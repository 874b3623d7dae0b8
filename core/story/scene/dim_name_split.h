/*
 * Names of dims after view, reshape and flatten, which merge and split dims in reading order:
 *
 *     (B, T, C).view(B * T, C)          names "B*T", "C"
 *     (B, T, C).view(B, T, H, C // H)   names "B", "T", none, none: C is split
 */
#ifndef SW_STORY_SCENE_DIM_NAME_SPLIT_H
#define SW_STORY_SCENE_DIM_NAME_SPLIT_H

#include "base/arena.h"
#include "runtime/record.h"

/* A name part of `size` entries before the parts in `next`, in the arena; `text` NULL: a part
 * without a name. NULL if memory ran out. */
const SwDimName *sw_dim_name_new(SwArena *arena, const char *text, int64_t size,
                                 const SwDimName *next);
/* Fills to[dim] for each dim of the new `shape`; NULL: no name. */
void sw_dim_names_split(SwArena *arena, const SwSnapshot *from, const SwShape *shape,
                        const SwDimName **to);

#endif
