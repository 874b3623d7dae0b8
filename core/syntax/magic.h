/* Lines for a notebook, not for Python: `%matplotlib inline`, `!pip install torch`, `x.view?`. */
#ifndef SW_SYNTAX_MAGIC_H
#define SW_SYNTAX_MAGIC_H

#include <stdbool.h>

#include "syntax/source.h"

/*
 * Whether the logical line whose first character is at `start` is such a line. `program` is where
 * the rest of it begins that runs as Python, as behind `%time`; the line's end where nothing does.
 */
bool sw_magic_line(const SwSource *source, uint32_t start, uint32_t *program);

#endif
