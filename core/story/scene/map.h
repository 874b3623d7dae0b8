/* The map of a run (runtime/map.h) as JSON, and the facts of a row that its text shares. */
#ifndef SW_STORY_SCENE_MAP_H
#define SW_STORY_SCENE_MAP_H

#include "base/json.h"
#include "runtime/program.h"

/* Writes the field "laidOut": that values were not computed, or null. */
void sw_laid_out_json(const SwProgram *program, SwJson *json);
/* The record to open for a row: the last that raised, else the first that has steps; or NULL. */
const SwRecord *sw_map_record(const SwProgram *program, const SwMapRow *row);
/* Writes the JSON type ProgramMap. */
void sw_map_json(const SwProgram *program, SwText *out);

#define SW_MAP_UNLIKE "\xE2\x89\xA0" /* before a size that does not fit: "≠33" */

/* Whether the row is marked as a failure: not if it only lacks a name because of an earlier one. */
static inline bool sw_map_is_fault(const SwMapRow *row) {
  return row->outcome == SW_MAP_RAISED || row->outcome == SW_MAP_REFUSED;
}

/* The lines of a program by the byte at which they begin. */
typedef struct SwMapLines {
  uint32_t *start; /* malloc'd; NULL: memory ran out, and there is one line */
  int count;
} SwMapLines;

void sw_map_lines(const SwProgram *program, SwMapLines *out);
/* The 1-based line of the row's first character; 0 inside of a library. */
int sw_map_line(const SwMapLines *lines, const SwProgram *program, const SwMapRow *row);
void sw_map_lines_clear(SwMapLines *self);
/* Writes the row's source text in one line, cut at `most` bytes. */
void sw_map_row_text(const SwProgram *program, const SwMapRow *row, size_t most, SwText *out);
/* Writes the tensor's name with the place in it: "state[0]". Nothing if it has none. */
void sw_map_tensor_name(const SwMapTensor *tensor, SwText *out);
/* The tensor as a snapshot that has a shape and names of dims alone. */
void sw_map_tensor_shape(const SwMap *map, const SwMapTensor *tensor, SwSnapshot *out);

#endif
