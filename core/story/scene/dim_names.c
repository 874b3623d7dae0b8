#include "story/scene/dim_names.h"

#include <string.h>

#include "base/arena.h"
#include "story/scene/dim_name_split.h"
#include "story/scene/story.h"
#include "story/scene/tensors.h"

#define MOST_NAME 24 /* bytes */

/* -- Names ------------------------------------------------------------------------------------ */

static const SwDimName *name_at(const SwSnapshot *tensor, int dim) {
  bool has = tensor->names && dim >= 0 && dim < tensor->layout.shape.ndim;
  return has ? tensor->names[dim] : NULL;
}

static bool is_whole(const SwDimName *name) {
  const SwDimName *at = name;
  while (at && at->text)
    at = at->next;
  return name && !at;
}

static bool put(const SwDimName *name, SwText *out) {
  if (!is_whole(name)) return false;
  for (const SwDimName *at = name; at; at = at->next) {
    if (at != name) sw_text_char(out, '*');
    sw_text_put(out, at->text);
  }
  return true;
}

static const SwDimName *named(SwArena *arena, const SwText *text, int64_t size) {
  bool fits = text->size && text->size <= MOST_NAME;
  arena->failed |= text->failed;
  char *kept = fits ? sw_arena_copy(arena, text->data, text->size) : NULL;
  return kept ? sw_dim_name_new(arena, kept, size, NULL) : NULL;
}

/* Of "3*C" or "3C", a third is C; other names that are worked out are those of the whole. */
static const char *share_of(const char *text, int64_t all, int64_t size) {
  int64_t times = 0;
  for (; *text >= '0' && *text <= '9'; text++)
    times = times * 10 + (*text - '0');
  if (times && times * size != all) return NULL;
  if (times && *text == '*') text++;
  return strpbrk(text, "*/+-") ? NULL : text;
}

/* The name for a dim of that size. */
static const SwDimName *sized(SwArena *arena, const SwDimName *name, int64_t size) {
  int64_t all = 1;
  for (const SwDimName *at = name; at; at = at->next)
    all *= at->size;
  if (all == size) return name;
  const char *text = name->text && !name->next ? share_of(name->text, all, size) : NULL;
  return text ? sw_dim_name_new(arena, text, size, NULL) : NULL;
}

/* -- By kind ---------------------------------------------------------------------------------- */

typedef struct Follow {
  SwArena *arena;
  const SwRecord *record;
  const SwDimName **to; /* of the result */
} Follow;

static void set(const Follow *self, int dim, const SwDimName *name) {
  const SwShape *shape = &self->record->result.layout.shape;
  if (name && !self->to[dim]) self->to[dim] = sized(self->arena, name, shape->size[dim]);
}

static void same_dims(const Follow *self) {
  const SwSnapshot *from = &self->record->operand[0];
  const SwShape *shape = &self->record->result.layout.shape;
  if (from->layout.shape.ndim != shape->ndim) return;
  for (int dim = 0; dim < shape->ndim; dim++) {
    bool fits = from->layout.shape.size[dim] == shape->size[dim];
    if (fits) set(self, dim, name_at(from, dim));
  }
}

/* Each dim from the first operand that has it at full size. */
static void meet(const Follow *self, int operands, int drop) {
  const SwShape *shape = &self->record->result.layout.shape;
  for (int i = 0; i < operands; i++) {
    const SwSnapshot *from = &self->record->operand[i];
    int lead = shape->ndim - from->layout.shape.ndim;
    for (int dim = 0; dim < shape->ndim - drop; dim++) {
      bool has = !from->is_number && dim >= lead;
      if (has && from->layout.shape.size[dim - lead] == shape->size[dim])
        set(self, dim, name_at(from, dim - lead));
    }
  }
}

static void moved(const Follow *self) {
  const SwRecord *record = self->record;
  const int *from = sw_record_dim_from(record);
  bool reduces = record->kind == SW_STORY_REDUCE;
  for (int dim = 0; dim < record->result.layout.shape.ndim; dim++) {
    bool gone = from[dim] < 0 || (reduces && record->as.reduce.reduced >> from[dim] & 1);
    if (!gone) set(self, dim, name_at(&record->operand[0], from[dim]));
  }
}

/* The dims of what is picked are those of the indices. */
static void picked(const Follow *self) {
  const SwIndexing *indexing = sw_record_indexing(self->record);
  for (int i = 0; i < indexing->count; i++) {
    const SwPick *pick = &indexing->pick[i];
    const SwSnapshot *from =
        pick->operand > 0 && !pick->is_mask ? &self->record->operand[pick->operand] : NULL;
    int lead = from ? indexing->common.ndim - from->layout.shape.ndim : 0;
    for (int dim = lead; from && dim < indexing->common.ndim; dim++) {
      bool full = from->layout.shape.size[dim - lead] == indexing->common.size[dim];
      if (full) set(self, indexing->at + dim, name_at(from, dim - lead));
    }
  }
}

static void multiplied(const Follow *self) {
  const SwSnapshot *a = &self->record->operand[0], *b = &self->record->operand[1];
  int rows = a->layout.shape.ndim, columns = b->layout.shape.ndim;
  int dim = self->record->result.layout.shape.ndim;
  if (columns > 1) set(self, --dim, name_at(b, columns - 1));
  if (rows > 1) set(self, --dim, name_at(a, rows - 2));
  for (int i = 0; i < 2; i++) { /* batch dims, aligned to the right of what is left */
    const SwSnapshot *from = i ? b : a;
    for (int at = dim - 1, own = from->layout.shape.ndim - 3; at >= 0 && own >= 0; at--, own--) {
      if (from->layout.shape.size[own] == self->record->result.layout.shape.size[at])
        set(self, at, name_at(from, own));
    }
  }
}

/* "C1+C2", "2*C", "1+N" */
static const SwDimName *added(const Follow *self, const int own[]) {
  const SwRecord *record = self->record;
  int64_t size = record->result.layout.shape.size[record->as.join.dim], sum = 0;
  int count = record->operand_count, unnamed = 0, unlike = 0;
  SwText text = {0}, first = {0}, one = {0};
  for (int i = 0; i < count; i++) {
    const SwSnapshot *part = &record->operand[i];
    int64_t own_size = own[i] < 0 ? 1 : part->layout.shape.size[own[i]];
    sum += own_size;
    sw_text_clear(&one);
    bool has = put(name_at(part, own[i]), &one);
    if (!has) sw_text_int(&one, own_size);
    unnamed += !has;
    if (i) sw_text_char(&text, '+');
    sw_text_put(i ? &text : &first, sw_text_cstr(&one));
    if (!i) sw_text_put(&text, sw_text_cstr(&one));
    unlike += strcmp(sw_text_cstr(&one), sw_text_cstr(&first)) != 0 || own_size * count != size;
  }
  if (!unlike) {
    sw_text_clear(&text);
    sw_text_int(&text, count);
    sw_text_char(&text, '*');
    sw_text_put(&text, sw_text_cstr(&first));
  }
  const SwDimName *name = unnamed < count && sum == size ? named(self->arena, &text, size) : NULL;
  sw_text_free(&text);
  sw_text_free(&first);
  sw_text_free(&one);
  return name;
}

static void joined(const Follow *self) {
  const SwRecord *record = self->record;
  int along = record->as.join.dim, own[SW_RECORD_OPERANDS] = {0};
  for (int i = 0; i < record->operand_count; i++) {
    int ndim = record->stretched[i].shape.ndim;
    own[i] = along < ndim ? sw_tensors_joined_dim(record, i, along) : -1;
    for (int dim = 0; dim < ndim; dim++) {
      int at = sw_tensors_joined_dim(record, i, dim);
      if (dim != along) set(self, dim, name_at(&record->operand[i], at));
    }
  }
  /* of what is refused the dim may be none */
  if (!record->as.join.stacks && along < record->result.layout.shape.ndim)
    set(self, along, added(self, own));
}

static void follow_kind(const Follow *self) {
  const SwRecord *record = self->record;
  switch (record->kind) {
  case SW_STORY_BROADCAST:
  case SW_STORY_IN_PLACE:
  case SW_STORY_EXPAND: meet(self, record->operand_count, 0); break;
  case SW_STORY_INDEX:
    picked(self);
    moved(self);
    break;
  case SW_STORY_PUT:
  case SW_STORY_COPY:
  case SW_STORY_NOTE: same_dims(self); break;
  case SW_STORY_VIEW:
    sw_dim_names_split(self->arena, &record->operand[0], &record->result.layout.shape, self->to);
    break;
  case SW_STORY_PRODUCT: multiplied(self); break;
  case SW_STORY_JOIN: joined(self); break;
  default: moved(self); /* REDUCE, REORDER, DIMS; FILL has no operands */
  }
}

/* -- In order --------------------------------------------------------------------------------- */

static void say_one(SwArena *arena, const SwNaming *naming, const SwShape *shape, bool overrides,
                    const SwDimName **to) {
  for (int dim = 0; naming->count == shape->ndim && dim < naming->count; dim++) {
    const SwDimSaid *said = &naming->dim[dim];
    bool taken = is_whole(to[dim]) && !overrides;
    if (!said->name || taken || said->size != shape->size[dim]) continue;
    bool none = strcmp(said->name, "1") == 0;
    to[dim] = none ? NULL : sw_dim_name_new(arena, said->name, said->size, NULL);
  }
}

/* What is said overrides what was followed; said in another call, or of a result in a later
 * statement, it only fills in. */
static void say(SwArena *arena, const SwRecord *record, const SwSnapshot *tensor, int64_t since,
                const SwNaming *naming, const SwDimName **to) {
  if (!naming || naming->begun < since) return;
  say(arena, record, tensor, since, naming->before, to);
  bool later = tensor == &record->result && naming->statement != record->statement;
  bool elsewhere = naming->scope && naming->scope != record->scope;
  if (!naming->is_wrong) say_one(arena, naming, &tensor->layout.shape, !later && !elsewhere, to);
}

/* What is said of a result holds, too, of that whose dims were only moved for it. */
static void say_back(const SwRecord *record) {
  const SwRecord *maker = record->kind == SW_STORY_DIMS ? record->operand[0].maker : NULL;
  const int *from = record->as.dims.dim_from;
  if (!maker || maker->statement != record->statement || !maker->result.names) return;
  for (int dim = 0; dim < record->result.layout.shape.ndim; dim++) {
    const SwDimName **own = from[dim] < 0 ? NULL : &maker->result.names[from[dim]];
    bool same =
        own && maker->result.layout.shape.size[from[dim]] == record->result.layout.shape.size[dim];
    if (same && !is_whole(*own)) *own = record->result.names[dim];
  }
  say_back(maker);
}

static const SwDimName **new_names(SwArena *arena, int ndim) {
  return ndim ? sw_arena_alloc(arena, (size_t)ndim * sizeof(SwDimName *)) : NULL;
}

static void mark_wrong(const SwRecord *record, const SwSnapshot *tensor) {
  SwNaming *naming = (SwNaming *)tensor->naming;
  bool waits = naming && naming->is_wrong && !naming->told;
  if (waits && !record->refused && !record->called.end) naming->told = record;
}

static void follow_operand(SwArena *arena, const SwRecord *record, SwSnapshot *tensor) {
  const SwRecord *maker = tensor->maker;
  const SwShape *shape = &tensor->layout.shape;
  if (tensor->is_number) return;
  if (maker) tensor->names = maker->result.names;
  mark_wrong(record, tensor);
  bool own = maker && maker->result.tensor == tensor->tensor;
  int64_t since = own ? maker->number : -1;
  if (!tensor->naming || tensor->naming->begun < since) return;
  const SwDimName **names = new_names(arena, shape->ndim);
  for (int dim = 0; names && dim < shape->ndim; dim++)
    names[dim] = name_at(tensor, dim);
  if (names) say(arena, record, tensor, since, tensor->naming, names);
  tensor->names = names;
}

static void follow_record(SwArena *arena, SwRecord *record) {
  for (int i = 0; i < record->operand_count; i++)
    follow_operand(arena, record, &record->operand[i]);
  if (!record->has_result) return;
  if (record->result.naming && record->result.naming->statement == record->statement)
    mark_wrong(record, &record->result);
  const SwShape *shape = &record->result.layout.shape;
  Follow self = {arena, record, new_names(arena, shape->ndim)};
  if (!self.to) return;
  if (record->operand_count) follow_kind(&self);
  bool notes = record->kind == SW_STORY_NOTE;
  if (record->asked) say_one(arena, record->asked, shape, !notes, self.to);
  say(arena, record, &record->result, record->number, record->result.naming, self.to);
  record->result.names = self.to;
  say_back(record);
}

void sw_dim_names_follow(SwProgram *program) {
  SwRecords *records = &program->records;
  bool follows = records->naming && !records->arena.failed;
  SwRecord *record = follows ? records->first : NULL;
  while (record) {
    follow_record(&records->arena, record);
    if (records->arena.failed) break;
    record = record->next;
  }
  if (record) sw_stories_cut(program, record->statement);
}

/* -- Told ------------------------------------------------------------------------------------- */

bool sw_dim_name_put(const SwSnapshot *tensor, int dim, SwText *out) {
  return put(name_at(tensor, dim), out);
}

void sw_dim_names_json(const SwSnapshot *tensor, SwJson *json) {
  SwText text = {0};
  int said = 0, ndim = tensor->layout.shape.ndim;
  for (int dim = 0; dim < ndim; dim++)
    said += is_whole(name_at(tensor, dim));
  if (!said) {
    sw_json_null(json);
    return;
  }
  sw_json_open_array(json);
  for (int dim = 0; dim < ndim; dim++) {
    sw_text_clear(&text);
    if (sw_dim_name_put(tensor, dim, &text))
      sw_json_cstring(json, sw_text_cstr(&text));
    else
      sw_json_null(json);
  }
  sw_json_close_array(json);
  sw_text_free(&text);
}
