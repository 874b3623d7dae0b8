/* What a program and all that is told of it cost grows with its length, and not with its square:
 * many statements on a line, on lines of their own, behind a limit, behind an unknown name. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "base/text.h"
#include "stridewise.h"

typedef struct Case {
  const char *begin, *each, *end, *then;
  int count;
} Case;

static void put(SwText *text, const char *part, int times) {
  for (int i = 0; i < times; i++)
    sw_text_put(text, part);
}

static double spent(const Case *of, int times) {
  SwText text = {0};
  sw_text_put(&text, of->begin);
  put(&text, of->each, of->count * times);
  sw_text_put(&text, of->end);
  put(&text, of->then, of->count * times);
  clock_t begin = clock();
  SwProgram *program = sw_program_run(sw_text_cstr(&text), text.size, NULL);
  assert_non_null(program);
  assert_non_null(sw_program_transcript(program).data);
  assert_non_null(sw_program_run_json(program).data);
  for (int i = 0; i < sw_program_statement_count(program); i++) {
    (void)sw_program_story(program, i);
    (void)sw_program_explain(program, i);
  }
  sw_program_free(program);
  clock_t end = clock();
  sw_text_free(&text);
  return (double)(end - begin);
}

static double least(const Case *of, int times) {
  double best = spent(of, times);
  for (int round = 0; round < 2; round++) {
    double again = spent(of, times);
    if (again < best) best = again;
  }
  return best;
}

static void eight_times_the_text_costs_no_square(void **state) {
  static const Case cases[] = {
      {"", "a=1;", "", "", 2500},
      {"import torch\na = torch.ones(2)\n", "a+1;", "", "", 500},
      {"import torch\na = torch.ones(2)\n", "a+1\n", "", "", 500},
      {"for i in range(99999): a = i\n\nfor i in range(99999): a = i\n\na=1\n", "a+1\n", "", "",
       2500},
      {"", "a=1\n", "b = unheard_of()\n", "b+1\n", 1250},
      {"", "a=1;", "b = unheard_of();", "b+1;", 1250},
  };
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    assert_true(least(&cases[i], 8) < 24 * least(&cases[i], 1)); /* a square: 64 */
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(eight_times_the_text_costs_no_square)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
