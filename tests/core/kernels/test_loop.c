/* What is walked through: how few rows and planes there are, and what has no elements. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/elementwise.h"
#include "kernels/kernel_unary.h"
#include "kernels/loop.h"
#include "kernels/small_planes.h"

static int planes(const SwLayout *const *operands, int64_t *rows, int64_t *columns) {
  SwLoop loop;
  int count = 1;
  sw_loop_init(&loop, 2, operands);
  *rows = loop.size[loop.ndim - 2];
  *columns = loop.size[loop.ndim - 1];
  while (sw_loop_next(&loop, 2))
    count++;
  return count;
}

/* Dims are joined, dropped and ordered: else the results are the same, and slow. */
static void test_loops_are_few(void **state) {
  (void)state;
  static const SwLayout dense = {{4, {2, 3, 1, 5}}, {15, 5, 5, 1}, 0};
  static const SwLayout odd = {{4, {2, 3, 1, 5}}, {15, 5, 99, 1}, 0};
  static const SwLayout turned = {{3, {4, 5, 6}}, {1, 4, 20}, 0};
  static const SwLayout row = {{3, {4, 5, 6}}, {0, 0, 1}, 0},
                        block = {{3, {4, 5, 6}}, {30, 6, 1}, 0};
  static const SwLayout still = {{2, {3, 4}}, {0, 0}, 0}, flat = {{2, {3, 4}}, {4, 1}, 0};
  int64_t rows, columns;
  assert_int_equal(planes((const SwLayout *[]){&dense, &odd}, &rows, &columns), 1);
  assert_int_equal(rows, 1);
  assert_int_equal(columns, 30);
  assert_int_equal(planes((const SwLayout *[]){&turned, &turned}, &rows, &columns), 1);
  assert_int_equal(columns, 120);
  assert_int_equal(planes((const SwLayout *[]){&block, &row}, &rows, &columns), 1);
  assert_int_equal(rows, 20);
  assert_int_equal(columns, 6);
  assert_int_equal(planes((const SwLayout *[]){&block, &turned}, &rows, &columns), 5);
  assert_int_equal(rows, 4); /* the dim in which the other lies dense */
  assert_int_equal(planes((const SwLayout *[]){&still, &flat}, &rows, &columns), 1);
  assert_int_equal(columns, 12 / rows);
}

/* All small planes are computed at once: else the results are the same, and slow. */
static void test_small_planes(void **state) {
  (void)state;
  static const struct {
    SwLayout written;
    bool small;
  } cases[] = {
      {{{3, {3, 3, 3}}, {9, 3, 1}, 0}, true},
      {{{3, {2, 9, 7}}, {63, 7, 1}, 5}, true},
      {{{3, {2, 8, 8}}, {64, 8, 1}, 0}, false},
      {{{3, {2, 10, 7}}, {70, 7, 1}, 0}, false},
      {{{3, {3, 3, 3}}, {9, 4, 1}, 0}, false},
      {{{3, {3, 3, 3}}, {12, 3, 1}, 0}, false},
      {{{1, {7}}, {1}, 0}, false},
  };
  const SwRowKernel kernel = {.run = sw_kernel_unary(SW_UNARY_NEG, SW_FLOAT64),
                              .lanes = (uint32_t)sw_kernel_vector() / 8,
                              .out_size = 8,
                              .operands = 1};
  static double from[512], to[512];
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    SwLayout read = cases[i].written;
    for (int dim = 0; dim + 1 < read.shape.ndim; dim++)
      read.stride[dim] *= 3 - dim; /* so that no dims are joined */
    SwOperand out = {SW_FLOAT64, &cases[i].written, to, SW_TORCH};
    SwOperand in = {SW_FLOAT64, &read, from, SW_TORCH};
    SwLoop loop;
    sw_loop_init(&loop, 2, (const SwLayout *[]){out.layout, in.layout});
    assert_int_equal(sw_small_planes(&kernel, &loop, (const SwOperand *[]){&out, &in}),
                     cases[i].small);
  }
}

/* Found by fuzz_diagnosis: no address is reckoned of what has no elements, however large its
 * strides. */
static void test_empty_of_any_size(void **state) {
  (void)state;
  const int64_t large = INT64_MAX / 2;
  const SwLayout layout = {{3, {1013, 1013, 0}}, {large, large, 1}, 0};
  double kept = 7;
  SwOperand out = {SW_FLOAT64, &layout, &kept, SW_TORCH};
  sw_elementwise_fill(&out, sw_scalar_float(SW_FLOAT64, 3));
  assert_true(kept == 7);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_loops_are_few),
                                     cmocka_unit_test(test_small_planes),
                                     cmocka_unit_test(test_empty_of_any_size)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
