/*
 * scripts.wasm: answers for scripts, tests and the npm package's command, which no page needs. They
 * are the core's schema (types and texts) and the output of the command line. The module is
 * separate from core.wasm, so that pages need not load it.
 */
#include <stdlib.h>
#include <string.h>

#include "stridewise.h"

static struct {
  char *input;
  SwBytes answer;
  SwProgram *program;
} instance;

/* The texts and numbers that the command line gets from the program opened last. */
enum {
  TEXT_RUN_JSON,
  TEXT_SESSION,
  TEXT_REFUSAL,
  TEXT_EXPLAIN,
  TEXT_STORY,
  TEXT_SCENE,
  TEXT_MAP,
  TEXT_MAP_JSON,
  TEXT_MAP_SVG,
  TEXT_MAP_HTML
};
enum {
  NUMBER_STATEMENTS,
  NUMBER_LINE,
  NUMBER_COLUMN,
  NUMBER_STATEMENT_AT,
  NUMBER_STEPS,
  NUMBER_STOP
};

/* The input buffer: `size` writable bytes. NULL when memory runs out. */
char *sw_wasm_input(size_t size);
/* The JSON of sw_schema; NULL when memory runs out. Every answer stays valid until the next call.
 */
const char *sw_wasm_schema(void);
/* Bytes of the last answer. */
size_t sw_wasm_size(void);
/* The output of `stridewise explain` for a statement of the program in the input buffer. */
const char *sw_wasm_explain(size_t size, int statement);

/* Runs the program in the input buffer and keeps it; returns the command line's exit status, or -1
 * when memory runs out. */
int sw_wasm_open(size_t size, int no_stories);
/* The text `what` (TEXT_...) of a statement and a step; NULL if there is none. */
const char *sw_wasm_text(int what, int statement, double step);
/* The number `what` (NUMBER_...) of a statement and a step. For NUMBER_STATEMENT_AT, `statement` is
 * a line. */
double sw_wasm_number(int what, int statement, double step);

static const char *answer(SwBytes bytes) {
  instance.answer = bytes;
  return bytes.data;
}

char *sw_wasm_input(size_t size) {
  free(instance.input);
  return instance.input = malloc(size);
}

const char *sw_wasm_schema(void) {
  return answer(sw_schema());
}

const char *sw_wasm_explain(size_t size, int statement) {
  SwProgram *program = sw_program_run(instance.input, size, NULL);
  return program ? answer(sw_program_explain(program, statement)) : NULL;
}

size_t sw_wasm_size(void) {
  return instance.answer.size;
}

int sw_wasm_open(size_t size, int no_stories) {
  sw_program_free(instance.program);
  const SwOptions options = {.no_stories = no_stories != 0};
  instance.program = sw_program_run(instance.input, size, &options);
  return instance.program ? sw_program_status(instance.program) : -1;
}

static SwBytes text(SwProgram *program, int what, int statement, int64_t step) {
  switch (what) {
  case TEXT_RUN_JSON: return sw_program_run_json(program);
  case TEXT_SESSION: return sw_program_session(program, statement);
  case TEXT_REFUSAL: return sw_program_refusal(program, NULL, NULL);
  case TEXT_EXPLAIN: return sw_program_explain(program, statement);
  case TEXT_STORY: return sw_program_story(program, statement);
  case TEXT_MAP: return sw_program_map_text(program);
  case TEXT_MAP_JSON: return sw_program_map(program);
  case TEXT_MAP_SVG: return sw_program_map_svg(program);
  case TEXT_MAP_HTML: return sw_program_map_html(program);
  default: return sw_program_scene(program, statement, step);
  }
}

const char *sw_wasm_text(int what, int statement, double step) {
  return answer(text(instance.program, what, statement, (int64_t)step));
}

double sw_wasm_number(int what, int statement, double step) {
  int line = 0, column = 0;
  (void)sw_program_refusal(instance.program, &line, &column);
  switch (what) {
  case NUMBER_STATEMENTS: return sw_program_statement_count(instance.program);
  case NUMBER_LINE: return line;
  case NUMBER_COLUMN: return column;
  case NUMBER_STATEMENT_AT: return sw_program_statement_at(instance.program, statement);
  case NUMBER_STEPS: return (double)sw_program_steps(instance.program, statement);
  default: return (double)sw_program_stop_after(instance.program, statement, (int64_t)step);
  }
}
