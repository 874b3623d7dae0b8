/*
 * The map of a run for a terminal, a line for each row:
 *
 *     12  h = self.attn(x)          x (b=4, t=8, c=16) → (b=4, t=8, c=16)
 *     20    q = self.proj(x)        x (b=4, t=8, c=16) → q (b=4, t=8, 48)
 */
#ifndef SW_STORY_TERMINAL_MAP_TEXT_H
#define SW_STORY_TERMINAL_MAP_TEXT_H

#include "runtime/program.h"

/* Writes nothing if the map is empty. */
void sw_map_text(const SwProgram *program, SwText *out);

#endif
