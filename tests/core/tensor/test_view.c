#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tensor/view.h"

static SwLayout contiguous(SwShape shape) {
  SwLayout layout;
  assert_true(sw_layout_contiguous(&shape, &layout));
  return layout;
}

/* Shape (4, 2), strides (1, 4): the storage of view.h. */
static SwLayout transposed(void) {
  SwLayout layout = contiguous((SwShape){2, {2, 4}});
  return sw_layout_permute(&layout, (int[]){1, 0});
}

static bool view(SwLayout layout, SwShape shape, SwTrace *trace, SwLayout *out) {
  return sw_view_strides(&layout, &shape, SW_TORCH, trace, out);
}

static const SwEvent *last_event(const SwTrace *trace) {
  return &trace->events[trace->count - 1];
}

static void a_contiguous_tensor_is_one_chunk_and_takes_any_shape(void **state) {
  (void)state;
  SwLayout layout = contiguous((SwShape){3, {2, 3, 4}}), out;
  SwChunks chunks = sw_view_chunks(&layout, SW_TORCH, NULL);
  assert_int_equal(chunks.count, 1);
  assert_int_equal(chunks.at[0].numel, 24);
  assert_true(view(layout, (SwShape){4, {2, 2, 3, 2}}, NULL, &out));
  assert_int_equal(out.stride[0], 12);
}

static void a_transposed_tensor_has_two_chunks(void **state) {
  (void)state;
  SwLayout layout = transposed();
  SwChunks chunks = sw_view_chunks(&layout, SW_TORCH, NULL);
  assert_int_equal(chunks.count, 2);
  assert_int_equal(chunks.at[0].numel, 2);
  assert_int_equal(chunks.at[0].stride, 4);
  assert_int_equal(chunks.at[1].numel, 4);
}

static void a_view_that_respects_the_cut_fits_although_not_contiguous(void **state) {
  (void)state;
  SwTrace trace = {0};
  SwLayout out;
  assert_true(view(transposed(), (SwShape){3, {2, 2, 2}}, &trace, &out));
  assert_int_equal(out.stride[0], 2);
  assert_int_equal(out.stride[1], 1);
  assert_int_equal(out.stride[2], 4);
  assert_int_equal(last_event(&trace)->id, SW_EV_VIEW_FITS_ALTHOUGH);
  sw_trace_clear(&trace);
}

static void view_of_transposed_is_refused_at_the_cut(void **state) {
  (void)state;
  SwTrace trace = {0};
  SwLayout out;
  assert_false(view(transposed(), (SwShape){2, {2, 4}}, &trace, &out));
  const SwEvent *event = last_event(&trace);
  assert_int_equal(event->id, SW_EV_STRADDLE);
  assert_int_equal(event->fact[0], 1); /* the new dim */
  assert_int_equal(event->fact[1], 4); /* its size */
  assert_int_equal(event->fact[3], 2); /* what the chunk holds */
  sw_trace_clear(&trace);
}

/* torch.arange(12).view(3, 4).t().view(6, 2): row 0 is (0, 4), row 1 is (8, 1). */
static void a_size_that_does_not_divide_its_chunk_straddles_the_cut(void **state) {
  (void)state;
  SwTrace trace = {0};
  SwLayout layout = {.shape = {2, {4, 3}}, .stride = {1, 4}}, out;
  assert_false(view(layout, (SwShape){2, {6, 2}}, &trace, &out));
  const SwEvent *event = last_event(&trace);
  assert_int_equal(event->id, SW_EV_STRADDLE_UNEVEN);
  assert_int_equal(event->fact[0], 1); /* the new dim */
  assert_int_equal(event->fact[2], 2); /* elements of its row */
  assert_int_equal(event->fact[3], 3); /* what the chunk holds */
  assert_int_equal(event->fact[4], 0); /* the old dim behind the cut */
  sw_trace_clear(&trace);
}

static void the_refinement_of_a_refused_view_fits(void **state) {
  (void)state;
  SwLayout layout = transposed(), out;
  SwShape refined;
  assert_true(sw_view_refine(&layout, &(SwShape){1, {8}}, SW_TORCH, &refined));
  assert_int_equal(refined.ndim, 2);
  assert_true(view(layout, refined, NULL, &out));
}

static void without_a_refinement_the_chunks_themselves_are_the_shape(void **state) {
  (void)state;
  SwLayout layout = contiguous((SwShape){2, {3, 4}});
  SwLayout turned = sw_layout_permute(&layout, (int[]){1, 0});
  SwShape refined;
  assert_false(sw_view_refine(&turned, &(SwShape){2, {6, 2}}, SW_TORCH, &refined));
  assert_true(sw_shape_equal(&refined, &(SwShape){2, {4, 3}}));
}

static void an_expanded_dim_is_a_chunk_of_its_own_and_can_be_split(void **state) {
  (void)state;
  SwLayout layout = {{2, {6, 4}}, {0, 1}, 0}, out;
  assert_true(view(layout, (SwShape){3, {2, 3, 4}}, NULL, &out));
  assert_int_equal(out.stride[0], 0);
  assert_int_equal(out.stride[1], 0);
  assert_false(view(layout, (SwShape){1, {24}}, NULL, &out));
}

static void a_number_can_be_viewed_with_any_dims_of_size_one(void **state) {
  (void)state;
  SwLayout out;
  assert_true(view((SwLayout){0}, (SwShape){2, {1, 1}}, NULL, &out));
  assert_int_equal(out.stride[0], 1);
}

static void an_empty_tensor_can_be_viewed_as_any_empty_shape(void **state) {
  (void)state;
  SwLayout out;
  assert_true(view(contiguous((SwShape){2, {0, 3}}), (SwShape){3, {5, 0, 7}}, NULL, &out));
}

static void minus_one_becomes_what_is_left(void **state) {
  (void)state;
  SwShape shape = {2, {-1, 4}};
  assert_int_equal(sw_view_infer(12, &shape, NULL), SW_SHAPE_FITS);
  assert_int_equal(shape.size[0], 3);
}

static void problem(int64_t numel, SwShape shape, SwShapeProblem expected) {
  assert_int_equal(sw_view_infer(numel, &shape, NULL), expected);
}

static void shapes_that_cannot_be_are_told_apart(void **state) {
  (void)state;
  problem(12, (SwShape){2, {-1, -1}}, SW_SHAPE_TWO_UNKNOWN);
  problem(12, (SwShape){2, {-2, 6}}, SW_SHAPE_INVALID);
  problem(12, (SwShape){2, {-1, 5}}, SW_SHAPE_INDIVISIBLE);
  problem(12, (SwShape){2, {-1, 0}}, SW_SHAPE_INDIVISIBLE);
  problem(0, (SwShape){2, {-1, 0}}, SW_SHAPE_AMBIGUOUS);
  problem(12, (SwShape){2, {3, 5}}, SW_SHAPE_COUNT);
}

static void a_count_that_overflows_matches_nothing(void **state) {
  (void)state;
  problem(0, (SwShape){2, {INT64_MAX, INT64_MAX}}, SW_SHAPE_COUNT);
  problem(0, (SwShape){3, {INT64_MAX, INT64_MAX, 0}}, SW_SHAPE_FITS);
}

static void what_stands_before_all_elements_stays_in_a_refinement(void **state) {
  (void)state;
  SwShape refined;
  assert_true(sw_view_refine(&(SwLayout){{2, {2, 2}}, {1, 2}, 0}, &(SwShape){3, {1, 4, 1}},
                             SW_TORCH, &refined));
  assert_true(sw_shape_equal(&refined, &(SwShape){4, {1, 2, 2, 1}}));
}

static void a_cut_is_no_dim_where_there_are_too_many(void **state) {
  (void)state;
  SwLayout turned = {{2, {2, 2}}, {1, 2}, 0};
  SwShape asked = {SW_MAX_DIMS, {4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}}, refined;
  assert_false(sw_view_refine(&turned, &asked, SW_TORCH, &refined));
  asked.ndim--;
  assert_true(sw_view_refine(&turned, &asked, SW_TORCH, &refined));
  assert_int_equal(refined.ndim, SW_MAX_DIMS);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_stands_before_all_elements_stays_in_a_refinement),
      cmocka_unit_test(a_cut_is_no_dim_where_there_are_too_many),
      cmocka_unit_test(a_contiguous_tensor_is_one_chunk_and_takes_any_shape),
      cmocka_unit_test(a_transposed_tensor_has_two_chunks),
      cmocka_unit_test(a_view_that_respects_the_cut_fits_although_not_contiguous),
      cmocka_unit_test(view_of_transposed_is_refused_at_the_cut),
      cmocka_unit_test(a_size_that_does_not_divide_its_chunk_straddles_the_cut),
      cmocka_unit_test(the_refinement_of_a_refused_view_fits),
      cmocka_unit_test(without_a_refinement_the_chunks_themselves_are_the_shape),
      cmocka_unit_test(an_expanded_dim_is_a_chunk_of_its_own_and_can_be_split),
      cmocka_unit_test(a_number_can_be_viewed_with_any_dims_of_size_one),
      cmocka_unit_test(an_empty_tensor_can_be_viewed_as_any_empty_shape),
      cmocka_unit_test(minus_one_becomes_what_is_left),
      cmocka_unit_test(shapes_that_cannot_be_are_told_apart),
      cmocka_unit_test(a_count_that_overflows_matches_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
