/* Statements that raised only because an earlier one did: no second fault. */
#ifndef SW_STORY_SCENE_FOLLOWS_H
#define SW_STORY_SCENE_FOLLOWS_H

#include "base/text.h"
#include "runtime/program.h"

/* True if the statement lacks a name that an earlier one would have made, had that not raised.
 * Then writes a sentence that names both. */
bool sw_follows(const SwProgram *program, const SwStatement *statement, SwText *out);

#endif
