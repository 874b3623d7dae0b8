#include "runtime/iterator.h"

#include "runtime/iterate.h"
#include "runtime/vm.h"

const char *sw_iterator_type(SwIteratorKind kind) {
  static const char *const names[] = {"zip", "enumerate", "reversed", "generator", "map", "filter"};
  return names[kind];
}

/* Item `at` of every source as one tuple; *any is false where a source has ended. */
static bool side_by_side(SwVm *vm, const SwIterator *self, SwSequence *tuple, bool *any) {
  for (int64_t i = 0; i < self->sources->count; i++) {
    const SwSequence *source = self->sources->items[i].as.sequence;
    *any = self->at < source->count;
    if (!*any) return true;
    if (!sw_sequence_push(vm, tuple, source->items[self->at])) return false;
  }
  return true;
}

static bool next_reversed(SwIterator *self, bool *any, SwValue *out) {
  const SwSequence *source = self->sources->items[0].as.sequence;
  int64_t at = self->number - self->at++;
  *any = at >= 0 && at < source->count;
  if (*any) *out = source->items[at];
  return true;
}

bool sw_iterator_over(SwVm *vm, SwSequence *items, SwValue *out) {
  SwIterator *self = sw_arena_alloc(vm->arena, sizeof *self);
  SwSequence *sources = sw_sequence_new(vm, 1);
  if (!self || !sources) return sw_exhausted(vm);
  *self = (SwIterator){.kind = SW_ITERATE_ITEMS, .sources = sources};
  *out = (SwValue){.kind = SW_VALUE_ITERATOR, .as.iterator = self};
  return sw_sequence_push(vm, sources, (SwValue){.kind = SW_VALUE_LIST, .as.sequence = items});
}

/* filter() goes on to the next one that its function takes. */
static bool next_called(SwVm *vm, SwIterator *self, const SwSequence *given, bool *any,
                        SwValue *out) {
  bool maps = self->kind == SW_ITERATE_MAP, truth = false;
  SwValue result = given->items[0];
  bool called = maps || self->function.kind != SW_VALUE_NONE;
  if (called && !vm->call(vm, self->node, self->function, given->items, (int)given->count, &result))
    return false;
  if (!maps && !sw_truth(vm, self->node, result, &truth)) return false;
  *out = maps ? result : given->items[0];
  return maps || truth || sw_iterator_next(vm, self, any, out);
}

bool sw_iterator_next(SwVm *vm, SwIterator *self, bool *any, SwValue *out) {
  *any = self->sources->count > 0;
  if (!*any) return true;
  if (self->kind == SW_ITERATE_ITEMS) {
    const SwSequence *source = self->sources->items[0].as.sequence;
    *any = self->at < source->count;
    if (*any) *out = source->items[self->at++];
    return true;
  }
  if (self->kind == SW_ITERATE_REVERSED) return next_reversed(self, any, out);
  SwSequence *tuple = sw_sequence_new(vm, self->sources->count + 1);
  if (!tuple) return false;
  if (self->kind == SW_ITERATE_ENUMERATE) {
    if (!sw_sequence_push(vm, tuple, sw_value_int(self->number))) return false;
  }
  if (!side_by_side(vm, self, tuple, any)) return false;
  if (*any) {
    self->at++;
    self->number++;
  }
  if (self->kind >= SW_ITERATE_MAP && *any) return next_called(vm, self, tuple, any, out);
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = tuple};
  return true;
}
