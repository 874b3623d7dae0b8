/* Sentences in lines of a terminal. */
#ifndef SW_STORY_TERMINAL_WRAP_H
#define SW_STORY_TERMINAL_WRAP_H

#include "base/text.h"

/* Appends `line` and its end, broken at blanks so that none has more than 80 columns; lines after
 * the first are indented. Blanks inside brackets, as in "(2, 3)", are kept where they can be. */
void sw_wrap(const char *line, int indent, SwText *out);

#endif
