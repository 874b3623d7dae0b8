/* The story of a statement as JSON: the type Story. */
#ifndef SW_STORY_STORY_JSON_H
#define SW_STORY_STORY_JSON_H

#include "runtime/program.h"

/* The type Story, as JSON; nothing is written when there is nothing to step through. */
void sw_story_json(const SwProgram *program, int statement, SwText *out);

#endif
