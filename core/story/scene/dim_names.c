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

/* Whether every part has a text: B times an unnamed factor is no name. */
static bool is_whole(const SwDimName *name) {
  const SwDimName *at = name;
  while (at && at->text)
    at = at->next;
  return name && !at;
}

/* Writes the parts joined by *. */
static bool put_name(const SwDimName *name, SwText *out) {
  if (!is_whole(name)) return false;
  for (const SwDimName *at = name; at; at = at->next) {
    if (at != name) sw_text_char(out, '*');
    sw_text_put(out, at->text);
  }
  return true;
}

/* A name of one part with a copy of the text; NULL if the text is empty or too long to draw. */
static const SwDimName *new_name(SwArena *arena, const SwText *text, int64_t size) {
  bool fits = text->size && text->size <= MOST_NAME;
  arena->failed |= text->failed;
  char *kept = fits ? sw_arena_copy(arena, text->data, text->size) : NULL;
  return kept ? sw_dim_name_new(arena, kept, size, NULL) : NULL;
}

/* The name of a part of `size` of a dim called `text`. A third of "3*C" or "3C" is "C". A plain
 * name is kept by slices and picks: rows of x[:2] are still "T". NULL for other computed names
 * ("T-1"), which only fit the whole dim. */
static const char *share_of(const char *text, int64_t all, int64_t size) {
  int64_t times = 0;
  for (; *text >= '0' && *text <= '9'; text++)
    times = times * 10 + (*text - '0');
  if (times && times * size != all) return NULL;
  if (times && *text == '*') text++;
  return strpbrk(text, "*/+-") ? NULL : text;
}

/* The name adapted to a dim of that size; NULL if it does not fit. */
static const SwDimName *resized_name(SwArena *arena, const SwDimName *name, int64_t size) {
  int64_t all = 1;
  for (const SwDimName *at = name; at; at = at->next)
    all *= at->size;
  if (all == size) return name;
  const char *text = name->text && !name->next ? share_of(name->text, all, size) : NULL;
  return text ? sw_dim_name_new(arena, text, size, NULL) : NULL;
}

/* -- Rules by kind ----------------------------------------------------------------------------- */

/* One record whose result is given names. */
typedef struct Follow {
  SwArena *arena;
  const SwRecord *record;
  const SwDimName **to; /* of the result */
} Follow;

/* Names a dim of the result, unless an earlier operand already did. */
static void name_dim(const Follow *self, int dim, const SwDimName *name) {
  const SwShape *shape = &self->record->result.layout.shape;
  if (name && !self->to[dim]) self->to[dim] = resized_name(self->arena, name, shape->size[dim]);
}

/* Copies, assignments: equal dims keep their names. */
static void same_dims(const Follow *self) {
  const SwSnapshot *from = &self->record->operand[0];
  const SwShape *shape = &self->record->result.layout.shape;
  if (from->layout.shape.ndim != shape->ndim) return;
  for (int dim = 0; dim < shape->ndim; dim++) {
    bool fits = from->layout.shape.size[dim] == shape->size[dim];
    if (fits) name_dim(self, dim, name_at(from, dim));
  }
}

/* Broadcasting: each dim is named by the first operand that has it at full size, since a stretched
 * 1 is not that dim. The last `drop` dims of the result are left out. */
static void name_broadcast(const Follow *self, int operands, int drop) {
  const SwShape *shape = &self->record->result.layout.shape;
  for (int i = 0; i < operands; i++) {
    const SwSnapshot *from = &self->record->operand[i];
    int lead = shape->ndim - from->layout.shape.ndim;
    for (int dim = 0; dim < shape->ndim - drop; dim++) {
      bool has = !from->is_number && dim >= lead;
      if (has && from->layout.shape.size[dim - lead] == shape->size[dim])
        name_dim(self, dim, name_at(from, dim - lead));
    }
  }
}

/* Transpose, slices, reductions: each dim is named by the dim it comes from, except reduced ones
 * kept with size 1. */
static void name_moved(const Follow *self) {
  const SwRecord *record = self->record;
  const int *from = sw_record_dim_from(record);
  bool reduces = record->kind == SW_STORY_REDUCE;
  for (int dim = 0; dim < record->result.layout.shape.ndim; dim++) {
    bool gone = from[dim] < 0 || (reduces && record->as.reduce.reduced >> from[dim] & 1);
    if (!gone) name_dim(self, dim, name_at(&record->operand[0], from[dim]));
  }
}

/* Indexing by tensors: the new dims are named by the dims of the index tensors. */
static void name_picked(const Follow *self) {
  const SwIndexing *indexing = sw_record_indexing(self->record);
  for (int i = 0; i < indexing->count; i++) {
    const SwPick *pick = &indexing->pick[i];
    const SwSnapshot *from =
        pick->operand > 0 && !pick->is_mask ? &self->record->operand[pick->operand] : NULL;
    int lead = from ? indexing->common.ndim - from->layout.shape.ndim : 0;
    for (int dim = lead; from && dim < indexing->common.ndim; dim++) {
      bool full = from->layout.shape.size[dim - lead] == indexing->common.size[dim];
      if (full) name_dim(self, indexing->at + dim, name_at(from, dim - lead));
    }
  }
}

/* Matrix products: rows from a, columns from b, batch dims from either. */
static void name_product(const Follow *self) {
  const SwSnapshot *a = &self->record->operand[0], *b = &self->record->operand[1];
  int rows = a->layout.shape.ndim, columns = b->layout.shape.ndim;
  int dim = self->record->result.layout.shape.ndim;
  if (columns > 1) name_dim(self, --dim, name_at(b, columns - 1));
  if (rows > 1) name_dim(self, --dim, name_at(a, rows - 2));
  for (int i = 0; i < 2; i++) { /* batch dims, aligned on the right */
    const SwSnapshot *from = i ? b : a;
    for (int at = dim - 1, own = from->layout.shape.ndim - 3; at >= 0 && own >= 0; at--, own--) {
      if (from->layout.shape.size[own] == self->record->result.layout.shape.size[at])
        name_dim(self, at, name_at(from, own));
    }
  }
}

/* The name of the dim along which tensors are joined: "C1+C2", "2*C" for equal parts, "1+N" where
 * one part has no name. NULL if none has one. own[i]: the joined dim of operand i, -1: it has none.
 */
static const SwDimName *joined_name(const Follow *self, const int own[]) {
  const SwRecord *record = self->record;
  int64_t size = record->result.layout.shape.size[record->as.join.dim], sum = 0;
  int count = record->operand_count, unnamed = 0, unlike = 0;
  SwText text = {0}, first = {0}, one = {0};
  for (int i = 0; i < count; i++) {
    const SwSnapshot *part = &record->operand[i];
    int64_t own_size = own[i] < 0 ? 1 : part->layout.shape.size[own[i]];
    sum += own_size;
    sw_text_clear(&one);
    bool has = put_name(name_at(part, own[i]), &one);
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
  const SwDimName *name =
      unnamed < count && sum == size ? new_name(self->arena, &text, size) : NULL;
  sw_text_free(&text);
  sw_text_free(&first);
  sw_text_free(&one);
  return name;
}

/* cat and stack. */
static void name_joined(const Follow *self) {
  const SwRecord *record = self->record;
  int along = record->as.join.dim, own[SW_RECORD_OPERANDS] = {0};
  for (int i = 0; i < record->operand_count; i++) {
    int ndim = record->stretched[i].shape.ndim;
    own[i] = along < ndim ? sw_tensors_joined_dim(record, i, along) : -1;
    for (int dim = 0; dim < ndim; dim++) {
      int at = sw_tensors_joined_dim(record, i, dim);
      if (dim != along) name_dim(self, dim, name_at(&record->operand[i], at));
    }
  }
  /* A refused join may be along a dim that does not exist. */
  if (!record->as.join.stacks && along < record->result.layout.shape.ndim)
    name_dim(self, along, joined_name(self, own));
}

static void follow_kind(const Follow *self) {
  const SwRecord *record = self->record;
  switch (record->kind) {
  case SW_STORY_BROADCAST:
  case SW_STORY_IN_PLACE:
  case SW_STORY_EXPAND: name_broadcast(self, record->operand_count, 0); break;
  case SW_STORY_INDEX:
    name_picked(self);
    name_moved(self);
    break;
  case SW_STORY_PUT:
  case SW_STORY_COPY:
  case SW_STORY_NOTE: same_dims(self); break;
  case SW_STORY_VIEW:
    sw_dim_names_split(self->arena, &record->operand[0], &record->result.layout.shape, self->to);
    break;
  case SW_STORY_PRODUCT: name_product(self); break;
  case SW_STORY_JOIN: name_joined(self); break;
  default: name_moved(self); /* REDUCE, REORDER, DIMS; FILL has no operands */
  }
}

/* -- In order --------------------------------------------------------------------------------- */

/* Applies one naming of the program to a tensor's dims. The name "1" removes a name. Sizes must
 * agree, so that a comment left over from another shape names nothing. */
static void apply_naming(SwArena *arena, const SwNaming *naming, const SwShape *shape,
                         bool overrides, const SwDimName **to) {
  for (int dim = 0; naming->count == shape->ndim && dim < naming->count; dim++) {
    const SwDimSaid *said = &naming->dim[dim];
    bool taken = is_whole(to[dim]) && !overrides;
    if (!said->name || taken || said->size != shape->size[dim]) continue;
    bool none = strcmp(said->name, "1") == 0;
    to[dim] = none ? NULL : sw_dim_name_new(arena, said->name, said->size, NULL);
  }
}

/* Applies all namings of a tensor, oldest first. A naming overrides names carried over from
 * operands; one from another call of a function, or given to a result in a later statement, only
 * fills gaps. */
static void apply_namings(SwArena *arena, const SwRecord *record, const SwSnapshot *tensor,
                          int64_t since, const SwNaming *naming, const SwDimName **to) {
  if (!naming || naming->begun < since) return;
  apply_namings(arena, record, tensor, since, naming->before, to);
  bool later = tensor == &record->result && naming->statement != record->statement;
  bool elsewhere = naming->scope && naming->scope != record->scope;
  if (!naming->is_wrong)
    apply_naming(arena, naming, &tensor->layout.shape, !later && !elsewhere, to);
}

/* Gives names of a result back to the tensor from which the same statement only moved the dims: in
 * `y = f(x).t()  # (A, B)` also f(x) has names. */
static void name_maker(const SwRecord *record) {
  const SwRecord *maker = record->kind == SW_STORY_DIMS ? record->operand[0].maker : NULL;
  const int *from = record->as.dims.dim_from;
  if (!maker || maker->statement != record->statement || !maker->result.names) return;
  for (int dim = 0; dim < record->result.layout.shape.ndim; dim++) {
    const SwDimName **own = from[dim] < 0 ? NULL : &maker->result.names[from[dim]];
    bool same =
        own && maker->result.layout.shape.size[from[dim]] == record->result.layout.shape.size[dim];
    if (same && !is_whole(*own)) *own = record->result.names[dim];
  }
  name_maker(maker);
}

/* An array of NULLs, one for each dim. */
static const SwDimName **new_names(SwArena *arena, int ndim) {
  return ndim ? sw_arena_alloc(arena, (size_t)ndim * sizeof(SwDimName *)) : NULL;
}

/* A comment that does not fit its tensor is reported at the first operation that shows the tensor.
 */
static void mark_wrong(const SwRecord *record, const SwSnapshot *tensor) {
  SwNaming *naming = (SwNaming *)tensor->naming;
  bool waits = naming && naming->is_wrong && !naming->told;
  if (waits && !record->refused && !record->called.end) naming->told = record;
}

/* An operand has the names of the operation that made it, and those that the program gave since. */
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
  if (names) apply_namings(arena, record, tensor, since, tensor->naming, names);
  tensor->names = names;
}

/* Names the operands, then the result. */
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
  if (record->asked) apply_naming(arena, record->asked, shape, !notes, self.to);
  apply_namings(arena, record, &record->result, record->number, record->result.naming, self.to);
  record->result.names = self.to;
  name_maker(record);
}

/* Names a tensor of the map as an operand that is read at the end of its row. */
static void follow_map_tensor(SwProgram *program, const SwMapRow *row, SwMapTensor *tensor) {
  const SwRecord at = {.scope = row->scope, .statement = row->statement, .called = {0, 1}};
  SwSnapshot read = {.tensor = tensor->id, .maker = tensor->maker, .naming = tensor->naming};
  read.layout.shape.ndim = tensor->ndim;
  for (int dim = 0; dim < tensor->ndim; dim++)
    read.layout.shape.size[dim] = program->map.size[tensor->size + dim];
  follow_operand(&program->records.arena, &at, &read);
  tensor->names = read.names;
}

static void follow_map(SwProgram *program) {
  const SwMap *map = &program->map;
  for (int i = 0; i < map->rows; i++) {
    const SwMapRow *row = &map->row[i];
    for (int k = 0; k < row->given.count; k++)
      follow_map_tensor(program, row, &map->tensor[row->given.first + k]);
    for (int k = 0; k < row->value.count; k++)
      follow_map_tensor(program, row, &map->tensor[row->value.first + k]);
  }
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
  if (follows && !record) follow_map(program);
}

/* -- Output ----------------------------------------------------------------------------------- */

bool sw_dim_name_put(const SwSnapshot *tensor, int dim, SwText *out) {
  return put_name(name_at(tensor, dim), out);
}

void sw_dim_names_json(const SwSnapshot *tensor, SwJson *json) {
  SwText text = {0};
  int written = 0, ndim = tensor->layout.shape.ndim;
  for (int dim = 0; dim < ndim; dim++)
    written += is_whole(name_at(tensor, dim));
  if (!written) {
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
