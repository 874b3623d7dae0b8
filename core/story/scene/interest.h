/*
 * Whether the values in a storage are of any interest to a reader, or were only put there to have
 * some: zeros, ones, random numbers, and an arange that repeats each element's address. Where a
 * story is about places, letters can stand for such values.
 */
#ifndef SW_STORY_SCENE_INTEREST_H
#define SW_STORY_SCENE_INTEREST_H

#include "runtime/record.h"

/* "own", "same" (all 0 or all 1), "random", or "address": as the page gets them. */
const char *sw_value_pattern(const SwSnapshot *tensor);

#endif
