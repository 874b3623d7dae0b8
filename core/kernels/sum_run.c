#include "kernels/sum_run.h"

#include <stddef.h>

#include "kernels/kernel_copy.h"

#define LEVELS    4
#define MAX_LANES 256 /* sums that are kept at once: all their levels stay in the cache */
#define PACKED    512
#define ROWS      16 /* that are read at once */

/* After this many rows a sum is carried to the next level: 16, or more for long dims. */
static int64_t level_power(int64_t rows) {
  int64_t bits = 0;
  while (bits < 62 && ((int64_t)1 << bits) < rows)
    bits++;
  return bits / LEVELS > 4 ? bits / LEVELS : 4;
}

/* Adds each of `rows` rows of `lanes` elements to `out`. */
static void add_rows(const SwSumRun *self, void *out, const char *in, int64_t rows,
                     int64_t row_stride, int64_t lanes, int64_t lane_stride) {
  double packed[PACKED];
  bool packs = lane_stride != 1;
  int64_t at_once = packs ? PACKED / lanes : rows;
  for (int64_t row = 0; row < rows; row += at_once) {
    int64_t count = rows - row < at_once ? rows - row : at_once;
    SwPlane from = {(char *)(uintptr_t)in + row * row_stride * self->size, row_stride, lane_stride};
    SwPlane to = {(char *)packed, lanes, 1};
    if (packs) sw_copy_plane(self->size, count, lanes, to, from);
    self->add(out, (ptrdiff_t)lanes, packs ? to.data : from.data, (ptrdiff_t)count,
              (ptrdiff_t)(packs ? lanes : row_stride));
  }
}

/* `lanes` sums side by side, each over `rows` elements `row_stride` apart, in a cascade. */
static void cascade(const SwSumRun *self, const char *in, int64_t rows, int64_t row_stride,
                    int64_t lanes, int64_t lane_stride, void *out) {
  double upper[LEVELS - 1][MAX_LANES];
  void *level[LEVELS] = {out, upper[0], upper[1], upper[2]};
  int64_t power = level_power(rows), step = (int64_t)1 << power, row = 0;
  size_t bytes = (size_t)(lanes * self->size);
  for (int up = 0; up < LEVELS; up++)
    sw_clear(level[up], bytes);
  for (;;) {
    int64_t count = rows - row < step ? rows - row : step;
    add_rows(self, level[0], in + row * row_stride * self->size, count, row_stride, lanes,
             lane_stride);
    if (count < step) break;
    row += step;
    for (int up = 1; up < LEVELS; up++) {
      self->add(level[up], (ptrdiff_t)lanes, level[up - 1], 1, 0);
      sw_clear(level[up - 1], bytes);
      if (row & ((step - 1) << (up * power))) break;
    }
  }
  for (int up = 1; up < LEVELS; up++)
    self->add(level[0], (ptrdiff_t)lanes, level[up], 1, 0);
}

/* One sum over groups of `width` neighbours: four cascades, which `out` has room for, then what is
 * left over, then all joined. */
static void interleaved(const SwSumRun *self, const char *in, int64_t count, int64_t stride,
                        int width, void *out) {
  int64_t rows = count / 4, done = rows * 4;
  size_t bytes = (size_t)(width * self->size);
  cascade(self, in, rows, stride * 4 * width, 4 * width, stride, out);
  add_rows(self, out, in + done * width * stride * self->size, count - done, width * stride, width,
           stride);
  self->add(out, width, (char *)out + bytes, 3, width);
}

/* One sum that is added to `out`; `lanes`: neighbours that an AVX2 register holds, or 1. */
static void one(const SwSumRun *self, void *out, const char *in, int64_t count, int64_t stride,
                int lanes) {
  double sums[4 * 8], sum = 0;
  int64_t groups = count / lanes, done = groups * lanes;
  if (count >= 4) {
    interleaved(self, in, groups, stride, lanes, sums);
    self->add(&sum, 1, in + done * stride * self->size, (ptrdiff_t)(count - done),
              (ptrdiff_t)stride);
    self->add(&sum, 1, (char *)sums, lanes, 1);
  } else {
    self->add(&sum, 1, in, (ptrdiff_t)count, (ptrdiff_t)stride);
  }
  self->add(out, 1, &sum, 1, 0);
}

static char *at(const SwSumRun *self, const void *data, int64_t element) {
  return (char *)(uintptr_t)data + element * self->size;
}

/* Many sums side by side, in groups as PyTorch takes them; the rest one by one. */
static void columns(const SwSumRun *self, const SwSumWalk *walk, int group, void *out,
                    const void *in) {
  double sums[MAX_LANES];
  int64_t all = walk->size[1], grouped = all / group * group, column = 0;
  while (column < grouped) {
    int64_t lanes = grouped - column < MAX_LANES ? grouped - column : MAX_LANES;
    cascade(self, at(self, in, column * walk->in[1]), walk->size[0], walk->in[0], lanes,
            walk->in[1], sums);
    for (int64_t lane = 0; lane < lanes; lane++, column++)
      self->add(at(self, out, column * walk->out[1]), 1, at(self, sums, lane), 1, 0);
  }
  for (; column < all; column++)
    one(self, at(self, out, column * walk->out[1]), at(self, in, column * walk->in[1]),
        walk->size[0], walk->in[0], 1);
}

/* Nothing is summed along dim 0: it stays. Where dim 1 vanishes, its rows are added one after the
 * other. */
static void stays(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in) {
  int64_t rows = walk->size[1], count = 0;
  bool dense = walk->out[0] == 1 && walk->in[0] == 1, folds = dense && walk->out[1] == 0;
  for (int64_t row = 0; row < rows; row += count) {
    void *to = at(self, out, row * walk->out[1]);
    const void *from = at(self, in, row * walk->in[1]);
    count = !folds ? 1 : rows - row < ROWS ? rows - row : ROWS;
    if (dense) {
      self->add(to, (ptrdiff_t)walk->size[0], from, (ptrdiff_t)count, (ptrdiff_t)walk->in[1]);
      continue;
    }
    for (int64_t i = 0; i < walk->size[0]; i++)
      self->add(at(self, to, i * walk->out[0]), 1, at(self, from, i * walk->in[0]), 1, 0);
  }
}

static void sum_torch(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in) {
  int vector = 32 / (int)self->size; /* elements of an AVX2 register */
  bool rows = walk->in[0] == 1 && walk->size[0] >= vector;
  bool wide = walk->in[1] == 1 && walk->size[1] >= vector;
  if (!rows && (wide || walk->in[0] >= walk->in[1])) {
    columns(self, walk, wide ? 4 * vector : 4, out, in);
    return;
  }
  for (int64_t j = 0; j < walk->size[1]; j++)
    one(self, at(self, out, j * walk->out[1]), at(self, in, j * walk->in[1]), walk->size[0],
        walk->in[0], rows ? vector : 1);
}

#define JOIN(part)                                                                                 \
  (((part)[0] + (part)[1]) + ((part)[2] + (part)[3])) +                                            \
      (((part)[4] + (part)[5]) + ((part)[6] + (part)[7]))

/* Adds the sum of `count` elements to `out`, which is 0. */
static void pairwise(const SwSumRun *self, void *out, const char *in, int64_t count,
                     int64_t stride) {
  union {
    float single[8];
    double twice[8];
  } part;
  int64_t joined = count / 8 * 8, half = count / 2 / 8 * 8;
  if (count > 128) {
    part.twice[0] = 0;
    pairwise(self, out, in, half, stride);
    pairwise(self, &part, at(self, in, half * stride), count - half, stride);
    self->add(out, 1, &part, 1, 0);
    return;
  }
  sw_clear(&part, sizeof part);
  if (stride == 1)
    self->add(&part, 8, in, (ptrdiff_t)count / 8, 8);
  else
    add_rows(self, &part, in, count / 8, 8 * stride, 8, stride);
  if (self->size == sizeof(float))
    *(float *)out = JOIN(part.single);
  else
    *(double *)out = JOIN(part.twice);
  if (joined < count)
    self->add(out, 1, at(self, in, joined * stride), (ptrdiff_t)(count - joined),
              (ptrdiff_t)stride);
}

static void sum_numpy(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in) {
  for (int64_t j = 0; j < walk->size[1]; j++) {
    double sum = 0;
    pairwise(self, &sum, at(self, in, j * walk->in[1]), walk->size[0], walk->in[0]);
    self->add(at(self, out, j * walk->out[1]), 1, &sum, 1, 0);
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
