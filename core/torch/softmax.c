/* Softmax rounds in its own way: where its parts are told one by one, they get its values. */
#include <math.h>

#include "call/arguments.h"
#include "kernels/scalar_functions.h"

#define LANES 16 /* of the widest vectors that PyTorch uses */

typedef struct Line {
  int64_t size, step;
  bool is_last; /* of the dims: then PyTorch computes with vectors along it */
} Line;

/* As vectors add: lane by lane, then halves of the lanes. */
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

/* parts: differences from the maximum, their exponentials, the sum, then for a softmax the result;
 * for its logarithm that of the sum, and the result. */
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

/* settle(dim, *parts) */
bool sw_torch_settle_softmax(SwCall *call, SwValue *out) {
  const SwSequence *given = call->args[1].as.sequence;
  int64_t dim = call->args[0].as.integer;
  float *parts[5];
  *out = sw_value_none();
  for (int64_t i = 0; i < given->count; i++) {
    const SwTensor *part = given->items[i].as.tensor;
    if (part->dtype != SW_FLOAT32 || !sw_layout_is_contiguous(&part->layout)) return true;
    parts[i] = (float *)(void *)part->storage->buffer->data + part->layout.offset;
  }
  const SwShape *shape = &given->items[0].as.tensor->layout.shape;
  Line line = {.size = 1, .step = 1, .is_last = true};
  if (dim < 0) dim += shape->ndim;
  if (shape->ndim) line = (Line){shape->size[dim], 1, dim == shape->ndim - 1};
  for (int i = shape->ndim - 1; i > dim; i--)
    line.step *= shape->size[i];
  int64_t lines = sw_tensor_size(given->items[2].as.tensor);
  for (int64_t i = 0; i < lines; i++)
    settle_line(parts, (int)given->count, i / line.step * line.size * line.step + i % line.step, i,
                line);
  return true;
}
