/*
 * A short name out of source text: as it is written where it is short, else with … in place of what
 * its brackets hold, of what stands in front of its last call, or of the operands of an operator.
 */
#ifndef SW_STORY_SCENE_SHORT_NAME_H
#define SW_STORY_SCENE_SHORT_NAME_H

#include "base/text.h"
#include "runtime/program.h"

#define SW_MAX_NAME 18 /* characters */

/* False where no part of the text is short enough and still says something. */
bool sw_short_name(const SwProgram *program, const char *text, size_t size, SwText *out);

#endif
