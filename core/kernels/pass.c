#include "kernels/pass.h"

#include "kernels/kernel_convert.h"
#include "kernels/kernel_copy.h"
#include "kernels/kernel_rows.h"
#include "kernels/loop.h"
#include "kernels/small_planes.h"

#define ROOM                                                                                       \
  4096 /* bytes of an operand's tile: all tiles together fit into the first-level cache */
#define ROOMS (2 * SW_LOOP_OPERANDS)
#define SHORT 32                   /* rows of fewer elements are packed into longer ones */
#define BAND  ((int64_t)256 << 10) /* bytes of the result that stay in the second-level cache */
#define LONG  ((int64_t)4096)      /* columns of a band */

#ifdef __x86_64__
/* Bytes from which a result is written past the cache ("streamed", as memcpy() does). It would not
 * stay in the cache until somebody reads it, and a normal write first loads each cache line.
 * Results are computed into a tile and then streamed; that second write pays off only if the
 * operands are at least as large (reads_as_much). */
#define STREAMED ((int64_t)8 << 20)
#else
#define STREAMED INT64_MAX
#endif

/* An operand (or the result) of the pass, and how its tiles are read. */
typedef struct Side {
  SwPlane at; /* its data begins at the present plane or tile */
  int64_t size;
  SwDType from, to; /* conversion; equal: none */
  bool packs;       /* tiles are copied into `room` first */
  bool repeats;     /* each row is one element, read again and again (stride 0) */
  bool in_result;   /* packs into the result's own memory, which the kernel then overwrites */
  bool changes;     /* may change while the plane is computed, so nothing is kept */
  const char *kept; /* a packed tile that later tiles share; the first one has the most rows */
  char *room[2];    /* for the packed tile, and for the converted one */
} Side;

typedef struct Tiles {
  int64_t rows, columns; /* of the plane */
  int64_t most_rows, most_columns;
  Side side[SW_LOOP_OPERANDS]; /* the result, then the operands */
  SwRowKernel kernel;
  char
      *converted; /* of a copy: room for the converted tile if it can't go straight to the result */
  bool streams;   /* the dense result is written past the cache: STREAMED */
  bool is_new;    /* no operand shares memory with the result */
} Tiles;

static int64_t smaller(int64_t a, int64_t b) {
  return a < b ? a : b;
}

static bool converts(const Side *side) {
  return side->from != side->to;
}

/* All rows of the plane follow each other without gaps. */
static bool is_dense(const Tiles *self, const Side *side) {
  return side->at.step == 1 && side->at.row == self->columns;
}

/* Packing transposes: neighbours in memory are in one column, not in one row. */
static bool is_transposed(const Side *side) {
  return side->at.row == 1 && side->at.step != 1;
}

/* The columns of a tile to transpose, about as many as its rows. A square tile is read and written
 * in the longest possible pieces, so that few pages of memory are visited often. */
static int64_t square_columns(int64_t elements) {
  int64_t columns = 16;
  while (columns * columns < elements)
    columns *= 2;
  return columns;
}

/* Decides for all planes which operands are packed, and how large tiles are. */
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
    turned = turned || (side->packs && is_transposed(side));
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
  /* An element that is written twice may be read in between, as in the fold out[0] = in[i] op
   * out[0]. So tiles shrink to a row if only whole rows overlap, and to single elements otherwise.
   */
  if (loop->folds && out->at.row == 0 && out->packs) self->most_rows = 1;
  if (!loop->apart && !(loop->folds && out->at.step != 0)) self->most_rows = self->most_columns = 1;
  for (int k = 0; k < sides; k++) {
    for (int i = 0; i < 1 + converts(&self->side[k]) && self->side[k].packs; i++, memory += room)
      self->side[k].room[i] = memory;
  }
  self->converted = is_copy && converts(&self->side[1]) ? self->side[1].room[1] : NULL;
}

/* Converts `count` elements at `from`; returns where they are now (`from` if nothing changes). */
static const char *convert(const Side *side, int64_t count, const char *from) {
  if (!converts(side)) return from;
  sw_kernel_convert(side->to, side->room[1], side->from, from, (size_t)count);
  return side->room[1];
}

/* The address of a tile packed and converted for the kernel. A tile that is the same for all rows
 * of tiles, such as a broadcast row, is packed once and kept. */
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

/* The rows of an operand's tile for the kernel; `size`: bytes of an element as the kernel reads it.
 */
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
  /* A copy that only converts writes straight into the result if that is dense. */
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

/* Runs the kernel over one plane, tile by tile. */
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

/* Whether some operand is as large as the result: it repeats along no dim. */
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
