/* The texts of events that say dtypes: the X facts of events.def. */
#ifndef SW_STORY_SCENE_COMPUTED_DTYPE_H
#define SW_STORY_SCENE_COMPUTED_DTYPE_H

#include "story/scene/element.h"

/* Nothing for an event that says none. */
void sw_computed_dtype(const SwRecord *record, const SwEvent *event, const char *name, SwText *out);

#endif
