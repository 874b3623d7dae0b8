#include "kernels/small_planes.h"

/* From these sizes on, pass.c is faster (measured). */
#define SHORT 8  /* elements of a row */
#define SMALL 64 /* elements of a plane */

#define ROOM 512 /* elements computed with one call of the kernel */

static bool writes_dense(const SwLoop *loop) {
  int64_t count = 1;
  for (int dim = loop->ndim - 1; dim >= 0; dim--) {
    if (loop->stride[0][dim] != count) return false;
    count *= loop->size[dim];
  }
  return true;
}

static inline void copy_element(char *to, const char *from, int64_t size) {
  if (size == 4)
    *(int32_t *)(void *)to = *(const int32_t *)(const void *)from;
  else if (size == 8)
    *(int64_t *)(void *)to = *(const int64_t *)(const void *)from;
  else
    for (int64_t i = 0; i < size; i++)
      to[i] = from[i];
}

/* Copies the present plane of operand k to `to`, row after row; `size`: bytes of an element. */
static void pack(const SwLoop *loop, int k, int64_t size, char *to, const char *from) {
  int last = loop->ndim - 1;
  int64_t columns = loop->size[last], step = loop->stride[k][last] * size;
  int64_t next = loop->stride[k][last - 1] * size - step * columns;
  from += loop->address[k] * size;
  for (int64_t i = loop->size[last - 1]; i > 0; i--, from += next)
    for (int64_t j = columns; j > 0; j--, from += step, to += size)
      copy_element(to, from, size);
}

bool sw_small_planes(const SwRowKernel *kernel, SwLoop *loop, const SwOperand *const *operands) {
  int64_t rows = loop->size[loop->ndim - 2], columns = loop->size[loop->ndim - 1];
  int64_t plane = rows * columns;
  if (rows == 1 || columns >= SHORT || plane > SMALL || !writes_dense(loop)) return false;
  double packed[SW_OPERANDS][ROOM];
  bool more = true;
  while (more) {
    char *out = (char *)operands[0]->data + loop->address[0] * kernel->out_size;
    int64_t count = 0;
    SwRows in[SW_OPERANDS];
    do {
      for (int k = 0; k < kernel->operands; k++) {
        int64_t size = sw_dtype_size(operands[k + 1]->dtype);
        in[k] = (SwRows){(char *)packed[k], 0, (uint32_t)size, false};
        pack(loop, k + 1, size, (char *)packed[k] + count * size, operands[k + 1]->data);
      }
      count += plane;
      more = sw_loop_next(loop, 2);
    } while (more && count + plane <= ROOM);
    sw_kernel_rows(kernel, 1, (size_t)count, out, 0, in);
  }
  return true;
}
