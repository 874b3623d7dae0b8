#include "kernels/sum_run.h"

#include <stddef.h>

#include "kernels/kernel_copy.h"

#define MAX_LANES 1024 /* sums that are kept at once: all their levels stay in the cache */
#define PACKED    MAX_LANES

static int64_t smaller(int64_t a, int64_t b) {
  return a < b ? a : b;
}

/* After this many rows a sum is carried to the next level: 16, or more for long dims. */
static int level_power(int64_t rows) {
  int bits = 0;
  while (((int64_t)1 << bits) < rows) /* far fewer than there are numbers: sw_work() */
    bits++;
  return bits / SW_LEVELS > 4 ? bits / SW_LEVELS : 4;
}

/* Adds each of `rows` rows of `lanes` elements to `out`; where `pairs`, of twice as many. */
static void add_rows(const SwSumRun *self, void *out, const char *in, int64_t rows,
                     int64_t row_stride, int64_t lanes, int64_t lane_stride, bool pairs) {
  double packed[PACKED];
  bool packs = lane_stride != 1;
  int64_t at_once = packs ? PACKED / lanes : rows;
  for (int64_t row = 0; row < rows; row += at_once) {
    int64_t count = smaller(rows - row, at_once);
    SwPlane from = {(char *)(uintptr_t)in + row * row_stride * self->from, row_stride, lane_stride};
    SwPlane to = {(char *)packed, lanes, 1};
    if (packs) sw_copy_plane(self->from, count, lanes, to, from);
    SwFoldRows *read = pairs ? self->read_pairs : self->read;
    read(out, (ptrdiff_t)lanes, packs ? to.data : from.data, (ptrdiff_t)count,
         (ptrdiff_t)(packs ? lanes : row_stride));
  }
}

/* `lanes` sums side by side, each over `rows` elements `row_stride` apart, in a cascade. */
static void cascade(const SwSumRun *self, const char *in, int64_t rows, int64_t row_stride,
                    int64_t lanes, int64_t lane_stride, bool pairs, void *out) {
  double upper[SW_LEVELS - 1][MAX_LANES];
  void *level[SW_LEVELS] = {out, upper[0], upper[1], upper[2]};
  int power = level_power(rows);
  int64_t step = (int64_t)1 << power, row = 0;
  size_t bytes = (size_t)(lanes * self->size);
  int top = 0; /* of the levels that hold anything */
  sw_clear(out, bytes);
  for (;;) {
    int64_t count = smaller(rows - row, step);
    if (count == 0) break;
    add_rows(self, out, in + row * row_stride * self->from, count, row_stride, lanes, lane_stride,
             pairs);
    if (count < step) break;
    row += step;
    for (int up = 1; up < SW_LEVELS; up++) {
      if (up > top) sw_clear(level[top = up], bytes);
      self->add(level[up], (ptrdiff_t)lanes, level[up - 1], 1, 0);
      sw_clear(level[up - 1], bytes);
      if (row & ((step - 1) << (up * power))) break;
    }
  }
  for (int up = 1; up <= top; up++)
    self->add(out, (ptrdiff_t)lanes, level[up], 1, 0);
}

/* One sum over groups of neighbours that make `width` sums: four cascades, which `out` has room
 * for, then what is left over, then all joined. */
static void interleaved(const SwSumRun *self, const char *in, int64_t count, int64_t stride,
                        int width, bool pairs, void *out) {
  int64_t rows = count / 4, done = rows * 4, group = width * (1 + pairs) * stride;
  size_t bytes = (size_t)(width * self->size);
  cascade(self, in, rows, 4 * group, 4 * width, stride, pairs, out);
  if (done < count)
    add_rows(self, out, in + done * group * self->from, count - done, group, width, stride, pairs);
  self->add(out, width, (char *)out + bytes, 3, width);
}

static char *at(const SwSumRun *self, const void *data, int64_t element) {
  return (char *)(uintptr_t)data + element * self->from;
}

/* PyTorch rounds to a half what it adds to one. */
static void deliver(const SwSumRun *self, void *out, const void *sum) {
  if (!sw_dtype_is_half(self->out)) {
    self->add(out, 1, sum, 1, 0);
    return;
  }
  SwScalar added = sw_scalar_load(SW_FLOAT32, sum, 0), so_far = sw_scalar_load(self->out, out, 0);
  if (self->torch) added = sw_scalar_cast(added, self->out);
  so_far.as.number += added.as.number;
  sw_scalar_store(so_far, out, 0);
}

/* One sum that is added to `out`; `lanes`: neighbours that an AVX2 register holds, of halves, or 1.
 */
static void one(const SwSumRun *self, void *out, const char *in, int64_t count, int64_t stride,
                int lanes) {
  double sums[4 * 8], sum = 0;
  bool pairs = lanes > 1;
  int64_t groups = count / lanes, done = groups * lanes;
  int width = lanes / (1 + pairs);
  if (count >= 4) {
    interleaved(self, in, groups, stride, width, pairs, sums);
    if (done < count)
      self->read(&sum, 1, at(self, in, done * stride), (ptrdiff_t)(count - done),
                 (ptrdiff_t)stride);
    self->add(&sum, 1, (char *)sums, width, 1);
  } else {
    self->read(&sum, 1, in, (ptrdiff_t)count, (ptrdiff_t)stride);
  }
  deliver(self, out, &sum);
}

/* Many sums side by side, in groups as PyTorch takes them; the rest one by one. */
static void columns(const SwSumRun *self, const SwSumWalk *walk, int group, void *out,
                    const void *in) {
  double sums[MAX_LANES];
  int64_t all = walk->size[1], grouped = all / group * group, column = 0;
  bool dense = walk->out[1] == 1 && !sw_dtype_is_half(self->out);
  while (column < grouped) {
    int64_t lanes = smaller(grouped - column, MAX_LANES);
    cascade(self, at(self, in, column * walk->in[1]), walk->size[0], walk->in[0], lanes,
            walk->in[1], false, sums);
    if (dense) self->add(at(self, out, column), (ptrdiff_t)lanes, sums, 1, 0);
    for (int64_t lane = 0; lane < lanes; lane++, column++)
      if (!dense)
        deliver(self, at(self, out, column * walk->out[1]), (char *)sums + lane * self->size);
  }
  for (; column < all; column++)
    one(self, at(self, out, column * walk->out[1]), at(self, in, column * walk->in[1]),
        walk->size[0], walk->in[0], 1);
}

/* Nothing is summed along dim 0: it stays. Where dim 1 vanishes, its rows are added one after the
 * other. */
static void stays(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in) {
  int64_t rows = walk->size[1], most = sw_fold_rows(), count = 0;
  bool dense = walk->out[0] == 1 && walk->in[0] == 1, folds = dense && walk->out[1] == 0;
  dense = dense && self->from == self->size;
  for (int64_t row = 0; row < rows; row += count) {
    void *to = at(self, out, row * walk->out[1]);
    const void *from = at(self, in, row * walk->in[1]);
    count = !folds || !dense ? 1 : smaller(rows - row, most);
    if (dense) {
      self->add(to, (ptrdiff_t)walk->size[0], from, (ptrdiff_t)count, (ptrdiff_t)walk->in[1]);
      continue;
    }
    for (int64_t i = 0; i < walk->size[0]; i++) {
      double sum = 0;
      self->read(&sum, 1, at(self, from, i * walk->in[0]), 1, 0);
      deliver(self, at(self, to, i * walk->out[0]), &sum);
    }
  }
}

static void sum_torch(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in) {
  int vector = 32 / (int)self->from; /* elements of an AVX2 register */
  bool rows = walk->in[0] == 1 && walk->size[0] >= vector;
  bool wide = walk->in[1] == 1 && walk->size[1] >= vector;
  if (!rows && (wide || walk->in[0] >= walk->in[1])) {
    columns(self, walk, wide ? 4 * 32 / (int)self->size : 4, out, in);
    return;
  }
  if (rows && self->from == self->size) {
    self->rows(out, (ptrdiff_t)walk->out[1], (ptrdiff_t)walk->size[1], in, (ptrdiff_t)walk->in[1],
               (ptrdiff_t)walk->size[0], level_power(walk->size[0] / (4 * vector)));
    return;
  }
  for (int64_t j = 0; j < walk->size[1]; j++)
    one(self, at(self, out, j * walk->out[1]), at(self, in, j * walk->in[1]), walk->size[0],
        walk->in[0], rows ? vector : 1);
}

/* Adds the sum of `count` elements to `out`, which is 0. */
static void pairwise(const SwSumRun *self, void *out, const char *in, int64_t count,
                     int64_t stride) {
  union {
    float single[8];
    double twice[8];
  } part = {{0}};
  int64_t joined = count / 8 * 8, half = count / 2 / 8 * 8;
  if (count > 128) {
    pairwise(self, out, in, half, stride);
    pairwise(self, &part, at(self, in, half * stride), count - half, stride);
    self->add(out, 1, &part, 1, 0);
    return;
  }
  add_rows(self, &part, in, count / 8, 8 * stride, 8, stride, false);
  if (self->size == sizeof(float))
    *(float *)out = SW_SUM_OF_8(part.single);
  else
    *(double *)out = SW_SUM_OF_8(part.twice);
  if (joined < count)
    self->read(out, 1, at(self, in, joined * stride), (ptrdiff_t)(count - joined),
               (ptrdiff_t)stride);
}

static void sum_numpy(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in) {
  bool dense = walk->in[0] == 1 && self->from == self->size;
  for (int64_t row = 0, rows; row < walk->size[1]; row += rows) {
    double sums[SW_FOUR] = {0};
    rows = dense && walk->size[1] - row >= SW_FOUR ? SW_FOUR : 1;
    const char *from = at(self, in, row * walk->in[1]);
    if (rows == SW_FOUR)
      self->four(sums, from, (ptrdiff_t)walk->size[0], (ptrdiff_t)walk->in[1]);
    else
      pairwise(self, sums, from, walk->size[0], walk->in[0]);
    for (int64_t i = 0; i < rows; i++)
      deliver(self, at(self, out, (row + i) * walk->out[1]), (char *)sums + i * self->size);
  }
}

void sw_sum_run(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in) {
  if (walk->out[0] != 0)
    stays(self, walk, out, in);
  else if (self->torch)
    sum_torch(self, walk, out, in);
  else
    sum_numpy(self, walk, out, in);
}
