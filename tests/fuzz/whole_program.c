/* Small limits make the ends of memory as frequent as they are rare in practice. */
#include "fuzz/whole_program.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "stridewise.h"

#define MEMORY_LIMIT ((int64_t)1 << 20)
#define STATEMENTS   12
#define STEPS        4

static void check(SwBytes bytes) {
  if (bytes.data && bytes.size && strlen(bytes.data) != bytes.size) abort();
}

/* The windows of a tensor: also those that lie outside of it. */
static void look_at_cells(SwProgram *program, int statement, int64_t at) {
  const int64_t start[4] = {0, at, -1, INT64_MAX}, extent[4] = {3, 70, INT64_MAX, 2};
  for (int tensor = 0; tensor < 3; tensor++) {
    SwCellsOf of = {statement, 0, tensor, at, at % 2 == 0};
    (void)sw_program_cells(program, &of, start, extent, tensor + 1);
    (void)sw_program_storage(program, &of, at - 1, 64);
  }
}

static void tell(SwProgram *program, int statement, int64_t at) {
  check(sw_program_story(program, statement));
  check(sw_program_explain(program, statement));
  check(sw_program_questions(program, statement));
  check(sw_program_size_places(program, statement));
  for (int64_t step = 0; step < STEPS; step++)
    check(sw_program_scene(program, statement, step));
  check(sw_program_scene(program, statement, at));
  check(sw_program_scene(program, statement, INT64_MAX));
  look_at_cells(program, statement, at);
}

/* Names that the vectors, from which the programs grow, are fond of. */
static void probe(SwProgram *program, int64_t at) {
  static const char *const names[] = {"a", "b", "x", "t"};
  const int64_t index[3] = {0, 1, at};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    for (int ndim = 0; ndim <= 3; ndim++)
      check(sw_program_probe(program, names[i], 1, index, ndim));
  }
}

void whole_program(const char *source, size_t size) {
  SwOptions options = {.memory_limit = MEMORY_LIMIT};
  SwProgram *program = sw_program_run(source, size, &options);
  if (!program) return;
  check(sw_program_transcript(program));
  check(sw_program_run_json(program));
  check(sw_program_map(program));
  check(sw_program_map_text(program));
  check(sw_program_map_svg(program));
  check(sw_program_map_html(program));
  (void)sw_program_status(program);
  for (int i = -1; i < STATEMENTS; i++)
    tell(program, i, (int64_t)size);
  probe(program, (int64_t)(size % 3));
  (void)sw_program_statement_at(program, (int)(size % 7));
  sw_program_free(program);
}
