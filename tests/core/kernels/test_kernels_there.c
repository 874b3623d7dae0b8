/* Which operations have a kernel for which dtypes. One that is not found costs a reader nothing but
 * time: the same numbers then come of one element after the other. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "kernels/kernel_binary.h"
#include "kernels/kernel_exp.h"
#include "kernels/kernel_fold.h"
#include "kernels/kernel_sum.h"
#include "kernels/kernel_unary.h"

/* NumPy's letters of the dtypes; upper case without sign, but for E: bfloat16. */
typedef struct Row {
  int op;
  const char *dtypes;
} Row;

static void check(const Row *rows, int count, bool is_there(int op, SwDType dtype)) {
  for (int op = 0; op < count; op++) {
    char found[SW_DTYPE_COUNT + 1] = "";
    for (SwDType dtype = 0; dtype < SW_DTYPE_COUNT; dtype++) {
      if (is_there(op, dtype)) strcat(found, sw_dtype_code(dtype));
    }
    const char *dtypes = "";
    for (const Row *row = rows; row->dtypes; row++) {
      if (row->op == op) dtypes = row->dtypes;
    }
    if (strcmp(found, dtypes) != 0) fail_msg("operation %d: of %s, not of %s", op, found, dtypes);
  }
}

static bool has_binary(int op, SwDType dtype) {
  return sw_kernel_binary((SwBinary)op, dtype) != NULL;
}

static bool has_binary_rows(int op, SwDType dtype) {
  return sw_kernel_binary_rows((SwBinary)op, dtype) != NULL;
}

static bool has_unary(int op, SwDType dtype) {
  return sw_kernel_unary((SwUnary)op, dtype) != NULL;
}

static bool has_rows(int op, SwDType dtype) {
  return sw_kernel_fold((SwBinary)op, dtype).rows != NULL;
}

static bool has_dense(int op, SwDType dtype) {
  return sw_kernel_fold((SwBinary)op, dtype).dense != NULL;
}

static void test_of_two(void **state) {
  static const Row rows[] = {
      {SW_BINARY_ADD, "?BbiIlLfd"},
      {SW_BINARY_SUB, "BbiIlLfd"},
      {SW_BINARY_MUL, "?BbiIlLfd"},
      {SW_BINARY_DIV, "fd"},
      {SW_BINARY_MAXIMUM, "lfd"},
      {SW_BINARY_MINIMUM, "lfd"},
      {SW_BINARY_BITAND, "?BbhHiIlL"},
      {SW_BINARY_BITOR, "?BbhHiIlL"},
      {SW_BINARY_BITXOR, "?BbhHiIlL"},
      {SW_BINARY_EQ, "ilfd"},
      {SW_BINARY_NE, "ilfd"},
      {SW_BINARY_LT, "ilfd"}, /* the others with their operands exchanged */
      {SW_BINARY_LE, "ilfd"},
      {0, NULL},
  };
  static const Row repeated[] = {{SW_BINARY_ADD, "fd"},
                                 {SW_BINARY_SUB, "fd"},
                                 {SW_BINARY_MUL, "fd"},
                                 {SW_BINARY_DIV, "fd"},
                                 {SW_BINARY_MAXIMUM, "fd"},
                                 {SW_BINARY_MINIMUM, "fd"},
                                 {0, NULL}};
  check(rows, SW_BINARY_COUNT, has_binary);
  check(repeated, SW_BINARY_COUNT, has_binary_rows);
  (void)state;
}

static void test_of_one(void **state) {
  static const Row rows[] = {{SW_UNARY_NEG, "fd"}, {SW_UNARY_ABS, "fd"},      {SW_UNARY_SQRT, "fd"},
                             {SW_UNARY_EXP, "f"},  {SW_UNARY_NUMPY_EXP, "f"}, {0, NULL}};
  check(rows, SW_UNARY_COUNT, has_unary);
  (void)state;
}

static void test_of_rows(void **state) {
  static const Row rows[] = {{SW_BINARY_ADD, "lLfd"},
                             {SW_BINARY_MUL, "lL"},
                             {SW_BINARY_MAXIMUM, "lfd"},
                             {SW_BINARY_MINIMUM, "lfd"},
                             {SW_BINARY_BITAND, "?"},
                             {SW_BINARY_BITOR, "?"},
                             {0, NULL}};
  /* In the order in which they lie floats are added by kernel_sum.c. */
  static const Row dense[] = {{SW_BINARY_ADD, "lL"},
                              {SW_BINARY_MUL, "lL"},
                              {SW_BINARY_MAXIMUM, "lfd"},
                              {SW_BINARY_MINIMUM, "lfd"},
                              {SW_BINARY_BITAND, "?"},
                              {SW_BINARY_BITOR, "?"},
                              {0, NULL}};
  check(rows, SW_BINARY_COUNT, has_rows);
  check(dense, SW_BINARY_COUNT, has_dense);
  (void)state;
}

/* Where the processor has wide vectors none of the narrow kernels is handed out. */
static void test_that_are_wide(void **state) {
#if SW_HAS_WIDE
  if (!sw_is_wide()) return;
  assert_ptr_equal(sw_kernel_binary(SW_BINARY_ADD, SW_FLOAT32),
                   sw_kernel_binary_wide(SW_BINARY_ADD, SW_FLOAT32));
  assert_ptr_equal(sw_kernel_unary(SW_UNARY_ABS, SW_FLOAT64),
                   sw_kernel_unary_wide(SW_UNARY_ABS, SW_FLOAT64));
  assert_ptr_equal(sw_kernel_map(SW_INT64), sw_kernel_map_wide(SW_INT64));
  assert_ptr_equal(sw_kernel_scaled(SW_FLOAT32), sw_kernel_scaled_wide(SW_FLOAT32));
  assert_ptr_equal(sw_kernel_where(4), sw_kernel_where_wide(4));
  assert_ptr_equal(sw_kernel_exp(SW_UNARY_EXP), sw_kernel_exp_wide(SW_UNARY_EXP));
  assert_ptr_equal(sw_kernel_fold(SW_BINARY_MAXIMUM, SW_INT64).dense,
                   sw_kernel_fold_wide(SW_BINARY_MAXIMUM, SW_INT64).dense);
  for (int twice = 0; twice < 2; twice++) {
    assert_ptr_equal(sw_kernel_sum_four(twice), sw_kernel_sum_four_wide(twice));
    assert_ptr_equal(sw_kernel_sum_rows(twice), sw_kernel_sum_rows_wide(twice));
  }
#endif
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_of_two),
      cmocka_unit_test(test_of_one),
      cmocka_unit_test(test_of_rows),
      cmocka_unit_test(test_that_are_wide),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
