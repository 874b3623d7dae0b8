/* The rounding of PyTorch's softmax, which adds with vectors. softmax is written in Python
 * (core/torch/composed), one step after the other; the steps then get their exact values from here.
 */
#include <math.h>

#include "call/arguments.h"
#include "kernels/scalar_functions.h"

#define LANES 16 /* floats in the widest vectors that PyTorch uses */

typedef struct Line {
  int64_t size, step;
  bool is_last; /* the dim is the last one: PyTorch then computes with vectors along it */
} Line;

/* Adds a line as vectors do: lane by lane, then the two halves of the lanes. */
static float add_lanes(const float *line, int64_t size) {
  float lane[LANES];
  for (int64_t i = 0; i < size; i++)
    lane[i % LANES] = i < LANES ? line[i] : lane[i % LANES] + line[i];
  for (int half = LANES / 2; half; half /= 2) {
    for (int i = 0; i < half; i++)
      lane[i] += lane[i + half];
  }
  return lane[0];
}

static float add_line(const float *line, Line self) {
  if (self.is_last && self.size >= LANES) return add_lanes(line, self.size);
  float sum = 0;
  for (int64_t i = 0; i < self.size; i++)
    sum += line[i * self.step];
  return sum;
}

/* Writes the exact values of one line into the steps. `parts` are: differences from the maximum,
 * their exponentials, their sum, the result; for log_softmax the logarithm of the sum comes before
 * the result. */
static void settle_line(float *const parts[], int count, int64_t at, int64_t sum_at, Line self) {
  const float *difference = parts[0] + at;
  float *each = parts[1] + at, *sum = parts[2] + sum_at, *result = parts[count - 1] + at;
  for (int64_t i = 0; i < self.size * self.step; i += self.step)
    each[i] = self.is_last ? sw_exp_single(difference[i]) : (float)exp((double)difference[i]);
  *sum = add_line(each, self);
  if (count == 5) parts[3][sum_at] = (float)log((double)*sum);
  for (int64_t i = 0; i < self.size * self.step; i += self.step)
    result[i] = count == 5     ? difference[i] - parts[3][sum_at]
                : self.is_last ? each[i] * (1 / *sum)
                               : each[i] / *sum;
}

/* Describes the lines that a sum along the call's dim adds up, or over all dims if it is None.
 * False for several dims. */
static bool line_along(SwCall *call, const SwTensor *tensor, Line *out) {
  const SwShape *shape = &tensor->layout.shape;
  int64_t at = 0;
  *out = (Line){sw_tensor_size(tensor), 1, true};
  if (call->args[0].kind == SW_VALUE_NONE || shape->ndim == 0) return true;
  if (sw_value_is_sequence(call->args[0])) return false;
  (void)sw_arg_int(call, 0, &at); /* cannot fail: the caller has checked it */
  if (at < 0) at += shape->ndim;
  *out = (Line){shape->size[at], 1, at == shape->ndim - 1};
  for (int i = shape->ndim - 1; i > at; i--)
    out->step *= shape->size[i];
  return true;
}

static int64_t line_start(Line self, int64_t i) {
  return i / self.step * self.size * self.step + i % self.step;
}

static float *settled(SwValue part) {
  const SwTensor *tensor = part.as.tensor;
  if (sw_tensor_is_laid_out(tensor)) return NULL;
  bool rounds = tensor->dtype == SW_FLOAT32 && sw_layout_is_contiguous(&tensor->layout);
  return rounds ? (float *)(void *)tensor->storage->buffer->data + tensor->layout.offset : NULL;
}

/* settle(dim, *parts), called from Python (composed): replaces the values of the steps in place. */
bool sw_torch_settle_softmax(SwCall *call, SwValue *out) {
  const SwSequence *given = call->args[1].as.sequence;
  const SwTensor *first = given->items[0].as.tensor;
  float *parts[5];
  *out = sw_value_none();
  for (int64_t i = 0; i < given->count; i++) {
    if (!(parts[i] = settled(given->items[i]))) return true;
  }
  Line line;
  (void)line_along(call, first, &line); /* cannot fail: a softmax has one dim */
  int64_t lines = sw_tensor_size(given->items[2].as.tensor);
  for (int64_t i = 0; i < lines; i++)
    settle_line(parts, (int)given->count, line_start(line, i), i, line);
  return true;
}

/* The sum of squares of a short line: four products at a time; each of the rest is fused with its
 * addition. */
static float add_squares(const float *each, Line self) {
  int64_t whole = self.is_last ? self.size / 4 * 4 : self.size;
  float sum = 0;
  for (int64_t i = 0; i < self.size; i++) {
    float x = each[i * self.step];
    sum = i < whole ? sum + x * x : fmaf(x, x, sum);
  }
  return sum;
}

/* settle_squares(dim, input, total), called from Python (composed). Only for short lines: for long
 * ones the order of PyTorch's additions is not known. (Where the input is read in the order of
 * memory, so is the total.) */
bool sw_torch_settle_squares(SwCall *call, SwValue *out) {
  const SwTensor *input = call->args[1].as.tensor;
  const float *each = settled(call->args[1]);
  float *total = settled(call->args[2]);
  Line line;
  *out = sw_value_none();
  if (!each || !line_along(call, input, &line)) return true;
  if (line.is_last && line.size >= LANES) return true;
  for (int64_t i = 0; i < sw_tensor_size(call->args[2].as.tensor); i++)
    total[i] = add_squares(each + line_start(line, i), line);
  return true;
}
