#include "tensor/block.h"

#include <stdint.h>
#include <stdlib.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

#ifdef SW_COLLECT_ALWAYS
#define LINE ((uintptr_t)1) /* no padding: a sanitizer then notices a read right behind the end */
#else
#define LINE ((uintptr_t)1 << 6) /* a cache line: an aligned vector never spans two */
#endif

/* Rounds up to a multiple of `step`, a power of two. */
static unsigned char *up_to(void *data, uintptr_t step) {
  return (unsigned char *)data + (-(uintptr_t)data & (step - 1));
}

#if defined __linux__ && defined __LP64__ && !defined SW_COLLECT_ALWAYS
#define LARGE                                                                                      \
  ((size_t)1 << 22) /* bytes; the same limit as NumPy's: numpy/_core/src/multiarray/alloc.cpp */
#define PAGE ((size_t)1 << 21)

/* Maps memory in large pages, since a pass over many small pages waits for each to be looked up.
 * The block begins where a large page does, so that it needs as few pages as possible. */
static unsigned char *map(SwBlock *self, size_t nbytes) {
  self->mapped = nbytes + PAGE;
  self->begin =
      mmap(NULL, self->mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (self->begin == MAP_FAILED) return NULL;
  unsigned char *data = up_to(self->begin, PAGE);
  (void)madvise(data, nbytes, MADV_HUGEPAGE);
  return data;
}

static void unmap(SwBlock *self) {
  (void)munmap(self->begin, self->mapped);
}
#else
#define LARGE SIZE_MAX
static unsigned char *map(SwBlock *self, size_t nbytes) {
  (void)self, (void)nbytes;
  return NULL;
}
static void unmap(SwBlock *self) {
  (void)self;
}
#endif

static unsigned char *allocate(SwBlock *self, size_t nbytes) {
  /* At least one byte: the address of an empty storage is still an address. */
  size_t all = nbytes + (LINE - 1) + !nbytes;
  self->mapped = 0;
  self->begin = calloc(all, 1);
  return self->begin ? up_to(self->begin, LINE) : NULL;
}

unsigned char *sw_block_new(SwBlock *self, size_t nbytes) {
  return nbytes >= LARGE ? map(self, nbytes) : allocate(self, nbytes);
}

void sw_block_free(SwBlock *self) {
  if (self->mapped)
    unmap(self);
  else
    free(self->begin);
}
