/* Wraps sentences to the width of a terminal. */
#ifndef SW_STORY_TERMINAL_WRAP_H
#define SW_STORY_TERMINAL_WRAP_H

#include "base/text.h"

/* Appends `line` and a line end, broken at blanks so that no line has more than 80 columns; lines
 * after the first are indented by `indent`. A shape such as "(2, 3)" is not broken at the blank
 * inside it, unless it is too long for a line. */
void sw_wrap(const char *line, int indent, SwText *out);

#endif
