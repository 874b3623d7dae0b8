/* The map of a run as a page whose rows open and close: one file. */
#ifndef SW_STORY_TERMINAL_MAP_HTML_H
#define SW_STORY_TERMINAL_MAP_HTML_H

#include "runtime/program.h"

/* Writes nothing if the map is empty. */
void sw_map_html(const SwProgram *program, SwText *out);

#endif
