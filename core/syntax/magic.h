/* Lines that a notebook reads and Python does not: `%matplotlib inline`, `!pip install torch`,
 * `x.view?`. */
#ifndef SW_SYNTAX_MAGIC_H
#define SW_SYNTAX_MAGIC_H

#include <stdbool.h>

#include "syntax/source.h"

/*
 * Whether the logical line that begins at `start` is such a line. `program` is the offset of the
 * part that runs as Python, as after `%time`; the end of the line if no part does.
 */
bool sw_magic_line(const SwSource *source, uint32_t start, uint32_t *program);

#endif
