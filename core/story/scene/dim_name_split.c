#include "story/scene/dim_name_split.h"

const SwDimName *sw_dim_name_new(SwArena *arena, const char *text, int64_t size,
                                 const SwDimName *next) {
  SwDimName *self = sw_arena_alloc(arena, sizeof *self);
  if (self) *self = (SwDimName){next, text, size};
  return self;
}

/* Reads the named parts of all dims of a tensor, from left to right. */
typedef struct Parts {
  const SwSnapshot *from;
  int dim;
  const SwDimName *at; /* the current part of the dim; NULL if the dim has no name */
  const char *text;
  int64_t left; /* what is not yet taken of the current part: its size divided by what was taken */
  int64_t size; /* of the whole current part */
} Parts;

/* Moves to the next part; false after the last. */
static bool next_part(Parts *self) {
  const SwShape *shape = &self->from->layout.shape;
  if (self->at && self->at->next) {
    self->at = self->at->next;
  } else if (++self->dim < shape->ndim) {
    self->at = self->from->names ? self->from->names[self->dim] : NULL;
  } else {
    return false;
  }
  self->text = self->at ? self->at->text : NULL;
  self->left = self->size = self->at ? self->at->size : shape->size[self->dim];
  return true;
}

/* Takes parts whose sizes multiply to `size`: whole parts, then perhaps a factor of one, which
 * loses its name. False if the sizes do not divide each other: the dim would end inside a part. */
static bool take(SwArena *arena, Parts *self, int64_t size, const SwDimName **out) {
  const SwDimName *taken[SW_MAX_DIMS];
  int count = 0;
  while (size > 1) {
    if (self->left == 1) (void)next_part(self); /* exists: both shapes have equally many elements */
    if (self->left == 1) continue;
    bool whole = self->left && size % self->left == 0;
    if (!self->left || count == SW_MAX_DIMS || (!whole && self->left % size)) return false;
    int64_t share = whole ? self->left : size;
    const char *text = share == self->size ? self->text : NULL;
    if (!(taken[count++] = sw_dim_name_new(arena, text, share, NULL))) return false;
    self->left /= share;
    size /= share;
  }
  for (*out = NULL; count--;)
    *out = sw_dim_name_new(arena, taken[count]->text, taken[count]->size, *out);
  return true;
}

/* Last dims of equal size keep their names, even if sizes further left do not divide. */
static void keep_last(const SwSnapshot *from, const SwShape *shape, const SwDimName **to) {
  int own = from->layout.shape.ndim - 1;
  for (int dim = shape->ndim - 1; dim >= 0 && own >= 0; dim--, own--) {
    if (shape->size[dim] != from->layout.shape.size[own]) return;
    to[dim] = from->names ? from->names[own] : NULL;
  }
}

/* A new dim of size 1 takes over an old dim of size 1 if it is next, so that (1, T) keeps its
 * names; else it takes nothing. */
void sw_dim_names_split(SwArena *arena, const SwSnapshot *from, const SwShape *shape,
                        const SwDimName **to) {
  Parts parts = {.from = from, .dim = -1, .left = 1};
  keep_last(from, shape, to);
  for (int dim = 0; dim < shape->ndim; dim++) {
    Parts before = parts;
    bool one = shape->size[dim] == 1 && parts.left == 1 && next_part(&parts) && parts.left == 1;
    const SwDimName *name = one ? parts.at : NULL;
    if (!one) parts = before;
    if (!one && !take(arena, &parts, shape->size[dim], &name)) return;
    to[dim] = name;
  }
}
