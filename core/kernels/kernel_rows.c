#include "kernels/kernel_rows.h"

#include <string.h>

/* One vector of an operand: an element that repeats, or the padded end of a row. */
typedef union Vector {
  char bytes[SW_WIDEST];
  uint64_t longs[SW_WIDEST / 8];
} Vector;

/* Fills a vector with an element of 1, 2, 4 or 8 bytes. */
static const char *repeat(Vector *self, const char *element, uint32_t size) {
  uint64_t value = size == 1 ? *(const uint8_t *)element * UINT64_C(0x0101010101010101)
                   : size == 2
                       ? *(const uint16_t *)(const void *)element * UINT64_C(0x0001000100010001)
                   : size == 4 ? *(const uint32_t *)(const void *)element * UINT64_C(0x100000001)
                               : *(const uint64_t *)(const void *)element;
  for (int i = 0; i < SW_WIDEST / 8; i++)
    self->longs[i] = value;
  return self->bytes;
}

/* The end of a row: `call` is where its last whole vector ended. */
static void rest_of_row(const SwRowKernel *kernel, size_t count, SwKernelCall call) {
  Vector padded[SW_OPERANDS] = {{{0}}}, result;
  char *out = call.out;
  for (int k = 0; k < kernel->operands; k++) {
    if (call.step[k] == 0) continue;
    size_t bytes = count * (call.step[k] / kernel->lanes);
    for (size_t i = 0; i < bytes; i++)
      padded[k].bytes[i] = call.in[k][i];
    call.in[k] = padded[k].bytes;
  }
  call.vectors = 1;
  call.out = result.bytes;
  kernel->run(&call);
  for (size_t i = 0; i < count * kernel->out_size; i++)
    out[i] = result.bytes[i];
}

void sw_kernel_rows(const SwRowKernel *kernel, size_t rows, size_t columns, char *out,
                    ptrdiff_t out_row, const SwRows *operands) {
  size_t rest = columns % kernel->lanes;
  Vector repeated[SW_OPERANDS];
  SwKernelCall call = {.vectors = columns / kernel->lanes, .out = out, .mapped = kernel->mapped};
  /* A function of one operand is called with two; this is what it ignores. */
  for (int k = kernel->operands; k < SW_OPERANDS; k++)
    call.in[k] = repeated[0].bytes;
  for (int k = 0; k < kernel->operands; k++)
    if (!operands[k].repeats) call.step[k] = kernel->lanes * operands[k].size;
  bool whole = kernel->run_rows && (operands[0].repeats || operands[1].repeats);
  if (whole) kernel->run_rows(&(SwRowsCall){rows, call.vectors, out, out_row, operands});
  if (whole && !rest) return;
  for (size_t i = 0; i < rows; i++, call.out += out_row) {
    for (int k = 0; k < kernel->operands; k++) {
      call.in[k] = operands[k].data + (ptrdiff_t)i * operands[k].row;
      if (operands[k].repeats) call.in[k] = repeat(&repeated[k], call.in[k], operands[k].size);
    }
    if (!whole) kernel->run(&call);
    if (!rest) continue;
    SwKernelCall end = call;
    end.out += call.vectors * kernel->lanes * kernel->out_size;
    for (int k = 0; k < kernel->operands; k++)
      end.in[k] += call.vectors * call.step[k];
    rest_of_row(kernel, rest, end);
  }
}
