/* The public interface: what include/stridewise.h promises. */
#include <stdlib.h>

#include "story/cells.h"
#include "story/cursor.h"
#include "story/diagnosis.h"
#include "story/explain.h"
#include "story/probe.h"
#include "story/question.h"
#include "story/scene.h"
#include "story/schema.h"
#include "story/story.h"
#include "story/tensors.h"
#include "story/transcript.h"

#define DEFAULT_MEMORY ((int64_t)256 * 1024 * 1024)

SwProgram *sw_program_run(const char *source, size_t size, const SwOptions *options) {
  int64_t limit = options ? options->memory_limit : 0;
  return sw_program_new(source, size, limit > 0 ? limit : DEFAULT_MEMORY,
                        options && options->untold);
}

void sw_program_free(SwProgram *program) {
  sw_program_delete(program);
}

/* What has been written to program->out; nothing when memory ran out or nothing was written. */
static SwBytes answer(SwProgram *program) {
  SwText *out = &program->out;
  if (out->failed || out->size == 0) return (SwBytes){NULL, 0};
  return (SwBytes){out->data, out->size};
}

static bool has_statement(const SwProgram *program, int statement) {
  return statement >= 0 && statement < program->statement_count;
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

int sw_program_status(const SwProgram *program) {
  if (program->refusal.message) return 2;
  for (int i = 0; i < program->statement_count; i++) {
    if (program->statements[i].error_type) return 1;
  }
  return 0;
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

SwBytes sw_program_questions(SwProgram *program, int statement) {
  sw_text_clear(&program->out);
  if (has_statement(program, statement)) sw_questions_json(program, statement, &program->out);
  return answer(program);
}

SwBytes sw_program_explain(SwProgram *program, int statement) {
  sw_text_clear(&program->out);
  if (has_statement(program, statement)) sw_explain(program, statement, &program->out);
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

static const SwSnapshot *tensor_at(const SwProgram *program, int statement, int operation,
                                   int tensor) {
  SwChapter chapter;
  if (!sw_story_operation(program, statement, operation, &chapter)) return NULL;
  return sw_tensors_at(chapter.record, tensor);
}

/* Room for addresses and numbers, and an empty text for the labels. */
static bool prepare_cells(SwProgram *program) {
  sw_text_clear(&program->out);
  if (!program->cells) program->cells = malloc(2 * SW_MAX_CELLS * sizeof *program->cells);
  return program->cells;
}

static SwCells cells_answer(SwProgram *program, int count) {
  return (SwCells){answer(program), program->cells, program->cells + SW_MAX_CELLS, count};
}

SwCells sw_program_cells(SwProgram *program, int statement, int operation, int tensor,
                         const int64_t *start, const int64_t *extent, int ndim) {
  const SwSnapshot *of = tensor_at(program, statement, operation, tensor);
  if (!prepare_cells(program) || !of) return (SwCells){0};
  SwCellWindow window = {ndim, start, extent};
  int count =
      sw_cells_of_tensor(of, &window, program->cells, program->cells + SW_MAX_CELLS, &program->out);
  return cells_answer(program, count);
}

SwCells sw_program_storage(SwProgram *program, int statement, int operation, int tensor,
                           int64_t first, int64_t count) {
  const SwSnapshot *of = tensor_at(program, statement, operation, tensor);
  if (!prepare_cells(program) || !of) return (SwCells){0};
  int found = sw_cells_of_storage(of, first, count, program->cells, program->cells + SW_MAX_CELLS,
                                  &program->out);
  return cells_answer(program, found);
}

/* -- Errors -------------------------------------------------------------------------------- */

/* Hands the text's memory over; nothing where memory ran out or nothing was written. */
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
  sw_probe_json(program, &probe, &program->out);
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
