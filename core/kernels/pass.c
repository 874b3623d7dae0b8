#include "kernels/pass.h"

#include "kernels/kernel_convert.h"
#include "kernels/kernel_copy.h"
#include "kernels/kernel_rows.h"
#include "kernels/loop.h"
#include "kernels/small_planes.h"

#define ROOM  4096 /* bytes of a tile of one operand: all of them stay in the first-level cache */
#define ROOMS (2 * SW_LOOP_OPERANDS)
#define SHORT 32                   /* rows of fewer elements are packed into longer ones */
#define BAND  ((int64_t)256 << 10) /* bytes of the result that stay in the second-level cache */
#define LONG  ((int64_t)4096)      /* columns of a band */

#ifdef __x86_64__
/* Bytes of a result that will not be in the cache when it is read: it would only be read into it
 * before it is written, as memcpy() knows too. Where less is read than written that costs less than
 * to write twice. */
#define STREAMED ((int64_t)8 << 20)
#else
#define STREAMED INT64_MAX
#endif

/* An operand in the present plane. */
typedef struct Side {
  SwPlane at; /* its data begins at the present plane or tile */
  int64_t size;
  SwDType from, to; /* of a conversion */
  bool packs, repeats;
  bool in_result;   /* what is packed lies where the result will, until it is computed */
  bool changes;     /* while the plane is computed */
  const char *kept; /* where a tile lies that is the same for all; the first has the most rows */
  char *room[2];
} Side;

typedef struct Tiles {
  int64_t rows, columns; /* of the plane */
  int64_t most_rows, most_columns;
  Side side[SW_LOOP_OPERANDS]; /* the result, then the operands */
  SwRowKernel kernel;
  char *converted; /* the room for it of a copy */
  bool streams;    /* the result, dense, past the cache */
  bool is_new;     /* no operand lies in the memory of the result */
} Tiles;

static int64_t smaller(int64_t a, int64_t b) {
  return a < b ? a : b;
}

static bool converts(const Side *side) {
  return side->from != side->to;
}

/* All rows of the plane lie one behind the other. */
static bool is_dense(const Tiles *self, const Side *side) {
  return side->at.step == 1 && side->at.row == self->columns;
}

static bool turns(const Side *side) {
  return side->at.row == 1 && side->at.step != 1;
}

/* Nearly as many columns as rows: what is turned is read and written in pieces as long as can be,
 * so that few pages of memory are visited often. */
static int64_t square_columns(int64_t elements) {
  int64_t columns = 16;
  while (columns * columns < elements)
    columns *= 2;
  return columns;
}

/* How each operand is read in all planes, and how large a tile may be. */
static void plan(Tiles *self, int sides, const SwLoop *loop, char *memory) {
  const Side *out = &self->side[0];
  bool turned = false, is_copy = !self->kernel.run;
  int64_t widest = 1;
  int rooms = 0;
  for (int k = 0; k < sides; k++) {
    Side *side = &self->side[k];
    bool is_short = self->columns < SHORT && self->rows > 1 && !is_dense(self, side);
    bool single = side->at.step == 0 && side->at.row == 0 && k > 0;
    side->changes = !loop->apart;
    side->repeats =
        side->at.step == 0 && k > 0 && !(self->kernel.run_rows && k > 1 && self->side[1].repeats);
    side->packs = converts(side) || (!is_copy && !single && is_short) ||
                  (!is_copy && side->at.step != 1 && !side->repeats);
    side->packs = side->packs || (k == 0 && self->streams);
    if (side->packs) side->repeats = false;
    turned = turned || (side->packs && turns(side));
    rooms += side->packs ? 1 + converts(side) : 0;
    widest = converts(side) ? 8 : side->size > widest ? side->size : widest;
  }
  int64_t room = turned && rooms == 1 ? ROOMS * ROOM : ROOM, elements = room / widest;
  int64_t columns = turned ? square_columns(elements) : elements;
  bool in_result = turned && rooms == 1 && self->is_new;
  for (int k = 1; k < sides; k++) {
    Side *side = &self->side[k];
    side->in_result = in_result && side->packs && side->size == out->size && out->size >= 4;
    if (side->in_result) columns = LONG, elements = BAND / side->size;
  }
  self->most_columns = rooms ? smaller(self->columns, columns) : self->columns;
  self->most_rows = rooms ? elements / self->most_columns : self->rows;
  /* What is written twice may be read in between: one element after the other, or row after row. */
  if (loop->folds && out->at.row == 0 && out->packs) self->most_rows = 1;
  if (!loop->apart && !(loop->folds && out->at.step != 0)) self->most_rows = self->most_columns = 1;
  for (int k = 0; k < sides; k++) {
    for (int i = 0; i < 1 + converts(&self->side[k]) && self->side[k].packs; i++, memory += room)
      self->side[k].room[i] = memory;
  }
  self->converted = is_copy && converts(&self->side[1]) ? self->side[1].room[1] : NULL;
}

static const char *convert(const Side *side, int64_t count, const char *from) {
  if (!converts(side)) return from;
  sw_kernel_convert(side->to, side->room[1], side->from, from, (size_t)count);
  return side->room[1];
}

/* A tile as the kernel reads it. */
static const char *pack(Side *side, int64_t rows, int64_t columns, bool whole_rows) {
  bool same = !side->changes && side->at.row == 0 && (whole_rows || side->at.step == 0);
  if (same && side->kept) return side->kept;
  const char *from = side->at.data;
  if (side->at.step != 1 || (side->at.row != columns && rows > 1)) {
    SwPlane room = {side->room[0], columns, 1};
    sw_copy_plane(side->size, rows, columns, room, side->at);
    from = side->room[0];
  }
  from = convert(side, rows * columns, from);
  side->kept = same ? from : NULL;
  return from;
}

static SwRows rows_of(Side *side, const SwPlane *out, uint32_t size, int64_t rows, int64_t columns,
                      bool whole_rows) {
  if (side->in_result) {
    sw_copy_plane(side->size, rows, columns, *out, side->at);
    return (SwRows){out->data, (ptrdiff_t)(out->row * size), size, false};
  }
  if (side->packs) {
    const char *data = pack(side, rows, columns, whole_rows);
    return (SwRows){data, (ptrdiff_t)(columns * size), size, false};
  }
  return (SwRows){side->at.data, (ptrdiff_t)(side->at.row * size), size, side->repeats};
}

static void run_tile(Tiles *self, const SwDType *reads, int64_t rows, int64_t columns) {
  Side *out = &self->side[0];
  SwRows operands[SW_OPERANDS];
  SwPlane from = {out->packs ? out->room[0] : out->at.data, out->packs ? columns : out->at.row, 1};
  bool whole_rows = columns == self->columns, dense = from.row == columns || rows == 1;
  bool is_copy = !self->kernel.run, lies_dense = out->at.row == columns || rows == 1;
  /* What is only converted is so where it is to lie. */
  if (is_copy)
    self->side[1].room[1] = lies_dense && out->at.step == 1 ? out->at.data : self->converted;
  for (int k = 0; k < self->kernel.operands; k++) {
    uint32_t size = (uint32_t)sw_dtype_size(reads[k]);
    operands[k] = rows_of(&self->side[k + 1], &from, size, rows, columns, whole_rows);
    int64_t row = operands[k].repeats ? 0 : columns * size;
    dense = dense && (operands[k].row == row || rows == 1);
  }
  if (!is_copy) {
    sw_kernel_rows(&self->kernel, (size_t)(dense ? 1 : rows),
                   (size_t)(dense ? rows * columns : columns), from.data,
                   (ptrdiff_t)(from.row * self->kernel.out_size), operands);
    if (!out->packs) return;
    from.data = (char *)(uintptr_t)convert(out, rows * columns, from.data);
    if (self->streams && lies_dense) {
      sw_stream(out->at.data, from.data, (size_t)(rows * columns * out->size));
      return;
    }
  } else {
    const Side *in = &self->side[1];
    from = in->packs ? (SwPlane){(char *)(uintptr_t)operands[0].data, columns, 1} : in->at;
    if (converts(in) && from.data == out->at.data) return;
  }
  sw_copy_plane(out->size, rows, columns, out->at, from);
}

static void run_plane(Tiles *self, const SwPass *pass, int sides) {
  char *begin[SW_LOOP_OPERANDS];
  for (int k = 0; k < sides; k++) {
    begin[k] = self->side[k].at.data;
    self->side[k].kept = NULL;
  }
  for (int64_t row = 0; row < self->rows; row += self->most_rows) {
    int64_t rows = smaller(self->rows - row, self->most_rows);
    for (int64_t column = 0; column < self->columns; column += self->most_columns) {
      for (int k = 0; k < sides; k++) {
        Side *side = &self->side[k];
        side->at.data = begin[k] + (row * side->at.row + column * side->at.step) * side->size;
      }
      run_tile(self, pass->reads, rows, smaller(self->columns - column, self->most_columns));
    }
  }
}

static int64_t bytes_written(const SwLoop *loop, int64_t size) {
  for (int dim = 0; dim < loop->ndim; dim++)
    size *= loop->size[dim];
  return size;
}

/* An operand that is not repeated along any dim. */
static bool reads_as_much(const SwLoop *loop, int sides) {
  bool any = false;
  for (int k = 1; k < sides; k++) {
    bool all = true;
    for (int dim = 0; dim < loop->ndim; dim++)
      all = all && (loop->stride[k][dim] != 0 || loop->size[dim] == 1);
    any = any || all;
  }
  return any;
}

void sw_pass(const SwPass *self, const SwOperand *out, const SwOperand *const *in) {
  const SwOperand *operands[SW_LOOP_OPERANDS] = {out};
  const SwLayout *layouts[SW_LOOP_OPERANDS] = {out->layout};
  double memory[ROOMS * ROOM / sizeof(double)];
  int sides = self->operands + 1;
  SwLoop loop;
  Tiles tiles;
  for (int k = 1; k < sides; k++) {
    operands[k] = in[k - 1];
    layouts[k] = in[k - 1]->layout;
    if (!operands[k]->data) return;
  }
  if (!out->data) return;
  sw_loop_init(&loop, sides, layouts);
  if (loop.empty) return;
  tiles.is_new = loop.apart;
  tiles.rows = loop.size[loop.ndim - 2];
  tiles.columns = loop.size[loop.ndim - 1];
  tiles.kernel =
      (SwRowKernel){self->kernel,
                    self->rows,
                    self->mapped,
                    (uint32_t)(sw_kernel_vector() / sw_dtype_size(self->reads[self->operands - 1])),
                    (uint32_t)sw_dtype_size(self->written),
                    self->operands};
  bool all_same = self->kernel != NULL;
  for (int k = 0; k < sides; k++) {
    Side *side = &tiles.side[k];
    SwDType own = operands[k]->dtype;
    side->at.row = loop.stride[k][loop.ndim - 2];
    side->at.step = loop.stride[k][loop.ndim - 1];
    side->size = sw_dtype_size(own);
    side->from = k ? own : self->written;
    side->to = k ? self->reads[k - 1] : own;
    tiles.is_new = tiles.is_new && (k == 0 || operands[k]->data != out->data);
    all_same = all_same && !converts(side);
  }
  if (all_same && sw_small_planes(&tiles.kernel, &loop, operands)) return;
  tiles.streams = tiles.kernel.run && loop.apart && tiles.side[0].at.step == 1 &&
                  bytes_written(&loop, tiles.side[0].size) >= STREAMED &&
                  reads_as_much(&loop, sides);
  plan(&tiles, sides, &loop, (char *)memory);
  do {
    for (int k = 0; k < sides; k++)
      tiles.side[k].at.data = (char *)operands[k]->data + loop.address[k] * tiles.side[k].size;
    run_plane(&tiles, self, sides);
  } while (sw_loop_next(&loop, 2));
  if (tiles.streams) sw_streamed();
}
