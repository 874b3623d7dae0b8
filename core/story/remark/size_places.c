#include "story/remark/size_places.h"

#include <string.h>

#include "base/words.h"
#include "interpreter/program.h"
#include "story/remark/lineage.h"
#include "story/scene/fields.h"
#include "story/scene/story.h"
#include "syntax/literals.h"

/* Limits of the search: bytes of source, operations, runs, work units and sizes. */
#define MOST_SOURCE     ((size_t)32 << 10)
#define MOST_OPERATIONS 2000
#define MOST_RUNS       32
#define MOST_COST                                                                                  \
  (SW_INTERACTIVE_WORK / 2) /* all runs together, below 100 ms, since a page waits for them */
#define MOST_PLACES 64

/* Added to a number. Large enough that a slice with an end of its own does not follow. */
#define MORE 16

typedef struct Place {
  int operation, tensor, dim; /* tensor -1: the requested shape */
  int64_t size;
  const SwRecord *record, *maker; /* the operation; the one that made its operand */
  SwSpan span;                    /* of the number in the source; empty: not found */
  bool several;
} Place;

typedef struct Places {
  const SwProgram *program;
  int statement, count;
  int64_t cost; /* of the runs so far */
  bool failed;  /* memory ran out */
  Place at[MOST_PLACES];
} Places;

/* The operation that made the operand; NULL if its result is another tensor. */
static const SwRecord *maker_of(const SwSnapshot *operand) {
  const SwRecord *maker = operand->maker;
  return maker && maker->result.tensor == operand->tensor ? maker : NULL;
}

static void add(Places *self, Place place, const SwShape *shape) {
  for (place.dim = 0; place.dim < shape->ndim && self->count < MOST_PLACES; place.dim++) {
    place.size = shape->size[place.dim];
    if (place.size >= 0 && place.maker) self->at[self->count++] = place;
  }
}

static void collect(Places *self) {
  SwChapter chapter;
  for (bool more = sw_story_begin(self->program, self->statement, &chapter); more;
       more = sw_story_next(&chapter)) {
    const SwRecord *record = chapter.record;
    const SwShape *asked = sw_record_requested(record);
    Place place = {.operation = chapter.operation, .record = record};
    for (; place.tensor < record->operand_count; place.tensor++) {
      const SwSnapshot *operand = &record->operand[place.tensor];
      place.maker = maker_of(operand);
      add(self, place, &operand->layout.shape);
    }
    place.maker = record;
    if (record->operand_count == 0) add(self, place, &record->result.layout.shape);
    place.tensor = -1;
    if (asked) add(self, place, asked);
  }
}

/* Runs the program up to the end of the statement with another number; NULL if memory ran out. */
static SwProgram *run_with(Places *self, SwSpan span, int64_t number) {
  const char *bytes = self->program->source.bytes;
  size_t end = self->program->statements[self->statement].span.end;
  SwText text = {0};
  sw_text_bytes(&text, bytes, span.start);
  sw_text_int(&text, number);
  sw_text_bytes(&text, bytes + span.end, end - span.end);
  SwProgram *run =
      text.failed ? NULL
                  : sw_program_limited(text.data, text.size, 0, false, 0, SW_INTERACTIVE_WORK / 8);
  sw_text_free(&text);
  self->failed = self->failed || !run || run->records.failed;
  self->cost += run ? run->cost : 0;
  return run;
}

/* The same record in another run; NULL if that run stopped earlier. */
static const SwRecord *same_in(const SwProgram *run, const SwRecord *record) {
  const SwRecord *at = run->records.first;
  while (at && at->number != record->number)
    at = at->next;
  return at && at->statement == record->statement && at->kind == record->kind ? at : NULL;
}

/* The size in the result, or the requested one if the operation was refused; -1: neither. */
static int64_t size_in(const SwRecord *record, int dim) {
  const SwShape *shape =
      record->has_result ? &record->result.layout.shape : sw_record_requested(record);
  return shape && dim < shape->ndim ? shape->size[dim] : -1;
}

/* Whether the place has this size in another run. If the run stops earlier, the maker of the tensor
 * decides. */
static bool has_size(const SwProgram *run, const Place *place, int64_t size) {
  const SwRecord *maker = place->maker;
  int dim = place->dim;
  while (maker) {
    const SwRecord *same = same_in(run, maker);
    int64_t now = same ? size_in(same, dim) : -1;
    if (now >= 0) return now == size;
    const SwSnapshot *from = sw_lineage_back(maker, &dim);
    maker = from && from->layout.shape.size[dim] == place->size ? maker_of(from) : NULL;
  }
  return false;
}

static bool is_sought(const Places *self, int64_t number) {
  for (int i = 0; i < self->count; i++) {
    if (self->at[i].size == number) return true;
  }
  return false;
}

static void try_number(Places *self, SwSpan span, int64_t number) {
  SwProgram *run = run_with(self, span, number + MORE);
  for (int i = 0; run && i < self->count; i++) {
    Place *place = &self->at[i];
    if (place->size != number || !has_size(run, place, number + MORE)) continue;
    place->several = place->span.end > 0;
    place->span = span;
  }
  sw_program_delete(run);
}

/* A line that prints the result of a library function changes no size. */
static bool only_prints(const Places *self, const SwStatement *statement) {
  const char *text = self->program->source.bytes + statement->span.start;
  size_t size = strcspn(text, ".( ");
  const SwName *name = self->program->names;
  while (name && !sw_word_is(name->text, text, size))
    name = name->next;
  return *statement->output && name && name->value.kind == SW_VALUE_MODULE;
}

static void find(Places *self) {
  const SwStatement *statement = self->program->statements;
  const SwStatement *last = statement + self->statement;
  const SwSource *source = &self->program->source;
  uint32_t end = self->program->statements[self->statement].span.end;
  SwArena arena = {0};
  SwRefusal refusal = {0};
  SwLexer lexer;
  SwToken token;
  int runs = 0;
  sw_lexer_init(&lexer, source, &arena, &refusal);
  while (runs < MOST_RUNS) {
    if (!sw_lexer_next(&lexer, &token)) break; /* not covered: it has been parsed */
    if (token.kind == SW_TOKEN_END || token.span.end > end) break;
    uint64_t number;
    size_t size = token.span.end - token.span.start;
    while (statement < last && statement->span.end <= token.span.start)
      statement++;
    if (token.kind != SW_TOKEN_INT ||
        !sw_int_value(source->bytes + token.span.start, size, &number))
      continue;
    if (number > INT32_MAX || !is_sought(self, (int64_t)number)) continue;
    if (statement < last && only_prints(self, statement)) continue;
    try_number(self, token.span, (int64_t)number);
    runs++;
    if (self->cost > MOST_COST) self->count = 0; /* untried numbers might make the size, too */
  }
  sw_arena_clear(&arena);
}

static bool is_known(const Place *place) {
  return place->span.end > 0 && !place->several;
}

/* 0: no other number made this size of an operand; 1: one did; 2: in the same tensor. */
static int chance_of(const Places *self, const Place *place) {
  int chance = 0;
  for (int i = 0; i < self->count; i++) {
    const Place *other = &self->at[i];
    bool meets = is_known(other) && other->operation == place->operation &&
                 other->size == place->size && other->span.start != place->span.start;
    int found = !meets || other->tensor < 0 ? 0 : other->tensor == place->tensor ? 2 : 1;
    if (found > chance) chance = found;
  }
  return place->size > 1 && place->tensor >= 0 ? chance : 0;
}

/* Chooses among places that have the same size by chance. */
static bool is_to_change(const Places *self, const Place *place) {
  int chance = chance_of(self, place);
  for (int i = 0; chance && i < self->count; i++) {
    const Place *other = &self->at[i];
    if (!is_known(other) || other->operation != place->operation || other->size != place->size)
      continue;
    int its = chance_of(self, other);
    if (its > chance || (its == chance && other > place)) return false;
  }
  return chance;
}

static bool is_among(const SwShape *shape, int64_t size) {
  for (int dim = 0; shape && dim < shape->ndim; dim++) {
    if (shape->size[dim] == size) return true;
  }
  return false;
}

/* The next number that differs from every size of the operation. */
static int64_t free_after(const SwRecord *record, int64_t size) {
  bool taken = true;
  while (taken) {
    taken = is_among(sw_record_requested(record), ++size);
    for (int i = 0; i < sw_tensors_all(record); i++)
      taken = taken || is_among(&sw_tensors_at(record, i)->layout.shape, size);
  }
  return size;
}

/* Whether the program reaches the operation with this number. */
static bool arrives(Places *self, const Place *place, int64_t number) {
  SwProgram *run = run_with(self, place->span, number);
  bool arrived = run && same_in(run, place->record);
  sw_program_delete(run);
  return arrived;
}

static void put_place(Places *self, const Place *place, SwCursor *cursor, SwJson *json) {
  int64_t apart = free_after(place->record, place->size);
  sw_json_open_object(json);
  sw_field_int(json, "operation", place->operation);
  sw_field_known(json, "tensor", place->tensor >= 0, place->tensor);
  sw_field_int(json, "dim", place->dim);
  sw_field_int(json, "size", place->size);
  sw_field_known(json, "apart", is_to_change(self, place) && arrives(self, place, apart), apart);
  sw_cursor_span(cursor, place->span, json);
  sw_json_close_object(json);
}

void sw_size_places_json(const SwProgram *program, int statement, SwText *out) {
  Places self = {.program = program, .statement = statement};
  SwCursor cursor = sw_cursor_of(program, statement);
  SwJson json = {.out = out};
  if (program->source.size <= MOST_SOURCE && program->records.begun <= MOST_OPERATIONS) {
    collect(&self);
    find(&self);
  }
  sw_json_open_array(&json);
  for (int i = 0; i < self.count; i++) {
    if (is_known(&self.at[i])) put_place(&self, &self.at[i], &cursor, &json);
  }
  sw_json_close_array(&json);
  out->failed |= self.failed;
}
