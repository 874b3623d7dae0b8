#include "runtime/iterate.h"

#include <string.h>

#include "base/notices.h"
#include "runtime/object.h"
#include "runtime/table.h"
#include "runtime/tensors.h"
#include "runtime/vm.h"

static bool tensor_truth(SwVm *vm, const SwTensor *tensor, bool *out) {
  int64_t numel = sw_tensor_size(tensor);
  if (numel == 1) {
    SwScalar value = sw_scalar_cast(sw_tensor_load(tensor, tensor->layout.offset), SW_BOOL);
    *out = value.as.integer != 0;
    return true;
  }
  if (tensor->dialect == SW_TORCH) {
    return sw_raise0(vm, numel ? SW_ERR_TORCH_TRUTH : SW_ERR_TORCH_TRUTH_EMPTY);
  }
  return sw_raise0(vm, numel ? SW_ERR_NUMPY_TRUTH : SW_ERR_NUMPY_TRUTH_EMPTY);
}

/* By __bool__() or __len__(); without both an object is true. */
static bool object_truth(SwVm *vm, const SwNode *node, SwValue object, bool *out) {
  bool found;
  SwValue result;
  if (!sw_object_special(vm, node, object, "__bool__", NULL, 0, &found, &result)) return false;
  if (found && result.kind != SW_VALUE_BOOL)
    return sw_raise(vm, SW_ERR_BOOL_RETURN, SW_STR(sw_value_type_name(result)));
  if (!found && !sw_object_special(vm, node, object, "__len__", NULL, 0, &found, &result))
    return false;
  if (!found) return true;
  if (result.kind != SW_VALUE_INT && result.kind != SW_VALUE_BOOL)
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_EXPRESSION));
  return sw_truth(vm, node, result, out);
}

bool sw_truth(SwVm *vm, const SwNode *node, SwValue value, bool *out) {
  *out = true;
  switch (value.kind) {
  case SW_VALUE_ABSENT:
  case SW_VALUE_NONE: *out = false; return true;
  case SW_VALUE_BOOL: *out = value.as.truth; return true;
  case SW_VALUE_INT: *out = value.as.integer != 0; return true;
  case SW_VALUE_FLOAT: *out = value.as.number != 0; return true;
  case SW_VALUE_STRING: *out = value.as.string->size != 0; return true;
  case SW_VALUE_LIST:
  case SW_VALUE_TUPLE:
  case SW_VALUE_SIZE:
  case SW_VALUE_DICT:
  case SW_VALUE_SET:
  case SW_VALUE_KEYS:
  case SW_VALUE_VALUES:
  case SW_VALUE_ITEMS: *out = value.as.sequence->count != 0; return true;
  case SW_VALUE_TENSOR:
    return tensor_truth(vm, value.as.tensor, out) && !sw_missed_values(vm, node);
  case SW_VALUE_RANGE: *out = sw_range_count(value.as.range) != 0; return true;
  case SW_VALUE_OBJECT: return object_truth(vm, node, value, out);
  default: return true;
  }
}

#define MAX_RANGE 100000

static bool too_long(SwVm *vm, const SwNode *node) {
  return sw_refuse(vm, node->span, sw_notice(SW_NOTICE_NO_LOOPS_MORE_THAN_COUNT_ROUNDS),
                   SW_INT(MAX_RANGE));
}

int64_t sw_range_count(const SwRange *range) {
  bool up = range->step > 0;
  if (up ? range->start >= range->stop : range->start <= range->stop) return 0;
  uint64_t span = up ? (uint64_t)range->stop - (uint64_t)range->start
                     : (uint64_t)range->start - (uint64_t)range->stop;
  uint64_t step = up ? (uint64_t)range->step : 0 - (uint64_t)range->step;
  return (int64_t)((span - 1) / step + 1);
}

static bool iterate_range(SwVm *vm, const SwNode *node, const SwRange *range, SwSequence *out) {
  for (int64_t i = range->start; range->step > 0 ? i < range->stop : i > range->stop;) {
    if (out->count == MAX_RANGE) {
      return too_long(vm, node);
    }
    if (!sw_sequence_push(vm, out, sw_value_int(i))) return false;
    if (__builtin_add_overflow(i, range->step, &i)) break;
  }
  return true;
}

static bool iterate_tensor(SwVm *vm, const SwNode *node, SwTensor *tensor, SwSequence *out) {
  if (tensor->layout.shape.ndim == 0) {
    return sw_raise0(vm, tensor->dialect == SW_TORCH ? SW_ERR_TORCH_ITERATE_0D
                                                     : SW_ERR_NUMPY_ITERATE_0D);
  }
  if (tensor->layout.shape.size[0] > MAX_RANGE) {
    return too_long(vm, node);
  }
  for (int64_t i = 0; i < tensor->layout.shape.size[0]; i++) {
    SwLayout layout = sw_layout_select(&tensor->layout, 0, i);
    SwTensor *item = sw_tensor_view(vm, tensor, &layout);
    if (!item) return false;
    if (tensor->dialect == SW_NUMPY && layout.shape.ndim == 0) {
      item = sw_tensor_number(vm, SW_NUMPY, sw_tensor_load(item, layout.offset));
      if (!item) return false;
      item->is_scalar = true;
    }
    if (tensor->grad_fn)
      item->grad_fn = *tensor->grad_fn == '?' ? "?" : vm->no_grad ? "" : "UnbindBackward0";
    if (!sw_sequence_push(vm, out, sw_value_tensor(item))) return false;
  }
  return true;
}

static bool iterate_string(SwVm *vm, const SwString *string, SwSequence *out) {
  size_t length;
  for (size_t at = 0; at < string->size; at += length) {
    SwValue item;
    for (length = 1; (string->bytes[at + length] & 0xC0) == 0x80;)
      length++;
    if (!sw_value_string(vm, string->bytes + at, length, &item)) return false;
    if (!sw_sequence_push(vm, out, item)) return false;
  }
  return true;
}

static bool drain(SwVm *vm, const SwNode *node, SwIterator *iterator, SwSequence *out) {
  sw_hold_items(vm, out);
  for (;;) {
    SwValue item;
    bool any;
    if (!sw_iterator_next(vm, iterator, &any, &item)) return false;
    if (!any) return true;
    if (out->count == MAX_RANGE) return too_long(vm, node);
    if (!sw_sequence_push(vm, out, item)) return false;
  }
}

static bool is_number(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->is_scalar;
}

static bool has_method(SwValue value, const char *name) {
  return value.kind == SW_VALUE_OBJECT && sw_class_attribute(sw_object_class(value), name);
}

bool sw_is_iterable(SwValue value) {
  return sw_value_is_sequence(value) || sw_value_is_table(value) || value.kind == SW_VALUE_RANGE ||
         (value.kind == SW_VALUE_TENSOR && !is_number(value)) || value.kind == SW_VALUE_STRING ||
         value.kind == SW_VALUE_ITERATOR || has_method(value, "__iter__") ||
         has_method(value, "__getitem__");
}

bool sw_iterate(SwVm *vm, const SwNode *node, SwValue value, SwSequence **out) {
  if (sw_value_is_sequence(value)) {
    *out = value.as.sequence;
    return true;
  }
  if (sw_value_is_table(value)) return sw_table_items(vm, value, out);
  if (!sw_iterator_of(vm, node, &value)) return false;
  *out = sw_sequence_new(vm, 4);
  if (!*out) return false;
  switch (is_number(value) ? SW_VALUE_NONE : value.kind) {
  case SW_VALUE_RANGE: return iterate_range(vm, node, value.as.range, *out);
  case SW_VALUE_TENSOR: return iterate_tensor(vm, node, value.as.tensor, *out);
  case SW_VALUE_STRING: return iterate_string(vm, value.as.string, *out);
  case SW_VALUE_ITERATOR: return drain(vm, node, value.as.iterator, *out);
  case SW_VALUE_STORAGE:
  case SW_VALUE_BYTES:
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_WALK_STORAGE_WRITE_TOLIST));
  default: return sw_raise(vm, SW_ERR_NOT_ITERABLE, SW_STR(sw_value_type_name(value)));
  }
}

const char *sw_iterator_type(SwIteratorKind kind) {
  static const char *const names[] = {
      "zip",      "enumerate",     "reversed",       "generator", "map",     "filter",
      "iterator", "list_iterator", "tuple_iterator", "generator", "iterator"};
  return names[kind];
}

/* Item `at` of every source as one tuple; *any is false if a source has ended. */
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

/* __next__() ends with StopIteration, and __getitem__() of 0, 1, 2, ... with IndexError as well;
 * the program must not see them. */
static bool next_of_object(SwVm *vm, SwIterator *self, bool *any, SwValue *out) {
  bool counts = self->kind == SW_ITERATE_BY_INDEX;
  SwValue index = sw_value_int(self->at++);
  *any = vm->call(vm, self->node, self->function, counts ? &index : NULL, counts, out);
  const char *type = vm->error.type ? vm->error.type : sw_error_type(vm->error.id);
  if (*any || vm->error.id == SW_ERR_NONE) return *any;
  bool ends = strcmp(type, "StopIteration") == 0 || (counts && strcmp(type, "IndexError") == 0);
  if (!ends) return false;
  sw_error_clear(&vm->error);
  return true;
}

/* An iterator that calls a method of the object. */
static bool iterator_by(SwVm *vm, const SwNode *node, SwValue object, SwIteratorKind kind,
                        SwValue *out) {
  bool found;
  SwValue method;
  const char *name = kind == SW_ITERATE_OBJECT ? "__next__" : "__getitem__";
  if (!sw_object_attribute(vm, object, name, &found, &method) ||
      !sw_iterator_over(vm, NULL, kind, out))
    return false;
  out->as.iterator->function = method;
  out->as.iterator->node = node;
  return true;
}

bool sw_iterator_of(SwVm *vm, const SwNode *node, SwValue *value) {
  bool found;
  SwValue made;
  if (!sw_object_special(vm, node, *value, "__iter__", NULL, 0, &found, &made)) return false;
  if (!found)
    return !has_method(*value, "__getitem__") ||
           iterator_by(vm, node, *value, SW_ITERATE_BY_INDEX, value);
  *value = made;
  if (made.kind == SW_VALUE_ITERATOR) return true;
  if (!has_method(made, "__next__"))
    return sw_raise(vm, SW_ERR_ITER_RETURN, SW_STR(sw_value_type_name(made)));
  return iterator_by(vm, node, made, SW_ITERATE_OBJECT, value);
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

/* For filter(), *taken says whether the item passes. */
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
  if (self->kind == SW_ITERATE_OBJECT || self->kind == SW_ITERATE_BY_INDEX)
    return next_of_object(vm, self, any, out);
  if (self->kind == SW_ITERATE_GENERATOR) return vm->resume(vm, self, any, out);
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
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_ITERATORS_NESTED_TOO_DEEPLY));
  bool taken = false, good = true;
  vm->depth++;
  while (good && *any && !taken)
    good = next_tuple(vm, self, any, &taken, out);
  vm->depth--;
  return good;
}
