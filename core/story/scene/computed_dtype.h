/* Names of dtypes in sentences: part of computed.h. */
#ifndef SW_STORY_SCENE_COMPUTED_DTYPE_H
#define SW_STORY_SCENE_COMPUTED_DTYPE_H

#include "story/scene/element.h"

/* Writes the text `name` of an event about dtypes: casts, promotion, refused dtypes. */
void sw_computed_dtype(const SwRecord *record, const SwEvent *event, const char *name, SwText *out);

#endif
