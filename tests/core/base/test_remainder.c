/* sw_fmod against the C library's fmod, which is exact as well, only slower. */
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
/* cmocka wants the headers above first. */
#include <cmocka.h>

#include "base/remainder.h"

static void assert_same(double x, double y) {
  double got = sw_fmod(x, y), wanted = fmod(x, y);
  bool same = isnan(wanted) ? isnan(got) : memcmp(&got, &wanted, sizeof got) == 0;
  if (!same) fail_msg("fmod(%a, %a) is %a, not %a", x, y, wanted, got);
}

static void odd_values_have_the_librarys_remainder(void **state) {
  (void)state;
  static const double values[] = {0.0,      -0.0,      1,        -1,          3,         0.1,
                                  1e300,    1e-300,    1e308,    -1e308,      DBL_MAX,   DBL_MIN,
                                  5e-324,   -5e-324,   1.5e-323, 0x1p1023,    0x1p-1074, 0x1p53,
                                  INFINITY, -INFINITY, NAN,      0x1.8p-1000, 7e22,      123456789};
  size_t count = sizeof values / sizeof *values;
  for (size_t i = 0; i < count * count; i++)
    assert_same(values[i / count], values[i % count]);
}

/* Any bits are a double. */
static double drawn(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  uint64_t bits = *state ^ *state >> 29;
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static void any_bits_have_the_librarys_remainder(void **state) {
  (void)state;
  uint64_t random = 7;
  for (int i = 0; i < 200000; i++) {
    double x = drawn(&random);
    assert_same(x, drawn(&random));
  }
}

static void far_exponents_take_no_longer_than_near_ones(void **state) {
  (void)state;
  double sum = 0;
  clock_t start = clock();
  for (int i = 1; i <= 100000; i++)
    sum += sw_fmod(1e308, 1e-300 * i);
  double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
  assert_true(sum > 0);
  assert_true(seconds < 0.2); /* bit by bit it takes as many seconds */
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(odd_values_have_the_librarys_remainder),
      cmocka_unit_test(any_bits_have_the_librarys_remainder),
      cmocka_unit_test(far_exponents_take_no_longer_than_near_ones),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
