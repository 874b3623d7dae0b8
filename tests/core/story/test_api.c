/* What the public header promises beyond JSON: sessions, refusals, and the steps to stop at. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "stridewise.h"

static SwProgram *run(const char *source) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  return program;
}

static void assert_bytes(SwBytes bytes, const char *expected) {
  assert_int_equal(bytes.size, strlen(expected));
  assert_memory_equal(bytes.data, expected, bytes.size);
}

static void test_session(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nfor i in range(2):\n  print(i)\ntorch.ones(2).view(3)\n");
  assert_int_equal(sw_program_statement_count(program), 3);
  assert_bytes(sw_program_session(program, 0), ">>> import torch\n");
  assert_bytes(sw_program_session(program, 1), ">>> for i in range(2):\n...   print(i)\n0\n1\n");
  assert_bytes(sw_program_session(program, 2),
               ">>> torch.ones(2).view(3)\n"
               "RuntimeError: shape '[3]' is invalid for input of size 2\n");
  assert_null(sw_program_session(program, 3).data);
  assert_null(sw_program_session(program, -1).data);
  sw_program_free(program);
}

static void test_refusal(void **state) {
  (void)state;
  int line = -1, column = -1;
  SwProgram *program = run("x = 1\nx = (");
  assert_bytes(sw_program_refusal(program, &line, &column), "`(` was never closed.");
  assert_int_equal(line, 2);
  assert_int_equal(column, 5);
  assert_non_null(sw_program_refusal(program, NULL, NULL).data);
  sw_program_free(program);
  program = run("x = 1");
  assert_null(sw_program_refusal(program, &line, &column).data);
  assert_int_equal(line, 0);
  sw_program_free(program);
}

/* Two operations in one statement: the stops go on from one to the other. */
static void test_stops(void **state) {
  (void)state;
  SwProgram *program = run("import torch\n(torch.ones(2, 2) + 1).view(4)\n");
  int64_t steps = sw_program_steps(program, 1), last = -1, stops = 0;
  assert_int_equal(sw_program_steps(program, 0), 0);
  assert_int_equal(sw_program_stop_after(program, 0, -1), -1);
  for (int64_t step = -1; (step = sw_program_stop_after(program, 1, step)) >= 0; stops++) {
    assert_true(step > last);
    last = step;
  }
  assert_int_equal(last, steps - 1);
  assert_true(stops > 1 && stops <= steps);
  assert_non_null(sw_program_scene(program, 1, last).data);
  assert_null(sw_program_scene(program, 1, steps).data);
  assert_int_equal(sw_program_stop_after(program, 1, steps), -1);
  assert_int_equal(sw_program_stop_after(program, 7, -1), -1);
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_session), cmocka_unit_test(test_refusal),
                                     cmocka_unit_test(test_stops)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
