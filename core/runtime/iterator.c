#include "runtime/iterator.h"

#include <string.h>

#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/vm.h"

const char *sw_iterator_type(SwIteratorKind kind) {
  static const char *const names[] = {"zip",       "enumerate",     "reversed",
                                      "generator", "map",           "filter",
                                      "iterator",  "list_iterator", "tuple_iterator"};
  return names[kind];
}

/* Item `at` of every source as one tuple; *any is false where a source has ended. */
static bool side_by_side(SwVm *vm, const SwIterator *self, SwSequence *tuple, bool *any) {
  for (int64_t i = 0; i < self->sources->count; i++) {
    SwValue source = self->sources->items[i], item;
    bool walks = source.kind == SW_VALUE_ITERATOR;
    *any = walks || self->at < source.as.sequence->count;
    if (walks && !sw_iterator_next(vm, source.as.iterator, any, &item)) return false;
    if (!*any) return true;
    tuple->items[tuple->count++] = walks ? item : source.as.sequence->items[self->at];
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

/* __next__() ends by an error, which is none of the program's. */
static bool next_of_object(SwVm *vm, const SwIterator *self, bool *any, SwValue *out) {
  *any = vm->call(vm, self->node, self->function, NULL, 0, out);
  const char *type = vm->error.type ? vm->error.type : sw_error_type(vm->error.id);
  if (*any || vm->error.id == SW_ERR_NONE || strcmp(type, "StopIteration") != 0) return *any;
  sw_error_clear(&vm->error);
  return true;
}

bool sw_iterator_of(SwVm *vm, const SwNode *node, SwValue *value) {
  bool found, steps;
  SwValue made, step;
  if (!sw_object_special(vm, node, *value, "__iter__", NULL, 0, &found, &made)) return false;
  if (!found) return true;
  *value = made;
  if (made.kind == SW_VALUE_ITERATOR) return true;
  if (made.kind != SW_VALUE_OBJECT || !sw_class_attribute(sw_object_class(made), "__next__"))
    return sw_raise(vm, SW_ERR_ITER_RETURN, SW_STR(sw_value_type_name(made)));
  if (!sw_object_attribute(vm, made, "__next__", &steps, &step) ||
      !sw_iterator_over(vm, NULL, SW_ITERATE_OBJECT, value))
    return false;
  value->as.iterator->function = step;
  value->as.iterator->node = node;
  return true;
}

bool sw_iterator_over(SwVm *vm, SwSequence *items, SwIteratorKind kind, SwValue *out) {
  SwIterator *self = sw_arena_alloc(vm->arena, sizeof *self);
  SwSequence *sources = sw_sequence_new(vm, 1);
  if (!self || !sources) return sw_exhausted(vm);
  *self = (SwIterator){.kind = kind, .sources = sources};
  *out = (SwValue){.kind = SW_VALUE_ITERATOR, .as.iterator = self};
  if (items)
    sources->items[sources->count++] = (SwValue){.kind = SW_VALUE_LIST, .as.sequence = items};
  return true;
}

/* Of filter(), *taken says whether the item counts. */
static bool call_next(SwVm *vm, SwIterator *self, const SwSequence *given, bool *taken,
                      SwValue *out) {
  bool maps = self->kind == SW_ITERATE_MAP;
  SwValue result = given->items[0];
  bool called = maps || self->function.kind != SW_VALUE_NONE;
  *taken = true;
  if (called && !vm->call(vm, self->node, self->function, given->items, (int)given->count, &result))
    return false;
  *out = maps ? result : given->items[0];
  return maps || sw_truth(vm, self->node, result, taken);
}

static bool next_tuple(SwVm *vm, SwIterator *self, bool *any, bool *taken, SwValue *out) {
  SwSequence *tuple = sw_sequence_new(vm, self->sources->count + 1);
  bool counts = self->kind == SW_ITERATE_ENUMERATE;
  if (!tuple) return false;
  if (counts) tuple->items[tuple->count++] = sw_value_int(self->number);
  if (!side_by_side(vm, self, tuple, any)) return false;
  *taken = *any;
  if (!*any) return true;
  self->at++;
  self->number++;
  if (self->kind >= SW_ITERATE_MAP) return call_next(vm, self, tuple, taken, out);
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = tuple};
  return true;
}

bool sw_iterator_next(SwVm *vm, SwIterator *self, bool *any, SwValue *out) {
  if (self->kind == SW_ITERATE_OBJECT) return next_of_object(vm, self, any, out);
  *any = self->sources->count > 0;
  if (!*any) return true;
  if (self->kind == SW_ITERATE_ITEMS || self->kind > SW_ITERATE_OBJECT) {
    const SwSequence *source = self->sources->items[0].as.sequence;
    *any = self->at < source->count;
    if (*any) *out = source->items[self->at++];
    return true;
  }
  if (self->kind == SW_ITERATE_REVERSED) return next_reversed(self, any, out);
  if (vm->depth >= SW_MAX_DEPTH)
    return sw_refuse_here(vm, "These iterators are nested too deeply.");
  bool taken = false, good = true;
  vm->depth++;
  while (good && *any && !taken)
    good = next_tuple(vm, self, any, &taken, out);
  vm->depth--;
  return good;
}
