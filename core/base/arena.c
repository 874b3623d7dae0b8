#include "base/arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#ifdef SW_GUARDED /* built with AddressSanitizer */
#include <sanitizer/asan_interface.h>
#define GUARD ALIGNMENT /* poisoned bytes behind each allocation: touching them is reported */
#else
#define GUARD                                 0
#define ASAN_POISON_MEMORY_REGION(from, size) (void)0
#endif

#define BLOCK_SIZE    ((size_t)16 * 1024)
#define DEFAULT_LIMIT ((size_t)64 * 1024 * 1024)
#define ALIGNMENT     ((size_t)16)

struct SwArenaBlock {
  SwArenaBlock *older;
  size_t used;
  size_t capacity;
  size_t unused_; /* keeps `data` aligned */
  unsigned char data[];
};

static SwArenaBlock *block_new(SwArena *self, size_t capacity) {
  SwArenaBlock *block = malloc(sizeof *block + capacity);
  if (!block) return NULL;
  block->older = self->newest;
  block->used = 0;
  block->capacity = capacity;
  self->newest = block;
  return block;
}

void *sw_arena_alloc(SwArena *self, size_t size) {
  size_t limit = self->limit ? self->limit : DEFAULT_LIMIT;
  SwArenaBlock *block = self->newest;
  bool fits = size <= limit && self->used <= limit - size;
  size_t taken = (size + ALIGNMENT - 1) & ~(ALIGNMENT - 1), room = taken + GUARD;
  if (fits && (!block || block->capacity - block->used < room))
    block = block_new(self, room > BLOCK_SIZE ? room : BLOCK_SIZE);
  if (!fits || !block) {
    self->failed = true;
    return NULL;
  }
  unsigned char *memory = block->data + block->used;
  block->used += room;
  self->used += taken;
  ASAN_POISON_MEMORY_REGION(memory + size, room - size);
  return memset(memory, 0, size);
}

char *sw_arena_copy(SwArena *self, const char *bytes, size_t size) {
  char *copy = sw_arena_alloc(self, sw_text_is_lost(bytes, size) ? SIZE_MAX : size + 1);
  if (copy && size) memcpy(copy, bytes, size);
  return copy;
}

void sw_arena_clear(SwArena *self) {
  for (SwArenaBlock *block = self->newest; block;) {
    SwArenaBlock *older = block->older;
    free(block);
    block = older;
  }
  self->newest = NULL;
  self->used = 0;
}
