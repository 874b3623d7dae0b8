#include "tensor/storage.h"

#include <stdlib.h>
#include <string.h>

#ifdef __linux__
#include <sys/mman.h>
#endif

#define SMALL  ((size_t)1 << 17)
#define MAPPED ((size_t)1 << 26)
#define LARGE  ((size_t)1 << 22)
#define PAGE   ((uintptr_t)1 << 12)
#ifdef SW_COLLECT_ALWAYS
#define LINE ((uintptr_t)1) /* a sanitizer is to notice what is read right behind the end */
#else
#define LINE ((uintptr_t)1 << 6) /* of the cache: no vector lies in two */
#endif

/* Zeroed. What is laid out only is hardly ever touched: a block so large comes as untouched pages
 * of the system, where calloc() would fill one that was used before. */
static void *zeroed(const SwMemory *memory, size_t nbytes) {
  /* At least one byte: the address of an empty storage is still an address. */
  size_t all = nbytes + (LINE - 1) + !nbytes;
  return calloc(memory->most_values && all > SMALL && all < MAPPED ? MAPPED : all, 1);
}

/* To the next multiple of `step`, a power of two. */
static unsigned char *up_to(void *data, uintptr_t step) {
  return (unsigned char *)data + (-(uintptr_t)data & (step - 1));
}

/* Large pages where the system has them: a pass over many small ones waits for each to be looked
 * up. NumPy asks for arrays of the same size: numpy/_core/src/multiarray/alloc.cpp. */
static void ask_for_large_pages(const SwMemory *memory, unsigned char *data, size_t nbytes) {
#if defined __linux__ && defined MADV_HUGEPAGE
  if (memory->most_values || nbytes < LARGE) return;
  unsigned char *begin = up_to(data, PAGE);
  (void)madvise(begin, nbytes - (size_t)(begin - data), MADV_HUGEPAGE);
#else
  (void)memory, (void)data, (void)nbytes;
#endif
}

SwBuffer *sw_buffer_new(SwMemory *memory, int64_t nbytes) {
  if (nbytes < 0 || nbytes > memory->limit - memory->used) return NULL;
  SwBuffer *self = malloc(sizeof *self);
  if (!self) return NULL;
  self->block = zeroed(memory, (size_t)nbytes);
  if (!self->block) {
    free(self);
    return NULL;
  }
  self->data = up_to(self->block, LINE);
  ask_for_large_pages(memory, self->data, (size_t)nbytes);
  self->refs = 1;
  self->nbytes = nbytes;
  self->is_drawn = false;
  self->memory = memory;
  memory->used += nbytes;
  return self;
}

SwBuffer *sw_buffer_retain(SwBuffer *self) {
  self->refs++;
  return self;
}

void sw_buffer_release(SwBuffer *self) {
  if (!self || --self->refs > 0) return;
  self->memory->used -= self->nbytes;
  free(self->block);
  free(self);
}

SwStorage *sw_storage_new(SwMemory *memory, int64_t nbytes, int id) {
  SwStorage *self = malloc(sizeof *self);
  if (!self) return NULL;
  self->buffer = sw_buffer_new(memory, nbytes);
  if (!self->buffer) {
    free(self);
    return NULL;
  }
  self->refs = 1;
  self->id = id;
  self->is_shared = false;
  self->painted = 0;
  return self;
}

SwStorage *sw_storage_retain(SwStorage *self) {
  self->refs++;
  return self;
}

void sw_storage_release(SwStorage *self) {
  if (!self || --self->refs > 0) return;
  sw_buffer_release(self->buffer);
  free(self);
}

static bool replace_buffer(SwStorage *self, int64_t nbytes) {
  SwBuffer *fresh = sw_buffer_new(self->buffer->memory, nbytes);
  if (!fresh) return false;
  int64_t kept = nbytes < self->buffer->nbytes ? nbytes : self->buffer->nbytes;
  memcpy(fresh->data, self->buffer->data, (size_t)kept);
  sw_buffer_release(self->buffer);
  self->buffer = fresh;
  return true;
}

unsigned char *sw_storage_write(SwStorage *self) {
  if (self->buffer->refs > 1 && !replace_buffer(self, self->buffer->nbytes)) return NULL;
  self->buffer->is_drawn = false;
  return self->buffer->data;
}

bool sw_storage_grow(SwStorage *self, int64_t nbytes) {
  return nbytes <= self->buffer->nbytes || replace_buffer(self, nbytes);
}
