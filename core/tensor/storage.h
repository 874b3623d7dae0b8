/*
 * Storage: the one-dimensional memory behind tensors. Tensors that share a storage are views of
 * each other. Its bytes come in versions: a story may hold on to the version it saw, and a write
 * then goes to a fresh copy, so that earlier scenes keep the values of their time.
 */
#ifndef SW_TENSOR_STORAGE_H
#define SW_TENSOR_STORAGE_H

#include <stdbool.h>
#include <stdint.h>

#include "tensor/block.h"

/* How much memory the tensors of one program may take. */
typedef struct SwMemory {
  int64_t used;        /* bytes */
  int64_t limit;       /* bytes */
  int64_t most_values; /* tensors of more elements are laid out and never computed; 0: none are */
} SwMemory;

/* One version of the bytes. Immutable while more than one holder refers to it. */
typedef struct SwBuffer {
  int refs;
  int64_t nbytes;
  bool is_drawn; /* random numbers, of which none has been written over */
  SwMemory *memory;
  SwBlock block; /* which `data` lies in */
  unsigned char *data;
} SwBuffer;

typedef struct SwStorage {
  int refs;
  int id;          /* unique within the program, in order of creation */
  bool is_shared;  /* between the two libraries: it cannot grow */
  int64_t painted; /* the statement not run that may have written it; runtime/unknown.c */
  SwBuffer *buffer;
} SwStorage;

/* Zeroed bytes, or NULL when the limit or memory is exhausted. */
SwBuffer *sw_buffer_new(SwMemory *memory, int64_t nbytes);
SwBuffer *sw_buffer_retain(SwBuffer *self);
void sw_buffer_release(SwBuffer *self); /* NULL is fine */

SwStorage *sw_storage_new(SwMemory *memory, int64_t nbytes, int id);
SwStorage *sw_storage_retain(SwStorage *self);
void sw_storage_release(SwStorage *self); /* NULL is fine */

/* The bytes for writing: a fresh copy if a story holds the present version. NULL: out of memory. */
unsigned char *sw_storage_write(SwStorage *self);
/* Grows to at least `nbytes`, keeping what is there (resize_). */
bool sw_storage_grow(SwStorage *self, int64_t nbytes);

#endif
