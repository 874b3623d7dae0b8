#include "kernels/kernel_rows.h"

#include <string.h>

/* A vector of an operand: what repeats, or the end of a row. */
typedef union Vector {
  char bytes[SW_WIDEST];
  uint64_t longs[SW_WIDEST / 8];
} Vector;

/* As many elements of whatever size fill a vector. */
static void repeat(Vector *self, const char *element, uint32_t size) {
  uint64_t value = size == 1 ? *(const uint8_t *)element * UINT64_C(0x0101010101010101)
                   : size == 2
                       ? *(const uint16_t *)(const void *)element * UINT64_C(0x0001000100010001)
                   : size == 4 ? *(const uint32_t *)(const void *)element * UINT64_C(0x100000001)
                               : *(const uint64_t *)(const void *)element;
  for (int i = 0; i < SW_WIDEST / 8; i++)
    self->longs[i] = value;
}

/* Fewer elements than a vector has. */
static void rest_of_row(const SwRowKernel *kernel, size_t count, char *out, const char *const *in,
                        const size_t *step) {
  const char *from[SW_OPERANDS] = {in[0], in[1], in[2]};
  Vector whole[SW_OPERANDS] = {{{0}}}, result;
  for (int k = 0; k < kernel->operands; k++) {
    if (step[k] == 0) continue;
    size_t bytes = count * (step[k] / kernel->lanes);
    for (size_t i = 0; i < bytes; i++)
      whole[k].bytes[i] = in[k][i];
    from[k] = whole[k].bytes;
  }
  kernel->run(1, result.bytes, from[0], 0, from[1], 0, from[2], 0, kernel->mapped);
  for (size_t i = 0; i < count * kernel->out_size; i++)
    out[i] = result.bytes[i];
}

/* So many rows ahead where vectors are wide: what was written in two pieces is read in one only
 * after a while. */
#if SW_HAS_WIDE
#define AHEAD 8
#else
#define AHEAD 1
#endif

static const char *repeated_in(Vector *ahead, const SwRows *operand, size_t row, size_t rows) {
  const char *element = operand->data + (ptrdiff_t)row * operand->row;
  size_t count = row % AHEAD ? 0 : rows - row < AHEAD ? rows - row : AHEAD;
  for (size_t i = 0; i < count; i++, element += operand->row)
    repeat(&ahead[i], element, operand->size);
  return ahead[row % AHEAD].bytes;
}

void sw_kernel_rows(const SwRowKernel *kernel, size_t rows, size_t columns, char *out,
                    ptrdiff_t out_row, const SwRows *operands) {
  size_t vectors = columns / kernel->lanes, rest = columns % kernel->lanes, step[SW_OPERANDS] = {0};
  Vector repeated[SW_OPERANDS][AHEAD];
  const char *in[SW_OPERANDS];
  for (int k = 0; k < SW_OPERANDS; k++) {
    bool read = k < kernel->operands && !operands[k].repeats;
    in[k] = read ? operands[k].data : repeated[k]->bytes;
    step[k] = read ? kernel->lanes * operands[k].size : 0;
  }
  bool whole = kernel->run_rows && (operands[0].repeats || operands[1].repeats);
  if (whole) kernel->run_rows(rows, vectors, out, out_row, operands);
  if (whole && !rest) return;
  for (size_t i = 0; i < rows; i++, out += out_row) {
    for (int k = 0; k < kernel->operands; k++) {
      const char *row = operands[k].data + (ptrdiff_t)i * operands[k].row;
      if (step[k])
        in[k] = row;
      else if (AHEAD == 1)
        repeat(repeated[k], row, operands[k].size);
      else
        in[k] = repeated_in(repeated[k], &operands[k], i, rows);
    }
    if (!whole)
      kernel->run(vectors, out, in[0], step[0], in[1], step[1], in[2], step[2], kernel->mapped);
    if (!rest) continue;
    const char *end[SW_OPERANDS];
    for (int k = 0; k < SW_OPERANDS; k++)
      end[k] = in[k] + vectors * step[k];
    rest_of_row(kernel, rest, out + vectors * kernel->lanes * kernel->out_size, end, step);
  }
}
