/* The transcript as an interactive session of Python shows it. */
#ifndef SW_STORY_SESSION_H
#define SW_STORY_SESSION_H

#include "runtime/program.h"

/* One statement; nothing where it was not run. */
void sw_session_text(const SwProgram *program, int statement, SwText *out);

#endif
