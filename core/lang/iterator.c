/* enumerate, zip and reversed: they walk lists as these are when an item is asked for. */
#include "lang/call.h"

const char *sw_iterator_type(SwIteratorKind kind) {
  static const char *const names[] = {"zip", "enumerate", "reversed"};
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

bool sw_iterator_next(SwVm *vm, SwIterator *self, bool *any, SwValue *out) {
  *any = self->sources->count > 0;
  if (!*any) return true;
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
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = tuple};
  return true;
}

static bool add_source(SwCall *call, SwSequence *sources, SwValue value) {
  SwSequence *items;
  if (!sw_iterate(call->vm, call->node, value, &items)) return false;
  return sw_sequence_push(call->vm, sources,
                          (SwValue){.kind = SW_VALUE_LIST, .as.sequence = items});
}

static bool make(SwCall *call, const SwIterator *iterator, SwValue *out) {
  SwIterator *self = sw_arena_alloc(call->vm->arena, sizeof *self);
  if (!self) return sw_exhausted(call->vm);
  *self = *iterator;
  *out = (SwValue){.kind = SW_VALUE_ITERATOR, .as.iterator = self};
  return true;
}

bool sw_builtin_zip(SwCall *call, SwValue *out) {
  const SwSequence *arguments = call->args[0].as.sequence;
  SwSequence *sources = sw_sequence_new(call->vm, arguments->count);
  if (!sources) return false;
  for (int64_t i = 0; i < arguments->count; i++) {
    if (!add_source(call, sources, arguments->items[i])) return false;
  }
  return make(call, &(SwIterator){SW_ITERATE_ZIP, sources, 0, 0}, out);
}

bool sw_builtin_enumerate(SwCall *call, SwValue *out) {
  int64_t start;
  SwSequence *sources = sw_sequence_new(call->vm, 1);
  if (!sources || !sw_arg_int(call, 1, &start) || !add_source(call, sources, call->args[0]))
    return false;
  return make(call, &(SwIterator){SW_ITERATE_ENUMERATE, sources, 0, start}, out);
}

bool sw_builtin_reversed(SwCall *call, SwValue *out) {
  SwValue value = call->args[0];
  bool torch = value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_TORCH;
  if (torch)
    return sw_refuse0(call->vm, call->node->span,
                      "Stridewise does not run reversed() of tensors: use flip().");
  if (!sw_is_iterable(value) || value.kind == SW_VALUE_ITERATOR) {
    return sw_raise(call->vm, SW_ERR_NOT_REVERSIBLE, SW_STR(sw_value_type_name(value)));
  }
  SwSequence *sources = sw_sequence_new(call->vm, 1);
  if (!sources || !add_source(call, sources, value)) return false;
  int64_t last = sources->items[0].as.sequence->count - 1;
  return make(call, &(SwIterator){SW_ITERATE_REVERSED, sources, 0, last}, out);
}
