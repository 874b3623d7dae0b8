#include "interpreter/side_effects.h"

#include <string.h>

#include "base/words.h"
#include "interpreter/targets.h"
#include "interpreter/text_names.h"
#include "interpreter/words.h"
#include "runtime/object.h"
#include "runtime/scope.h"
#include "runtime/variables.h"

static bool matches_name(SwVm *vm, const char *name, void *context) {
  (void)vm;
  const char **wanted = context;
  if (*wanted && strcmp(name, *wanted) == 0) *wanted = NULL;
  return true;
}

static bool is_target(const SwSideEffects *self, const char *name) {
  const char *wanted = name;
  return !sw_targets_bind(self->vm, self->statement, matches_name, &wanted) || !wanted;
}

/* -- What it reaches ------------------------------------------------------------------------- */

static bool reach(SwSideEffects *self, SwSequence *into, SwValue value) {
  return sw_sequence_push(self->vm, into, value);
}

/* The span of the code whose names a call of the value looks up. */
static SwSpan code_of(SwValue value) {
  if (value.kind == SW_VALUE_CLOSURE) return value.as.closure->node->span;
  return value.kind == SW_VALUE_UNKNOWN ? value.as.unknown->code : (SwSpan){0, 0};
}

/* A text that was read. */
typedef struct SwRead {
  uint32_t start;
  struct SwRead *before;
} SwRead;

static bool is_read(const SwRead *self, uint32_t start) {
  for (; self; self = self->before) {
    if (self->start == start) return true;
  }
  return false;
}

/* Reaches the names in a text, once. Names of code lead on to the names in that code, which may be
 * its own. */
static bool reach_words(SwSideEffects *self, SwSpan span) {
  SwSpan word;
  if (!span.end || is_read(self->read, span.start)) return true;
  SwRead *read = sw_arena_alloc(self->vm->arena, sizeof *read);
  if (!read) return sw_exhausted(self->vm);
  *read = (SwRead){span.start, self->read};
  self->read = read;
  if (sw_text_sets(self->vm->program->source.bytes + span.start, span.end - span.start))
    self->sets = true;
  for (uint32_t at = span.start; sw_text_next_name(&self->vm->program->source, span, &at, &word);) {
    const SwName *name = sw_text_name_at(self->vm, word);
    if (name &&
        (!reach(self, self->reached, name->value) || !reach_words(self, code_of(name->value))))
      return false;
  }
  return true;
}

/* Whether merely reading the value may advance it, as an iterator. */
static bool steps(SwValue value) {
  return value.kind == SW_VALUE_ITERATOR ||
         (value.kind == SW_VALUE_OBJECT && sw_class_attribute(sw_object_class(value), "__next__"));
}

static bool reach_name(SwSideEffects *self, const SwNode *node, SwSequence *into) {
  const SwName *name = sw_name_find(self->vm->program, node->text);
  if (!name || name->value.kind == SW_VALUE_ABSENT) return true;
  if (!reach(self, into, name->value)) return false;
  if (steps(name->value) && !reach(self, self->written, name->value)) return false;
  return reach_words(self, code_of(name->value));
}

static bool reach_names(SwSideEffects *self, const SwNode *node, SwSequence *into) {
  if (node->kind == SW_NODE_NAME) return reach_name(self, node, into);
  for (const SwNode *at = node->first; at; at = at->next) {
    if (!reach_names(self, at, into)) return false;
  }
  return true;
}

/* -- What it calls --------------------------------------------------------------------------- */

/* The leftmost expression of a.b(c)[d].e: a. */
static const SwNode *base_of(const SwNode *node) {
  while (node->kind == SW_NODE_ATTRIBUTE || node->kind == SW_NODE_CALL ||
         node->kind == SW_NODE_INDEX)
    node = node->first;
  return node;
}

/* Whether calling the value may do anything: functions of the program are not looked into. */
static bool is_foreign_value(SwValue value) {
  bool own = value.kind == SW_VALUE_CLASS || value.kind == SW_VALUE_OBJECT;
  if (own || value.kind == SW_VALUE_CLOSURE) return true;
  if (value.kind != SW_VALUE_UNKNOWN) return false;
  const SwUnknown *unknown = value.as.unknown;
  return unknown->kind == SW_UNKNOWN_FOREIGN || unknown->code.end;
}

static bool is_name_of_foreign(SwSideEffects *self, const SwNode *node) {
  if (node->kind != SW_NODE_NAME) return false;
  const SwName *name = sw_name_find(self->vm->program, node->text);
  return (name && is_foreign_value(name->value)) || is_target(self, node->text);
}

static void note_path(SwSideEffects *self, const SwNode *node) {
  const char *text = self->vm->program->source.bytes + node->span.start;
  size_t size = node->span.end - node->span.start;
  if (sw_path_draws(text, size)) self->draws = true;
  if (sw_text_sets(text, size)) self->sets = true;
}

/* Whether the effects of calls on this base are known by their names. `called`: the base itself is
 * called. */
static bool is_known_base(SwSideEffects *self, const SwNode *base, bool called) {
  if (base->kind != SW_NODE_NAME) return base->kind <= SW_NODE_COMPARE; /* others: any value */
  if (is_target(self, base->text)) return false;
  const SwName *name = sw_name_find(self->vm->program, base->text);
  if (!name || name->value.kind == SW_VALUE_ABSENT) return sw_builtin_harmless(base->text);
  if (name->value.kind == SW_VALUE_MODULE)
    self->draws |= sw_path_draws(name->value.as.module, strlen(name->value.as.module));
  if (name->value.kind != SW_VALUE_UNKNOWN) return !is_foreign_value(name->value);
  const SwUnknown *unknown = name->value.as.unknown;
  const char *said = unknown->sentence;
  self->draws |= called ? !said : said && sw_path_draws(said, strlen(said));
  return !is_foreign_value(name->value);
}

static bool see_argument(SwSideEffects *self, const SwNode *argument, bool *writes) {
  bool keyword = argument->kind == SW_NODE_KEYWORD;
  const SwNode *value = keyword || argument->kind == SW_NODE_STARRED ? argument->first : argument;
  if (is_name_of_foreign(self, value)) self->foreign = true;
  if (!keyword) return true;
  if (sw_words_hold("inplace copy overwrite_input **", argument->text)) *writes = true;
  return strcmp(argument->text, "out") != 0 || reach_names(self, value, self->written);
}

/* Notes the effects of one call: what its function may write, draw or set. */
static bool see_call(SwSideEffects *self, const SwNode *node) {
  const SwNode *callee = node->first, *base = base_of(callee);
  bool writes = (callee->kind == SW_NODE_ATTRIBUTE || callee->kind == SW_NODE_NAME) &&
                sw_word_writes(callee->text);
  bool item = callee->kind == SW_NODE_INDEX; /* of a list of functions, perhaps */
  if (item || !is_known_base(self, base, base == callee)) self->foreign = true;
  note_path(self, callee);
  for (const SwNode *argument = callee->next; argument; argument = argument->next) {
    if (!see_argument(self, argument, &writes)) return false;
  }
  return !writes || reach_names(self, node, self->written);
}

/* -- The tree -------------------------------------------------------------------------------- */

/* Reaches what a target writes: x[0] = ..., x.y = ..., and with `+=` x as well. */
static bool see_target(SwSideEffects *self, const SwNode *target, bool names) {
  const SwNode *base = base_of(target);
  bool item = base != target || names;
  if (item && base->kind == SW_NODE_NAME && is_target(self, base->text) &&
      self->statement->kind == SW_NODE_FOR)
    self->foreign = true; /* x of `for x in ...`, which may be a view of what is gone through */
  if (target->kind == SW_NODE_INDEX || target->kind == SW_NODE_ATTRIBUTE)
    return reach_names(self, base_of(target), self->written);
  if (target->kind == SW_NODE_NAME) return !names || reach_name(self, target, self->written);
  for (const SwNode *at = target->first; at; at = at->next) {
    if (!see_target(self, at, names)) return false;
  }
  return true;
}

static bool see_targets(SwSideEffects *self, const SwNode *node) {
  const SwNode *target = node->first;
  bool all = node->kind == SW_NODE_DELETE;
  int64_t count = node->kind == SW_NODE_ASSIGN ? node->integer : 1;
  for (int64_t i = 0; all ? target != NULL : i < count; i++, target = target->next) {
    if (!see_target(self, target, node->kind == SW_NODE_AUGMENTED)) return false;
  }
  return true;
}

static bool see_unsupported(SwSideEffects *self, const SwNode *node) {
  SwSpan name;
  if (sw_defined_name(&self->vm->program->source, node, &name))
    self->has_code = true;
  else
    self->foreign = true;
  return reach_words(self, node->span);
}

/* Notes the effects of a node and its children. */
static bool see(SwSideEffects *self, const SwNode *node) {
  bool good = true;
  switch (node->kind) {
  case SW_NODE_NAME: return reach_name(self, node, self->reached);
  case SW_NODE_IMPORT:
  case SW_NODE_FROM_IMPORT: return true;
  case SW_NODE_ASSIGN:
  case SW_NODE_AUGMENTED:
  case SW_NODE_DELETE:
  case SW_NODE_FOR: good = see_targets(self, node); break;
  case SW_NODE_CALL: good = see_call(self, node); break;
  case SW_NODE_CLASS:
  case SW_NODE_DECORATED:
  case SW_NODE_DEF:
  case SW_NODE_LAMBDA: self->has_code = true; break;
  case SW_NODE_UNSUPPORTED: return see_unsupported(self, node);
  default: break;
  }
  for (const SwNode *at = node->first; at && good; at = at->next)
    good = see(self, at);
  return good;
}

#define MOST_LOOKS 10000
#define DEEP       8

/* Whether the value contains a function of the program, as a list of functions does. After `looks`
 * values it may: a list can contain itself many times. */
static bool holds_code(SwValue value, int depth, int *looks) {
  const SwSequence *items = NULL;
  if (value.kind == SW_VALUE_CLOSURE) return true;
  if (value.kind == SW_VALUE_UNKNOWN) items = value.as.unknown->reach;
  if (sw_value_is_container(value)) items = value.as.sequence;
  if ((items && depth == 0) || --*looks < 0) return true;
  for (int64_t i = 0; items && i < items->count; i++) {
    if (holds_code(items->items[i], depth - 1, looks)) return true;
  }
  return false;
}

/* A callee may come from a list of functions; then it may look up any name of the program. */
static bool reach_hidden_code(SwSideEffects *self) {
  int looks = MOST_LOOKS;
  bool hidden = false;
  for (int64_t i = 0; i < self->reached->count && !hidden; i++) {
    SwValue value = self->reached->items[i];
    hidden = value.kind != SW_VALUE_CLOSURE && holds_code(value, DEEP, &looks);
  }
  const SwSource *source = &self->vm->program->source;
  self->sets |= hidden && sw_text_sets(source->bytes, source->size);
  for (const SwName *name = self->vm->program->names; name && hidden; name = name->next) {
    if (!reach(self, self->reached, name->value)) return false;
  }
  return true;
}

/* A statement that may draw random numbers may draw from every generator. */
static bool draw_from_all(SwSideEffects *self) {
  SwValue value = {.kind = SW_VALUE_CONSTANT};
  for (int64_t i = 0; i < self->reached->count; i++)
    self->draws |= self->reached->items[i].kind == SW_VALUE_CONSTANT &&
                   sw_value_generator(self->reached->items[i].as.constant);
  for (SwGenerator *at = self->vm->generators; at && self->draws; at = at->next) {
    value.as.constant = &at->object;
    if (!reach(self, self->written, value)) return false;
  }
  return true;
}

bool sw_side_effects_find(SwVm *vm, const SwNode *statement, SwSideEffects *out) {
  *out = (SwSideEffects){.vm = vm, .statement = statement};
  out->reached = sw_sequence_new(vm, 4);
  out->written = sw_sequence_new(vm, 4);
  if (!out->reached || !out->written) return false;
  for (int64_t i = 0; i < vm->in_flight->count; i++) {
    if (!reach(out, out->reached, vm->in_flight->items[i])) return false;
  }
  if (!see(out, statement) || !draw_from_all(out)) return false;
  if (out->foreign) {
    if (!reach_hidden_code(out)) return false;
    out->written = out->reached;
    out->draws = true;
  }
  return true;
}
