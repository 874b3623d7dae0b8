#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/bignum.h"

static int compare_sum(uint64_t a, uint64_t b, uint64_t c) {
  SwBignum numbers[3];
  sw_bignum_set(&numbers[0], a);
  sw_bignum_set(&numbers[1], b);
  sw_bignum_set(&numbers[2], c);
  return sw_bignum_compare_sum(&numbers[0], &numbers[1], &numbers[2]);
}

static void a_sum_is_compared_to_its_last_bit(void **state) {
  (void)state;
  assert_int_equal(compare_sum(1, 1, 2), 0);
  assert_int_equal(compare_sum(1, 1, 3), -1);
  assert_int_equal(compare_sum(1, 2, 2), 1);
  assert_int_equal(compare_sum(UINT32_MAX, 1, (uint64_t)1 << 32), 0);
  assert_int_equal(compare_sum(UINT32_MAX, 1, ((uint64_t)1 << 32) + 1), -1);
  assert_int_equal(compare_sum(UINT32_MAX, UINT32_MAX, (uint64_t)1 << 32), 1);
  assert_int_equal(compare_sum(0, 0, 0), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_sum_is_compared_to_its_last_bit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
