/* zip, enumerate, reversed, map, filter, iter and next. Each returns an iterator that computes an
 * item only when it is asked for. */
#include "base/notices.h"
#include "call/arguments.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/scope.h"

static bool add_source(SwCall *call, SwSequence *sources, SwValue value) {
  SwSequence *items;
  if (!sw_iterator_of(call->vm, call->node, &value)) return false;
  if (value.kind == SW_VALUE_ITERATOR) return sw_sequence_push(call->vm, sources, value);
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
  return make(call, &(SwIterator){.kind = SW_ITERATE_ZIP, .sources = sources}, out);
}

/* map(function, *iterables), filter(function, iterable) */
bool sw_builtin_map(SwCall *call, SwValue *out) {
  const SwSequence *arguments = call->args[1].as.sequence;
  SwIteratorKind kind = (SwIteratorKind)call->operation->detail;
  SwSequence *sources = sw_sequence_new(call->vm, arguments->count);
  if (!sources) return false;
  if (!arguments->count || (kind == SW_ITERATE_FILTER && arguments->count > 1))
    return sw_call_refuse(call);
  for (int64_t i = 0; i < arguments->count; i++) {
    if (!add_source(call, sources, arguments->items[i])) return false;
  }
  return make(call,
              &(SwIterator){
                  .kind = kind, .sources = sources, .function = call->args[0], .node = call->node},
              out);
}

bool sw_builtin_enumerate(SwCall *call, SwValue *out) {
  int64_t start;
  SwSequence *sources = sw_sequence_new(call->vm, 1);
  if (!sources || !sw_arg_int(call, 1, &start) || !add_source(call, sources, call->args[0]))
    return false;
  return make(
      call, &(SwIterator){.kind = SW_ITERATE_ENUMERATE, .sources = sources, .number = start}, out);
}

bool sw_builtin_reversed(SwCall *call, SwValue *out) {
  SwValue value = call->args[0];
  bool torch = value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_TORCH;
  if (torch)
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_NO_REVERSED_TENSORS_USE_FLIP));
  bool ordered = value.kind != SW_VALUE_ITERATOR && value.kind != SW_VALUE_SET &&
                 value.kind != SW_VALUE_OBJECT;
  if (value.kind == SW_VALUE_OBJECT && sw_class_attribute(sw_object_class(value), "__getitem__"))
    return sw_call_refuse(call);
  if (!sw_is_iterable(value) || !ordered) {
    return sw_raise(call->vm, SW_ERR_NOT_REVERSIBLE, SW_STR(sw_value_type_name(value)));
  }
  SwSequence *sources = sw_sequence_new(call->vm, 1);
  if (!sources || !add_source(call, sources, value)) return false;
  int64_t last = sources->items[0].as.sequence->count - 1;
  return make(call, &(SwIterator){.kind = SW_ITERATE_REVERSED, .sources = sources, .number = last},
              out);
}

/* iter(iterable): an iterator itself, what the object's __iter__ returns, or a new iterator over a
 * list. */
bool sw_builtin_iter(SwCall *call, SwValue *out) {
  *out = call->args[0];
  if (!sw_iterator_of(call->vm, call->node, out)) return false;
  if (out->kind == SW_VALUE_ITERATOR) {
    if (out->as.iterator->kind == SW_ITERATE_OBJECT)
      *out = out->as.iterator->function.as.closure->self;
    return true;
  }
  if (out->kind != SW_VALUE_LIST && out->kind != SW_VALUE_TUPLE) return sw_call_refuse(call);
  return sw_iterator_over(call->vm, out->as.sequence,
                          out->kind == SW_VALUE_LIST ? SW_ITERATE_LIST : SW_ITERATE_TUPLE, out);
}

/* next(iterator, default) */
bool sw_builtin_next(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  SwValue iterator = call->args[0];
  bool any, found = false;
  if (iterator.kind == SW_VALUE_OBJECT && call->args[1].kind == SW_VALUE_ABSENT) {
    bool good = sw_object_special(vm, call->node, iterator, "__next__", NULL, 0, &found, out);
    if (!good || found) return good;
  } else if (iterator.kind == SW_VALUE_OBJECT && !sw_iterator_of(vm, call->node, &iterator)) {
    return false;
  }
  if (iterator.kind != SW_VALUE_ITERATOR)
    return sw_raise(vm, SW_ERR_NOT_ITERATOR, SW_STR(sw_value_type_name(iterator)));
  if (!sw_iterator_next(vm, iterator.as.iterator, &any, out)) return false;
  if (!any && call->args[1].kind == SW_VALUE_ABSENT)
    return sw_raise(vm, SW_ERR_COMPOSED_STOP, SW_STR(""));
  if (!any) *out = call->args[1];
  return true;
}
