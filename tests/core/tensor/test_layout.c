#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tensor/layout.h"

static SwLayout contiguous(SwShape shape) {
  SwLayout layout;
  assert_true(sw_layout_contiguous(&shape, &layout));
  return layout;
}

static void the_last_dim_of_a_contiguous_layout_is_fastest(void **state) {
  (void)state;
  SwLayout layout = contiguous((SwShape){3, {2, 3, 4}});
  assert_int_equal(layout.stride[0], 12);
  assert_int_equal(layout.stride[1], 4);
  assert_int_equal(layout.stride[2], 1);
}

static void the_first_dim_of_a_fortran_layout_is_fastest(void **state) {
  (void)state;
  SwLayout layout;
  assert_true(sw_layout_fortran(&(SwShape){3, {2, 3, 4}}, &layout));
  assert_int_equal(layout.stride[0], 1);
  assert_int_equal(layout.stride[1], 2);
  assert_int_equal(layout.stride[2], 6);
}

static void a_size_zero_counts_as_one_in_the_strides(void **state) {
  (void)state;
  SwLayout layout = contiguous((SwShape){2, {3, 0}});
  assert_int_equal(layout.stride[0], 1);
  assert_int_equal(layout.stride[1], 1);
  assert_true(sw_layout_is_contiguous(&layout));
}

static void strides_that_overflow_are_no_layout(void **state) {
  (void)state;
  SwLayout layout;
  SwShape shape = {3, {0, INT64_MAX, 3}};
  assert_false(sw_layout_contiguous(&shape, &layout));
}

static void a_transposed_layout_is_contiguous_in_fortran_order_only(void **state) {
  (void)state;
  SwLayout layout = contiguous((SwShape){2, {2, 3}});
  SwLayout transposed = sw_layout_permute(&layout, (int[]){1, 0});
  assert_false(sw_layout_is_contiguous(&transposed));
  assert_true(sw_layout_is_fortran(&transposed));
  assert_int_equal(transposed.shape.size[0], 3);
  assert_int_equal(transposed.stride[0], 1);
}

static void the_stride_of_a_dim_of_size_one_does_not_count(void **state) {
  (void)state;
  SwLayout layout = {{3, {2, 1, 3}}, {3, 1000, 1}, 0};
  assert_true(sw_layout_is_contiguous(&layout));
}

static void selecting_moves_the_offset_and_drops_the_dim(void **state) {
  (void)state;
  SwLayout layout = contiguous((SwShape){2, {2, 3}});
  SwLayout row = sw_layout_select(&layout, 0, 1);
  assert_int_equal(row.shape.ndim, 1);
  assert_int_equal(row.offset, 3);
  assert_int_equal(sw_layout_address(&row, (int64_t[]){2}), 5);
}

static void slicing_with_a_step_multiplies_the_stride(void **state) {
  (void)state;
  SwLayout layout = contiguous((SwShape){1, {10}});
  SwLayout odd = sw_layout_slice(&layout, 0, 1, 5, 2);
  assert_int_equal(odd.stride[0], 2);
  assert_int_equal(sw_layout_address(&odd, (int64_t[]){4}), 9);
  assert_false(sw_layout_is_contiguous(&odd));
}

static void a_negative_stride_reaches_below_the_offset(void **state) {
  (void)state;
  SwLayout layout = {{1, {4}}, {-2}, 6};
  int64_t lowest, highest;
  assert_true(sw_layout_extent(&layout, &lowest, &highest));
  assert_int_equal(lowest, 0);
  assert_int_equal(highest, 6);
}

static void an_empty_layout_uses_no_address(void **state) {
  (void)state;
  SwLayout layout = {{2, {4, 0}}, {1, 1}, 9};
  int64_t lowest, highest;
  assert_false(sw_layout_extent(&layout, &lowest, &highest));
  assert_false(sw_layout_repeats(&layout));
}

static void stride_zero_repeats_only_where_there_is_something_to_repeat(void **state) {
  (void)state;
  assert_true(sw_layout_repeats(&(SwLayout){{1, {2}}, {0}, 0}));
  assert_false(sw_layout_repeats(&(SwLayout){{1, {1}}, {0}, 0}));
}

static void a_hop_leads_from_the_end_of_the_inner_dims_to_the_next_entry(void **state) {
  (void)state;
  SwLayout turned = {{2, {4, 3}}, {1, 4}, 0};
  int64_t hop = 0;
  assert_true(sw_layout_hop(&turned, 1, &hop));
  assert_int_equal(hop, 4);
  assert_true(sw_layout_hop(&turned, 0, &hop));
  assert_int_equal(hop, -7);
  SwLayout one = {{2, {1, 3}}, {1, 4}, 0}, empty = {{2, {4, 0}}, {1, 4}, 0};
  assert_false(sw_layout_hop(&one, 0, &hop));
  assert_false(sw_layout_hop(&empty, 0, &hop));
}

static void an_address_is_found_where_a_dim_stretches(void **state) {
  (void)state;
  int64_t index[2];
  assert_true(sw_layout_find(&(SwLayout){{2, {2, 3}}, {0, 2}, 1}, 5, index));
  assert_int_equal(index[0], 0);
  assert_int_equal(index[1], 2);
}

static void an_address_before_behind_or_between_is_not_found(void **state) {
  (void)state;
  int64_t index[1];
  SwLayout layout = {{1, {3}}, {2}, 4};
  assert_false(sw_layout_find(&layout, 3, index));
  assert_false(sw_layout_find(&layout, 7, index));
  assert_false(sw_layout_find(&layout, 10, index));
  assert_true(sw_layout_find(&layout, 8, index));
  assert_false(sw_layout_find(&(SwLayout){{1, {0}}, {1}, 4}, 4, index));
}

static void no_elements_are_apart(void **state) {
  (void)state;
  assert_true(sw_layout_keeps_apart(&(SwLayout){{3, {INT64_MAX, 0, 9}}, {9, 9, 1}, 0}));
}

static void inserting_and_removing_a_dim_leads_back(void **state) {
  (void)state;
  SwLayout layout = contiguous((SwShape){2, {2, 3}});
  SwLayout wider = sw_layout_insert(&layout, 1, 5);
  assert_int_equal(wider.shape.size[1], 1);
  assert_int_equal(wider.stride[1], 5);
  SwLayout back = sw_layout_remove(&wider, 1);
  assert_true(sw_shape_equal(&back.shape, &layout.shape));
  assert_int_equal(back.stride[1], layout.stride[1]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_last_dim_of_a_contiguous_layout_is_fastest),
      cmocka_unit_test(the_first_dim_of_a_fortran_layout_is_fastest),
      cmocka_unit_test(a_size_zero_counts_as_one_in_the_strides),
      cmocka_unit_test(strides_that_overflow_are_no_layout),
      cmocka_unit_test(a_transposed_layout_is_contiguous_in_fortran_order_only),
      cmocka_unit_test(the_stride_of_a_dim_of_size_one_does_not_count),
      cmocka_unit_test(selecting_moves_the_offset_and_drops_the_dim),
      cmocka_unit_test(slicing_with_a_step_multiplies_the_stride),
      cmocka_unit_test(a_negative_stride_reaches_below_the_offset),
      cmocka_unit_test(an_empty_layout_uses_no_address),
      cmocka_unit_test(stride_zero_repeats_only_where_there_is_something_to_repeat),
      cmocka_unit_test(a_hop_leads_from_the_end_of_the_inner_dims_to_the_next_entry),
      cmocka_unit_test(an_address_is_found_where_a_dim_stretches),
      cmocka_unit_test(an_address_before_behind_or_between_is_not_found),
      cmocka_unit_test(no_elements_are_apart),
      cmocka_unit_test(inserting_and_removing_a_dim_leads_back),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
