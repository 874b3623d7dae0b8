/* The story of a statement as JSON: the type Story. */
#ifndef SW_STORY_STORY_JSON_H
#define SW_STORY_STORY_JSON_H

#include "runtime/program.h"

/* Appends the type Story, or nothing if the statement has no steps. */
void sw_story_json(const SwProgram *program, int statement, SwText *out);

#endif
