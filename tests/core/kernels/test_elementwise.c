/* Every operation of every dtype, over layouts of each kind, against the functions of one element.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "kernels/elementwise.h"
#include "kernels/kernel_copy.h"

#define ROOM 4096

/* Two operands and what is written, of one shape. */
static const SwLayout layouts[][3] = {
    {{{1, {37}}, {1}, 0}, {{1, {37}}, {1}, 3}, {{1, {37}}, {1}, 0}},
    {{{2, {3, 37}}, {37, 1}, 0}, {{2, {3, 37}}, {0, 1}, 1}, {{2, {3, 37}}, {37, 1}, 0}},
    {{{2, {5, 35}}, {1, 0}, 0}, {{2, {5, 35}}, {0, 1}, 0}, {{2, {5, 35}}, {35, 1}, 0}},
    {{{2, {40, 37}}, {1, 40}, 0}, {{2, {40, 37}}, {37, 1}, 0}, {{2, {40, 37}}, {37, 1}, 0}},
    {{{2, {40, 37}}, {1, 40}, 0}, {{2, {40, 37}}, {1, 40}, 0}, {{2, {40, 37}}, {1, 40}, 0}},
    {{{2, {300, 3}}, {3, 1}, 0}, {{2, {300, 3}}, {0, 1}, 0}, {{2, {300, 3}}, {3, 1}, 0}},
    {{{2, {9, 3}}, {6, 2}, 1}, {{2, {9, 3}}, {-3, -1}, 90}, {{2, {9, 3}}, {8, 2}, 0}},
    {{{3, {4, 1, 9}}, {9, 5, 1}, 0},
     {{3, {4, 1, 9}}, {0, 7, 0}, 5},
     {{3, {4, 1, 9}}, {9, 9, 1}, 0}},
    {{{3, {7, 6, 5}}, {1, 7, 42}, 0},
     {{3, {7, 6, 5}}, {5, 35, 1}, 0},
     {{3, {7, 6, 5}}, {30, 5, 1}, 0}},
    /* More small planes than are computed at once. */
    {{{3, {40, 5, 4}}, {20, 1, 5}, 0},
     {{3, {40, 5, 4}}, {4, 0, 1}, 7},
     {{3, {40, 5, 4}}, {20, 4, 1}, 3}},
    /* Tiles of five rows and of one, of planes whose rows lie apart in what is written. */
    {{{3, {2, 6, 100}}, {600, 100, 1}, 0},
     {{3, {2, 6, 100}}, {100, 0, 1}, 0},
     {{3, {2, 6, 100}}, {1000, 130, 1}, 0}},
    {{{0}, {0}, 2}, {{0}, {0}, 0}, {{0}, {0}, 1}},
    {{{2, {0, 4}}, {4, 1}, 0}, {{2, {0, 4}}, {4, 1}, 0}, {{2, {0, 4}}, {4, 1}, 0}},
};

static double memory[3][ROOM];

static void put_numbers(SwDType dtype, void *data, int64_t factor) {
  for (int64_t i = 0; i < ROOM; i++) {
    int64_t number = i * factor % 29 - (strchr("if", sw_dtype_kind(dtype)) ? 9 : 0);
    sw_scalar_store(sw_scalar_cast(sw_scalar_int(SW_INT64, number), dtype), data, i);
  }
}

static bool same(SwScalar a, SwScalar b) {
  if (!sw_dtype_is_float(a.dtype)) return a.as.integer == b.as.integer;
  return memcmp(&a.as.number, &b.as.number, sizeof a.as.number) == 0 ||
         (a.as.number != a.as.number && b.as.number != b.as.number);
}

static SwScalar at(const SwOperand *operand, const int64_t *index) {
  return sw_scalar_load(operand->dtype, operand->data, sw_layout_address(operand->layout, index));
}

typedef SwScalar Expected(int op, SwScalar a, SwScalar b);

static void compare(const SwOperand *out, const SwOperand *a, const SwOperand *b, int op,
                    Expected *expected) {
  int64_t index[SW_MAX_DIMS] = {0}, numel;
  (void)sw_shape_numel(&out->layout->shape, &numel);
  for (int64_t i = 0; i < numel; i++) {
    assert_true(same(at(out, index), expected(op, at(a, index), at(b, index))));
    (void)sw_shape_advance(&out->layout->shape, index);
  }
}

static SwScalar binary(int op, SwScalar a, SwScalar b) {
  return sw_scalar_binary((SwBinary)op, a, b);
}
static SwScalar unary(int op, SwScalar a, SwScalar b) {
  (void)b;
  return sw_scalar_unary((SwUnary)op, a);
}
static SwScalar converted(int dtype, SwScalar a, SwScalar b) {
  (void)b;
  return sw_scalar_cast(a, (SwDType)dtype);
}
static SwScalar chosen(int op, SwScalar a, SwScalar b) {
  (void)op;
  return a.as.integer ? b : sw_scalar_int(b.dtype, 0);
}

static SwScalar scaled(int scale, SwScalar a, SwScalar b) {
  SwScalar sum = sw_scalar_int(SW_INT64, sw_scalar_integer(a) + scale * sw_scalar_integer(b));
  return sw_scalar_cast(sum, a.dtype);
}

typedef void Check(SwDType dtype, SwOperand *out, SwOperand *a, SwOperand *b);

static void each_layout(Check *check) {
  for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
    for (int dtype = 0; dtype < SW_DTYPE_COUNT; dtype++) {
      SwOperand out = {(SwDType)dtype, &layouts[i][2], memory[0], SW_TORCH};
      SwOperand a = {(SwDType)dtype, &layouts[i][0], memory[1], SW_TORCH};
      SwOperand b = {(SwDType)dtype, &layouts[i][1], memory[2], SW_TORCH};
      put_numbers(a.dtype, memory[1], 7);
      put_numbers(b.dtype, memory[2], 11);
      check((SwDType)dtype, &out, &a, &b);
    }
  }
}

static void check_binary(SwDType dtype, SwOperand *out, SwOperand *a, SwOperand *b) {
  for (int op = 0; op < SW_BINARY_COUNT; op++) {
    if (!sw_binary_exists((SwBinary)op, dtype)) continue;
    out->dtype = sw_binary_compares((SwBinary)op) ? SW_BOOL : dtype;
    sw_elementwise_binary((SwBinary)op, out, a, b);
    compare(out, a, b, op, binary);
  }
}

static void check_unary(SwDType dtype, SwOperand *out, SwOperand *a, SwOperand *b) {
  for (int op = 0; op < SW_UNARY_COUNT; op++) {
    bool integers = op <= SW_UNARY_ABS || op == SW_UNARY_INVERT || op == SW_UNARY_SQUARE;
    if (sw_dtype_is_float(dtype) ? op == SW_UNARY_INVERT : !integers) continue;
    sw_elementwise_unary((SwUnary)op, out, a);
    compare(out, a, b, op, unary);
  }
}

static void check_copy(SwDType dtype, SwOperand *out, SwOperand *a, SwOperand *b) {
  (void)dtype;
  for (int to = 0; to < SW_DTYPE_COUNT; to++) {
    out->dtype = (SwDType)to;
    sw_elementwise_copy(out, a);
    compare(out, a, b, to, converted);
  }
}

static void check_where(SwDType dtype, SwOperand *out, SwOperand *a, SwOperand *b) {
  double zero = 0;
  SwLayout still = {.shape = out->layout->shape};
  SwOperand other = {dtype, &still, &zero, SW_TORCH};
  a->dtype = SW_BOOL;
  put_numbers(SW_BOOL, a->data, 7);
  sw_elementwise_where(out, a, b, &other);
  if (!sw_dtype_is_float(dtype)) compare(out, a, b, 0, chosen);
}

static void check_scaled(SwDType dtype, SwOperand *out, SwOperand *a, SwOperand *b) {
  (void)dtype;
  sw_elementwise_add_scaled(out, a, b, sw_scalar_int(SW_INT64, 3));
  compare(out, a, b, 3, scaled);
}

static void test_binary(void **state) {
  (void)state;
  each_layout(check_binary);
}
static void test_unary(void **state) {
  (void)state;
  each_layout(check_unary);
}
static void test_copy(void **state) {
  (void)state;
  each_layout(check_copy);
}
static void test_where(void **state) {
  (void)state;
  each_layout(check_where);
}

static void test_scaled(void **state) {
  (void)state;
  each_layout(check_scaled);
}

static void check_scaled_once(const float *a, const float *b, float scale) {
  const SwLayout eight = {{1, {8}}, {1}, 0};
  float sums[8];
  SwOperand out = {SW_FLOAT32, &eight, sums, SW_TORCH};
  SwOperand left = {SW_FLOAT32, &eight, (void *)(uintptr_t)a, SW_TORCH};
  SwOperand right = {SW_FLOAT32, &eight, (void *)(uintptr_t)b, SW_TORCH};
  sw_elementwise_add_scaled(&out, &left, &right, sw_scalar_float(SW_FLOAT32, (double)scale));
  for (int i = 0; i < 8; i++)
    assert_true(sums[i] == fmaf(b[i], scale, a[i]));
}

static void test_scaled_once(void **state) {
  (void)state;
  /* Where a sum in double would be rounded to the middle between two float32, and denormal. */
  static const float a[] = {16777218, -16777218, 3, 0x1p-149f, 0, 1e38f, 16777216, 1};
  static const float b[] = {0x1.000002p0f,  -0x1.000002p0f, 0.7f, 0x1p-127f, 5, 3e38f, 1,
                            0x1.fffffep-25f};
  check_scaled_once(a, b, 0x1.fffffcp-1f);
  /* Where it is rounded to the neighbour of that middle, beside what is in doubt. */
  static const float ones[8] = {1, 0, -1, 0, 1, 0, -1, 0};
  static const float products[8] = {0x1.00165ep-24f, 0, -0x1.00165ep-24f, 0,
                                    0x1.00165ep-24f, 0, -0x1.00165ep-24f, 0};
  check_scaled_once(ones, products, 0x1.ffd348p-1f);
}

static void test_nan_wins(void **state) {
  (void)state;
  SwScalar nan = sw_scalar_float(SW_FLOAT64, NAN), one = sw_scalar_float(SW_FLOAT64, 1);
  for (int op = SW_BINARY_MAXIMUM; op <= SW_BINARY_MINIMUM; op++) {
    assert_true(isnan(sw_scalar_binary((SwBinary)op, nan, one).as.number));
    assert_true(isnan(sw_scalar_binary((SwBinary)op, one, nan).as.number));
  }
}

/* Of what has no values nothing is copied. */
static void test_without_values(void **state) {
  (void)state;
  static const SwLayout one = {{1, {1}}, {1}, 0};
  SwOperand none = {SW_FLOAT64, &one, NULL, SW_NUMPY};
  SwOperand half = {SW_FLOAT16, &one, memory[0], SW_NUMPY};
  memory[0][0] = 5;
  sw_elementwise_copy(&half, &none);
  assert_true(memory[0][0] == 5);
}

/* From wherever to wherever, also fewer bytes than there are up to a whole vector. */
static void test_stream(void **state) {
  (void)state;
  char from[80], to[80];
  for (size_t i = 0; i < sizeof from; i++)
    from[i] = (char)i;
  for (size_t at = 0; at < 17; at++) {
    for (size_t size = 0; size < 60; size++) {
      memset(to, 99, sizeof to);
      sw_stream(to + at, from + 2, size);
      sw_streamed();
      assert_memory_equal(to + at, from + 2, size);
      assert_int_equal(to[at + size], 99);
    }
  }
}

/* Results past the cache, whose rows lie apart and one behind the other, of as many elements, dense
 * or turned, or of a single row. */
static void test_past_the_cache(void **state) {
  (void)state;
  enum { ROWS = 140000, COLUMNS = 8 };
  const SwLayout read[] = {{{2, {ROWS, COLUMNS}}, {0, 1}, 0},
                           {{2, {ROWS, COLUMNS}}, {1, ROWS}, 0},
                           {{2, {ROWS, COLUMNS}}, {COLUMNS, 1}, 0}};
  double *sums = calloc(ROWS * (COLUMNS + 1), sizeof *sums);
  double *terms = calloc(ROWS * COLUMNS, sizeof *terms);
  assert_true(sums && terms);
  for (int i = 0; i < ROWS * COLUMNS; i++)
    terms[i] = i;
  for (int apart = 1; apart >= 0; apart--) {
    const SwLayout own = {{2, {ROWS, COLUMNS}}, {COLUMNS + apart, 1}, 0};
    SwOperand out = {SW_FLOAT64, &own, sums, SW_TORCH};
    for (size_t k = 0; k < sizeof read / sizeof *read; k++) {
      SwOperand a = {SW_FLOAT64, &read[k], terms, SW_TORCH};
      memset(sums, 0, ROWS * (COLUMNS + 1) * sizeof *sums);
      sw_elementwise_binary(SW_BINARY_ADD, &out, &a, &a);
      for (int row = 0; row < ROWS; row += 99)
        for (int i = 0; i < COLUMNS + apart; i++) {
          int64_t term = row * read[k].stride[0] + i * read[k].stride[1];
          assert_true(sums[row * own.stride[0] + i] == (i < COLUMNS ? 2 * terms[term] : 0));
        }
    }
  }
  free(sums);
  free(terms);
}

/* A turned operand of more than a band, with rows longer than those of one; then in place. */
static void test_bands(void **state) {
  (void)state;
  enum { ROWS = 33, COLUMNS = 4100 };
  const SwLayout own = {{2, {ROWS, COLUMNS}}, {COLUMNS, 1}, 0};
  const SwLayout turned = {{2, {ROWS, COLUMNS}}, {1, ROWS}, 0};
  float *sums = calloc(ROWS * COLUMNS, sizeof *sums), *a = calloc(ROWS * COLUMNS, sizeof *a);
  assert_true(sums && a);
  for (int i = 0; i < ROWS * COLUMNS; i++)
    a[i] = (float)i;
  SwOperand out = {SW_FLOAT32, &own, sums, SW_TORCH}, dense = {SW_FLOAT32, &own, a, SW_TORCH},
            across = {SW_FLOAT32, &turned, a, SW_TORCH};
  for (int time = 1; time < 3; time++) {
    sw_elementwise_binary(SW_BINARY_ADD, &out, &across, time > 1 ? &out : &dense);
    for (int row = 0; row < ROWS; row++)
      for (int column = 0; column < COLUMNS; column++)
        assert_true(sums[row * COLUMNS + column] ==
                    (float)(row * COLUMNS + column + time * (column * ROWS + row)));
  }
  free(sums);
  free(a);
}

/* Of a dtype that an operation does not exist for, 0. */
static void test_without_function(void **state) {
  (void)state;
  SwScalar number = sw_scalar_float(SW_FLOAT32, 3), integer = sw_scalar_int(SW_INT32, 3);
  assert_false(sw_binary_exists(SW_BINARY_BITAND, SW_FLOAT32));
  assert_true(sw_scalar_double(sw_scalar_binary(SW_BINARY_BITAND, number, number)) == 0);
  assert_int_equal(sw_scalar_integer(sw_scalar_binary(SW_BINARY_DIV, integer, integer)), 0);
  assert_true(sw_scalar_double(sw_scalar_unary(SW_UNARY_INVERT, number)) == 0);
  assert_int_equal(sw_scalar_integer(sw_scalar_unary(SW_UNARY_SQRT, integer)), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_binary),
                                     cmocka_unit_test(test_unary),
                                     cmocka_unit_test(test_copy),
                                     cmocka_unit_test(test_where),
                                     cmocka_unit_test(test_without_function),
                                     cmocka_unit_test(test_scaled),
                                     cmocka_unit_test(test_scaled_once),
                                     cmocka_unit_test(test_stream),
                                     cmocka_unit_test(test_nan_wins),
                                     cmocka_unit_test(test_past_the_cache),
                                     cmocka_unit_test(test_bands),
                                     cmocka_unit_test(test_without_values)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
