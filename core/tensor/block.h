/*
 * A block: the memory that holds the bytes of one storage. It is zeroed, and placed so that passes
 * over it are fast.
 */
#ifndef SW_TENSOR_BLOCK_H
#define SW_TENSOR_BLOCK_H

#include <stdbool.h>
#include <stddef.h>

typedef struct SwBlock {
  void *begin;
  size_t mapped; /* bytes mapped from the system; 0: allocated by calloc */
} SwBlock;

/* Allocates `nbytes` zeroed bytes and returns the first, or NULL when memory is exhausted.
 */
unsigned char *sw_block_new(SwBlock *self, size_t nbytes);
void sw_block_free(SwBlock *self);

#endif
