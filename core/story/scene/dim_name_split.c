#include "story/scene/dim_name_split.h"

const SwDimName *sw_dim_name_new(SwArena *arena, const char *text, int64_t size,
                                 const SwDimName *next) {
  SwDimName *self = sw_arena_alloc(arena, sizeof *self);
  if (self) *self = (SwDimName){next, text, size};
  return self;
}

/* Reads the elements' places: the parts of all dims, one after the other. */
typedef struct Parts {
  const SwSnapshot *from;
  int dim;
  const SwDimName *at; /* within the dim; NULL: before it */
  const char *text;
  int64_t left; /* of the part that is being read */
  int64_t size; /* of it, whole */
} Parts;

/* The next part; false behind the last one. */
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

/* Takes `size` entries: whole parts, or a share of one. False where they straddle. */
static bool take(SwArena *arena, Parts *self, int64_t size, const SwDimName **out) {
  const SwDimName *taken[SW_MAX_DIMS];
  int count = 0;
  while (size > 1) {
    if (self->left == 1) (void)next_part(self); /* there are as many elements */
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

/* Dims at the end that stay as they are. */
static void keep_last(const SwSnapshot *from, const SwShape *shape, const SwDimName **to) {
  int own = from->layout.shape.ndim - 1;
  for (int dim = shape->ndim - 1; dim >= 0 && own >= 0; dim--, own--) {
    if (shape->size[dim] != from->layout.shape.size[own]) return;
    to[dim] = from->names ? from->names[own] : NULL;
  }
}

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
