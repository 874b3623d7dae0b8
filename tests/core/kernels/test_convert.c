/* From every dtype to every other, as one element after the other, in memory that ends with them.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "kernels/kernel_convert.h"

static void check(SwDType to_dtype, SwDType from_dtype, int64_t count) {
  size_t from_size = (size_t)(count * sw_dtype_size(from_dtype)),
         size = (size_t)(count * sw_dtype_size(to_dtype));
  char *from = malloc(from_size), *to = malloc(size), *expected = malloc(size);
  assert_true(from && to && expected);
  for (int64_t i = 0; i < count; i++) {
    SwScalar value = sw_scalar_cast(sw_scalar_int(SW_INT64, i * 37 % 120), from_dtype);
    sw_scalar_store(value, from, i);
    sw_scalar_store(sw_scalar_cast(value, to_dtype), expected, i);
  }
  sw_kernel_convert(to_dtype, to, from_dtype, from, (size_t)count);
  assert_memory_equal(to, expected, size);
  free(from);
  free(to);
  free(expected);
}

static void test_each_dtype(void **state) {
  (void)state;
  for (int to = 0; to < SW_DTYPE_COUNT; to++)
    for (int from = 0; from < SW_DTYPE_COUNT; from++)
      for (int64_t count = 1; to != from && count < 36; count++)
        check((SwDType)to, (SwDType)from, count);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_each_dtype)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
