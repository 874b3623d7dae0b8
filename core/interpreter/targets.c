#include "interpreter/targets.h"

#include "interpreter/text_names.h"
#include "runtime/variables.h"

typedef struct Binding {
  SwVm *vm;
  SwBindTarget *bind;
  void *context;
} Binding;

static bool bind_text(Binding *self, const char *text, size_t size) {
  const char *name = sw_arena_copy(self->vm->arena, text, size);
  return name ? self->bind(self->vm, name, self->context) : sw_exhausted(self->vm);
}

/* Without a tree every name in the text may be bound, except modules and names that are only
 * called. */
static bool bind_words(Binding *self, const SwNode *node) {
  SwSpan span = node->span;
  const SwSource *source = &self->vm->program->source;
  SwSpan word;
  if (sw_defined_name(source, node, &word))
    return bind_text(self, source->bytes + word.start, word.end - word.start);
  for (uint32_t at = span.start; sw_text_next_name(source, span, &at, &word);) {
    const SwName *name = sw_text_name_at(self->vm, word);
    bool called = word.end < source->size && source->bytes[word.end] == '(';
    if (name ? name->value.kind == SW_VALUE_MODULE : called) continue;
    if (!bind_text(self, source->bytes + word.start, word.end - word.start)) return false;
  }
  return true;
}

static bool bind_target(Binding *self, const SwNode *target) {
  if (target->kind == SW_NODE_NAME) return bind_text(self, target->text, target->size);
  if (target->kind == SW_NODE_INDEX || target->kind == SW_NODE_ATTRIBUTE) return true;
  for (const SwNode *at = target->first; at; at = at->next) {
    if (!bind_target(self, at)) return false;
  }
  return true;
}

static bool bind_targets(Binding *self, const SwNode *node);

static bool bind_children(Binding *self, const SwNode *node) {
  for (const SwNode *at = node->first; at; at = at->next) {
    if (!bind_targets(self, at)) return false;
  }
  return true;
}

static bool bind_assigned(Binding *self, const SwNode *node, int64_t count) {
  const SwNode *target = node->first;
  for (int64_t i = 0; i < count; i++, target = target->next) {
    if (!bind_target(self, target)) return false;
  }
  return bind_children(self, node);
}

/* The second name of each pair is bound. */
static bool bind_imported(Binding *self, const SwNode *pairs) {
  for (const SwNode *at = pairs; at; at = at->next->next) {
    if (!bind_target(self, at->next)) return false;
  }
  return true;
}

/* Visits the targets of a statement: of assignments, loops, imports, definitions, `with` and
 * `except`. */
static bool bind_targets(Binding *self, const SwNode *node) {
  switch (node->kind) {
  case SW_NODE_ASSIGN: return bind_assigned(self, node, node->integer);
  case SW_NODE_AUGMENTED:
  case SW_NODE_WALRUS:
  case SW_NODE_FOR: return bind_assigned(self, node, 1);
  case SW_NODE_DELETE: return bind_target(self, node);
  case SW_NODE_CLASS:
  case SW_NODE_DECORATED:
  case SW_NODE_DEF: return bind_text(self, node->text, node->size);
  case SW_NODE_LAMBDA: return true;
  case SW_NODE_IMPORT: return bind_imported(self, node->first);
  case SW_NODE_FROM_IMPORT: return bind_imported(self, node->first->next);
  case SW_NODE_UNSUPPORTED: return bind_words(self, node);
  case SW_NODE_WITH:
  case SW_NODE_EXCEPT:
    if (node->text && !bind_text(self, node->text, node->size)) return false;
    return bind_children(self, node);
  default: return bind_children(self, node);
  }
}

bool sw_targets_bind(SwVm *vm, const SwNode *statement, SwBindTarget *bind, void *context) {
  Binding self = {vm, bind, context};
  return bind_targets(&self, statement);
}

bool sw_target_bind(SwVm *vm, const SwNode *target, SwBindTarget *bind, void *context) {
  Binding self = {vm, bind, context};
  return bind_target(&self, target);
}
