/*
 * Storage: the one-dimensional memory behind tensors. Tensors that share a storage are views of
 * each other. Its bytes come in versions: a story may keep the version it saw, and a later write
 * then goes to a fresh copy. So earlier scenes keep the values of their time.
 */
#ifndef SW_TENSOR_STORAGE_H
#define SW_TENSOR_STORAGE_H

#include <stdbool.h>
#include <stdint.h>

#include "tensor/block.h"

/* The memory of all tensors of one program, and its limits. */
typedef struct SwMemory {
  int64_t used;       /* bytes */
  int64_t limit;      /* bytes */
  int64_t max_values; /* tensors of more elements are laid out and never computed; 0: none are;
                         -1: all are */
  bool missed;        /* a value that was never computed has been read */
} SwMemory;

/* One version of the bytes. Immutable while more than one holder refers to it. `data` is NULL if
 * its values are never computed: it is laid out only, and takes no memory. */
typedef struct SwBuffer {
  int refs;
  int64_t nbytes;
  bool is_drawn; /* holds random numbers, none of them overwritten */
  SwMemory *memory;
  SwBlock block; /* the memory of `data` */
  unsigned char *data;
} SwBuffer;

typedef struct SwStorage {
  int refs;
  int id;          /* unique within the program, in order of creation */
  bool is_shared;  /* PyTorch and NumPy share it, so it cannot grow */
  int64_t painted; /* the statement that was not run and may have written it: runtime/unknown.c */
  SwBuffer *buffer;
} SwStorage;

/* Zeroed bytes, or NULL when the limit or memory is exhausted. */
SwBuffer *sw_buffer_new(SwMemory *memory, int64_t nbytes);
/* The same, laid out only. NULL when memory is exhausted. */
SwBuffer *sw_buffer_laid_out(SwMemory *memory, int64_t nbytes);
/* Counts one holder more, and returns the same object; NULL if it has no values to keep. */
SwBuffer *sw_buffer_retain(SwBuffer *self);
void sw_buffer_release(SwBuffer *self); /* NULL is fine */

SwStorage *sw_storage_new(SwMemory *memory, int64_t nbytes, int id);
/* Around a buffer, which it takes over; NULL if that is NULL or memory is exhausted. */
SwStorage *sw_storage_around(SwBuffer *buffer, int id);
SwStorage *sw_storage_retain(SwStorage *self);
void sw_storage_release(SwStorage *self); /* NULL is fine */

/* The bytes for writing: a fresh copy if a story holds the present version. NULL: out of memory. */
unsigned char *sw_storage_write(SwStorage *self);
/* Forgets its values: it is laid out only from then on. False: out of memory. */
bool sw_storage_lay_out(SwStorage *self);
/* Grows to at least `nbytes` bytes and keeps the present ones (resize_). False: out of memory. */
bool sw_storage_grow(SwStorage *self, int64_t nbytes);

#endif
