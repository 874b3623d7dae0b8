/* Rows of the map that failed: the operands of the operation that raised, and its reason. */
#ifndef SW_STORY_SCENE_MAP_FAILED_H
#define SW_STORY_SCENE_MAP_FAILED_H

#include "story/scene/scene.h"

/* Gives the innermost row of each failure the operands of the operation that raised. A row that
 * lacks a name because of an earlier failure says so. Call it once, when stories are laid out. */
void sw_map_failures(SwProgram *program);
/* The reason why the operation of an innermost row raised. False: there is none. Free it with
 * sw_values_clear. */
bool sw_map_reason(const SwProgram *program, const SwMapRow *row, SwMoment *out);
/* Writes the same as an English sentence; nothing if there is none. */
void sw_map_reason_text(const SwProgram *program, const SwMapRow *row, SwText *out);

#endif
