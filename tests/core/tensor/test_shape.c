#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "tensor/shape.h"

static void a_shape_without_dims_has_one_element(void **state) {
  (void)state;
  int64_t numel = 0;
  assert_true(sw_shape_numel(&(SwShape){0}, &numel));
  assert_int_equal(numel, 1);
}

static void a_size_zero_makes_the_count_zero_whatever_the_rest(void **state) {
  (void)state;
  int64_t numel = 7;
  SwShape shape = {3, {INT64_MAX, INT64_MAX, 0}};
  assert_true(sw_shape_numel(&shape, &numel));
  assert_int_equal(numel, 0);
}

static void a_count_beyond_63_bits_is_told(void **state) {
  (void)state;
  int64_t numel;
  assert_false(sw_shape_numel(&(SwShape){2, {(int64_t)1 << 32, (int64_t)1 << 31}}, &numel));
  assert_true(sw_shape_numel(&(SwShape){2, {(int64_t)1 << 31, (int64_t)1 << 31}}, &numel));
  assert_int_equal(numel, (int64_t)1 << 62);
}

static void the_libraries_count_a_0_differently(void **state) {
  const int64_t large = (int64_t)1 << 40;
  (void)state;
  assert_false(sw_shape_fits_in_order(&(SwShape){3, {large, large, 0}}));
  assert_true(sw_shape_fits_in_order(&(SwShape){3, {0, large, large}}));
  assert_false(sw_shape_bytes_fit(&(SwShape){3, {0, large, large}}, 1));
  assert_true(sw_shape_bytes_fit(&(SwShape){2, {0, (int64_t)1 << 59}}, 8));
  assert_false(sw_shape_bytes_fit(&(SwShape){2, {0, (int64_t)1 << 60}}, 8));
}

static void advance_goes_through_the_last_dim_first(void **state) {
  (void)state;
  SwShape shape = {2, {2, 2}};
  int64_t index[2] = {0, 0};
  static const int64_t expected[3][2] = {{0, 1}, {1, 0}, {1, 1}};
  for (int i = 0; i < 3; i++) {
    assert_true(sw_shape_advance(&shape, index));
    assert_memory_equal(index, expected[i], sizeof index);
  }
  assert_false(sw_shape_advance(&shape, index));
}

static void unravel_is_what_so_many_advances_give(void **state) {
  (void)state;
  SwShape shape = {3, {2, 3, 4}};
  int64_t walked[3] = {0}, index[3];
  for (int64_t number = 0; number < 24; number++) {
    sw_shape_unravel(&shape, number, index);
    assert_memory_equal(index, walked, sizeof index);
    (void)sw_shape_advance(&shape, walked);
  }
}

static void shapes_of_different_rank_differ_even_if_their_counts_agree(void **state) {
  (void)state;
  assert_false(sw_shape_equal(&(SwShape){1, {4}}, &(SwShape){2, {4, 1}}));
  assert_true(sw_shape_equal(&(SwShape){2, {4, 1}}, &(SwShape){2, {4, 1}}));
}

static void an_index_in_no_elements_is_0(void **state) {
  (void)state;
  int64_t index[2] = {7, 7};
  sw_shape_unravel(&(SwShape){2, {2, 0}}, 0, index);
  assert_int_equal(index[0], 0);
  assert_int_equal(index[1], 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_shape_without_dims_has_one_element),
      cmocka_unit_test(a_size_zero_makes_the_count_zero_whatever_the_rest),
      cmocka_unit_test(a_count_beyond_63_bits_is_told),
      cmocka_unit_test(the_libraries_count_a_0_differently),
      cmocka_unit_test(advance_goes_through_the_last_dim_first),
      cmocka_unit_test(unravel_is_what_so_many_advances_give),
      cmocka_unit_test(an_index_in_no_elements_is_0),
      cmocka_unit_test(shapes_of_different_rank_differ_even_if_their_counts_agree),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
