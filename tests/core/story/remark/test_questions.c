/* Questions about products and reductions: what is right, and which wrong ideas stand beside it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "story/remark/question.h"
#include "stridewise.h"

/* Each option as it is offered, with the wrong idea behind it. */
static void put_options(const SwQuestion *question, SwText *out) {
  for (int i = 0; i < question->count; i++) {
    const SwOption *option = &question->option[i];
    if (i) sw_text_put(out, "; ");
    sw_text_put(out, sw_text_cstr(&option->text));
    sw_text_put(out, option->correct ? " is right" : " ");
    if (!option->correct) sw_text_put(out, sw_rule_row(option->rule)->id);
  }
}

/* What the last statement asks; "" where it asks nothing of the kind. */
static void put_question(const SwProgram *program, SwQuestionId id, SwText *out) {
  SwChapter chapter;
  SwQuestion question;
  for (bool more = sw_story_begin(program, program->statement_count - 1, &chapter); more;
       more = sw_story_next(&chapter)) {
    for (int i = 0; i < sw_question_makers(); i++) {
      if (!sw_question_make(i, program, chapter.record, &question)) continue;
      if (question.id == id) put_options(&question, out);
      sw_question_clear(&question);
    }
  }
}

static void expect(SwQuestionId id, const char *source, const char *wanted) {
  SwText found = {0};
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  put_question(program, id, &found);
  if (strcmp(sw_text_cstr(&found), wanted) != 0) print_error("%s\n", source);
  assert_string_equal(sw_text_cstr(&found), wanted);
  sw_text_free(&found);
  sw_program_free(program);
}

#define PRODUCT(expression, wanted)                                                                \
  expect(SW_QUESTION_PRODUCT_SHAPE, "import torch\n" expression, wanted)
#define REDUCED(expression, wanted)                                                                \
  expect(SW_QUESTION_REDUCED_SHAPE, "import numpy as np\nx = np.ones((2, 3, 4))\n" expression,     \
         wanted)

/* A third of what is refused is not asked. */
static void batch_sizes_that_differ(void **state) {
  (void)state;
  PRODUCT("torch.ones(3, 3, 4) @ torch.ones(5, 4, 6)",
          "(3, 3, 6) FIRST_OPERAND; (5, 3, 6) MAX_OF_SIZES; An error is right");
  PRODUCT("torch.ones(2, 3, 3, 4) @ torch.ones(5, 4, 6)",
          "(2, 3, 3, 6) FIRST_OPERAND; (2, 5, 3, 6) MAX_OF_SIZES; An error is right");
  PRODUCT("torch.ones(4, 3, 3, 4) @ torch.ones(5, 4, 6)", "");
  PRODUCT("torch.ones(3, 3, 4) @ torch.ones(2, 5, 4, 6)",
          "(2, 3, 3, 6) FIRST_OPERAND; (2, 5, 3, 6) MAX_OF_SIZES; An error is right");
  PRODUCT("torch.ones(3, 3, 4) @ torch.ones(3, 5, 4, 6)",
          "(3, 5, 3, 6) MAX_OF_SIZES; An error is right; (3, 3, 3, 6) FIRST_OPERAND");
  PRODUCT("torch.ones(3, 3, 4) @ torch.ones(4, 5, 4, 6)", "");
  PRODUCT("torch.ones(4, 3, 4) @ torch.ones(2, 1, 5, 4, 6)", "");
  PRODUCT("torch.bmm(torch.ones(2, 3, 4), torch.ones(5, 4, 6))", "");
}

static void inner_sizes_that_differ(void **state) {
  (void)state;
  PRODUCT("torch.ones(2, 3) @ torch.ones(2, 3)", "");
  PRODUCT("torch.ones(2, 3) @ torch.ones(2, 4)", "");
  PRODUCT("torch.ones(2, 3) @ torch.ones(5, 4)", "");
  PRODUCT("torch.ones(2, 3) @ torch.ones(4, 5)",
          "(2, 5) INNER_IGNORED; An error is right; (2, 3) SHAPE_OF_THE_FIRST");
  PRODUCT("torch.ones(2, 3) @ torch.ones(2)", "");
  PRODUCT("torch.ones(2, 3) @ torch.ones(4)",
          "(4,) SHAPE_OF_THE_SECOND; (2, 3) SHAPE_OF_THE_FIRST; An error is right");
  PRODUCT("torch.ones(2, 3) @ torch.ones(5)", "");
  PRODUCT("torch.ones(2) @ torch.ones(3, 4)",
          "(2,) SHAPE_OF_THE_FIRST; (3, 4) SHAPE_OF_THE_SECOND; An error is right");
  PRODUCT("torch.ones(2) @ torch.ones(3, 5)",
          "An error is right; (2,) SHAPE_OF_THE_FIRST; (3, 5) SHAPE_OF_THE_SECOND");
  PRODUCT("torch.ones(2) @ torch.ones(3)",
          "(3,) SHAPE_OF_THE_SECOND; An error is right; (2,) SHAPE_OF_THE_FIRST");
  PRODUCT("torch.ones(2) @ torch.ones(4)",
          "(4,) SHAPE_OF_THE_SECOND; An error is right; (2,) SHAPE_OF_THE_FIRST");
  PRODUCT("torch.ones(2, 3) @ torch.ones(2, 2, 4)",
          "(2, 4) INNER_IGNORED; An error is right; (2, 3) SHAPE_OF_THE_FIRST");
  PRODUCT("torch.ones(2, 3) @ torch.ones(2, 4, 4)",
          "An error is right; (2, 3) SHAPE_OF_THE_FIRST; (2, 4) INNER_IGNORED");
}

static void products_that_fit(void **state) {
  (void)state;
  PRODUCT("torch.ones(2, 3) @ torch.ones(3, 4)",
          "(2, 4) is right; An error ELEMENTWISE; (2, 3) SHAPE_OF_THE_FIRST");
  PRODUCT("torch.ones(2, 3) @ torch.ones(3)",
          "An error INNER_AGREE; (2,) is right; (2, 3) ELEMENTWISE");
  PRODUCT("torch.ones(3) @ torch.ones(3, 4)",
          "An error ELEMENTWISE; (4,) is right; (1, 4) VECTOR_KEPT");
  PRODUCT("torch.ones(5, 2, 3) @ torch.ones(3, 4)",
          "(5, 2, 3) SHAPE_OF_THE_FIRST; (5, 2, 4) is right; An error ELEMENTWISE");
  PRODUCT("torch.ones([1] * 14 + [3, 4]) @ torch.ones(4)",
          "(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 4) ELEMENTWISE; An error INNER_AGREE; (1, "
          "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3) is right");
  PRODUCT("torch.ones([1] * 15 + [4]) @ torch.ones(4, 5)",
          "(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5) is right; An error ELEMENTWISE; (1, 1, "
          "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4) SHAPE_OF_THE_FIRST");
  PRODUCT("torch.ones(4) @ torch.ones([1] * 14 + [4, 3])",
          "(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3) VECTOR_KEPT; An error ELEMENTWISE; (1, "
          "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3) is right");
}

static void products_of_what_cannot_be_multiplied(void **state) {
  (void)state;
  PRODUCT("torch.ones(2, 3) @ torch.ones(3, 2).long()", "");
  PRODUCT("torch.ones(2, 3) @ torch.tensor(2.)", "");
}

/* `x = (x + b)` is asked as any other sum: the brackets end behind it. */
static void names_bound_to_what_is_computed_of_them(void **state) {
  (void)state;
  expect(
      SW_QUESTION_IN_PLACE, "import torch\nx = torch.ones(2, 3)\nx = x + torch.ones(3)",
      "An error MUST_BE_EQUAL; It writes into x NAME_MOVES; It makes x a new tensor of shape (2, "
      "3) is right");
  expect(SW_QUESTION_IN_PLACE, "import torch\nx = torch.ones(2, 3)\nx = (x + torch.ones(3))", "");
}

/* Sizes that no array can have, though it would be empty, are refused without a rule. */
static void views_that_no_rule_refuses(void **state) {
  (void)state;
  expect(SW_QUESTION_VIEW_OR_COPY, "import numpy as np\nnp.zeros(0).reshape(2**40, 2**40, 0)", "");
}

/* Of more dims than there is room for the last ones are options. */
static void many_dims_that_may_straddle(void **state) {
  (void)state;
  expect(
      SW_QUESTION_STRADDLING_DIM, "import torch\ntorch.ones(3, 5).t().view(*[1] * 13, 15)",
      "Dimension 10 NOT_REACHED; Dimension 11 NOT_REACHED; Dimension 12 NOT_REACHED; Dimension 13 "
      "is right");
}

static void reductions(void **state) {
  (void)state;
  REDUCED("x.sum(axis=1)", "(3,) DIM_STAYS; (2, 4) is right; (2, 1, 4) DIM_VANISHES");
  REDUCED("x.sum(axis=(0, 2))", "(1, 3, 1) DIM_VANISHES; (3,) is right; (2, 4) DIM_STAYS");
  REDUCED("x.sum(axis=1, keepdims=True)",
          "(1, 3, 1) DIM_STAYS; (2, 1, 4) is right; (2, 4) DIM_KEPT");
  REDUCED("x.sum()", "(1, 1, 1) DIM_VANISHES; () is right");
  REDUCED("x.sum(keepdims=True)", "() DIM_KEPT; (1, 1, 1) is right");
  REDUCED("x.sum(axis=())", "");
  REDUCED("x.sum(axis=(), keepdims=True)", "");
  REDUCED("x.sum(axis=3)", "");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(batch_sizes_that_differ),
      cmocka_unit_test(inner_sizes_that_differ),
      cmocka_unit_test(products_that_fit),
      cmocka_unit_test(products_of_what_cannot_be_multiplied),
      cmocka_unit_test(names_bound_to_what_is_computed_of_them),
      cmocka_unit_test(views_that_no_rule_refuses),
      cmocka_unit_test(many_dims_that_may_straddle),
      cmocka_unit_test(reductions),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
