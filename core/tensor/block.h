/*
 * The memory that the bytes of a storage lie in: zeroed, and laid out so that passes over it are
 * fast.
 */
#ifndef SW_TENSOR_BLOCK_H
#define SW_TENSOR_BLOCK_H

#include <stdbool.h>
#include <stddef.h>

typedef struct SwBlock {
  void *begin;
  size_t mapped; /* bytes; 0: it is the allocator's */
} SwBlock;

/* The first of `nbytes` bytes, or NULL when memory is exhausted. `untouched`: hardly any of them
 * will be read or written. */
unsigned char *sw_block_new(SwBlock *self, size_t nbytes, bool untouched);
void sw_block_free(SwBlock *self);

#endif
