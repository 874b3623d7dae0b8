#include "kernels/sum_run.h"

#include <stddef.h>

#include "kernels/kernel_copy.h"
#include "tensor/half.h"

#define MAX_LANES 1024 /* sums side by side: few enough that all their levels stay in the cache */
#define PACKED    MAX_LANES

static int64_t smaller(int64_t a, int64_t b) {
  return a < b ? a : b;
}

/* log2 of the rows after which a sum is carried to the next level: 16 rows, more for long dims. */
static int level_power(int64_t rows) {
  int bits = 0;
  while (((int64_t)1 << bits) < rows) /* can't overflow: sw_work() limits rows */
    bits++;
  return bits / SW_LEVELS > 4 ? bits / SW_LEVELS : 4;
}

/* Adds each of `rows` rows of `lanes` elements to `out`. */
static void add_rows(const SwSumRun *self, void *out, const char *in, int64_t rows,
                     int64_t row_stride, int64_t lanes, int64_t lane_stride) {
  double packed[PACKED];
  bool packs = lane_stride != 1;
  int64_t at_once = packs ? PACKED / lanes : rows;
  for (int64_t row = 0; row < rows; row += at_once) {
    int64_t count = smaller(rows - row, at_once);
    SwPlane from = {(char *)(uintptr_t)in + row * row_stride * self->from, row_stride, lane_stride};
    SwPlane to = {(char *)packed, lanes, 1};
    if (packs) sw_copy_plane(self->from, count, lanes, to, from);
    self->read(out, (ptrdiff_t)lanes, packs ? to.data : from.data, (ptrdiff_t)count,
               (ptrdiff_t)(packs ? lanes : row_stride));
  }
}

/* PyTorch's cascade: `lanes` sums side by side, each over `rows` elements `row_stride` apart. Like
 * a counter with 4 digits, a full level is added to the next one and cleared, so that small numbers
 * are not added to a large sum one by one. */
static void cascade(const SwSumRun *self, const char *in, int64_t rows, int64_t row_stride,
                    int64_t lanes, int64_t lane_stride, void *out) {
  double upper[SW_LEVELS - 1][MAX_LANES];
  void *level[SW_LEVELS] = {out, upper[0], upper[1], upper[2]};
  int power = level_power(rows);
  int64_t step = (int64_t)1 << power, row = 0;
  size_t bytes = (size_t)(lanes * self->size);
  int top = 0; /* the highest level in use */
  memset(out, 0, bytes);
  for (;;) {
    int64_t count = smaller(rows - row, step);
    if (count == 0) break;
    add_rows(self, out, in + row * row_stride * self->from, count, row_stride, lanes, lane_stride);
    if (count < step) break;
    row += step;
    for (int up = 1; up < SW_LEVELS; up++) {
      if (up > top) memset(level[top = up], 0, bytes);
      self->add(level[up], (ptrdiff_t)lanes, level[up - 1], 1, 0);
      memset(level[up - 1], 0, bytes);
      if (row & ((step - 1) << (up * power))) break;
    }
  }
  for (int up = 1; up <= top; up++)
    self->add(out, (ptrdiff_t)lanes, level[up], 1, 0);
}

static char *at(const SwSumRun *self, const void *data, int64_t element) {
  return (char *)(uintptr_t)data + element * self->from;
}

/* Adds a sum to an element of the result; a float16 is rounded once more. */
static void deliver(const SwSumRun *self, void *out, const void *sum) {
  if (self->from == self->size)
    self->add(out, 1, sum, 1, 0);
  else
    *(uint16_t *)out = sw_float_half(sw_half_float(*(uint16_t *)out) + *(const float *)sum);
}

/* Adds one sum to `out`, in PyTorch's order: four interleaved cascades, then the elements left
 * over, then the four sums. */
static void sum_one(const SwSumRun *self, void *out, const char *in, int64_t count,
                    int64_t stride) {
  double sums[4];
  int64_t rows = count / 4, done = rows * 4;
  cascade(self, in, rows, 4 * stride, 4, stride, sums);
  self->add(sums, 1, at(self, in, done * stride), (ptrdiff_t)(count - done), (ptrdiff_t)stride);
  self->add(sums, 1, (char *)sums + self->size, 3, 1);
  self->add(out, 1, sums, 1, 0);
}

/* Many sums side by side, in groups as in PyTorch; the columns left over are summed one by one. */
static void sum_columns(const SwSumRun *self, const SwSumWalk *walk, int64_t group, void *out,
                        const void *in) {
  double sums[MAX_LANES];
  int64_t all = walk->size[1], grouped = all / group * group, column = 0;
  bool dense = walk->out[1] == 1;
  while (column < grouped) {
    int64_t lanes = smaller(grouped - column, MAX_LANES);
    cascade(self, at(self, in, column * walk->in[1]), walk->size[0], walk->in[0], lanes,
            walk->in[1], sums);
    if (dense) self->add(at(self, out, column), (ptrdiff_t)lanes, sums, 1, 0);
    for (int64_t lane = 0; lane < lanes; lane++, column++)
      if (!dense)
        self->add(at(self, out, column * walk->out[1]), 1, (char *)sums + lane * self->size, 1, 0);
  }
  for (; column < all; column++)
    sum_one(self, at(self, out, column * walk->out[1]), at(self, in, column * walk->in[1]),
            walk->size[0], walk->in[0]);
}

/* Dim 0 is kept, as in NumPy's x.sum(axis=0) of a C-contiguous matrix. Rows are added to the result
 * one after the other. */
static void add_kept(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in) {
  int64_t rows = walk->size[1], most = sw_fold_rows(), count = 0;
  bool dense = walk->out[0] == 1 && walk->in[0] == 1 && self->from == self->size;
  for (int64_t row = 0; row < rows; row += count) {
    void *to = at(self, out, row * walk->out[1]);
    const void *from = at(self, in, row * walk->in[1]);
    count = dense && walk->out[1] == 0 ? smaller(rows - row, most) : 1;
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

/* PyTorch chooses between vectors along a contiguous summed dim, vectors across a contiguous kept
 * dim, and neither; each adds in another order. */
static void sum_torch(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in) {
  int vector = 32 / (int)self->size; /* sums of an AVX2 register */
  bool rows = walk->in[0] == 1 && walk->size[0] >= vector;
  bool wide = walk->in[1] == 1 && walk->size[1] >= vector;
  if (rows)
    self->rows(out, (ptrdiff_t)walk->out[1], (ptrdiff_t)walk->size[1], in, (ptrdiff_t)walk->in[1],
               (ptrdiff_t)walk->size[0], level_power(walk->size[0] / (4 * vector)));
  else if (wide)
    sum_columns(self, walk, 4 * vector, out, in);
  else
    sum_columns(self, walk, walk->in[0] >= walk->in[1] ? 4 : INT64_MAX, out, in);
}

/* The elements of a pairwise sum in order: evenly apart, or copied from several dims. */
typedef struct Source {
  const char *in;
  int64_t stride;
  const SwSumWalk *walk; /* NULL: evenly apart */
  int64_t at, index[SW_MAX_DIMS + 2];
} Source;

/* Copies the next `count` elements of a source with several dims. */
static void copy(const SwSumRun *self, Source *source, char *to, int64_t count) {
  const SwSumWalk *walk = source->walk;
  int64_t *index = source->index, nowhere = 0;
  for (int64_t more; count > 0; count -= more, to += more * self->from) {
    more = smaller(count, walk->size[0] - index[0]);
    sw_copy_plane(self->from, 1, more, (SwPlane){to, 0, 1},
                  (SwPlane){at(self, source->in, source->at), 0, walk->in[0]});
    index[0] += more - 1;
    source->at += (more - 1) * walk->in[0];
    (void)sw_sum_walk_next(walk, 0, index, &nowhere, &source->at);
  }
}

/* NumPy's pairwise sum of the next `count` elements, written to `out`, which holds 0. More than 128
 * are halved (to a multiple of 8), so that rounding errors grow with log n instead of n. */
static void pairwise(const SwSumRun *self, void *out, Source *source, int64_t count) {
  union {
    float single[8];
    double twice[8];
  } part = {{0}};
  double copied[128];
  int64_t joined = count / 8 * 8, half = count / 2 / 8 * 8, stride = source->stride;
  if (count > 128) {
    pairwise(self, out, source, half);
    pairwise(self, &part, source, count - half);
    self->add(out, 1, &part, 1, 0);
    return;
  }
  const char *in = source->walk ? (const char *)copied : source->in;
  if (source->walk)
    copy(self, source, (char *)copied, count);
  else
    source->in += count * stride * self->from;
  add_rows(self, &part, in, count / 8, 8 * stride, 8, stride);
  if (self->size == sizeof(float))
    *(float *)out = SW_SUM_OF_8(part.single);
  else
    *(double *)out = SW_SUM_OF_8(part.twice);
  self->read(out, 1, at(self, in, joined * stride), (ptrdiff_t)(count - joined), (ptrdiff_t)stride);
}

/* Sums fill by fill, as NumPy's buffer is filled, and adds each sum to the one result. */
static void sum_fills(const SwSumRun *self, const SwSumWalk *walk, const SwSumFill *fill, void *out,
                      const void *in) {
  Source source = {in, 1, walk, 0, {0}};
  int64_t whole = 1, rows = walk->size[fill->dims], count = 0;
  for (int dim = 0; dim < fill->dims; dim++)
    whole *= walk->size[dim];
  for (; rows > 0; rows -= count) {
    double sum = 0;
    count = smaller(rows, fill->rows);
    pairwise(self, &sum, &source, count * whole);
    deliver(self, out, &sum);
  }
}

static void sum_numpy(const SwSumRun *self, const SwSumWalk *walk, void *out, const void *in) {
  bool dense = walk->in[0] == 1 && self->from == self->size;
  for (int64_t row = 0, rows; row < walk->size[1]; row += rows) {
    double sums[SW_FOUR] = {0};
    rows = dense && walk->size[1] - row >= SW_FOUR ? SW_FOUR : 1;
    Source source = {at(self, in, row * walk->in[1]), walk->in[0], NULL, 0, {0}};
    if (rows == SW_FOUR)
      self->four(sums, source.in, (ptrdiff_t)walk->size[0], (ptrdiff_t)walk->in[1]);
    else
      pairwise(self, sums, &source, walk->size[0]);
    for (int64_t i = 0; i < rows; i++)
      deliver(self, at(self, out, (row + i) * walk->out[1]), (char *)sums + i * self->size);
  }
}

void sw_sum_run(const SwSumRun *self, const SwSumWalk *walk, const SwSumFill *fill, void *out,
                const void *in) {
  if (fill->dims > 0)
    sum_fills(self, walk, fill, out, in);
  else if (walk->out[0] != 0)
    add_kept(self, walk, out, in);
  else if (self->torch)
    sum_torch(self, walk, out, in);
  else
    sum_numpy(self, walk, out, in);
}
