#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "repr/cell.h"
#include "repr/numpy.h"
#include "repr/torch.h"

/* Every expected text was printed by PyTorch 2.15 or NumPy 2.4. */

/* A tensor over memory of the test. Not to be copied: the tensor points into it. */
typedef struct Sample {
  SwTensor tensor;
  SwStorage storage;
  SwBuffer buffer;
} Sample;

static const SwTensor *sample(Sample *self, SwDType dtype, void *data, int ndim, ...) {
  memset(self, 0, sizeof *self);
  self->buffer = (SwBuffer){.refs = 1, .data = data};
  self->storage = (SwStorage){.refs = 1, .buffer = &self->buffer};
  self->tensor.dtype = dtype;
  self->tensor.storage = &self->storage;
  SwShape shape = {.ndim = ndim};
  va_list sizes;
  va_start(sizes, ndim);
  for (int d = 0; d < ndim; d++)
    shape.size[d] = va_arg(sizes, int);
  va_end(sizes);
  assert_true(sw_layout_contiguous(&shape, &self->tensor.layout));
  return &self->tensor;
}

typedef void Printer(const SwTensor *tensor, const SwPrinting *printing, SwText *out);

static void expect(Printer *print, const SwTensor *tensor, const char *expected) {
  SwText text = {0};
  print(tensor, print == sw_repr_torch ? &sw_printing_torch : &sw_printing_numpy, &text);
  assert_false(text.failed);
  assert_string_equal(sw_text_cstr(&text), expected);
  sw_text_free(&text);
}

static void expect_scalar(SwScalar value, const char *repr, const char *str) {
  unsigned char data[8];
  sw_scalar_store(value, data, 0);
  Sample s;
  sample(&s, value.dtype, data, 0);
  s.tensor.is_scalar = true;
  expect(sw_repr_numpy, &s.tensor, repr);
  expect(sw_str_numpy, &s.tensor, str);
}

static void expect_cell(SwDialect dialect, SwScalar value, const char *expected) {
  SwText text = {0};
  sw_repr_cell(dialect, value, &text);
  assert_string_equal(sw_text_cstr(&text), expected);
  sw_text_free(&text);
}

#define F32(...) ((float[]){__VA_ARGS__})
#define F64(...) ((double[]){__VA_ARGS__})

static void count_up(int64_t *data, int count) {
  for (int i = 0; i < count; i++)
    data[i] = i;
}

static void torch_aligns_integers_and_nests_blocks(void **state) {
  (void)state;
  int64_t data[12];
  count_up(data, 12);
  Sample s;
  expect(sw_repr_torch, sample(&s, SW_INT64, data, 3, 2, 2, 3),
         "tensor([[[ 0,  1,  2],\n"
         "         [ 3,  4,  5]],\n"
         "\n"
         "        [[ 6,  7,  8],\n"
         "         [ 9, 10, 11]]])");
  expect(sw_repr_torch, sample(&s, SW_INT64, data + 5, 0), "tensor(5)");
  expect(sw_repr_torch, sample(&s, SW_BOOL, (bool[]){true, false}, 1, 2), "tensor([ True, False])");
}

static void torch_writes_whole_floats_with_a_bare_point(void **state) {
  (void)state;
  Sample s;
  expect(sw_repr_torch, sample(&s, SW_FLOAT32, F32(1, 2, -3), 1, 3), "tensor([ 1.,  2., -3.])");
  expect(sw_repr_torch, sample(&s, SW_FLOAT32, F32(0.5F, 2), 1, 2), "tensor([0.5000, 2.0000])");
  expect(sw_repr_torch, sample(&s, SW_FLOAT32, F32(-0.0F, 1.5F), 1, 2),
         "tensor([-0.0000, 1.5000])");
  expect(sw_repr_torch, sample(&s, SW_FLOAT32, F32(0.1F), 0), "tensor(0.1000)");
}

static void torch_ignores_non_finite_values_when_it_chooses_a_width(void **state) {
  (void)state;
  Sample s;
  expect(sw_repr_torch, sample(&s, SW_FLOAT32, F32(0, (float)NAN, -(float)INFINITY), 1, 3),
         "tensor([0., nan, -inf])");
}

static void torch_turns_to_exponents_beyond_a_ratio_of_1000(void **state) {
  (void)state;
  Sample s;
  expect(sw_repr_torch, sample(&s, SW_FLOAT32, F32(1, 1000), 1, 2), "tensor([   1., 1000.])");
  expect(sw_repr_torch, sample(&s, SW_FLOAT32, F32(1, 1001), 1, 2),
         "tensor([1.0000e+00, 1.0010e+03])");
  expect(sw_repr_torch, sample(&s, SW_FLOAT32, F32(1e-5F, 1), 1, 2),
         "tensor([1.0000e-05, 1.0000e+00])");
}

static void torch_names_dtypes_that_cannot_be_inferred(void **state) {
  (void)state;
  Sample s;
  double zeros[2] = {0};
  expect(sw_repr_torch, sample(&s, SW_UINT8, zeros, 1, 2), "tensor([0, 0], dtype=torch.uint8)");
  expect(sw_repr_torch, sample(&s, SW_FLOAT64, zeros, 1, 2),
         "tensor([0., 0.], dtype=torch.float64)");
}

static void torch_writes_the_size_of_empty_tensors(void **state) {
  (void)state;
  Sample s;
  double none[1] = {0};
  expect(sw_repr_torch, sample(&s, SW_FLOAT32, none, 1, 0), "tensor([])");
  expect(sw_repr_torch, sample(&s, SW_FLOAT32, none, 2, 2, 0), "tensor([], size=(2, 0))");
  expect(sw_repr_torch, sample(&s, SW_INT64, none, 1, 0), "tensor([], dtype=torch.int64)");
  expect(sw_repr_torch, sample(&s, SW_INT32, none, 2, 2, 0),
         "tensor([], size=(2, 0), dtype=torch.int32)");
}

static void torch_fills_lines_of_80_columns(void **state) {
  (void)state;
  int64_t data[30];
  count_up(data, 30);
  Sample s;
  expect(sw_repr_torch, sample(&s, SW_INT64, data, 1, 30),
         "tensor([ 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17,\n"
         "        18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29])");
}

static void a_tensor_of_1000_elements_is_not_summarised_and_one_of_1001_is(void **state) {
  (void)state;
  int64_t data[1001];
  count_up(data, 1001);
  Sample s;
  SwText text = {0};
  sw_repr_torch(sample(&s, SW_INT64, data, 1, 1000), &sw_printing_torch, &text);
  assert_null(strstr(sw_text_cstr(&text), "..."));
  sw_text_free(&text);
  sample(&s, SW_INT64, data, 1, 1001);
  expect(sw_repr_torch, &s.tensor, "tensor([   0,    1,    2,  ...,  998,  999, 1000])");
  expect(sw_repr_numpy, &s.tensor,
         "array([   0,    1,    2, ...,  998,  999, 1000], shape=(1001,))");
  expect(sw_str_numpy, &s.tensor, "[   0    1    2 ...  998  999 1000]");
}

/* 10^12 elements over one cell: what is not shown must not be visited. */
static void an_expanded_tensor_prints_at_once_whatever_its_size(void **state) {
  (void)state;
  int64_t seven = 7;
  Sample s;
  sample(&s, SW_INT64, &seven, 2, 1, 1);
  for (int d = 0; d < 2; d++) {
    s.tensor.layout.shape.size[d] = 1000000;
    s.tensor.layout.stride[d] = 0;
  }
  expect(sw_repr_torch, &s.tensor,
         "tensor([[7, 7, 7,  ..., 7, 7, 7],\n"
         "        [7, 7, 7,  ..., 7, 7, 7],\n"
         "        [7, 7, 7,  ..., 7, 7, 7],\n"
         "        ...,\n"
         "        [7, 7, 7,  ..., 7, 7, 7],\n"
         "        [7, 7, 7,  ..., 7, 7, 7],\n"
         "        [7, 7, 7,  ..., 7, 7, 7]])");
  s.tensor.layout.shape.size[0] = 2;
  expect(sw_repr_numpy, &s.tensor,
         "array([[7, 7, 7, ..., 7, 7, 7],\n"
         "       [7, 7, 7, ..., 7, 7, 7]], shape=(2, 1000000))");
}

static void a_summary_too_large_for_memory_fails_instead_of_hanging(void **state) {
  (void)state;
  int64_t seven = 7;
  Sample s;
  sample(&s, SW_INT64, &seven, 0);
  s.tensor.layout.shape.ndim = SW_MAX_DIMS;
  for (int d = 0; d < SW_MAX_DIMS; d++)
    s.tensor.layout.shape.size[d] = 6;
  SwText text = {0};
  sw_repr_torch(&s.tensor, &sw_printing_torch, &text);
  assert_true(text.failed);
  sw_text_free(&text);
}

static void elements_are_found_through_strides_and_offset(void **state) {
  (void)state;
  int64_t data[6];
  count_up(data, 6);
  Sample s;
  sample(&s, SW_INT64, data, 2, 2, 3);
  s.tensor.layout = sw_layout_permute(&s.tensor.layout, (int[]){1, 0});
  expect(sw_repr_torch, &s.tensor, "tensor([[0, 3],\n        [1, 4],\n        [2, 5]])");
  sample(&s, SW_INT64, data, 1, 4);
  s.tensor.layout.stride[0] = -1;
  s.tensor.layout.offset = 3;
  expect(sw_repr_numpy, &s.tensor, "array([3, 2, 1, 0])");
}

static void numpy_repr_has_commas_and_str_has_spaces(void **state) {
  (void)state;
  int64_t data[12];
  count_up(data, 12);
  Sample s;
  sample(&s, SW_INT64, data, 3, 2, 2, 3);
  expect(sw_repr_numpy, &s.tensor,
         "array([[[ 0,  1,  2],\n"
         "        [ 3,  4,  5]],\n"
         "\n"
         "       [[ 6,  7,  8],\n"
         "        [ 9, 10, 11]]])");
  expect(sw_str_numpy, &s.tensor,
         "[[[ 0  1  2]\n"
         "  [ 3  4  5]]\n"
         "\n"
         " [[ 6  7  8]\n"
         "  [ 9 10 11]]]");
}

static void numpy_aligns_floats_at_the_point(void **state) {
  (void)state;
  Sample s;
  sample(&s, SW_FLOAT64, F64(1, 2.5, -3), 1, 3);
  expect(sw_repr_numpy, &s.tensor, "array([ 1. ,  2.5, -3. ])");
  expect(sw_str_numpy, &s.tensor, "[ 1.   2.5 -3. ]");
  expect(sw_repr_numpy, sample(&s, SW_FLOAT64, F64(0.1, 1.0 / 3.0), 1, 2),
         "array([0.1       , 0.33333333])");
  expect(sw_repr_numpy, sample(&s, SW_FLOAT64, F64(0, (double)NAN, -(double)INFINITY), 1, 3),
         "array([  0.,  nan, -inf])");
}

static void numpy_turns_to_exponents_earlier_for_float32(void **state) {
  (void)state;
  Sample s;
  expect(sw_repr_numpy, sample(&s, SW_FLOAT64, F64(1e8, 1), 1, 2), "array([1.e+08, 1.e+00])");
  expect(sw_repr_numpy, sample(&s, SW_FLOAT64, F64(1e-100, 1), 1, 2), "array([1.e-100, 1.e+000])");
  expect(sw_repr_numpy, sample(&s, SW_FLOAT32, F32(1e6F, 1), 1, 2),
         "array([1.e+06, 1.e+00], dtype=float32)");
  expect(sw_repr_numpy, sample(&s, SW_FLOAT32, F32(999999.5F, 1e3F), 1, 2),
         "array([999999.5,   1000. ], dtype=float32)");
}

static void numpy_prints_true_digits_beyond_the_shortest(void **state) {
  (void)state;
  Sample s;
  expect(sw_repr_numpy, sample(&s, SW_FLOAT64, F64(5e-324, 1.23456789e-5), 1, 2),
         "array([4.94065646e-324, 1.23456789e-005])");
}

static void numpy_moves_a_dtype_that_does_not_fit_to_its_own_line(void **state) {
  (void)state;
  int32_t data[18];
  for (int i = 0; i < 18; i++)
    data[i] = i;
  Sample s;
  expect(sw_repr_numpy, sample(&s, SW_INT32, data, 1, 17),
         "array([ 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16],\n"
         "      dtype=int32)");
  expect(sw_repr_numpy, sample(&s, SW_INT32, data, 1, 18),
         "array([ 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16,\n"
         "       17], dtype=int32)");
}

static void numpy_writes_the_shape_of_empty_arrays(void **state) {
  (void)state;
  Sample s;
  double none[1] = {0};
  expect(sw_repr_numpy, sample(&s, SW_FLOAT64, none, 1, 0), "array([], dtype=float64)");
  expect(sw_repr_numpy, sample(&s, SW_UINT8, none, 2, 0, 3),
         "array([], shape=(0, 3), dtype=uint8)");
  expect(sw_str_numpy, sample(&s, SW_FLOAT64, none, 2, 2, 0), "[]");
}

static void a_numpy_array_without_dims_is_not_a_scalar(void **state) {
  (void)state;
  Sample s;
  sample(&s, SW_FLOAT64, F64(2), 0);
  expect(sw_repr_numpy, &s.tensor, "array(2.)");
  expect(sw_str_numpy, &s.tensor, "2.0");
  expect(sw_repr_numpy, sample(&s, SW_BOOL, (bool[]){true}, 0), "array(True)");
  expect(sw_repr_numpy, sample(&s, SW_BOOL, (bool[]){true}, 1, 1), "array([ True])");
}

static void numpy_scalars_name_their_type_in_repr_only(void **state) {
  (void)state;
  expect_scalar(sw_scalar_int(SW_INT64, 3), "np.int64(3)", "3");
  expect_scalar(sw_scalar_int(SW_BOOL, 1), "np.True_", "True");
  expect_scalar(sw_scalar_float(SW_FLOAT64, 2), "np.float64(2.0)", "2.0");
  expect_scalar(sw_scalar_float(SW_FLOAT64, 1e16), "np.float64(1e+16)", "1e+16");
  expect_scalar(sw_scalar_float(SW_FLOAT32, (double)0.1F), "np.float32(0.1)", "0.1");
  expect_scalar(sw_scalar_float(SW_FLOAT32, (double)1e-4F), "np.float32(1e-04)", "1e-04");
  expect_scalar(sw_scalar_float(SW_FLOAT32, 1e6), "np.float32(1e+06)", "1e+06");
}

static void a_cell_looks_like_a_tensor_of_one_element(void **state) {
  (void)state;
  expect_cell(SW_TORCH, sw_scalar_float(SW_FLOAT32, 2), "2.");
  expect_cell(SW_TORCH, sw_scalar_float(SW_FLOAT32, 0.5), "0.5000");
  expect_cell(SW_TORCH, sw_scalar_float(SW_FLOAT32, (double)1e-5F), "1.0000e-05");
  expect_cell(SW_TORCH, sw_scalar_int(SW_INT64, -7), "-7");
  expect_cell(SW_TORCH, sw_scalar_int(SW_BOOL, 1), "True");
  expect_cell(SW_NUMPY, sw_scalar_float(SW_FLOAT64, 2), "2.");
  expect_cell(SW_NUMPY, sw_scalar_float(SW_FLOAT64, 1.0 / 3.0), "0.33333333");
  expect_cell(SW_NUMPY, sw_scalar_int(SW_BOOL, 1), "True");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(torch_aligns_integers_and_nests_blocks),
      cmocka_unit_test(torch_writes_whole_floats_with_a_bare_point),
      cmocka_unit_test(torch_ignores_non_finite_values_when_it_chooses_a_width),
      cmocka_unit_test(torch_turns_to_exponents_beyond_a_ratio_of_1000),
      cmocka_unit_test(torch_names_dtypes_that_cannot_be_inferred),
      cmocka_unit_test(torch_writes_the_size_of_empty_tensors),
      cmocka_unit_test(torch_fills_lines_of_80_columns),
      cmocka_unit_test(a_tensor_of_1000_elements_is_not_summarised_and_one_of_1001_is),
      cmocka_unit_test(an_expanded_tensor_prints_at_once_whatever_its_size),
      cmocka_unit_test(a_summary_too_large_for_memory_fails_instead_of_hanging),
      cmocka_unit_test(elements_are_found_through_strides_and_offset),
      cmocka_unit_test(numpy_repr_has_commas_and_str_has_spaces),
      cmocka_unit_test(numpy_aligns_floats_at_the_point),
      cmocka_unit_test(numpy_turns_to_exponents_earlier_for_float32),
      cmocka_unit_test(numpy_prints_true_digits_beyond_the_shortest),
      cmocka_unit_test(numpy_moves_a_dtype_that_does_not_fit_to_its_own_line),
      cmocka_unit_test(numpy_writes_the_shape_of_empty_arrays),
      cmocka_unit_test(a_numpy_array_without_dims_is_not_a_scalar),
      cmocka_unit_test(numpy_scalars_name_their_type_in_repr_only),
      cmocka_unit_test(a_cell_looks_like_a_tensor_of_one_element),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
