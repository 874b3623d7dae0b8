/*
 * Arena: many small allocations that live exactly as long as their owner, a program. Nothing is
 * freed alone; sw_arena_clear frees all of it.
 */
#ifndef SW_BASE_ARENA_H
#define SW_BASE_ARENA_H

#include <stdbool.h>
#include <stddef.h>

typedef struct SwArenaBlock SwArenaBlock;

/* Zero-initialise to make an empty arena. */
typedef struct SwArena {
  SwArenaBlock *newest;
  size_t used;  /* bytes handed out */
  size_t limit; /* bytes in all; 0: 64 MiB */
  bool failed;  /* an allocation failed: the program stops and says that memory ran out */
} SwArena;

/* `size` bytes of zeroed memory, aligned for any type. NULL when memory or the limit is
 * exhausted. */
void *sw_arena_alloc(SwArena *self, size_t size);

/* A NUL-terminated copy of `size` bytes. NULL when memory is exhausted, or when `bytes` are those
 * of an SwText whose own allocation failed. */
char *sw_arena_copy(SwArena *self, const char *bytes, size_t size);

/* Frees everything; the arena is empty and usable again. */
void sw_arena_clear(SwArena *self);

#endif
