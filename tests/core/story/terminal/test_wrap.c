/* Lines of at most 80 columns: broken at blanks, but not within brackets. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "story/terminal/wrap.h"

#define TEN "0123456789"

static void expect(const char *line, const char *wanted) {
  SwText out = {0};
  sw_wrap(line, 4, &out);
  assert_string_equal(sw_text_cstr(&out), wanted);
  sw_text_free(&out);
}

static void the_81st_column_begins_a_line(void **state) {
  (void)state;
  expect(TEN TEN TEN TEN TEN TEN TEN " 123456789", TEN TEN TEN TEN TEN TEN TEN " 123456789\n");
  expect(TEN TEN TEN TEN TEN TEN TEN " " TEN, TEN TEN TEN TEN TEN TEN TEN "\n    " TEN "\n");
}

static void brackets_stay_whole(void **state) {
  (void)state;
  expect(TEN TEN TEN TEN TEN TEN " the shape (12, 34, 56)",
         TEN TEN TEN TEN TEN TEN " the shape\n    (12, 34, 56)\n");
}

static void what_fits_no_line_is_broken_in_brackets_too(void **state) {
  (void)state;
  expect("[" TEN TEN TEN TEN " " TEN TEN TEN TEN "]",
         "[" TEN TEN TEN TEN "\n    " TEN TEN TEN TEN "]\n");
}

/* Of what is behind a line break the columns are counted anew, and it is not indented. */
static void lines_of_a_message_stay(void **state) {
  (void)state;
  expect(TEN TEN TEN TEN TEN TEN TEN "\n * (int dim)\n",
         TEN TEN TEN TEN TEN TEN TEN "\n * (int dim)\n\n");
  expect("a\n" TEN TEN TEN TEN TEN TEN TEN " " TEN,
         "a\n" TEN TEN TEN TEN TEN TEN TEN "\n    " TEN "\n");
}

static void blanks_in_front_stay_and_count(void **state) {
  (void)state;
  expect("  " TEN TEN TEN TEN TEN TEN TEN " 12345678",
         "  " TEN TEN TEN TEN TEN TEN TEN "\n    12345678\n");
}

static void characters_count_not_bytes(void **state) {
  (void)state;
  expect(TEN TEN TEN TEN TEN TEN TEN " \xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4",
         TEN TEN TEN TEN TEN TEN TEN " \xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_81st_column_begins_a_line),
      cmocka_unit_test(brackets_stay_whole),
      cmocka_unit_test(what_fits_no_line_is_broken_in_brackets_too),
      cmocka_unit_test(lines_of_a_message_stay),
      cmocka_unit_test(blanks_in_front_stay_and_count),
      cmocka_unit_test(characters_count_not_bytes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
