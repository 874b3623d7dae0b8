/* The map of a run as a picture: one file. */
#ifndef SW_STORY_TERMINAL_MAP_SVG_H
#define SW_STORY_TERMINAL_MAP_SVG_H

#include "runtime/program.h"

/* Writes nothing if the map is empty. */
void sw_map_svg(const SwProgram *program, SwText *out);

#endif
