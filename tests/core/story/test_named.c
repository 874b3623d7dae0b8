/* Names: what a tensor is like at the end of the program, and its cells then. */
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

static void expect(SwBytes answer, const char *part) {
  assert_non_null(answer.data);
  if (!strstr(answer.data, part)) print_error("%s\n", answer.data);
  assert_non_null(strstr(answer.data, part));
}

static void a_name_is_told_with_all_that_share_its_storage(void **state) {
  (void)state;
  SwProgram *program = run("import torch\na = torch.arange(6).view(2, 3)\nb = a.t()\nc = a + 0");
  SwBytes named = sw_program_named(program, "b", 1);
  expect(named,
         "[{\"name\":\"b\",\"role\":\"operand\",\"boundTo\":\"b\",\"span\":null,\"isNumber\":false,"
         "\"shape\":[3,2],\"stride\":[1,3]");
  expect(named, "{\"name\":\"a\"");
  assert_null(strstr(named.data, "\"name\":\"c\""));
  sw_program_free(program);
}

static void its_cells_are_those_of_the_end(void **state) {
  (void)state;
  static const int64_t start[] = {0, 0}, extent[] = {3, 2};
  SwProgram *program = run("import torch\na = torch.arange(6).view(2, 3)\nb = a.t()\na[1, 0] = 9");
  SwCells cells = sw_program_named_cells(program, "b", 1, start, extent, 2);
  assert_int_equal(cells.count, 6);
  expect(cells.labels, "[\"0\",\"9\",\"1\",\"4\",\"2\",\"5\"]");
  assert_true(cells.addresses[1] == 3 && cells.numbers[1] == 1);
  expect(sw_program_named_storage(program, "b", 1, 2, 2).labels, "[\"2\",\"9\"]");
  sw_program_free(program);
}

static void what_is_no_tensor_has_nothing_to_tell(void **state) {
  (void)state;
  static const int64_t start[] = {0}, extent[] = {1};
  static const char *const names[] = {"n", "torch", "missing", ""};
  SwProgram *program = run("import torch\nn = 3\na = torch.arange(2)");
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    size_t size = strlen(names[i]);
    assert_null(sw_program_named(program, names[i], size).data);
    assert_null(sw_program_named_cells(program, names[i], size, start, extent, 1).labels.data);
    assert_null(sw_program_named_storage(program, names[i], size, 0, 1).labels.data);
  }
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_name_is_told_with_all_that_share_its_storage),
      cmocka_unit_test(its_cells_are_those_of_the_end),
      cmocka_unit_test(what_is_no_tensor_has_nothing_to_tell),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
