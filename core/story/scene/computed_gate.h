/* The computed texts of all events: those that almost every story has here, others in computed.c.
 */
#ifndef SW_STORY_SCENE_COMPUTED_GATE_H
#define SW_STORY_SCENE_COMPUTED_GATE_H

#include "runtime/program.h"

void sw_computed_text(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                      const char *name, SwText *out);

#endif
