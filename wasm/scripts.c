/*
 * What scripts, tests and the command of the package for npm ask of the core, and no page: the
 * types and texts of it, and what the command line prints. A module of its own, so that no page has
 * to load it.
 */
#include <stdlib.h>
#include <string.h>

#include "stridewise.h"

static struct {
  char *input;
  SwBytes answer;
  SwProgram *program;
} instance;

/* Of the program that was opened last: what the command line prints, and what it reckons with. */
enum { TEXT_RUN_JSON, TEXT_SESSION, TEXT_REFUSAL, TEXT_EXPLAIN, TEXT_STORY, TEXT_SCENE };
enum {
  NUMBER_STATEMENTS,
  NUMBER_LINE,
  NUMBER_COLUMN,
  NUMBER_STATEMENT_AT,
  NUMBER_STEPS,
  NUMBER_STOP
};

/* `size` writable bytes; NULL when memory runs out. */
char *sw_wasm_input(size_t size);
/* The JSON of sw_schema, and how many bytes the last answer has; NULL when memory runs out. */
const char *sw_wasm_schema(void);
size_t sw_wasm_size(void);
/* What `stridewise explain` says of a statement of the program that the input holds. */
const char *sw_wasm_explain(size_t size, int statement);

/* Runs the program that the input holds; its status as on the command line, or -1 without memory.
 */
int sw_wasm_open(size_t size, int no_stories);
/* One of TEXT_..., of a statement and a step; NULL where there is none. */
const char *sw_wasm_text(int what, int statement, double step);
/* One of NUMBER_..., of a statement and a step; of NUMBER_STATEMENT_AT of a line. */
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
