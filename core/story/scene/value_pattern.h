/*
 * Whether the values in a storage matter to a reader, or only fill it: zeros, ones, one number for
 * all, random numbers, or an arange, whose values repeat the addresses. A page may draw letters for
 * such values, so that elements can be followed from place to place.
 */
#ifndef SW_STORY_SCENE_VALUE_PATTERN_H
#define SW_STORY_SCENE_VALUE_PATTERN_H

#include "runtime/record.h"

/* "own" (they matter), "same" (all equal), "random", or "address" (element i is i): the words
 * of the JSON. */
const char *sw_value_pattern(const SwSnapshot *tensor);

#endif
