/* Cleans a pasted text of the marks of terminals, notebooks and quotations. */
#ifndef SW_STORY_PASTED_PASTED_H
#define SW_STORY_PASTED_PASTED_H

#include "base/text.h"

/* Appends the text without colours, with plain quotes, and with blanks for the marks at the start
 * of a line ("E   ", "> ", "| "). Line breaks stay, because tracebacks are read by lines. */
void sw_pasted_plain(const char *text, size_t size, SwText *out);

#endif
