#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/number.h"
#include "base/number_parse.h"

static void expect(const char *text, double expected) {
  double value = sw_number_parse(text, strlen(text));
  assert_memory_equal(&value, &expected, sizeof value);
}

/* `head`, so many times `fill`, and `tail`. */
static void expect_long(const char *head, char fill, int count, const char *tail, double expected) {
  SwText text = {0};
  sw_text_put(&text, head);
  sw_text_repeat(&text, fill, count);
  sw_text_put(&text, tail);
  expect(sw_text_cstr(&text), expected);
  sw_text_free(&text);
}

static void every_way_to_write_a_float_is_read(void **state) {
  (void)state;
  expect("1.5", 1.5);
  expect("5.", 5.0);
  expect(".25", 0.25);
  expect("1e3", 1000.0);
  expect("1E+3", 1000.0);
  expect("25e-1", 2.5);
  expect("1_000.5_0e0_1", 10005.0);
  expect("0.000e5", 0.0);
  assert_true(sw_number_parse("1234", 2) == 12.0);
  assert_true(sw_number_parse("2e5", 2) == 2.0);
}

static void a_point_half_way_goes_to_the_even_neighbour(void **state) {
  (void)state;
  expect("9007199254740993", 9007199254740992.0);
  expect("9007199254740995", 9007199254740996.0);
  expect_long("9007199254740993.", '0', 2000, "1", 9007199254740994.0);
  expect_long("9007199254740992.", '9', 2000, "", 9007199254740992.0);
}

static void the_extremes_are_read_as_themselves(void **state) {
  (void)state;
  expect("1.7976931348623157e308", 0x1.fffffffffffffp1023);
  expect("2.2250738585072014e-308", 0x1p-1022);
  expect("2.2250738585072011e-308", 0x0.fffffffffffffp-1022);
  expect("5e-324", 0x1p-1074);
}

static void beyond_the_extremes_lie_zero_and_infinity(void **state) {
  (void)state;
  expect("1.7976931348623158e308", 0x1.fffffffffffffp1023);
  expect("1.7976931348623159e308", (double)INFINITY);
  expect("1.8e308", (double)INFINITY);
  expect("9e308", (double)INFINITY);
  expect("1e99999999999999999999", (double)INFINITY);
  expect("2.4703282292062328e-324", 0x1p-1074);
  expect("2.4703282292062327e-324", 0.0);
  expect("1e-99999999999999999999", 0.0);
  expect("0e99999999999999999999", 0.0);
}

static void zeros_and_the_exponent_may_cancel(void **state) {
  (void)state;
  expect_long(".", '0', 2500, "1e2501", 1.0);
  expect_long("1", '0', 2500, "e-2500", 1.0);
  expect_long("1", '0', 2500, "e-2823", 0x1p-1074 * 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_way_to_write_a_float_is_read),
      cmocka_unit_test(a_point_half_way_goes_to_the_even_neighbour),
      cmocka_unit_test(the_extremes_are_read_as_themselves),
      cmocka_unit_test(beyond_the_extremes_lie_zero_and_infinity),
      cmocka_unit_test(zeros_and_the_exponent_may_cancel),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
