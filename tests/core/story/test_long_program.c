/* What is kept of a loop is bounded by what is told of it, and what is told of a statement costs
 * the same whatever ran before it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "runtime/program.h"
#include "stridewise.h"

static SwProgram *run(const char *source, bool no_stories) {
  SwProgram *program =
      sw_program_run(source, strlen(source), &(SwOptions){.no_stories = no_stories});
  assert_non_null(program);
  return program;
}

static size_t kept(const char *loop) {
  SwProgram *program = run(loop, false);
  assert_int_equal(sw_program_status(program), 0);
  assert_int_equal(program->statements[1].record_count, SW_MAX_STORY_OPERATIONS + SW_MAX_BEYOND);
  assert_int_equal(program->statements[1].told_count, SW_MAX_STORY_OPERATIONS);
  assert_true(program->statements[1].omitted > 0);
  size_t bytes = program->records.arena.used;
  sw_program_free(program);
  return bytes;
}

static void a_loop_is_kept_as_far_as_it_is_told(void **state) {
  (void)state;
  assert_int_equal(kept("import torch\nfor i in range(18000): x = torch.ones(2)\n"),
                   kept("import torch\nfor i in range(4000): x = torch.ones(2)\n"));
  assert_int_equal(kept("import torch\nfor i in range(9000): x = torch.arange(3)[[0, 2]]\n"),
                   kept("import torch\nfor i in range(4000): x = torch.arange(3)[[0, 2]]\n"));
}

static void a_long_loop_has_the_same_outcome_told_or_not(void **state) {
  const char *source = "import torch\nfor i in range(18000): x = torch.ones(2)\n\nx + 1";
  (void)state;
  SwProgram *told = run(source, false), *no_stories = run(source, true);
  assert_string_equal(sw_program_run_json(told).data, sw_program_run_json(no_stories).data);
  assert_int_equal(sw_program_status(told), 0);
  sw_program_free(told);
  sw_program_free(no_stories);
}

/* An error after the 256th operation: the steps of its statement end at it. `rounds` are made
 * before it, in the second of which another error is caught. */
static SwProgram *raise_after(int rounds, const char *error, int interactive) {
  char source[512];
  snprintf(source, sizeof source,
           "import torch\ndef f():\n  for i in range(%d):\n    x = torch.ones(2)\n"
           "    if i == 1:\n      try: x + torch.ones(4)\n      except RuntimeError: pass\n"
           "  return %s\nf()\n",
           rounds, error);
  SwProgram *program =
      sw_program_run(source, strlen(source), &(SwOptions){.interactive = interactive});
  assert_non_null(program);
  assert_int_equal(sw_program_status(program), 1);
  return program;
}

static void expect_steps_to_error(int rounds, const char *error, int interactive,
                                  bool has_operation) {
  SwProgram *program = raise_after(rounds, error, interactive);
  const SwStatement *call = &program->statements[2];
  /* An operation that raised without a record is counted twice. */
  assert_in_range(call->told_count, SW_MAX_STORY_OPERATIONS - 4, SW_MAX_STORY_OPERATIONS);
  assert_int_equal(call->told[call->told_count - 1]->refused, has_operation);
  assert_false(call->told[0]->refused);
  assert_int_equal(call->omitted, 0);
  assert_true(call->omitted_before > rounds - SW_MAX_STORY_OPERATIONS);
  const char *told = sw_program_explain(program, 2).data;
  assert_non_null(strstr(told, "so that they end at the error.\n"));
  assert_null(strstr(told, "Steps end here"));
  sw_program_free(program);
}

static void steps_end_at_an_error(void **state) {
  (void)state;
  expect_steps_to_error(300, "x + torch.ones(3)", 0, true);
  expect_steps_to_error(300, "x + torch.ones(3)", 1, true);
  expect_steps_to_error(10000, "x + torch.ones(3)", 0, true);
  expect_steps_to_error(300, "nothing", 0, false);
}

/* A person waits, so a long program is not run twice. */
static void what_has_no_steps_before_an_error_is_counted(void **state) {
  (void)state;
  SwProgram *program = raise_after(8000, "x + torch.ones(3)", 1);
  const char *told = sw_program_explain(program, 2).data;
  assert_non_null(strstr(told, "Only the first 256 operations have steps: "));
  assert_null(strstr(told, "Steps end here"));
  sw_program_free(program);
}

static double now(void) {
  struct timespec time;
  (void)timespec_get(&time, TIME_UTC);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* Of many rounds the fastest, as other work on the machine only ever adds time. */
static double cost(SwProgram *program, int statement, int64_t step) {
  double best = 1e18;
  for (int round = 0; round < 300; round++) {
    double begin = now();
    assert_non_null(sw_program_scene(program, statement, step).data);
    double spent = now() - begin;
    if (spent < best) best = spent;
  }
  return best;
}

#define TIMES 3 /* it was 75; the bench has the exact bar */

static void a_scene_costs_the_same_after_a_long_loop(void **state) {
  (void)state;
  SwProgram *few = run("import torch\na = torch.ones(3)\nfor i in range(1): x = torch.ones(2)\n"
                       "\na[:, None] + a",
                       false);
  SwProgram *many =
      run("import torch\na = torch.ones(3)\nfor i in range(16000): x = torch.ones(2)\n"
          "\na[:, None] + a",
          false);
  assert_true(cost(many, 3, 5) < TIMES * cost(few, 3, 5));
  int64_t last = many->statements[2].told[SW_MAX_STORY_OPERATIONS - 1]->place.first;
  assert_true(cost(many, 2, last) < TIMES * cost(few, 2, 0));
  sw_program_free(few);
  sw_program_free(many);
}

static void a_scene_costs_the_same_after_many_statements(void **state) {
  const char *begin = "import torch\na = torch.ones(3)\n", *end = "a[:, None] + a\n";
  (void)state;
  SwText few = {0}, many = {0};
  sw_text_put(&few, begin);
  sw_text_put(&many, begin);
  for (int i = 0; i < 16000; i++)
    sw_text_put(&many, "a + 1\n");
  sw_text_put(&few, end);
  sw_text_put(&many, end);
  SwProgram *short_one = run(sw_text_cstr(&few), false),
            *long_one = run(sw_text_cstr(&many), false);
  assert_int_equal(long_one->statement_count, 16003);
  assert_false(long_one->records.failed);
  assert_true(cost(long_one, 16002, 5) < TIMES * cost(short_one, 2, 5));
  sw_program_free(short_one);
  sw_program_free(long_one);
  sw_text_free(&few);
  sw_text_free(&many);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_loop_is_kept_as_far_as_it_is_told),
      cmocka_unit_test(a_long_loop_has_the_same_outcome_told_or_not),
      cmocka_unit_test(steps_end_at_an_error),
      cmocka_unit_test(what_has_no_steps_before_an_error_is_counted),
      cmocka_unit_test(a_scene_costs_the_same_after_a_long_loop),
      cmocka_unit_test(a_scene_costs_the_same_after_many_statements),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
