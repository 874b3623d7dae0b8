/* Storages whose values only fill them, so that pages may draw letters instead. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "runtime/program.h"
#include "story/scene/story.h"
#include "story/scene/value_pattern.h"
#include "stridewise.h"

/* The pattern of the first operand of the last operation. */
static const char *pattern(const char *source) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  SwChapter chapter;
  assert_true(sw_story_begin(program, program->statement_count - 1, &chapter));
  while (sw_story_next(&chapter))
    continue;
  const char *found = sw_value_pattern(&chapter.record->operand[0]);
  sw_program_free(program);
  return found;
}

#define OF(lines) pattern("import torch\nimport numpy as np\n" lines)

static void values_that_only_fill_a_storage_are_found(void **state) {
  (void)state;
  assert_string_equal(OF("x = torch.ones(2, 3)\nx.t()"), "same");
  assert_string_equal(OF("x = np.zeros((2, 3))\nx.T"), "same");
  assert_string_equal(OF("x = torch.full((2, 2), 9)\nx.t()"), "same");
  assert_string_equal(OF("x = torch.randn(2, 3)\nx.t()"), "random");
  assert_string_equal(OF("x = torch.rand(2, 3)\ny = x.t()\ny[1:]"), "random");
  assert_string_equal(OF("x = torch.arange(6).view(2, 3)\nx.t()"), "address");
  assert_string_equal(OF("x = torch.arange(6.)\nx[1:]"), "address");
}

static void what_somebody_chose_is(void **state) {
  (void)state;
  assert_string_equal(OF("x = torch.tensor([[3, 1], [2, 0]])\nx.t()"), "own");
  assert_string_equal(OF("x = torch.arange(1, 7).view(2, 3)\nx.t()"), "own");
  assert_string_equal(OF("x = torch.ones(2, 3, dtype=torch.bool)\nx.t()"), "own");
  assert_string_equal(OF("x = torch.ones(1, 1)\nx.t()"), "own");
}

static void a_write_makes_it_so_and_leaves_what_was_seen_before(void **state) {
  (void)state;
  assert_string_equal(OF("x = torch.rand(2, 3)\nx[0, 0] = 5\nx.t()"), "own");
  assert_string_equal(OF("x = torch.rand(2, 3)\nx += 1\nx.t()"), "own");
  assert_string_equal(OF("x = torch.ones(2, 3)\nx[1, 2] = 5\nx.t()"), "own");
  assert_string_equal(OF("x = torch.rand(2, 3)\n(x + 1).t()"), "own");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(values_that_only_fill_a_storage_are_found),
      cmocka_unit_test(what_somebody_chose_is),
      cmocka_unit_test(a_write_makes_it_so_and_leaves_what_was_seen_before),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
