#include "story/scene/values.h"

#include <string.h>

#include "story/scene/computed.h"
#include "story/scene/computed_gate.h"
#include "story/scene/dim_names.h"
#include "story/scene/fields.h"
#include "story/scene/name.h"

/* Reads the next "kind:name" of a fact list (events.def); NULL at its end. */
static const char *next_fact(const char *facts, char *kind, SwValueNamed *out) {
  while (*facts == ' ')
    facts++;
  if (!*facts) return NULL;
  *kind = *facts;
  const char *name = facts + 2;
  size_t size = strcspn(name, " ");
  size_t kept = size < sizeof out->name - 1 ? size : sizeof out->name - 1;
  memcpy(out->name, name, kept);
  out->name[kept] = '\0';
  return name + size;
}

static void put_shape(const SwSnapshot *tensor, SwText *out) {
  const SwShape *shape = &tensor->layout.shape;
  sw_text_ints(out, shape->size, shape->ndim, SW_INTS_TUPLE);
}

static void set_int(SwValueNamed *self, int64_t value) {
  self->is_integer = true;
  self->integer = value;
}

/* Whether the value is the size of one of two operands, whose number is the fact before it. */
static bool is_side(const char *name) {
  return strcmp(name, "size_a") == 0 || strcmp(name, "size_b") == 0;
}

/* The operand's own dim where an event says `dim`: comparisons count dims of the common shape,
 * aligned on the right; reductions and moves count the operand's own. -1 or less: none. */
static int own_dim(const SwRecord *record, const SwEvent *event, int number, int64_t dim) {
  bool expands = record->kind == SW_STORY_EXPAND;
  int most = expands ? record->as.expand.requested.ndim : 0,
      ndim = record->operand[number].layout.shape.ndim;
  if (event->id == SW_EV_PRODUCT_INNER || event->id == SW_EV_PRODUCT_INNER_REFUSED)
    return number && ndim > 1 ? ndim - 2 : ndim - 1;
  if (record->kind == SW_STORY_REDUCE || record->kind == SW_STORY_DIMS) return (int)dim;
  if (record->kind == SW_STORY_JOIN) /* flattened operands have none */
    return record->stretched[number].shape.ndim < ndim
               ? -1
               : sw_tensors_joined_dim(record, number, (int)dim);
  for (int i = 0; i < record->operand_count; i++) {
    int other = record->operand[i].layout.shape.ndim;
    if (other > most) most = other;
  }
  return (int)dim - (most - ndim);
}

/* Adds the name of a dim to its size or number: 8 becomes "8 (T)", dim 1 becomes "1 (T)". If
 * operands call the dim differently, all names are listed. */
static void put_dim_name(const SwRecord *record, const SwEvent *event, const int64_t *fact,
                         SwValueNamed *out) {
  SwPhaseId phase = sw_event_phase(event->id);
  bool side = is_side(out->name), sides = strstr(sw_event_facts(event->id), "size_a");
  bool inner = event->id == SW_EV_PRODUCT_INNER;
  const char *of = record->kind == SW_STORY_DIMS ? "from" : inner ? "size" : "dim";
  bool dim = !sides && strcmp(out->name, of) == 0;
  bool moved =
      phase == SW_PHASE_MOVE && (record->kind == SW_STORY_DIMS || record->kind == SW_STORY_REDUCE);
  bool stacks = record->kind == SW_STORY_JOIN && record->as.join.stacks;
  if (stacks || !(side || dim) || !(moved || phase == SW_PHASE_COMPARE)) return;
  SwText names = {0}, one = {0};
  for (int i = 0; i < record->operand_count; i++) {
    if (side && i != fact[-1]) continue;
    sw_text_clear(&one);
    if (!sw_dim_name_put(&record->operand[i],
                         own_dim(record, event, i, side ? event->fact[0] : *fact), &one) ||
        (names.size && strstr(sw_text_cstr(&names), sw_text_cstr(&one))))
      continue;
    if (names.size) sw_text_put(&names, ", ");
    sw_text_put(&names, sw_text_cstr(&one));
  }
  if (names.size) {
    out->is_integer = false;
    sw_text_int(&out->text, *fact);
    sw_text_put(&out->text, " (");
    sw_text_put(&out->text, sw_text_cstr(&names));
    sw_text_char(&out->text, ')');
  }
  out->text.failed |= names.failed;
  sw_text_free(&names);
  sw_text_free(&one);
}

/* Fills one value by the kind of its fact; `next` is the index of the next unread fact. Kinds Q, V
 * and X read none, and U reads the fact before it again. */
static void fill(const SwProgram *program, const SwRecord *record, const SwEvent *event, char kind,
                 int *next, SwValueNamed *out) {
  if (kind == 'U') --*next;
  const int64_t *fact = &event->fact[*next];
  const SwSnapshot *tensor = strchr("SRU", kind) ? sw_tensors_at(record, (int)*fact) : NULL;
  const SwShape *requested = kind == 'Q' ? sw_record_requested(record) : NULL;
  if (!strchr("QXV", kind)) ++*next;
  switch (kind) {
  case 'I':
    set_int(out, *fact);
    if (program->records.naming) put_dim_name(record, event, fact, out);
    break;
  case 'C': sw_text_char(&out->text, (char)*fact); break;
  case 'D': set_int(out, sw_stride_shown(*fact, sw_tensors_unit(record))); break;
  case 'U': set_int(out, tensor->layout.shape.ndim ? sw_snapshot_bytes(tensor) : 0); break;
  case 'T': sw_tensors_name(program, record, (int)*fact, &out->text); break;
  case 'S':
    if (tensor) put_shape(tensor, &out->text);
    break;
  case 'R': sw_snapshot_strides(tensor, &out->text); break;
  case 'Q': sw_text_ints(&out->text, requested->size, requested->ndim, SW_INTS_TUPLE); break;
  case 'V': set_int(out, sw_snapshot_bytes(sw_tensors_at(record, 0))); break;
  default: sw_computed_text(program, record, event, out->name, &out->text);
  }
}

void sw_values_of_event(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                        SwValues *out) {
  *out = (SwValues){0};
  const char *facts = sw_event_facts(event->id);
  int next = 0;
  char kind;
  while ((facts = next_fact(facts, &kind, &out->at[out->count]))) {
    fill(program, record, event, kind, &next, &out->at[out->count++]);
  }
}

void sw_values_of_element(const SwProgram *program, const SwRecord *record,
                          const SwElement *element, SwValues *out) {
  *out = (SwValues){0};
  const char *facts = sw_event_facts(element->event);
  char kind;
  while ((facts = next_fact(facts, &kind, &out->at[out->count]))) {
    SwValueNamed *value = &out->at[out->count++];
    sw_computed_element(program, record, element, value->name, &value->text);
  }
}

/* An empty value with that name, which must be shorter than the field. */
static SwValueNamed *add(SwValues *self, const char *name) {
  SwValueNamed *value = &self->at[self->count++];
  for (size_t i = 0; name[i]; i++)
    value->name[i] = name[i];
  return value;
}

void sw_values_add_int(SwValues *self, const char *name, int64_t value) {
  set_int(add(self, name), value);
}

SwText *sw_values_add_text(SwValues *self, const char *name) {
  return &add(self, name)->text;
}

void sw_values_add_shape(SwValues *self, const char *name, const SwShape *shape) {
  sw_text_ints(sw_values_add_text(self, name), shape->size, shape->ndim, SW_INTS_TUPLE);
}

bool sw_values_failed(const SwValues *self) {
  bool failed = false;
  for (int i = 0; i < self->count; i++)
    failed = failed || self->at[i].text.failed;
  return failed;
}

void sw_values_clear(SwValues *self) {
  for (int i = 0; i < self->count; i++)
    sw_text_free(&self->at[i].text);
  self->count = 0;
}

static bool matches_name(const SwValueNamed *self, const char *name, size_t size) {
  return strlen(self->name) == size && memcmp(self->name, name, size) == 0;
}

const SwValueNamed *sw_values_find(const SwValues *self, const char *name, size_t size) {
  int i = 0;
  while (i + 1 < self->count && !matches_name(&self->at[i], name, size))
    i++;
  return &self->at[i];
}

void sw_values_json(const SwValues *self, SwJson *json) {
  sw_json_open_object(json);
  for (int i = 0; i < self->count; i++) {
    const SwValueNamed *value = &self->at[i];
    if (value->is_integer)
      sw_field_int(json, value->name, value->integer);
    else
      sw_field_text(json, value->name, sw_text_cstr(&value->text));
    json->out->failed |= value->text.failed;
  }
  sw_json_close_object(json);
}
