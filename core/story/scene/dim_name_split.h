/* What dims are called that are merged and split in reading order: view, reshape, flatten. */
#ifndef SW_STORY_SCENE_DIM_NAME_SPLIT_H
#define SW_STORY_SCENE_DIM_NAME_SPLIT_H

#include "base/arena.h"
#include "runtime/record.h"

/* One more name in front of others; NULL without memory. */
const SwDimName *sw_dim_name_new(SwArena *arena, const char *text, int64_t size,
                                 const SwDimName *next);
/* The names under the new shape. */
void sw_dim_names_split(SwArena *arena, const SwSnapshot *from, const SwShape *shape,
                        const SwDimName **to);

#endif
