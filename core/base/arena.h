/* Arena: many small allocations that live exactly as long as their owner (a program). */
#ifndef SW_BASE_ARENA_H
#define SW_BASE_ARENA_H

#include <stdbool.h>
#include <stddef.h>

typedef struct SwArenaBlock SwArenaBlock;

/* Zero-initialise to make an empty arena. `limit` bytes in all (0: 64 MiB). */
typedef struct SwArena {
  SwArenaBlock *newest;
  size_t used;
  size_t limit;
  bool failed; /* something was not there to be had: whatever it was for is missing */
} SwArena;

/* Zeroed memory aligned for any type, or NULL when memory or the limit is exhausted. */
void *sw_arena_alloc(SwArena *self, size_t size);

/* A NUL-terminated copy of `size` bytes, or NULL; of a text that failed always NULL. */
char *sw_arena_copy(SwArena *self, const char *bytes, size_t size);

/* Frees everything; the arena is empty and usable again. */
void sw_arena_clear(SwArena *self);

#endif
