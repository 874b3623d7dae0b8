#include "runtime/map.h"

#include <stdlib.h>
#include <string.h>

#include "runtime/program.h"
#include "runtime/scope.h"

#define MOST_ITEMS 1000 /* of a list that are looked at; those after them are counted */

/* -- Room -------------------------------------------------------------------------------------- */

/* Makes room for one more. False: memory ran out. */
static bool grow(void **items, int count, int *room, size_t size) {
  if (count < *room) return true;
  int larger = *room ? *room * 2 : 64;
  void *moved = realloc(*items, (size_t)larger * size);
  if (!moved) return false;
  *items = moved;
  *room = larger;
  return true;
}

static SwMapRow *new_row(SwMap *self) {
  void *rows = self->row;
  if (!grow(&rows, self->rows, &self->room_rows, sizeof *self->row)) return NULL;
  self->row = rows;
  return &self->row[self->rows++];
}

static bool put_size(SwMap *self, int64_t size) {
  void *sizes = self->size;
  bool good = grow(&sizes, self->sizes, &self->room_sizes, sizeof *self->size);
  self->size = sizes;
  if (good) self->size[self->sizes++] = size;
  return good;
}

static bool put_tensor(SwMap *self, const SwMapTensor *tensor) {
  void *tensors = self->tensor;
  bool good = grow(&tensors, self->tensors, &self->room_tensors, sizeof *self->tensor);
  self->tensor = tensors;
  if (good) self->tensor[self->tensors++] = *tensor;
  return good;
}

/* Drops all rows from number `row` on. */
static void cut(SwMap *self, int row) {
  self->tensors = self->row[row].tensors;
  self->sizes = self->row[row].sizes;
  self->rows = row;
}

void sw_map_clear(SwMap *self) {
  free(self->row);
  free(self->tensor);
  free(self->size);
  *self = (SwMap){0};
}

/* -- Equal rows -------------------------------------------------------------------------------- */

static bool same_text(const char *a, const char *b) {
  return a == b || (a && b && strcmp(a, b) == 0);
}

static bool same_tensor(const SwMap *self, const SwMapTensor *a, const SwMapTensor *b) {
  if (a->ndim != b->ndim || a->dtype != b->dtype || !same_text(a->name, b->name)) return false;
  for (int i = 0; i < 2; i++) {
    if (a->step[i].item != b->step[i].item || !same_text(a->step[i].key, b->step[i].key))
      return false;
  }
  /* Without any dims there may be no list of sizes. */
  return a->ndim == 0 || memcmp(&self->size[a->size], &self->size[b->size],
                                (size_t)a->ndim * sizeof *self->size) == 0;
}

static bool same_side(const SwMap *self, const SwMapSide *a, const SwMapSide *b) {
  bool same = a->count == b->count && a->more == b->more;
  for (int i = 0; same && i < a->count; i++)
    same = same_tensor(self, &self->tensor[a->first + i], &self->tensor[b->first + i]);
  return same;
}

static bool same_row(const SwMap *self, const SwMapRow *a, const SwMapRow *b, bool counts) {
  return a->kind == b->kind && a->depth == b->depth && a->span.start == b->span.start &&
         a->span.end == b->span.end && same_text(a->callee, b->callee) &&
         (!counts || a->times == b->times) && a->more == b->more && a->made == b->made &&
         a->writes == b->writes && a->parameters == b->parameters && a->outcome == SW_MAP_RAN &&
         b->outcome == SW_MAP_RAN && same_side(self, &a->given, &b->given) &&
         same_side(self, &a->value, &b->value);
}

/* Folds the last row, from number `row` on, into the one before it if they are equal. */
static bool fold(SwMap *self, int before, int row) {
  int count = self->rows - row;
  if (before < 0 || row - before != count) return false;
  for (int i = 0; i < count; i++) {
    if (!same_row(self, &self->row[before + i], &self->row[row + i], i > 0)) return false;
  }
  self->row[before].times += self->row[row].times;
  cut(self, row);
  return true;
}

/* -- Rows -------------------------------------------------------------------------------------- */

bool sw_map_is_kept(const SwVm *vm) {
  return !vm->program->no_stories;
}

SwMapRow *sw_map_row(SwVm *vm) {
  return vm->map && vm->map->row >= 0 ? &vm->program->map.row[vm->map->row] : NULL;
}

/* Begins a row in the innermost open one. NULL: it is not kept. */
static SwMapRow *row_in(SwVm *vm, SwMapKind kind, SwSpan span) {
  SwMap *map = &vm->program->map;
  const SwMapRow *outer = sw_map_row(vm);
  int depth = outer ? outer->depth + 1 : 0;
  SwMapRow *row = new_row(map);
  if (!row) return NULL;
  *row = (SwMapRow){.kind = kind,
                    .depth = depth,
                    .statement = vm->statement,
                    .span = span,
                    .times = 1,
                    .tensors = map->tensors,
                    .sizes = map->sizes,
                    .scope = vm->scope,
                    .before = vm->program->records.last,
                    .begun = vm->program->records.begun};
  return row;
}

static bool has_room(const SwMap *map, const SwMapOpen *outer) {
  return outer->row >= 0 && outer->children < SW_MAP_CHILDREN && map->rows < SW_MAP_ROWS &&
         map->rows - map->last < SW_MAP_INNER;
}

void sw_map_begin(SwVm *vm, SwMapOpen *self, SwMapKind kind, SwSpan span, bool keeps) {
  SwMap *map = &vm->program->map;
  bool room = vm->map ? has_room(map, vm->map) : map->outermost < SW_MAP_CHILDREN;
  *self = (SwMapOpen){.outer = vm->map, .row = map->rows, .last = -1, .span = span};
  if (!keeps || !room || !row_in(vm, kind, span)) self->row = -1;
  vm->map = self;
  vm->map_told = false;
  vm->failed = (SwSpan){0, 0};
}

static const char *key_of(SwValue key) {
  return key.kind == SW_VALUE_STRING ? key.as.string->bytes : NULL;
}

/* Adds a tensor of this shape to the side, or counts it. */
static void put_shaped(SwMap *map, SwMapTensor added, const SwShape *shape, SwMapSide *side) {
  bool good = side->count < SW_MAP_TENSORS;
  added.ndim = shape->ndim;
  added.size = map->sizes;
  for (int dim = 0; good && dim < shape->ndim; dim++)
    good = put_size(map, shape->size[dim]);
  if (!side->count) side->first = map->tensors;
  if (good && put_tensor(map, &added))
    side->count++;
  else
    side->more++;
}

static void add_tensor(SwVm *vm, const SwMapTensor *place, const SwTensor *tensor,
                       SwMapSide *side) {
  SwMapTensor added = *place;
  added.id = tensor->id;
  added.storage = tensor->storage->id;
  added.dtype = tensor->dtype;
  added.naming = tensor->naming;
  added.maker = sw_records_maker(&vm->program->records, added.storage, &tensor->layout);
  put_shaped(&vm->program->map, added, &tensor->layout.shape, side);
}

void sw_map_operand(SwMap *self, SwMapRow *row, const char *name, const SwSnapshot *operand,
                    uint32_t unlike) {
  const SwMapTensor added = {.name = name,
                             .step = {{NULL, -1}, {NULL, -1}},
                             .id = operand->tensor,
                             .storage = operand->storage,
                             .dtype = operand->dtype,
                             .maker = operand->maker,
                             .names = operand->names,
                             .unlike = unlike};
  put_shaped(self, added, &operand->layout.shape, &row->given);
}

static void add(SwVm *vm, const SwMapTensor *place, int depth, SwValue value, SwMapSide *side) {
  if (value.kind == SW_VALUE_TENSOR) {
    add_tensor(vm, place, value.as.tensor, side);
    return;
  }
  bool table = value.kind == SW_VALUE_DICT;
  if (depth == 2 || !(sw_value_is_sequence(value) || table)) return;
  const SwSequence *items = value.as.sequence;
  for (int64_t i = 0; i < items->count; i += table ? 2 : 1) {
    if (i == MOST_ITEMS) {
      side->more += (items->count - i) / (table ? 2 : 1);
      return;
    }
    SwMapTensor inner = *place;
    inner.step[depth] = (SwMapStep){table ? key_of(items->items[i]) : NULL, table ? i / 2 : i};
    add(vm, &inner, depth + 1, items->items[i + table], side);
  }
}

static void add_named(SwVm *vm, const char *name, SwValue value, SwMapSide *side) {
  const SwMapTensor place = {.name = name, .step = {{NULL, -1}, {NULL, -1}}};
  add(vm, &place, 0, value, side);
}

void sw_map_given(SwVm *vm, const char *name, SwValue value) {
  SwMapRow *row = sw_map_row(vm);
  if (row) add_named(vm, name, value, &row->given);
}

/* Reading a tensor makes no row, as in print(x.shape). A value that is one, or has some, does. */
void sw_map_value(SwVm *vm, const char *name, SwValue value) {
  SwMapRow *row = sw_map_row(vm);
  SwMapSide lost = {.count = SW_MAP_TENSORS}, *side = row ? &row->value : &lost;
  if (!vm->map) return;
  add_named(vm, name, value, side);
  if (row ? side->count : lost.more > 0) vm->map->counts = true;
}

bool sw_map_given_anew(SwVm *vm) {
  SwMapRow *row = sw_map_row(vm);
  SwMap *map = &vm->program->map;
  if (!row || vm->map->row != map->rows - 1 || vm->map->more) return false;
  map->tensors = row->tensors;
  map->sizes = row->sizes;
  row->given = (SwMapSide){0};
  return true;
}

static bool is_given(const SwMap *map, const SwMapRow *row, int storage) {
  for (int i = 0; i < row->given.count; i++) {
    if (map->tensor[row->given.first + i].storage == storage) return true;
  }
  return false;
}

void sw_map_written(SwVm *vm, int storage) {
  SwMap *map = &vm->program->map;
  for (SwMapOpen *open = vm->map; open; open = open->outer) {
    SwMapRow *row = open->row < 0 ? NULL : &map->row[open->row];
    if (!row || !is_given(map, row, storage)) continue;
    row->writes = true;
    open->counts = true;
  }
}

void sw_map_named(SwVm *vm, const SwTensor *tensor) {
  SwMap *map = &vm->program->map;
  for (const SwMapOpen *open = vm->map; open; open = open->outer) {
    const SwMapRow *row = open->row < 0 ? NULL : &map->row[open->row];
    for (int i = 0; row && i < row->given.count + row->value.count; i++) {
      bool given = i < row->given.count;
      SwMapTensor *at =
          &map->tensor[given ? row->given.first + i : row->value.first + i - row->given.count];
      if (at->id == tensor->id) at->naming = tensor->naming;
    }
  }
}

/* -- Ends -------------------------------------------------------------------------------------- */

static SwMapMade made_of(const SwMap *map, const SwMapRow *row) {
  if (!row->value.count) return SW_MAP_NO_VALUE;
  const SwMapTensor *value = &map->tensor[row->value.first];
  SwMapMade made = SW_MAP_NEW;
  for (int i = 0; i < row->given.count; i++) {
    const SwMapTensor *given = &map->tensor[row->given.first + i];
    if (given->id == value->id) return SW_MAP_SAME;
    if (given->storage == value->storage) made = SW_MAP_VIEW;
  }
  return made;
}

/* A copy of the message of the error or refusal that is on its way. */
static const char *message_of(SwVm *vm) {
  const SwError *error = &vm->error;
  if (error->id == SW_ERR_NONE) return vm->refusal.message;
  SwText text = {0};
  sw_text_put(&text, error->type ? error->type : sw_error_type(error->id));
  sw_text_put(&text, ": ");
  sw_text_put(&text, sw_text_cstr(&error->message));
  const char *kept = sw_arena_copy(vm->arena, sw_text_cstr(&text), text.size);
  sw_text_free(&text);
  return kept;
}

static void fail(SwVm *vm, SwMapRow *row) {
  row->outcome = vm->error.id == SW_ERR_NONE ? SW_MAP_REFUSED : SW_MAP_RAISED;
  if (!vm->map_told) row->message = message_of(vm);
  vm->map_told = true;
}

/* Tells a failure behind the calls of its statement that ran before it, in a row for the part that
 * failed; in the statement's own row if it has no others. */
static void fail_last(SwVm *vm, SwMapOpen *self) {
  const SwMapRow outer = vm->program->map.row[self->row];
  const SwRecord *raised = vm->last_record;
  bool apart = !vm->map_told && self->last >= 0;
  vm->map = self;
  SwMapRow *row = apart ? row_in(vm, outer.kind, outer.span) : NULL;
  vm->map = self->outer;
  if (row) {
    bool known = raised && raised->refused && raised->number > outer.begun;
    if (vm->failed.end)
      row->span = vm->failed;
    else if (known && raised->called.end) /* inside of a library */
      row->span = raised->span, row->callee = raised->name;
    row->before = outer.before;
    row->begun = outer.begun;
    row->ended = vm->program->records.begun;
    fail(vm, row);
  }
  fail(vm, &vm->program->map.row[self->row]);
}

static void count_in_outer(SwVm *vm, int64_t rows) {
  if (vm->map)
    vm->map->more += rows, vm->map->counts = true;
  else
    vm->program->map.more += rows;
}

void sw_map_failed(SwVm *vm, SwSpan span) {
  bool lost = vm->map && vm->map->row < 0;
  SwMapRow *row = vm->map_told || lost ? NULL : row_in(vm, SW_MAP_STATEMENT, span);
  if (!row) return;
  row->ended = vm->program->records.begun;
  fail(vm, row);
  if (vm->map) vm->map->counts = true;
}

/* A row that was not kept and failed is kept after all, in the innermost row that is. */
static void keep_failed(SwVm *vm, SwSpan span) {
  SwMapOpen *open = vm->map;
  while (vm->map && vm->map->row < 0)
    vm->map = vm->map->outer;
  sw_map_failed(vm, span);
  vm->map = open;
}

void sw_map_end(SwVm *vm, SwMapOpen *self, bool succeeded, bool drops) {
  SwMap *map = &vm->program->map;
  bool counts = !succeeded || (self->counts && !drops);
  vm->map = self->outer;
  if (self->row < 0) {
    if (!succeeded) keep_failed(vm, self->span);
    if (counts) count_in_outer(vm, 1 + self->more);
    return;
  }
  SwMapRow *row = &map->row[self->row];
  row->more = self->more;
  row->ended = vm->program->records.begun;
  row->made = made_of(map, row);
  if (!succeeded) fail_last(vm, self);
  int *last = vm->map ? &vm->map->last : &map->last;
  if (vm->map) vm->map->counts |= counts;
  if (!counts) {
    cut(map, self->row);
  } else if (!fold(map, *last, self->row)) {
    *last = self->row;
    ++*(vm->map ? &vm->map->children : &map->outermost);
  }
}
