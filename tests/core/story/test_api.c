/* What the public header promises beyond JSON: sessions, refusals, and the steps to stop at. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "runtime/program.h"
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

static void test_version(void **state) {
  (void)state;
  char expected[32];
  (void)snprintf(expected, sizeof expected, "%d.%d.%d", SW_VERSION_MAJOR, SW_VERSION_MINOR,
                 SW_VERSION_PATCH);
  assert_string_equal(sw_version(), expected);
  assert_string_equal(sw_version(), SW_VERSION);
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

/* What works instead of something on the first line of a program. */
static void test_explain_one_line(void **state) {
  (void)state;
  SwProgram *program = run("import torch; x = torch.ones(3, 4); m = x.mean(1); x - m");
  SwBytes text = sw_program_explain(program, 3);
  assert_non_null(text.data);
  assert_non_null(
      strstr(text.data, "instead:  import torch; x = torch.ones(3, 4); m = x.mean(1, "));
  assert_non_null(strstr(text.data, "instead:  x - m.unsqueeze(1)\n"));
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
                       "x[:, 1:].add_(x[:, :-1])\nz @ y\nw = torch.rand(600, 4)\n"
                       "w[:, 1:].add_(w[:, :-1])\n";
  SwOptions options = {.memory_limit = (int64_t)1 << 40, .max_values = 1000};
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

/* What works instead is tried alike, and of values that are not there nothing is said. */
static void test_laid_out_only_is_told(void **state) {
  (void)state;
  const char *source = "import torch\nx = torch.ones(200, 300) * 1.5\nm = x.mean(1)\nx - m\n"
                       "i = torch.zeros(200, 300, dtype=torch.int64)\ni[:] = x\n";
  SwOptions options = {.memory_limit = (int64_t)1 << 40, .max_values = 1000};
  SwProgram *program = sw_program_run(source, strlen(source), &options);
  assert_non_null(program);
  assert_non_null(strstr(sw_program_explain(program, 3).data, "x - m.unsqueeze(1)"));
  SwBytes text = sw_program_explain(program, 5);
  assert_non_null(text.data);
  assert_null(strstr(text.data, "caution"));
  sw_program_free(program);
}

/* Of programs that are longer than a page, or do more, no size is changed to try what comes of it.
 */
static void test_much_is_not_tried(void **state) {
  (void)state;
  SwText text = {0};
  const char *refused = "x = torch.ones(3, 4)\nx - x.mean(1)\n";
  sw_text_put(&text, "import torch\n#");
  sw_text_repeat(&text, '-', 40000);
  sw_text_char(&text, '\n');
  sw_text_put(&text, refused);
  SwProgram *program = run(text.data);
  assert_bytes(sw_program_size_places(program, 2), "[]");
  assert_null(strstr(sw_program_explain(program, 2).data, "instead"));
  sw_program_free(program);
  sw_text_clear(&text);
  sw_text_put(&text, "import torch\nfor i in range(2100): y = torch.ones(1)\n");
  sw_text_put(&text, refused);
  program = run(text.data);
  assert_bytes(sw_program_size_places(program, 3), "[]");
  assert_null(strstr(sw_program_explain(program, 3).data, "instead"));
  sw_program_free(program);
  sw_text_free(&text);
}

/* Lines of a program that ends them as Windows does. */
static void test_session_without_returns(void **state) {
  (void)state;
  SwProgram *program = run("x = (1,\r\n     2)\r\n");
  assert_bytes(sw_program_session(program, 0), ">>> x = (1,\n...      2)\n");
  sw_program_free(program);
}

static void expect_in(SwBytes bytes, const char *wanted) {
  assert_non_null(bytes.data);
  assert_non_null(strstr(bytes.data, wanted));
}

static void test_what_is_missing_is_named(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.nonexistent_function\nx + 1\n");
  expect_in(sw_program_transcript(program),
            "\"needs\":{\"kind\":\"name\",\"name\":\"x\",\"line\":2}");
  sw_program_free(program);
}

/* What was told before memory for more ran out stays so; of the rest nothing is known. */
static void test_memory_for_records_runs_out(void **state) {
  (void)state;
  const int64_t at_0[] = {0};
  SwProgram *program = run("import torch\na = torch.ones(3) + 1\n");
  assert_non_null(sw_program_explain(program, 0).data);
  assert_non_null(sw_program_probe(program, "a", 1, at_0, 1).data);
  program->records.failed = true;
  assert_null(sw_program_explain(program, 0).data);
  assert_non_null(sw_program_explain(program, 1).data);
  assert_null(sw_program_probe(program, "a", 1, at_0, 1).data);
  sw_program_free(program);
}

/* Refused, an operand is read under the common shape as far as the comparison came. */
static void test_cells(void **state) {
  (void)state;
  const int64_t start[] = {0, 0}, extent[] = {2, 4};
  SwProgram *program = run("import torch\ntorch.ones(2, 3) + torch.ones(4)\n");
  SwCellsOf of = {.statement = 1, .operation = 2, .step = 0, .tensor = 1, .stretched = true};
  of.step = sw_program_steps(program, 1) - 1;
  assert_true(sw_program_cells(program, &of, start, extent, 2).count > 0);
  of.operation = 0;
  of.tensor = 0;
  assert_true(sw_program_cells(program, &of, start, extent, 2).count > 0);
  of.statement = 7;
  assert_int_equal(sw_program_cells(program, &of, start, extent, 2).count, 0);
  of.statement = -1;
  assert_int_equal(sw_program_storage(program, &of, 0, 4).count, 0);
  assert_int_equal(sw_program_named_cells(program, "x", 1, start, extent, 2).count, 0);
  assert_int_equal(sw_program_named_storage(program, "torch", 5, 0, 4).count, 0);
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_version),
                                     cmocka_unit_test(test_session),
                                     cmocka_unit_test(test_refusal),
                                     cmocka_unit_test(test_stops),
                                     cmocka_unit_test(test_explain_refused),
                                     cmocka_unit_test(test_explain_one_line),
                                     cmocka_unit_test(test_laid_out_only),
                                     cmocka_unit_test(test_laid_out_only_is_told),
                                     cmocka_unit_test(test_much_is_not_tried),
                                     cmocka_unit_test(test_session_without_returns),
                                     cmocka_unit_test(test_what_is_missing_is_named),
                                     cmocka_unit_test(test_memory_for_records_runs_out),
                                     cmocka_unit_test(test_cells)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
