/* The transcript in the format of an interactive Python session: ">>> a" and the output. */
#ifndef SW_STORY_SESSION_H
#define SW_STORY_SESSION_H

#include "runtime/program.h"

/* Appends one statement with its output; nothing if the statement did not run. */
void sw_session_text(const SwProgram *program, int statement, SwText *out);

#endif
