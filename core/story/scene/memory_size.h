/* Sizes of memory, as people read them. */
#ifndef SW_STORY_SCENE_MEMORY_SIZE_H
#define SW_STORY_SCENE_MEMORY_SIZE_H

#include "base/text.h"

/* 1536 -> "1.5 KiB", rounded down to a tenth; INT64_MAX stands for that much or more. */
void sw_memory_size_put(int64_t bytes, SwText *out);

#endif
