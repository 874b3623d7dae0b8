/* Every reduction of every dtype, over layouts of each kind, against one element after the other.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "kernels/reduce.h"
#include "kernels/sum.h"

#define ROOM 20000

/* Few results of many elements, many of few, rows that lie apart, backwards and on each other. */
static const SwLayout layouts[] = {
    {{1, {1}}, {1}, 3},
    {{1, {131}}, {1}, 0},
    {{1, {1000}}, {-3, 0}, 3000},
    {{2, {5, 45}}, {45, 1}, 0},
    {{2, {3, 700}}, {700, 1}, 5},
    {{2, {3, 700}}, {1, 3}, 0},
    {{2, {700, 3}}, {3, 1}, 0},
    {{2, {70, 130}}, {130, 1}, 0},
    {{2, {70, 130}}, {1, 70}, 0},
    {{2, {70, 130}}, {0, 2}, 0},
    {{3, {5, 1, 300}}, {600, 7, 2}, 1},
    {{3, {12, 13, 14}}, {182, 14, 1}, 0},
    {{3, {12, 13, 14}}, {14, 168, 1}, 0},
    {{4, {3, 5, 40, 2}}, {2, 240, 6, 1}, 0},
};

static double memory[ROOM], results[ROOM];

/* Small numbers, so that sums are exact; zeros of both signs and some NaN among floats. */
static void put_numbers(SwDType dtype, bool nan) {
  for (int64_t i = 0; i < ROOM; i++) {
    int64_t number = i * i * 7 % 31 - (dtype >= SW_INT32 ? 31 : 0);
    SwScalar value = sw_scalar_int(SW_INT64, number);
    if (sw_dtype_is_float(dtype) && number == 0)
      value = sw_scalar_float(SW_FLOAT64, i % 2 ? -0.0 : 0.0);
    if (sw_dtype_is_float(dtype) && nan && i % 97 == 5)
      value = sw_scalar_float(SW_FLOAT64, 0.0 / 0.0);
    sw_scalar_store(sw_scalar_cast(value, dtype), memory, i);
  }
}

static bool is_nan(SwScalar value) {
  return sw_dtype_is_float(value.dtype) && value.as.number != value.as.number;
}

static bool is_true(SwScalar value) {
  return sw_dtype_is_float(value.dtype) ? value.as.number != 0 : value.as.integer != 0;
}

/* Of equal elements the first, and NaN before all. */
static bool beats(bool most, SwScalar value, SwScalar best) {
  if (is_nan(best) || is_nan(value)) return !is_nan(best);
  if (sw_dtype_is_float(value.dtype))
    return most ? value.as.number > best.as.number : value.as.number < best.as.number;
  return most ? value.as.integer > best.as.integer : value.as.integer < best.as.integer;
}

static SwScalar expected(SwReduction op, const SwOperand *in, SwDimSet dims, int64_t *index) {
  SwScalar result = sw_scalar_load(in->dtype, in->data, sw_layout_address(in->layout, index));
  bool truths = op == SW_REDUCE_ANY || op == SW_REDUCE_ALL,
       most = op == SW_REDUCE_MAX || op == SW_REDUCE_ARGMAX;
  SwShape part = in->layout->shape;
  int64_t inside[SW_MAX_DIMS] = {0}, count = 0, best = 0;
  if (truths) result = sw_scalar_int(SW_BOOL, is_true(result));
  for (int dim = 0; dim < part.ndim; dim++)
    if (!(dims >> dim & 1)) part.size[dim] = 1;
  (void)sw_shape_numel(&part, &count);
  for (int64_t i = 1; i < count; i++) {
    int64_t at[SW_MAX_DIMS];
    (void)sw_shape_advance(&part, inside);
    for (int dim = 0; dim < part.ndim; dim++)
      at[dim] = index[dim] + inside[dim];
    SwScalar value = sw_scalar_load(in->dtype, in->data, sw_layout_address(in->layout, at));
    switch (op) {
    case SW_REDUCE_SUM: result = sw_scalar_binary(SW_BINARY_ADD, result, value); break;
    case SW_REDUCE_PROD: result = sw_scalar_binary(SW_BINARY_MUL, result, value); break;
    case SW_REDUCE_ANY: result.as.integer |= is_true(value); break;
    case SW_REDUCE_ALL: result.as.integer &= is_true(value); break;
    default:
      if (!beats(most, value, result)) break;
      result = value;
      best = i;
    }
  }
  return op == SW_REDUCE_ARGMAX || op == SW_REDUCE_ARGMIN ? sw_scalar_int(SW_INT64, best) : result;
}

static bool same(SwScalar a, SwScalar b, bool signs) {
  if (!sw_dtype_is_float(a.dtype)) return a.as.integer == b.as.integer;
  if (is_nan(a) || is_nan(b)) return is_nan(a) && is_nan(b);
  return signs ? memcmp(&a.as, &b.as, sizeof a.as) == 0 : a.as.number == b.as.number;
}

static void check(SwReduction op, SwDialect dialect, SwDimSet dims, const SwOperand *in) {
  bool truths = op == SW_REDUCE_ANY || op == SW_REDUCE_ALL;
  bool numbers = op == SW_REDUCE_ARGMAX || op == SW_REDUCE_ARGMIN;
  SwShape shape = sw_reduce_shape(&in->layout->shape, dims, true);
  SwLayout dense;
  int64_t index[SW_MAX_DIMS] = {0}, count = 0;
  assert_true(sw_layout_contiguous(&shape, &dense));
  (void)sw_shape_numel(&shape, &count);
  SwOperand out = {truths ? SW_BOOL : numbers ? SW_INT64 : in->dtype, &dense, results, SW_TORCH};
  memset(results, 0, sizeof results);
  sw_reduce(op, dialect, dims, &out, in);
  for (int64_t i = 0; i < count; i++) {
    bool signs = op >= SW_REDUCE_MAX; /* sums begin with 0 */
    assert_true(same(sw_scalar_load(out.dtype, results, i), expected(op, in, dims, index), signs));
    (void)sw_shape_advance(&shape, index);
  }
}

static void each(SwReduction first, SwReduction last, bool nan) {
  for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++)
    for (int dtype = 0; dtype < SW_DTYPE_COUNT; dtype++) {
      if (first == SW_REDUCE_SUM && sw_dtype_is_half((SwDType)dtype)) continue; /* round late */
      SwOperand in = {(SwDType)dtype, &layouts[i], memory, SW_TORCH};
      put_numbers(in.dtype, nan);
      for (int op = (int)first; op <= (int)last; op++)
        for (SwDimSet dims = 1; dims < (SwDimSet)1 << layouts[i].shape.ndim; dims++) {
          check((SwReduction)op, SW_TORCH, dims, &in);
          check((SwReduction)op, SW_NUMPY, dims, &in);
        }
    }
}

static void test_sums(void **state) {
  (void)state;
  each(SW_REDUCE_SUM, SW_REDUCE_SUM, false);
}

/* As many dims as there can be, none of which joins another. */
static void test_all_dims(void **state) {
  (void)state;
  SwLayout all = {.shape = {.ndim = SW_MAX_DIMS}};
  for (int dim = 0; dim < SW_MAX_DIMS; dim++) {
    all.shape.size[dim] = 2;
    all.stride[dim] = 3 * (dim + 1);
  }
  SwOperand in = {SW_FLOAT32, &all, memory, SW_TORCH};
  put_numbers(in.dtype, false);
  check(SW_REDUCE_SUM, SW_TORCH, 0x5555, &in);
  check(SW_REDUCE_SUM, SW_NUMPY, 0x5555, &in);
  check(SW_REDUCE_SUM, SW_NUMPY, 0xffff, &in);
}

/* So long that what is carried is carried on. */
static void test_long_sums(void **state) {
  (void)state;
  static const SwLayout row = {{1, {16400}}, {1}, 0};
  for (int dtype = SW_FLOAT32; dtype <= (int)SW_FLOAT64; dtype++) {
    put_numbers((SwDType)dtype, false);
    SwOperand in = {(SwDType)dtype, &row, memory, SW_TORCH};
    check(SW_REDUCE_SUM, SW_TORCH, 1, &in);
    check(SW_REDUCE_SUM, SW_NUMPY, 1, &in);
  }
}

static void test_products_of_integers_wrap(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++)
    for (int dtype = SW_UINT8; dtype <= (int)SW_UINT64; dtype++) {
      SwOperand in = {(SwDType)dtype, &layouts[i], memory, SW_TORCH};
      put_numbers(in.dtype, false);
      for (SwDimSet dims = 1; dims < (SwDimSet)1 << layouts[i].shape.ndim; dims++)
        check(SW_REDUCE_PROD, SW_NUMPY, dims, &in);
    }
}

/* As many side by side as can be. */
static void test_products_of_halves(void **state) {
  (void)state;
  static const SwLayout row = {{1, {131}}, {1}, 0};
  for (int dtype = SW_FLOAT16; dtype <= (int)SW_BFLOAT16; dtype++) {
    SwOperand in = {(SwDType)dtype, &row, memory, SW_TORCH};
    for (int64_t i = 0; i < row.shape.size[0]; i++)
      sw_scalar_store(sw_scalar_float(in.dtype, i % 13 == 0 ? -1 : 1), memory, i);
    check(SW_REDUCE_PROD, SW_TORCH, 1, &in);
    check(SW_REDUCE_PROD, SW_NUMPY, 1, &in);
  }
}

static void test_the_first_of_equal_elements_and_nan_before_all(void **state) {
  (void)state;
  each(SW_REDUCE_MAX, SW_REDUCE_ARGMIN, false);
  each(SW_REDUCE_MAX, SW_REDUCE_ARGMIN, true);
}

static void test_any_and_all(void **state) {
  (void)state;
  each(SW_REDUCE_ANY, SW_REDUCE_ALL, true);
}

/* Where nothing is summed, and no row of the results is dense. */
static void test_kept(void **state) {
  (void)state;
  const SwLayout in = {{2, {3, 2}}, {1, 3}, 0}, out = {{2, {3, 2}}, {2, 1}, 0};
  put_numbers(SW_FLOAT64, false);
  memset(results, 0, sizeof results);
  sw_sum(SW_NUMPY, &(SwOperand){SW_FLOAT64, &out, results, SW_NUMPY},
         &(SwOperand){SW_FLOAT64, &in, memory, SW_NUMPY});
  for (int i = 0; i < 6; i++)
    assert_true(results[i] == memory[i / 2 + i % 2 * 3]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_sums),
      cmocka_unit_test(test_all_dims),
      cmocka_unit_test(test_long_sums),
      cmocka_unit_test(test_products_of_integers_wrap),
      cmocka_unit_test(test_products_of_halves),
      cmocka_unit_test(test_the_first_of_equal_elements_and_nan_before_all),
      cmocka_unit_test(test_any_and_all),
      cmocka_unit_test(test_kept)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
