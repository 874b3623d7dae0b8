/* Sizes of memory in the largest fitting unit. */
#ifndef SW_STORY_SCENE_MEMORY_SIZE_H
#define SW_STORY_SCENE_MEMORY_SIZE_H

#include "base/text.h"

/* 1536 -> "1.5 KiB", rounded down to a tenth. INT64_MAX means "that much or more" -> "≥ 8 EiB". */
void sw_memory_size_put(int64_t bytes, SwText *out);

#endif
