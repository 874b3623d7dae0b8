/*
 * Texts that the sentence of an event needs and its facts do not hold (kind X in events.def):
 * shapes, sums such as "0 + 1×3 + 2×1", formulas such as "x[0] + y[2]". They are computed from the
 * record when a scene is made, as most scenes of a story are never looked at.
 */
#ifndef SW_STORY_SCENE_COMPUTED_H
#define SW_STORY_SCENE_COMPUTED_H

#include "story/scene/element.h"

/* Writes the text `name` of a rule event. Call sw_computed_text (computed_gate.h) instead: it
 * answers the event that almost every story has without this file, which a page loads later. */
void sw_computed_other(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                       const char *name, SwText *out);
/* Writes the text `name` of an element step: "out", "formula", "values", "sum", "address" ... */
void sw_computed_element(const SwProgram *program, const SwRecord *record, const SwElement *element,
                         const char *name, SwText *out);

#endif
