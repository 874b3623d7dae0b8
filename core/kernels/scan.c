#include "kernels/scan.h"

/* Elements converted and scanned at a time. */
#define PIECE 512

/* Scans in place, starting from the value `before`; returns the last one. `rounding`: the dtype to
 * which each step is rounded. */
static double scan_floats(double *line, int64_t count, double before, bool product,
                          SwDType rounding) {
  bool single = rounding == SW_FLOAT32;
  for (int64_t i = 0; i < count; i++) {
    before = product ? before * line[i] : before + line[i];
    if (single)
      before = (float)before;
    else if (rounding != SW_FLOAT64)
      before = sw_scalar_cast(sw_scalar_float(SW_FLOAT64, before), rounding).as.number;
    line[i] = before;
  }
  return before;
}

static uint64_t scan_integers(uint64_t *line, int64_t count, uint64_t before, bool product) {
  for (int64_t i = 0; i < count; i++) {
    before = product ? before * line[i] : before + line[i];
    line[i] = before;
  }
  return before;
}

static SwLayout piece_of(const SwLayout *line, int64_t at, int64_t count) {
  return (SwLayout){.shape = {1, {count}},
                    .stride = {line->stride[0]},
                    .offset = line->offset + at * line->stride[0]};
}

void sw_scan_line(bool product, bool rounds, const SwOperand *to, const SwOperand *from) {
  union {
    double numbers[PIECE];
    uint64_t integers[PIECE];
  } piece;
  bool floats = sw_dtype_is_float(to->dtype);
  /* PyTorch adds in the next wider float. */
  SwDType rounding = rounds ? to->dtype : sw_dtype_is_half(to->dtype) ? SW_FLOAT32 : SW_FLOAT64;
  /* -0. + x is x even for x == -0., so the first element stays as it is. */
  double number = product ? 1 : rounds ? -0.0 : 0.0;
  uint64_t integer = product;
  int64_t size = to->layout->shape.size[0];
  for (int64_t at = 0; at < size; at += PIECE) {
    int64_t count = size - at < PIECE ? size - at : PIECE;
    SwLayout read = piece_of(from->layout, at, count), written = piece_of(to->layout, at, count);
    SwLayout dense = {.shape = {1, {count}}, .stride = {1}};
    SwOperand in = {from->dtype, &read, from->data, SW_TORCH},
              out = {to->dtype, &written, to->data, SW_TORCH};
    SwOperand middle = {floats ? SW_FLOAT64 : SW_INT64, &dense, &piece, SW_TORCH};
    sw_elementwise_copy(&middle, &in);
    if (floats)
      number = scan_floats(piece.numbers, count, number, product, rounding);
    else
      integer = scan_integers(piece.integers, count, integer, product);
    sw_elementwise_copy(&out, &middle);
  }
}
