/* Chapters of a statement's story: calls of functions and modules, and rounds of loops. Each is a
 * run of consecutive operations; chapters nest. */
#ifndef SW_STORY_CHAPTERS_H
#define SW_STORY_CHAPTERS_H

#include "story/scene/cursor.h"

/* Writes the field "chapters" of a story. */
void sw_chapters_json(const SwProgram *program, int statement, SwJson *json);

#endif
