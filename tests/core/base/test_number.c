#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/number.h"

static void expect_repr(double value, const char *expected) {
  SwText text = {0};
  sw_text_float_repr(&text, value);
  assert_string_equal(sw_text_cstr(&text), expected);
  sw_text_free(&text);
}

static void expect_digits(SwDecimal decimal, const char *digits, int exponent) {
  assert_string_equal(decimal.digits, digits);
  assert_int_equal(decimal.exponent, exponent);
}

static void ordinary_numbers_are_written_as_python_writes_them(void **state) {
  (void)state;
  expect_repr(1.0, "1.0");
  expect_repr(0.1, "0.1");
  expect_repr(0.1 + 0.2, "0.30000000000000004");
  expect_repr(-2.5, "-2.5");
  expect_repr(100.0, "100.0");
  expect_repr(1.0 / 3.0, "0.3333333333333333");
}

static void zero_keeps_its_sign(void **state) {
  (void)state;
  expect_repr(0.0, "0.0");
  expect_repr(-0.0, "-0.0");
}

static void exponents_begin_at_1e16_and_below_1e_minus_4(void **state) {
  (void)state;
  expect_repr(0.0001, "0.0001");
  expect_repr(0.00001, "1e-05");
  expect_repr(1e15, "1000000000000000.0");
  expect_repr(9999999999999998.0, "9999999999999998.0");
  expect_repr(1e16, "1e+16");
  expect_repr(1.5e300, "1.5e+300");
}

static void infinities_and_nan_are_words_and_nan_has_no_sign(void **state) {
  (void)state;
  expect_repr((double)INFINITY, "inf");
  expect_repr(-(double)INFINITY, "-inf");
  expect_repr((double)NAN, "nan");
  expect_repr(copysign((double)NAN, -1.0), "nan");
}

static void the_extremes_of_double_are_shortest(void **state) {
  (void)state;
  expect_repr(5e-324, "5e-324");
  expect_repr(2.2250738585072014e-308, "2.2250738585072014e-308");
  expect_repr(1.7976931348623157e308, "1.7976931348623157e+308");
}

static void a_power_of_two_may_need_the_decimal_above_the_nearest(void **state) {
  (void)state;
  expect_repr(ldexp(1.0, -44), "5.684341886080802e-14");
  expect_digits(sw_decimal_shortest(ldexp(1.0, -44), SW_READING_FLOAT64), "5684341886080802", -13);
}

static void every_power_of_two_reads_back(void **state) {
  (void)state;
  SwText text = {0};
  for (int exponent = -1074; exponent < 1024; exponent++) {
    sw_text_clear(&text);
    sw_text_float_repr(&text, ldexp(1.0, exponent));
    assert_true(strtod(sw_text_cstr(&text), NULL) == ldexp(1.0, exponent));
  }
  sw_text_free(&text);
}

static void float32_needs_fewer_digits_than_double(void **state) {
  (void)state;
  double tenth = (double)0.1F;
  expect_digits(sw_decimal_shortest(tenth, SW_READING_FLOAT32), "1", 0);
  expect_digits(sw_decimal_shortest(tenth, SW_READING_FLOAT64), "10000000149011612", 0);
  expect_digits(sw_decimal_shortest((double)16777216.0F, SW_READING_FLOAT32), "16777216", 8);
  expect_digits(sw_decimal_shortest(ldexp(1.0, -149), SW_READING_FLOAT32), "1", -44);
}

static void the_number_of_digits_can_be_bounded_on_both_sides(void **state) {
  (void)state;
  expect_digits(sw_decimal_unique(2.0 / 3.0, SW_READING_FLOAT64, 1, 9), "666666667", 0);
  expect_digits(sw_decimal_unique(0.5, SW_READING_FLOAT64, 9, 9), "5", 0);
  /* Beyond the shortest come the true digits of the binary number. */
  expect_digits(sw_decimal_unique((double)0.1F, SW_READING_FLOAT32, 9, 9), "100000001", 0);
}

static void positional_notation_pads_decimals(void **state) {
  (void)state;
  SwText text = {0};
  SwDecimal decimal = sw_decimal_shortest(-12.5, SW_READING_FLOAT64);
  sw_decimal_positional(&decimal, 3, &text);
  sw_text_char(&text, ' ');
  decimal = sw_decimal_shortest(1200.0, SW_READING_FLOAT64);
  sw_decimal_positional(&decimal, 0, &text);
  sw_text_char(&text, ' ');
  decimal = sw_decimal_shortest(0.0025, SW_READING_FLOAT64);
  sw_decimal_positional(&decimal, 0, &text);
  assert_string_equal(sw_text_cstr(&text), "-12.500 1200. 0.0025");
  sw_text_free(&text);
}

static void scientific_notation_pads_decimals_and_exponent(void **state) {
  (void)state;
  SwText text = {0};
  SwDecimal decimal = sw_decimal_shortest(-12.5, SW_READING_FLOAT64);
  sw_decimal_scientific(&decimal, 4, true, 3, &text);
  sw_text_char(&text, ' ');
  decimal = sw_decimal_shortest(1e-7, SW_READING_FLOAT64);
  sw_decimal_scientific(&decimal, 0, true, 2, &text);
  sw_text_char(&text, ' ');
  sw_decimal_scientific(&decimal, 0, false, 2, &text);
  assert_string_equal(sw_text_cstr(&text), "-1.2500e+001 1.e-07 1e-07");
  sw_text_free(&text);
}

static void fixed_and_scientific_formats_round_half_to_even_exactly(void **state) {
  (void)state;
  SwText text = {0};
  sw_text_float_fixed(&text, 0.5, 0);
  sw_text_char(&text, ' ');
  sw_text_float_fixed(&text, 2.675, 2); /* lies below 2.675 */
  sw_text_char(&text, ' ');
  sw_text_float_scientific(&text, 123456.0, 4);
  sw_text_char(&text, ' ');
  sw_text_float_scientific(&text, 1e-100, 1);
  assert_string_equal(sw_text_cstr(&text), "0 2.67 1.2346e+05 1.0e-100");
  sw_text_free(&text);
}

static void a_fixed_format_may_be_hundreds_of_digits_long(void **state) {
  (void)state;
  SwText text = {0};
  sw_text_float_fixed(&text, 1e308, 400);
  assert_int_equal(text.size, 309 + 1 + 400);
  sw_text_free(&text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ordinary_numbers_are_written_as_python_writes_them),
      cmocka_unit_test(zero_keeps_its_sign),
      cmocka_unit_test(exponents_begin_at_1e16_and_below_1e_minus_4),
      cmocka_unit_test(infinities_and_nan_are_words_and_nan_has_no_sign),
      cmocka_unit_test(the_extremes_of_double_are_shortest),
      cmocka_unit_test(a_power_of_two_may_need_the_decimal_above_the_nearest),
      cmocka_unit_test(every_power_of_two_reads_back),
      cmocka_unit_test(float32_needs_fewer_digits_than_double),
      cmocka_unit_test(the_number_of_digits_can_be_bounded_on_both_sides),
      cmocka_unit_test(positional_notation_pads_decimals),
      cmocka_unit_test(scientific_notation_pads_decimals_and_exponent),
      cmocka_unit_test(fixed_and_scientific_formats_round_half_to_even_exactly),
      cmocka_unit_test(a_fixed_format_may_be_hundreds_of_digits_long),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
