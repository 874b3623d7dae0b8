/* What people paste, without what a terminal, a notebook or a quotation puts around it. */
#ifndef SW_STORY_PASTED_PASTED_H
#define SW_STORY_PASTED_PASTED_H

#include "base/text.h"

/* Colours, curly quotes and the marks in front of a line ("E   ", "> ", "| ") go; lines stay. */
void sw_pasted_plain(const char *text, size_t size, SwText *out);

#endif
