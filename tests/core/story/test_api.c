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

/* What was computed before the refused operation is left out. */
static void test_explain_refused(void **state) {
  (void)state;
  SwProgram *program = run("import torch\n(torch.ones(2, 2) + 1).t().view(3)\n");
  SwBytes text = sw_program_explain_refused(program, 1);
  assert_non_null(text.data);
  assert_null(strstr(text.data, " + 1\n  "));
  assert_non_null(strstr(text.data, "    0. ….t() has shape (2, 2)"));
  assert_null(sw_program_explain_refused(program, 0).data);
  assert_null(sw_program_explain_refused(program, 9).data);
  sw_program_free(program);
}

/* 10^13 products and no memory for their factors: shapes, strides and errors are told all the same.
 */
static void test_laid_out_only(void **state) {
  (void)state;
  const char *source = "import torch\nimport numpy as np\n"
                       "a = torch.empty(1, 1).expand(30000, 30000)\n"
                       "b = (a @ a * 2 + a).sum(0)\nb += torch.empty(3)\n"
                       "x = torch.rand(300, 300).uniform_(0, 1)\ny = np.ones((300, 300))\n"
                       "y.put([5], 3)\nz = y + y * 2\nnp.concatenate([z, z]).reshape(7)\n"
                       "x[:, 1:].add_(x[:, :-1])\n";
  SwOptions options = {.memory_limit = (int64_t)1 << 40, .most_values = 1000};
  SwProgram *program = sw_program_run(source, strlen(source), &options);
  assert_non_null(program);
  const char *error = "RuntimeError: The size of tensor a (30000) must match the size of tensor b "
                      "(3) at non-singleton dimension 0\n";
  SwBytes session = sw_program_session(program, 4);
  assert_non_null(strstr(session.data, error));
  session = sw_program_session(program, 9);
  assert_non_null(strstr(session.data, "cannot reshape array of size 180000 into shape (7,)"));
  assert_true(sw_program_steps(program, 3) > 0);
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_session), cmocka_unit_test(test_refusal), cmocka_unit_test(test_stops),
      cmocka_unit_test(test_explain_refused), cmocka_unit_test(test_laid_out_only)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
