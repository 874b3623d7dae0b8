/* What the tensors of an operation are called. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/utf8.h"
#include "story/scene/name.h"
#include "story/scene/short_name.h"
#include "story/scene/story.h"
#include "story/scene/tensors.h"
#include "story/scene/words.h"
#include "stridewise.h"

/* How the tensors of the last operation are called: "x | 1 | result". */
static void assert_names(const char *source, const char *expected) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  SwChapter chapter, next;
  assert_non_null(program);
  assert_true(sw_story_begin(program, program->statement_count - 1, &chapter));
  for (next = chapter; sw_story_next(&next);)
    chapter = next;
  SwText names = {0};
  for (int i = 0; i < sw_tensors_count(chapter.record); i++) {
    if (i) sw_text_put(&names, " | ");
    sw_tensors_name(program, chapter.record, i, &names);
  }
  assert_string_equal(sw_text_cstr(&names), expected);
  sw_text_free(&names);
  sw_program_free(program);
}

#define TORCH "import torch\n"
#define NUMPY "import numpy as np\n"

#define LEFT   "the\u00A0left\u00A0one"
#define RIGHT  "the\u00A0right\u00A0one"
#define FIRST  "the\u00A0first\u00A0one"
#define SECOND "the\u00A0second\u00A0one"

static void an_operand_is_called_what_it_is(void **state) {
  (void)state;
  assert_names(TORCH "torch.ones(2, 3, dtype=torch.float64) + 1", "torch.ones(…) | 1 | result");
  assert_names(TORCH "torch.ones(3, 1) + 1", "torch.ones(3, 1) | 1 | result");
  assert_names(TORCH "torch.tensor([1, 2]) + 1", "tensor([1, 2]) | 1 | result");
  assert_names(TORCH "torch.arange(8).reshape(2, 4).t()", "….reshape(2, 4) | ….t()");
  assert_names(TORCH "x = torch.ones(2, 3)\nx / x.sum(1, keepdim=True)", "x | x.sum(…) | result");
  assert_names(TORCH "(torch.arange(3) == torch.arange(3)).sum()", "… == … | ….sum()");
  assert_names(TORCH "(torch.arange(3) >= 0).all()", "… >= 0 | ….all()");
  assert_names(TORCH "(torch.arange(4)\n  .view(2, 2)\n  .t())", "….view(2, 2) | ….t()");
}

static void operands_of_one_name_are_told_apart(void **state) {
  (void)state;
  assert_names(TORCH
               "torch.ones(2, 3, dtype=torch.float64) + torch.ones(2, 1, dtype=torch.float64)",
               LEFT " | " RIGHT " | result");
  assert_names(TORCH "x = torch.ones(3)\nx + x", "x | x | x + x");
  assert_names(TORCH "x = torch.ones(2)\nx[0] + x[1]", "x[0] | x[1] | x[0] + x[1]");
  assert_names(NUMPY "np.append(np.ones((2, 2)), 1)", "np.ones((2, 2)) | 1 | result");
  assert_names(TORCH "xs = [torch.ones(1), torch.ones(2)]\ntorch.cat([*xs])",
               FIRST " | " SECOND " | torch.cat([*xs])");
}

static void what_has_no_expression_is_called_by_a_word(void **state) {
  (void)state;
  assert_names(TORCH "xs = [torch.ones(1), torch.ones(2)]\ntorch.cat(xs)",
               "xs[0] | xs[1] | torch.cat(xs)");
  assert_names(TORCH "xs = [torch.ones(1)]\nys = [torch.ones(2)]\ntorch.cat(xs + ys)",
               FIRST " | " SECOND " | torch.cat(xs + ys)");
  assert_names(TORCH "xs = [torch.ones(1)]\ntorch.cat((xs + [ # two\n  torch.ones(2)]))",
               FIRST " | " SECOND " | result");
  assert_names(TORCH "x = torch.ones(2)\ntorch.cat((x,\rx))", "x | x | result");
  assert_names(TORCH "result = torch.ones(3)\nresult * 10000000000 + 1",
               "result * … | 1 | the\u00A0result");
}

/* How a text is shortened; NULL: it is not, and the tensor is called by a word. */
static void assert_short(const char *written, const char *expected) {
  SwProgram *program = sw_program_run(TORCH, strlen(TORCH), NULL);
  SwText text = {0};
  assert_non_null(program);
  bool done = sw_short_name(program, written, strlen(written), &text);
  if (done != (expected != NULL)) fail_msg("%s: %s", written, sw_text_cstr(&text));
  assert_string_equal(sw_text_cstr(&text), done ? expected : "");
  sw_text_free(&text);
  sw_program_free(program);
}

static void a_name_of_the_program_is_cut_last(void **state) {
  (void)state;
  assert_short("name_of_twenty_chars", "name_of_twenty_chars");
  assert_short("a_very_long_name_of_one_tensor", "a_very_long_name_…");
  assert_short("a_very_long_name_of_one_tensor.b", "….b");
  assert_short("a_very_long_name_of_one_tensor + 1", "… + 1");
  assert_short("x[0][1][0][1][0][1]", NULL);
  assert_short("alpha + beta1 + gamma + delta + theta + kappa + sigma + omega + lamda", NULL);
}

static void a_string_is_one_piece(void **state) {
  (void)state;
  assert_short("table['a, b) and c', 'd']", "table[…]");
  assert_short("'a long one, (in brackets' % x", "… % x");
  assert_short("'a.b.c'.join(names_of_all)", "'a.b.c'.join(…)");
  assert_short("x['a \\' in it, and more']", "x[…]");
  /* Quotes that come in threes may hold single ones: such a text is taken as it comes. */
  assert_short("f('''it's''', longer_than_it, (", "f(…(");
  assert_short("a_long_name_behind_this + (", "… + (");
  assert_short("'it's' + a_long_name_behind (", "…");
  assert_short("a_long_name_of_it + '\\", "… + '\\");
}

static void lines_become_one(void **state) {
  (void)state;
  assert_short("(x  \n  + y)", "(x + y)");
  assert_short("x\\\r\n  .t()", "x.t()");
  assert_short("f(\r  x,\r  y\r)", "f(x, y)");
  assert_short("\n x\n", "x");
  assert_short("(x # the first\n + y)", NULL);
  assert_short("\n", NULL);
  assert_short("", NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_name_of_the_program_is_cut_last),
      cmocka_unit_test(a_string_is_one_piece),
      cmocka_unit_test(lines_become_one),
      cmocka_unit_test(an_operand_is_called_what_it_is),
      cmocka_unit_test(operands_of_one_name_are_told_apart),
      cmocka_unit_test(what_has_no_expression_is_called_by_a_word),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
