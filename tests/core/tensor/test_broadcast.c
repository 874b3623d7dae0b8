#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tensor/broadcast.h"

static bool meet(SwShape a, SwShape b, SwTrace *trace, SwShape *out, SwMismatch *mismatch) {
  const SwShape *shapes[] = {&a, &b};
  return sw_broadcast_shapes(shapes, 2, trace, out, mismatch);
}

static void expect(SwShape a, SwShape b, SwShape expected) {
  SwShape out;
  SwMismatch mismatch;
  assert_true(meet(a, b, NULL, &out, &mismatch));
  assert_true(sw_shape_equal(&out, &expected));
  assert_true(meet(b, a, NULL, &out, &mismatch));
  assert_true(sw_shape_equal(&out, &expected));
}

static void shapes_align_from_the_right(void **state) {
  (void)state;
  expect((SwShape){4, {5, 3, 4, 1}}, (SwShape){3, {3, 1, 1}}, (SwShape){4, {5, 3, 4, 1}});
  expect((SwShape){2, {3, 1}}, (SwShape){1, {3}}, (SwShape){2, {3, 3}});
}

static void a_shape_without_dims_meets_everything(void **state) {
  (void)state;
  expect((SwShape){0}, (SwShape){2, {2, 3}}, (SwShape){2, {2, 3}});
  expect((SwShape){0}, (SwShape){0}, (SwShape){0});
}

static void broadcast_one_with_zero_is_zero(void **state) {
  (void)state;
  expect((SwShape){1, {1}}, (SwShape){1, {0}}, (SwShape){1, {0}});
  expect((SwShape){2, {3, 1}}, (SwShape){1, {0}}, (SwShape){2, {3, 0}});
}

static void zero_and_two_do_not_meet(void **state) {
  (void)state;
  SwShape out;
  SwMismatch mismatch;
  assert_false(meet((SwShape){1, {0}}, (SwShape){1, {2}}, NULL, &out, &mismatch));
  assert_int_equal(mismatch.size_a, 0);
  assert_int_equal(mismatch.size_b, 2);
}

static void the_last_dim_that_disagrees_is_the_one_at_fault(void **state) {
  (void)state;
  SwShape out;
  SwMismatch mismatch;
  assert_false(meet((SwShape){2, {2, 3}}, (SwShape){2, {5, 4}}, NULL, &out, &mismatch));
  assert_int_equal(mismatch.dim, 1);
  assert_int_equal(mismatch.size_a, 3);
  assert_int_equal(mismatch.size_b, 4);
}

static void of_three_shapes_the_two_that_disagree_are_named(void **state) {
  (void)state;
  SwShape a = {1, {1}}, b = {1, {2}}, c = {1, {3}}, out;
  const SwShape *shapes[] = {&a, &b, &c};
  SwMismatch mismatch;
  assert_false(sw_broadcast_shapes(shapes, 3, NULL, &out, &mismatch));
  assert_int_equal(mismatch.operand_a, 1);
  assert_int_equal(mismatch.operand_b, 2);
}

static void the_trace_tells_every_dim_from_the_last(void **state) {
  (void)state;
  static const SwEventId expected[] = {SW_EV_ALIGN,          SW_EV_PAD,
                                       SW_EV_COMPARE_EQUAL,  SW_EV_COMPARE_STRETCH,
                                       SW_EV_COMPARE_PADDED, SW_EV_BROADCAST_RESULT};
  SwShape out;
  SwMismatch mismatch;
  SwTrace trace = {0};
  assert_true(meet((SwShape){3, {5, 3, 4}}, (SwShape){2, {1, 4}}, &trace, &out, &mismatch));
  assert_int_equal(trace.count, 6);
  for (int i = 0; i < 6; i++)
    assert_int_equal(trace.events[i].id, expected[i]);
  sw_trace_clear(&trace);
}

static void a_stretched_dim_has_stride_zero(void **state) {
  (void)state;
  SwLayout column = {{2, {3, 1}}, {1, 1}, 0};
  SwLayout out = sw_broadcast_layout(&column, &(SwShape){3, {2, 3, 4}}, SW_TORCH, 0, NULL);
  assert_int_equal(out.stride[0], 0);
  assert_int_equal(out.stride[1], 1);
  assert_int_equal(out.stride[2], 0);
}

static void a_dim_that_stays_one_keeps_its_stride_in_pytorch_only(void **state) {
  (void)state;
  SwLayout column = {{2, {3, 1}}, {1, 1}, 0};
  SwShape same = {2, {3, 1}};
  assert_int_equal(sw_broadcast_layout(&column, &same, SW_TORCH, 0, NULL).stride[1], 1);
  assert_int_equal(sw_broadcast_layout(&column, &same, SW_NUMPY, 0, NULL).stride[1], 0);
}

static void expanding_is_one_sided(void **state) {
  (void)state;
  int dim;
  SwShape own = {2, {2, 3}}, target = {2, {1, 3}};
  assert_int_equal(sw_broadcast_to(&own, &target, 0, NULL, &dim), SW_EXPAND_SIZE);
  assert_int_equal(dim, 0);
}

static void minus_one_keeps_a_size_but_makes_none(void **state) {
  (void)state;
  int dim;
  SwShape own = {1, {3}}, kept = {2, {2, -1}}, made = {2, {-1, 3}};
  assert_int_equal(sw_broadcast_to(&own, &kept, 0, NULL, &dim), SW_EXPAND_FITS);
  assert_int_equal(kept.size[1], 3);
  assert_int_equal(sw_broadcast_to(&own, &made, 0, NULL, &dim), SW_EXPAND_NEW_MINUS_ONE);
}

static void a_target_with_fewer_dims_is_refused(void **state) {
  (void)state;
  int dim;
  SwShape own = {2, {1, 3}}, target = {1, {3}};
  assert_int_equal(sw_broadcast_to(&own, &target, 0, NULL, &dim), SW_EXPAND_TOO_FEW_DIMS);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shapes_align_from_the_right),
      cmocka_unit_test(a_shape_without_dims_meets_everything),
      cmocka_unit_test(broadcast_one_with_zero_is_zero),
      cmocka_unit_test(zero_and_two_do_not_meet),
      cmocka_unit_test(the_last_dim_that_disagrees_is_the_one_at_fault),
      cmocka_unit_test(of_three_shapes_the_two_that_disagree_are_named),
      cmocka_unit_test(the_trace_tells_every_dim_from_the_last),
      cmocka_unit_test(a_stretched_dim_has_stride_zero),
      cmocka_unit_test(a_dim_that_stays_one_keeps_its_stride_in_pytorch_only),
      cmocka_unit_test(expanding_is_one_sided),
      cmocka_unit_test(minus_one_keeps_a_size_but_makes_none),
      cmocka_unit_test(a_target_with_fewer_dims_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
