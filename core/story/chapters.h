/* Calls of functions and modules, and rounds of loops, as chapters of a statement's story: each is
 * a run of operations, and chapters lie within others. */
#ifndef SW_STORY_CHAPTERS_H
#define SW_STORY_CHAPTERS_H

#include "story/scene/cursor.h"

/* The field "chapters" of a story. */
void sw_chapters_json(const SwProgram *program, int statement, SwJson *json);

#endif
