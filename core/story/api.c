/* The functions that include/stridewise.h declares. */
#include "stridewise.h"

#include <stdlib.h>
#include <string.h>

#include "interpreter/program.h"
#include "story/pasted/diagnosis_json.h"
#include "story/remark/probe.h"
#include "story/remark/question.h"
#include "story/remark/size_places.h"
#include "story/scene/cells.h"
#include "story/scene/cursor.h"
#include "story/scene/dim_names.h"
#include "story/scene/map.h"
#include "story/scene/map_failed.h"
#include "story/scene/named.h"
#include "story/scene/scene.h"
#include "story/scene/staged.h"
#include "story/scene/story.h"
#include "story/scene/tensors.h"
#include "story/schema.h"
#include "story/session.h"
#include "story/story_json.h"
#include "story/terminal/explain.h"
#include "story/terminal/map_html.h"
#include "story/terminal/map_svg.h"
#include "story/terminal/map_text.h"
#include "story/transcript.h"
#include "syntax/source.h"

const char *sw_version(void) {
  return SW_VERSION;
}

/* By how little a person waits. */
static const int64_t most_work[] = {SW_MAX_WORK, SW_INTERACTIVE_WORK, SW_MAX_WORK / 4};

typedef struct Run {
  const char *source;
  size_t size;
  const SwOptions *with;
} Run;

static SwProgram *run(const Run *self, int64_t max_values, int64_t work) {
  const SwOptions *with = self->with;
  return sw_program_limited(self->source, self->size, with->memory_limit, with->no_stories,
                            max_values, work);
}

/* The program with its large tensors laid out only, if `self` is too large to be computed; else
 * NULL. `work`: what it may do. Deletes one of the two. */
static SwProgram *lay_out(const Run *of, SwProgram **self, int64_t work) {
  SwProgram *laid_out = (*self)->is_too_large ? run(of, SW_LARGE, work) : NULL;
  if (!laid_out) return NULL;
  bool waits = (*self)->hit_work_limit && laid_out->cost + laid_out->spared <= SW_MAX_WORK;
  sw_program_delete(waits ? laid_out : *self);
  if (!waits) *self = NULL;
  return waits ? NULL : laid_out;
}

/* First little work is done: that finds out whether more would be enough. A limit of memory that is
 * asked for holds. */
static SwProgram *run_as_asked(const Run *of) {
  int64_t work = most_work[of->with->interactive], max_values = of->with->max_values;
  SwProgram *self =
      run(of, max_values, max_values || of->with->memory_limit ? work : SW_INTERACTIVE_WORK);
  for (int i = 0; self && i < 2 && !max_values && !of->with->memory_limit; i++) {
    SwProgram *laid_out = lay_out(of, &self, work);
    bool more = !laid_out && i == 0 && self->hit_work_limit && work > SW_INTERACTIVE_WORK;
    if (laid_out) return laid_out;
    if (!more) return self;
    sw_program_delete(self);
    self = run(of, 0, work);
  }
  return self;
}

/* Runs a program again if an error came after the last operation with steps: now the steps of its
 * statement end at the error. A person who waits does not wait for two long runs. */
static SwProgram *run_to_errors(SwProgram *self, bool waits) {
  bool any = false;
  for (int i = 0; i < self->statement_count && !any; i++)
    any = sw_window_to_error(self, i) > 0;
  if (!any || self->records.failed || (waits && self->cost > SW_INTERACTIVE_WORK / 2)) return self;
  SwProgram *again = sw_program_to_errors(self);
  if (again) sw_program_delete(self);
  return again ? again : self;
}

SwProgram *sw_program_run(const char *source, size_t size, const SwOptions *options) {
  const SwOptions usual = {0};
  const Run asked = {source, size, options ? options : &usual};
  SwProgram *program = run_as_asked(&asked);
  if (program) program = run_to_errors(program, asked.with->interactive == 1);
  if (program) sw_stories_lay_out(program);
  if (program) sw_dim_names_follow(program);
  if (program) sw_map_failures(program);
  return program;
}

void sw_program_free(SwProgram *program) {
  sw_program_delete(program);
}

/* The bytes of program->out, valid until the next call; empty if memory ran out or nothing was
 * written. */
static SwBytes answer(SwProgram *program) {
  SwText *out = &program->out;
  if (out->failed || out->size == 0) return (SwBytes){NULL, 0};
  return (SwBytes){out->data, out->size};
}

static bool has_statement(const SwProgram *program, int statement) {
  return statement >= 0 && statement < program->statement_count;
}

/* Whether the records of the statement are complete: false if memory for them ran out and none of
 * its operations has steps. */
static bool has_records(const SwProgram *program, int statement) {
  return has_statement(program, statement) &&
         (!program->records.failed || program->statements[statement].told_count);
}

SwBytes sw_program_transcript(SwProgram *program) {
  sw_text_clear(&program->out);
  sw_transcript_json(program, &program->out);
  return answer(program);
}

SwBytes sw_program_run_json(SwProgram *program) {
  sw_text_clear(&program->out);
  sw_run_json(program, &program->out);
  return answer(program);
}

bool sw_program_hit_work_limit(const SwProgram *program) {
  return program->hit_work_limit;
}

bool sw_program_is_laid_out(const SwProgram *program) {
  return program->memory.max_values != 0;
}

int sw_program_status(const SwProgram *program) {
  return sw_program_outcome(program);
}

SwBytes sw_program_refusal(const SwProgram *program, int *line, int *column) {
  const char *message = program->refusal.message;
  SwPlace place = {0};
  if (message) place = sw_source_place(&program->source, program->refusal.span.start);
  if (line) *line = place.line;
  if (column) *column = place.column;
  return (SwBytes){message, message ? strlen(message) : 0};
}

int sw_program_statement_count(const SwProgram *program) {
  return program->statement_count;
}

SwBytes sw_program_session(SwProgram *program, int statement) {
  sw_text_clear(&program->out);
  if (has_statement(program, statement)) sw_session_text(program, statement, &program->out);
  return answer(program);
}

SwBytes sw_program_story(SwProgram *program, int statement) {
  sw_text_clear(&program->out);
  if (has_statement(program, statement)) sw_story_json(program, statement, &program->out);
  return answer(program);
}

SwBytes sw_program_scene(SwProgram *program, int statement, int64_t step) {
  sw_text_clear(&program->out);
  if (has_statement(program, statement)) sw_scene_json(program, statement, step, &program->out);
  return answer(program);
}

int64_t sw_program_steps(const SwProgram *program, int statement) {
  return has_statement(program, statement) ? sw_story_steps(program, statement) : 0;
}

int64_t sw_program_stop_after(const SwProgram *program, int statement, int64_t step) {
  SwChapter chapter;
  if (!has_statement(program, statement)) return -1;
  if (step < 0)
    return sw_story_begin(program, statement, &chapter) ? sw_chapter_first_stop(&chapter) : -1;
  if (!sw_story_at(program, statement, step, &chapter)) return -1;
  int64_t next = sw_chapter_stop_after(&chapter, step);
  return next >= 0 ? next : sw_story_next(&chapter) ? sw_chapter_first_stop(&chapter) : -1;
}

SwBytes sw_program_map(SwProgram *program) {
  sw_text_clear(&program->out);
  sw_map_json(program, &program->out);
  return answer(program);
}

SwBytes sw_program_map_text(SwProgram *program) {
  sw_text_clear(&program->out);
  sw_map_text(program, &program->out);
  return answer(program);
}

SwBytes sw_program_map_svg(SwProgram *program) {
  sw_text_clear(&program->out);
  sw_map_svg(program, &program->out);
  return answer(program);
}

SwBytes sw_program_map_html(SwProgram *program) {
  sw_text_clear(&program->out);
  sw_map_html(program, &program->out);
  return answer(program);
}

SwBytes sw_program_questions(SwProgram *program, int statement) {
  sw_text_clear(&program->out);
  if (has_records(program, statement)) sw_questions_json(program, statement, &program->out);
  return answer(program);
}

SwBytes sw_program_size_places(SwProgram *program, int statement) {
  sw_text_clear(&program->out);
  if (has_records(program, statement)) sw_size_places_json(program, statement, &program->out);
  return answer(program);
}

SwBytes sw_program_explain(SwProgram *program, int statement) {
  sw_text_clear(&program->out);
  if (has_records(program, statement)) sw_explain(program, statement, &program->out);
  return answer(program);
}

SwBytes sw_program_explain_refused(SwProgram *program, int statement) {
  sw_text_clear(&program->out);
  if (has_records(program, statement)) sw_explain_refused(program, statement, &program->out);
  return answer(program);
}

int sw_program_statement_at(const SwProgram *program, int line) {
  SwCursor cursor = {.source = &program->source};
  for (int i = 0; i < program->statement_count; i++) {
    SwSpan span = program->statements[i].span;
    sw_cursor_move(&cursor, span.start);
    int first = sw_cursor_place(&cursor).line;
    sw_cursor_move(&cursor, span.end);
    if (line >= first && line <= sw_cursor_place(&cursor).line) return i;
  }
  return -1;
}

/* -- Cells --------------------------------------------------------------------------------- */

/* Allocates the places once per program, and clears the text for the labels. */
static bool prepare_cells(SwProgram *program, SwCellPlaces *out) {
  sw_text_clear(&program->out);
  if (!program->cells) program->cells = malloc(4 * SW_MAX_CELLS * sizeof *program->cells);
  if (!program->cells) return false;
  *out = (SwCellPlaces){program->cells, program->cells + SW_MAX_CELLS,
                        program->cells + 2 * SW_MAX_CELLS, program->cells + 3 * SW_MAX_CELLS};
  return true;
}

static bool memory_of(SwProgram *program, const SwCellsOf *of, SwCellPlaces *places,
                      SwMemoryAt *out, SwGroup *group) {
  SwChapter chapter;
  if (!prepare_cells(program, places) || !has_statement(program, of->statement)) return false;
  if (!sw_story_operation(program, of->statement, of->operation, &chapter)) return false;
  if (!sw_tensors_at(chapter.record, of->tensor)) return false;
  int64_t within = of->step - chapter.first;
  sw_memory_at(chapter.record, of->tensor, within, out);
  sw_group_at(chapter.record, of->tensor, within - chapter.rules, group);
  return true;
}

static SwCells cells_answer(SwProgram *program, SwMemoryAt *memory, const SwCellPlaces *places,
                            int count) {
  sw_memory_at_clear(memory);
  return (SwCells){answer(program), places->addresses, places->numbers,
                   places->ghosts,  places->reads,     count};
}

static SwCells cells_of(SwProgram *program, SwMemoryAt *memory, const SwLayout *layout,
                        const SwGroup *group, SwCellWindow window, const SwCellPlaces *places) {
  int count = sw_cells_of_tensor(memory, layout, group, &window, places, &program->out);
  return cells_answer(program, memory, places, count);
}

static SwCells storage_of(SwProgram *program, SwMemoryAt *memory, int64_t first, int64_t count,
                          const SwCellPlaces *places) {
  int found = sw_cells_of_storage(memory, first, count, places, &program->out);
  return cells_answer(program, memory, places, found);
}

SwCells sw_program_cells(SwProgram *program, const SwCellsOf *of, const int64_t *start,
                         const int64_t *extent, int ndim) {
  SwCellPlaces places;
  SwMemoryAt memory;
  SwGroup group;
  if (!memory_of(program, of, &places, &memory, &group)) return (SwCells){0};
  const SwLayout *layout = of->stretched ? sw_tensors_stretched(memory.record, of->tensor) : NULL;
  SwStagedTensor staged;
  /* A refused operation is shown as far as the comparison got. */
  if (of->stretched && !layout && sw_staged_tensor(memory.record, of->tensor, &staged))
    layout = &staged.layout;
  return cells_of(program, &memory, layout ? layout : &memory.tensor->layout, &group,
                  (SwCellWindow){ndim, start, extent}, &places);
}

SwCells sw_program_storage(SwProgram *program, const SwCellsOf *of, int64_t first, int64_t count) {
  SwCellPlaces places;
  SwMemoryAt memory;
  SwGroup group;
  if (!memory_of(program, of, &places, &memory, &group)) return (SwCells){0};
  return storage_of(program, &memory, first, count, &places);
}

/* -- Names --------------------------------------------------------------------------------- */

static bool memory_named(SwProgram *program, SwNameText name, SwSnapshot *of, SwCellPlaces *places,
                         SwMemoryAt *out) {
  *out = (SwMemoryAt){.tensor = of};
  if (!prepare_cells(program, places) || !sw_named_snapshot(program, name, of)) return false;
  out->before = of->buffer;
  return true;
}

SwBytes sw_program_named(SwProgram *program, const char *name, size_t size) {
  sw_text_clear(&program->out);
  sw_named_json(program, (SwNameText){name, size}, &program->out);
  return answer(program);
}

SwCells sw_program_named_cells(SwProgram *program, const char *name, size_t size,
                               const int64_t *start, const int64_t *extent, int ndim) {
  SwSnapshot of;
  SwCellPlaces places;
  SwMemoryAt memory;
  if (!memory_named(program, (SwNameText){name, size}, &of, &places, &memory)) return (SwCells){0};
  return cells_of(program, &memory, &of.layout, &(SwGroup){0}, (SwCellWindow){ndim, start, extent},
                  &places);
}

SwCells sw_program_named_storage(SwProgram *program, const char *name, size_t size, int64_t first,
                                 int64_t count) {
  SwSnapshot of;
  SwCellPlaces places;
  SwMemoryAt memory;
  if (!memory_named(program, (SwNameText){name, size}, &of, &places, &memory)) return (SwCells){0};
  return storage_of(program, &memory, first, count, &places);
}

/* -- Errors -------------------------------------------------------------------------------- */

/* Moves the memory of the text to the caller; empty if memory ran out or nothing was written. */
static SwBytes given_away(SwText *out) {
  if (!out->failed && out->size > 0) return (SwBytes){out->data, out->size};
  sw_text_free(out);
  return (SwBytes){NULL, 0};
}

SwBytes sw_diagnose(const char *text, size_t size, const char *answers, size_t answers_size) {
  SwText out = {0};
  sw_diagnosis_json(text, size, answers, answers_size, &out);
  return given_away(&out);
}

void sw_diagnosis_free(SwBytes diagnosis) {
  free((char *)diagnosis.data);
}

/* -- Probe ------------------------------------------------------------------------------- */

SwBytes sw_program_probe(SwProgram *program, const char *name, size_t size, const int64_t *index,
                         int ndim) {
  SwProbe probe = {name, size, index, ndim};
  sw_text_clear(&program->out);
  if (!program->records.failed) sw_probe_json(program, &probe, &program->out);
  return answer(program);
}

/* -- Schema -------------------------------------------------------------------------------- */

SwBytes sw_schema(void) {
  SwText out = {0};
  sw_schema_json(&out);
  return given_away(&out);
}

void sw_schema_free(SwBytes schema) {
  free((char *)schema.data);
}
