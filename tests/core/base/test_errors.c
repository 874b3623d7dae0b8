#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/errors.h"

static void expect(const char *expected, const char *message, const SwArg *args) {
  SwText text = {0};
  sw_template_fill(&text, message, args);
  assert_string_equal(sw_text_cstr(&text), expected);
  sw_text_free(&text);
}

static void places_are_filled_in_order(void **state) {
  (void)state;
  const int64_t sizes[] = {2, 3};
  expect("size 5 of dim x", "size {size} of dim {dim}",
         (const SwArg[]){SW_INT(5), SW_STR("x"), SW_NO_ARG});
  expect("[2, 3] (2, 3) (2,3) (2,)", "{a} {b:tuple} {c:numpy} {d:tuple}",
         (const SwArg[]){SW_SIZES(sizes, 2), SW_SIZES(sizes, 2), SW_SIZES(sizes, 2),
                         SW_SIZES(sizes, 1), SW_NO_ARG});
  expect("{not a place}", "{{not a place}", &SW_NO_ARG);
}

static void a_place_without_an_argument_stays_empty(void **state) {
  (void)state;
  expect("5 and , ", "{a} and {b}, {c}", (const SwArg[]){SW_INT(5), SW_NO_ARG});
  expect("5", "{a", (const SwArg[]){SW_INT(5), SW_NO_ARG});
}

static void the_first_integers_are_kept(void **state) {
  (void)state;
  SwError error = {0};
  sw_fail(&error, SW_ERR_KEY, SW_INT(1), SW_STR("x"), SW_INT(2), SW_INT(3), SW_INT(4), SW_INT(5));
  for (int i = 0; i < 5; i++)
    assert_int_equal(error.integer[i], i + 1);
  sw_error_clear(&error);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(places_are_filled_in_order),
      cmocka_unit_test(a_place_without_an_argument_stays_empty),
      cmocka_unit_test(the_first_integers_are_kept),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
