/* Which name means a tensor of a story when its statement has ended. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "story/scene/name.h"
#include "story/scene/story.h"
#include "story/scene/tensors.h"
#include "stridewise.h"

#define XY "import torch\nimport numpy as np\nx = torch.arange(3)\ny = x\n"

static const SwRecord *last_record(const SwProgram *program) {
  SwChapter chapter, next;
  assert_true(sw_story_begin(program, program->statement_count - 1, &chapter));
  for (next = chapter; sw_story_next(&next);)
    chapter = next;
  return chapter.record;
}

/* Of the last statement's last operation: "x=x y=- result=z", "-" where no name means it. */
static void assert_bound(const char *source, const char *expected) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  SwText told = {0}, name = {0};
  assert_non_null(program);
  const SwRecord *record = last_record(program);
  for (int i = 0; i < sw_tensors_count(record); i++) {
    const SwSnapshot *tensor = sw_tensors_at(record, i);
    sw_text_clear(&name);
    sw_tensors_name(program, record, i, &name);
    if (i) sw_text_char(&told, ' ');
    sw_text_put(&told, sw_text_cstr(&name));
    sw_text_char(&told, '=');
    sw_text_put(&told, tensor->bound_to ? tensor->bound_to : "-");
  }
  assert_string_equal(sw_text_cstr(&told), expected);
  sw_text_free(&told);
  sw_text_free(&name);
  sw_program_free(program);
}

static void operands_keep_their_names_and_results_get_theirs(void **state) {
  (void)state;
  assert_bound(XY "z = y + 1", "y=y 1=- z=z");
  assert_bound(XY "a, b = x.view(3, 1), 1", "x=x x.view(3, 1)=a");
  assert_bound(XY "x.add_(1)", "x=x 1=- x=x");
  assert_bound(XY "x.view(2, 2)", "x=x");
}

static void a_name_that_is_bound_anew_means_the_old_tensor_no_more(void **state) {
  (void)state;
  assert_bound(XY "x = x + 1", "x=y 1=- x + 1=x");
  assert_bound(XY "del y; x = 5; x = torch.ones(2)", "x=x");
  assert_bound(XY "for x in [x.view(1, 3), x]: x.view(3, 1); y = 1", "x=x x.view(3, 1)=-");
}

static void a_tensor_that_has_no_name_is_not_given_one(void **state) {
  (void)state;
  assert_bound(XY "x[0] = 7", "x[0]=- 7=- x[0]=-");
  assert_bound(XY "n = np.arange(3).sum()", "np.arange(3)=- np.arange(3).sum()=-");
}

static void a_tensor_that_is_laid_out_anew_is_not_what_it_was(void **state) {
  (void)state;
  assert_bound(XY "x.resize_(2)", "x=- x.resize_(2)=x");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operands_keep_their_names_and_results_get_theirs),
      cmocka_unit_test(a_name_that_is_bound_anew_means_the_old_tensor_no_more),
      cmocka_unit_test(a_tensor_that_has_no_name_is_not_given_one),
      cmocka_unit_test(a_tensor_that_is_laid_out_anew_is_not_what_it_was),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
