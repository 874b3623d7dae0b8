/* The texts that an event does not carry and a scene computes: the X facts of events.def. */
#ifndef SW_STORY_SCENE_COMPUTED_H
#define SW_STORY_SCENE_COMPUTED_H

#include "story/scene/element.h"

/* Of all events but those that almost every story has: in a file of their own (computed_gate.c), as
 * the first half of the core needs no more. */
void sw_computed_other(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                       const char *name, SwText *out);
void sw_computed_element(const SwProgram *program, const SwRecord *record, const SwElement *element,
                         const char *name, SwText *out);

#endif
