#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tensor/overlap.h"

/* As it is by definition: every pair of indices, one by one. */
static bool shares_a_cell(const SwLayout *layout) {
  int64_t numel = 0, a[SW_MAX_DIMS], b[SW_MAX_DIMS];
  assert_true(sw_shape_numel(&layout->shape, &numel));
  for (int64_t i = 0; i < numel; i++) {
    sw_shape_unravel(&layout->shape, i, a);
    for (int64_t k = i + 1; k < numel; k++) {
      sw_shape_unravel(&layout->shape, k, b);
      if (sw_layout_address(layout, a) == sw_layout_address(layout, b)) return true;
    }
  }
  return false;
}

static void check(const SwLayout *layout) {
  int64_t a[SW_MAX_DIMS], b[SW_MAX_DIMS];
  bool found = sw_layout_overlap(layout, a, b), differ = false, first = false;
  assert_int_equal(found, shares_a_cell(layout));
  if (!found) return;
  assert_int_equal(sw_layout_address(layout, a), sw_layout_address(layout, b));
  for (int dim = 0; dim < layout->shape.ndim; dim++) {
    assert_in_range(a[dim], 0, layout->shape.size[dim] - 1);
    assert_in_range(b[dim], 0, layout->shape.size[dim] - 1);
    if (!differ && a[dim] != b[dim]) first = a[dim] < b[dim];
    differ = differ || a[dim] != b[dim];
  }
  assert_true(differ && first);
}

static void two_indices_are_found_where_and_only_where_they_share_a_cell(void **state) {
  (void)state;
  SwLayout layout = {.shape = {.ndim = 3}};
  for (int n = 0; n < 4 * 4 * 4 * 9 * 9 * 9; n++) {
    int left = n;
    for (int dim = 0; dim < 3; dim++, left /= 4)
      layout.shape.size[dim] = left % 4;
    for (int dim = 0; dim < 3; dim++, left /= 9)
      layout.stride[dim] = left % 9 - 3;
    check(&layout);
  }
}

static void a_span_with_room_enough_may_still_share_cells(void **state) {
  (void)state;
  int64_t a[SW_MAX_DIMS], b[SW_MAX_DIMS];
  assert_true(sw_layout_overlap(&(SwLayout){{2, {2, 2}}, {2, 2}, 0}, a, b));
  assert_int_equal(a[0], 0);
  assert_int_equal(a[1], 1);
  assert_int_equal(b[0], 1);
  assert_int_equal(b[1], 0);
}

static void the_last_of_all_dims_may_be_where_they_differ(void **state) {
  (void)state;
  SwLayout all = {.shape = {.ndim = SW_MAX_DIMS}};
  for (int dim = 0; dim < SW_MAX_DIMS; dim++) {
    all.shape.size[dim] = 1 + (dim == SW_MAX_DIMS - 1);
    all.stride[dim] = dim == 0;
  }
  check(&all);
  all.shape.size[SW_MAX_DIMS - 2] = 2;
  for (int signs = 0; signs < 4; signs++) {
    all.stride[SW_MAX_DIMS - 2] = signs & 1 ? -2 : 2;
    all.stride[SW_MAX_DIMS - 1] = signs & 2 ? -2 : 2;
    check(&all);
  }
}

static void a_search_that_takes_too_long_is_given_up(void **state) {
  (void)state;
  int64_t a[SW_MAX_DIMS], b[SW_MAX_DIMS];
  SwLayout layout = {{2, {9000, 9000}}, {7919, 7907}, 0};
  assert_false(sw_layout_overlap(&layout, a, b));
  assert_int_equal(sw_layout_address(&layout, (int64_t[]){7907, 0}),
                   sw_layout_address(&layout, (int64_t[]){0, 7919}));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(two_indices_are_found_where_and_only_where_they_share_a_cell),
      cmocka_unit_test(a_span_with_room_enough_may_still_share_cells),
      cmocka_unit_test(the_last_of_all_dims_may_be_where_they_differ),
      cmocka_unit_test(a_search_that_takes_too_long_is_given_up),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
