/* Tensors that are dead in Python make room, within a statement and within an expression, whether a
 * story holds their values or not; those that are alive keep theirs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "stridewise.h"

#define ROOM 1200000 /* bytes: seven tensors of N elements, and a little */
#define SETUP                                                                                      \
  "import torch\nimport numpy as np\nN = 40000\na = torch.ones(N)\nb = np.ones(N // 2)\n"

/* Nothing is raised, and the last line printed is `last`; the same whether it is told or not. */
static void prints(const char *source, const char *last) {
  char wanted[200] = "\"output\":\"";
  strcat(strcat(wanted, last), "\\n\"");
  for (int no_stories = 0; no_stories < 2; no_stories++) {
    SwOptions options = {.memory_limit = ROOM, .no_stories = no_stories != 0};
    SwProgram *program = sw_program_run(source, strlen(source), &options);
    assert_non_null(program);
    SwBytes answer = sw_program_run_json(program);
    if (sw_program_status(program) != 0 || !strstr(answer.data, wanted))
      fail_msg("%s\nprints %s", source, answer.data);
    sw_program_free(program);
  }
}

static void a_name_that_is_bound_anew_frees_its_tensor(void **state) {
  (void)state;
  prints(SETUP "for i in range(100): a = a + 1\n\na[0]", "tensor(101.)");
  prints(SETUP "for i in range(100): b = b + 1\n\nb[0]", "np.float64(101.0)");
  prints(SETUP "for i in range(100):\n  if i % 2:\n    a = a * 1\n  else:\n    a = a + 1\n\na[0]",
         "tensor(51.)");
}

static void what_an_expression_has_used_makes_room(void **state) {
  (void)state;
  prints(SETUP "(((((((((a + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1)[0]", "tensor(10.)");
  prints(SETUP "sum([a, a, a, a, a, a, a, a, a])[0]", "tensor(9.)");
  prints(SETUP "(a + 1).add(1).add(1).add(1).add(1).add(1).add(1).add(1)[0]", "tensor(9.)");
}

static void what_an_expression_still_needs_stays(void **state) {
  (void)state;
  prints(SETUP "x = [a + 1, a + 2, (a + 3)[:1] + (a * 2)[:1]]\nx[0][0] + x[2][0]", "tensor(8.)");
  prints(SETUP "torch.add((a + 1) * 1, (a + 2) * 1)[0] + sum([a, a])[0]", "tensor(7.)");
  prints(SETUP "torch.stack([*(a + 1).view(4, -1)], dim=0)[3, 0] + (a + 1)[0]", "tensor(4.)");
  prints(SETUP "1 < ((a + 1) * 1)[0] < ((a + 2) * 1)[0] < ((a + 3) * 1)[0]", "tensor(True)");
  prints(SETUP "f'{((a + 1) * 1)[0]} {((a + 2) * 1)[0]}'", "'2.0 3.0'");
}

static void what_a_statement_still_needs_stays(void **state) {
  (void)state;
  prints(SETUP
         "for x in (a + 1).view(2, -1):\n  y = (a + 1) * 1\n  y = (a + 1) * 1\n  z = x[0]\n\nz",
         "tensor(2.)");
  prints(SETUP "for i, x in enumerate([a + 1, a + 2]):\n  y = (a + 1) * 1\n\nx[0]", "tensor(3.)");
  prints(SETUP "x = [0, 0]\nx[(a * 0 * 1)[0].int()], x[(a * 1)[0].int()] = (a + 1).view(2, -1)\n"
               "y = a * 1\nx[1][0]",
         "tensor(2.)");
  prints(SETUP "x = [a + 1]\nx[0] += ((a + 1) * 1)[0] * 1\nx[0][0]", "tensor(4.)");
  prints(SETUP "s = slice(torch.tensor(1), (a + 2)[0].int())\ny = (a + 1) * 1\ny = (a + 1) * 1\n"
               "a[s]",
         "tensor([1., 1.])");
}

static void memory_that_is_in_use_is_not_given_twice(void **state) {
  const char *source = SETUP "x = []\nfor i in range(9): x.append(a + i)\n";
  (void)state;
  for (int no_stories = 0; no_stories < 2; no_stories++) {
    SwOptions options = {.memory_limit = ROOM, .no_stories = no_stories != 0};
    SwProgram *program = sw_program_run(source, strlen(source), &options);
    assert_non_null(program);
    assert_non_null(strstr(sw_program_run_json(program).data, "can't allocate memory"));
    sw_program_free(program);
  }
}

/* NumPy writes a size of less than a KiB without a point. */
static void a_few_bytes_too_many_are_said_in_bytes(void **state) {
  const char *source = SETUP "c = np.ones(109990)\nd = np.ones(100)\n";
  (void)state;
  SwOptions options = {.memory_limit = ROOM};
  SwProgram *program = sw_program_run(source, strlen(source), &options);
  assert_non_null(program);
  assert_non_null(strstr(sw_program_run_json(program).data, "Unable to allocate 800 bytes for"));
  sw_program_free(program);
}

static void what_is_sorted_needs_room_of_its_own(void **state) {
  const char *source = SETUP "a.sort()\n";
  (void)state;
  SwOptions options = {.memory_limit = ROOM};
  SwProgram *program = sw_program_run(source, strlen(source), &options);
  assert_non_null(program);
  assert_non_null(
      strstr(sw_program_run_json(program).data, "do not fit into memory a second time"));
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_name_that_is_bound_anew_frees_its_tensor),
      cmocka_unit_test(what_an_expression_has_used_makes_room),
      cmocka_unit_test(what_an_expression_still_needs_stays),
      cmocka_unit_test(what_a_statement_still_needs_stays),
      cmocka_unit_test(memory_that_is_in_use_is_not_given_twice),
      cmocka_unit_test(a_few_bytes_too_many_are_said_in_bytes),
      cmocka_unit_test(what_is_sorted_needs_room_of_its_own),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
