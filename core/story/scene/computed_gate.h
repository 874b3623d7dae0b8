/* The entry to computed texts (computed.h) of rule events. The event that almost every story has is
 * answered here, so that the first part of the core is small. */
#ifndef SW_STORY_SCENE_COMPUTED_GATE_H
#define SW_STORY_SCENE_COMPUTED_GATE_H

#include "runtime/program.h"

/* Writes the text of the X fact `name` of an event. */
void sw_computed_text(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                      const char *name, SwText *out);

#endif
