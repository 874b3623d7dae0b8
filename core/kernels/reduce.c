#include "kernels/reduce.h"

#include <math.h>
#include <string.h>

#include "kernels/kernel_fold.h"
#include "kernels/product.h"
#include "kernels/sum.h"

#define PARTS  32  /* parts of a row that are reduced side by side, in vectors */
#define MANY   128 /* elements of a row from which parts are faster */
#define NARROW 64  /* bytes of a row of results from which whole rows are combined */

static bool is_reduced(SwDimSet dims, int dim) {
  return dims >> dim & 1;
}

SwShape sw_reduce_shape(const SwShape *shape, SwDimSet dims, bool keepdim) {
  SwShape out = {0};
  for (int dim = 0; dim < shape->ndim; dim++) {
    if (!is_reduced(dims, dim))
      out.size[out.ndim++] = shape->size[dim];
    else if (keepdim)
      out.size[out.ndim++] = 1;
  }
  return out;
}

/* The dense result with the operand's shape: reduced dims have stride 0, so that every element of
 * the operand finds the result that it belongs to. */
static SwLayout walked_with(const SwLayout *in, SwDimSet dims) {
  SwLayout out = {.shape = in->shape};
  int64_t stride = 1;
  for (int dim = in->shape.ndim - 1; dim >= 0; dim--) {
    out.stride[dim] = is_reduced(dims, dim) ? 0 : stride;
    if (!is_reduced(dims, dim)) stride *= in->shape.size[dim];
  }
  return out;
}

/* The reduced dims of `in` (or the others), merged where one stride can walk through both. */
static SwLayout merged_dims(const SwLayout *in, SwDimSet dims, bool reduced) {
  SwLayout out = {.shape = {0}};
  for (int dim = 0; dim < in->shape.ndim; dim++) {
    if (is_reduced(dims, dim) != reduced) continue;
    int last = out.shape.ndim - 1;
    bool joins = last >= 0 && out.stride[last] == in->stride[dim] * in->shape.size[dim];
    if (!joins) out.shape.size[++last] = 1;
    out.shape.size[last] *= in->shape.size[dim];
    out.stride[last] = in->stride[dim];
    out.shape.ndim = last + 1;
  }
  return out;
}

static bool is_nan(SwScalar value) {
  return sw_dtype_is_float(value.dtype) && isnan(value.as.number);
}

/* Whether `value` replaces `best` as the extreme. A NaN does, and is never replaced. */
static bool is_better(SwReduction op, SwScalar value, SwScalar best) {
  if (is_nan(best)) return false;
  if (is_nan(value)) return true;
  bool largest = op == SW_REDUCE_MAX || op == SW_REDUCE_ARGMAX;
  SwBinary compare = largest ? SW_BINARY_GT : SW_BINARY_LT;
  return sw_scalar_binary(compare, value, best).as.integer != 0;
}

/* The result of reducing no elements: 1 for a product, True for ALL, else 0. */
static SwScalar neutral(SwReduction op, SwDType dtype) {
  int64_t value = op == SW_REDUCE_PROD || op == SW_REDUCE_ALL;
  return sw_scalar_cast(sw_scalar_int(SW_INT64, value), op >= SW_REDUCE_ANY ? SW_BOOL : dtype);
}

/* The elementwise operation that combines two elements. */
static SwBinary combining(SwReduction op) {
  static const SwBinary table[] = {
      [SW_REDUCE_SUM] = SW_BINARY_ADD,     [SW_REDUCE_PROD] = SW_BINARY_MUL,
      [SW_REDUCE_MAX] = SW_BINARY_MAXIMUM, [SW_REDUCE_MIN] = SW_BINARY_MINIMUM,
      [SW_REDUCE_ANY] = SW_BINARY_BITOR,   [SW_REDUCE_ALL] = SW_BINARY_BITAND};
  return table[op];
}

/* The result is one of the elements (or its position), not computed from them. */
static bool is_extreme(SwReduction op) {
  return op >= SW_REDUCE_MAX && op <= SW_REDUCE_ARGMIN;
}

static SwScalar combine(SwReduction op, SwScalar so_far, SwScalar value) {
  if (is_extreme(op)) return is_better(op, value, so_far) ? value : so_far;
  return sw_scalar_binary(combining(op), so_far, sw_scalar_cast(value, so_far.dtype));
}

static bool is_numbered(SwReduction op) {
  return op == SW_REDUCE_ARGMAX || op == SW_REDUCE_ARGMIN;
}

/* Computes all results at once with an elementwise fold: out = in op out. For MAX and MIN the first
 * elements are the start, and are then combined with themselves, which changes nothing. */
static void fold(SwReduction op, SwDimSet dims, const SwOperand *out, const SwOperand *in) {
  SwLayout walked = walked_with(in->layout, dims), first = *in->layout;
  SwLayout begun = walked;
  for (int dim = 0; dim < first.shape.ndim; dim++) {
    if (is_reduced(dims, dim)) first.shape.size[dim] = begun.shape.size[dim] = 1;
  }
  SwOperand begin = {out->dtype, &begun, out->data, SW_TORCH};
  if (is_extreme(op))
    sw_elementwise_copy(&begin, &(SwOperand){in->dtype, &first, in->data, SW_TORCH});
  else
    sw_elementwise_fill(&begin, neutral(op, in->dtype));
  sw_elementwise_fold(combining(op), &(SwOperand){out->dtype, &walked, out->data, SW_TORCH}, in);
}

/* Cuts many elements, `step` apart, into PARTS consecutive parts and reduces all of them at once.
 * Returns the number of elements reduced; the caller does the rest. */
static int64_t reduce_parts(SwReduction op, const SwOperand *in, int64_t start, int64_t count,
                            int64_t step, SwScalar *result) {
  double parts[PARTS]; /* of any dtype */
  int64_t each = count / PARTS;
  SwDType dtype = result->dtype;
  SwLayout rows = {{2, {PARTS, each}}, {each * step, step}, start};
  SwLayout begin = {0}; /* fold() uses only the offset of this layout */
  SwOperand out = {dtype, &begin, parts, SW_TORCH}, all = {in->dtype, &rows, in->data, SW_TORCH};
  fold(op, 1 << 1, &out, &all);
  for (int i = 0; i < PARTS; i++)
    *result = combine(op, *result, sw_scalar_load(dtype, parts, i));
  return each * PARTS;
}

/* The result so far. */
typedef struct Best {
  SwScalar value;
  int64_t number; /* position of the extreme, in reading order of the reduced dims */
} Best;

/* Reduces `count` elements, `step` apart from address `start`; `before` elements came earlier. */
static void reduce_row(SwReduction op, const SwOperand *in, int64_t start, int64_t count,
                       int64_t step, int64_t before, Best *best) {
  bool many = count >= MANY && !is_numbered(op);
  int64_t i = many ? reduce_parts(op, in, start, count, step, &best->value) : 0;
  for (; i < count; i++) {
    SwScalar value = sw_scalar_load(in->dtype, in->data, start + i * step);
    if (is_numbered(op) && is_better(op, value, best->value)) best->number = before + i;
    best->value = combine(op, best->value, value);
  }
}

/* Computes one element of the result, from all elements of `run` starting at address `start`. */
static SwScalar reduce_run(SwReduction op, SwDialect dialect, const SwOperand *in,
                           const SwLayout *run, int64_t start) {
  int64_t index[SW_MAX_DIMS] = {0}, count = 0;
  int last = run->shape.ndim - 1;
  int64_t row = last < 0 ? 1 : run->shape.size[last], step = last < 0 ? 0 : run->stride[last];
  SwShape rows = run->shape;
  (void)sw_shape_numel(&rows, &count);
  if (op == SW_REDUCE_PROD && sw_dtype_is_float(in->dtype) && count > 0)
    return sw_product(dialect, in, run, start);
  Best best = {is_extreme(op) ? sw_scalar_load(in->dtype, in->data, start) : neutral(op, in->dtype),
               0};
  if (last >= 0) rows.size[last] = 1;
  for (int64_t i = 0; i < count; i += row) {
    reduce_row(op, in, start + sw_layout_address(run, index), row, step, i, &best);
    (void)sw_shape_advance(&rows, index);
  }
  return is_numbered(op) ? sw_scalar_int(SW_INT64, best.number) : best.value;
}

/* Combines rows of `columns` dense elements, `step` elements apart; `size`: bytes of an element. */
static void fold_rows(SwFoldRows *run, char *out, const char *in, int64_t columns, int64_t rows,
                      int64_t step, int64_t size) {
  int64_t most = sw_fold_rows();
  memcpy(out, in, (size_t)(columns * size));
  for (int64_t row = 1; row < rows; row += most)
    run(out, (ptrdiff_t)columns, in + row * step * size,
        (ptrdiff_t)(rows - row < most ? rows - row : most), (ptrdiff_t)step);
}

/* Reduces with vector kernels if the reduced elements or the kept ones are dense; else false, and
 * nothing is done. Products of floats never: their order matters to the last bit. */
static bool fold_in_kernels(SwReduction op, const SwOperand *out, const SwOperand *in,
                            const SwLayout *run, const SwLayout *kept) {
  bool in_order = op == SW_REDUCE_PROD && sw_dtype_is_float(in->dtype);
  if (run->shape.ndim != 1 || in_order || is_numbered(op) || out->dtype != in->dtype) return false;
  int64_t size = sw_dtype_size(in->dtype), rows = run->shape.size[0], index[SW_MAX_DIMS] = {0};
  int last = kept->shape.ndim - 1;
  int64_t columns = last < 0 ? 1 : kept->shape.size[last], count = 0;
  bool is_dense = run->stride[0] == 1 && rows * size >= 4 * sw_kernel_vector();
  bool is_wide = last >= 0 && kept->stride[last] == 1 && columns * size >= NARROW && rows > 0;
  SwFold fold = sw_kernel_fold(combining(op), in->dtype);
  if (!fold.rows || !(is_dense || is_wide)) return false;
  char *to = out->data;
  SwShape each = kept->shape;
  if (last >= 0) each.size[last] = 1;
  (void)sw_shape_numel(&each, &count);
  for (; count > 0; count--, to += columns * size) {
    const char *from = (const char *)in->data + sw_layout_address(kept, index) * size;
    if (is_dense)
      fold.dense(to, (ptrdiff_t)columns, from, last < 0 ? 0 : (ptrdiff_t)kept->stride[last],
                 (ptrdiff_t)rows);
    else
      fold_rows(fold.rows, to, from, columns, rows, run->stride[0], size);
    (void)sw_shape_advance(&each, index);
  }
  return true;
}

void sw_reduce(SwReduction op, SwDialect dialect, SwDimSet dims, const SwOperand *out,
               const SwOperand *in) {
  if (!out->data || !in->data) return;
  bool floats = sw_dtype_is_float(in->dtype);
  if (op == SW_REDUCE_SUM && floats) {
    SwLayout walked = walked_with(in->layout, dims);
    sw_sum(dialect, &(SwOperand){out->dtype, &walked, out->data, dialect}, in);
    return;
  }
  SwLayout run = merged_dims(in->layout, dims, true), kept = merged_dims(in->layout, dims, false);
  int64_t index[SW_MAX_DIMS] = {0}, count = 0;
  kept.offset = in->layout->offset;
  (void)sw_shape_numel(&kept.shape, &count);
  if (fold_in_kernels(op, out, in, &run, &kept)) return;
  if (count >= PARTS && !is_numbered(op) && !(op == SW_REDUCE_PROD && floats)) {
    fold(op, dims, out, in);
    return;
  }
  for (int64_t i = 0; i < count; i++) {
    SwScalar value = reduce_run(op, dialect, in, &run, sw_layout_address(&kept, index));
    sw_scalar_store(value, out->data, i);
    (void)sw_shape_advance(&kept.shape, index);
  }
}
