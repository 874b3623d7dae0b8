/* As on a page that was not handed the words of errors. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
/* cmocka wants the headers above first. */
#include <cmocka.h>

#include "base/error_texts.h"
#include "stridewise.h"

/* In place of that of core/base/error_texts.c. */
const char *sw_error_template(SwErrorId id) {
  return id ? "What this error says did not load." : "";
}

/* Found by fuzz_wasm: the dtypes were looked for in the words. */
static void a_refused_conversion_is_told_without_its_words(void **state) {
  (void)state;
  static const char source[] = "import numpy as np\nnp.concatenate([[1], [2]], dtype=bool)";
  SwProgram *program = sw_program_run(source, sizeof source - 1, NULL);
  SwBytes told = sw_program_explain(program, 1);
  assert_non_null(told.data);
  assert_non_null(strstr(told.data, "TypeError: What this error says did not load."));
  assert_non_null(strstr(told.data, "Values of dtype  are to be stored as ,"));
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_refused_conversion_is_told_without_its_words),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
