#include "runtime/collect.h"

#include <stdlib.h>

#include "runtime/record_store.h"
#include "runtime/scope.h"
#include "runtime/unknown.h"
#include "runtime/vm.h"

#define TENSORS_APART 256 /* tensors made between two collections, at least */
#define BYTES_APART   ((int64_t)1 << 20)
#define BYTES_A_LOOK  64 /* zeroing so many bytes takes as long as looking at one value */

/* -- What is held ---------------------------------------------------------------------------- */

static bool leads_to_tensors(SwValue value) {
  switch (value.kind) {
  case SW_VALUE_TENSOR:
  case SW_VALUE_FLAGS:
  case SW_VALUE_STORAGE:
  case SW_VALUE_BYTES:
  case SW_VALUE_SLICE:
  case SW_VALUE_METHOD:
  case SW_VALUE_ITERATOR:
  case SW_VALUE_EXCEPTION:
  case SW_VALUE_CLOSURE: return true;
  default: return sw_value_is_container(value);
  }
}

static bool grow(SwVm *vm, SwHeld *self) {
  int capacity = self->capacity ? self->capacity * 2 : 64;
  SwValue *values = realloc(self->values, (size_t)capacity * sizeof *values);
  if (!values) return sw_exhausted(vm);
  self->values = values;
  self->capacity = capacity;
  return true;
}

void sw_hold(SwVm *vm, SwValue value) {
  SwHeld *self = &vm->held;
  if (!leads_to_tensors(value)) return;
  if (self->count == self->capacity && !grow(vm, self)) return;
  self->values[self->count++] = value;
}

void sw_hold_items(SwVm *vm, SwSequence *items) {
  sw_hold(vm, (SwValue){.kind = SW_VALUE_LIST, .as.sequence = items});
}

void sw_held_end(SwVm *vm, int before) {
  vm->held.count = before;
  vm->held.pinned = vm->tensors_made;
}

void sw_held_value(SwVm *vm, int before, SwValue value) {
  sw_held_end(vm, before);
  sw_hold(vm, value);
}

/* -- Collecting ------------------------------------------------------------------------------ */

/* Sequences wait in a list until their items are marked. No recursion: they may be deep, or contain
 * themselves. */
typedef struct Marking {
  SwSequence *waiting;
  int64_t number; /* number of this collection */
  int64_t seen;
} Marking;

static void mark_tensor(SwTensor *tensor) {
  for (; tensor && !tensor->marked; tensor = tensor->base)
    tensor->marked = true;
}

static void mark_sequence(Marking *self, SwSequence *sequence) {
  if (sequence->marked == self->number) return;
  sequence->marked = self->number;
  sequence->next_marked = self->waiting;
  self->waiting = sequence;
}

static void mark(Marking *self, SwValue value);

static void mark_slice(Marking *self, const SwSlice *slice) {
  mark(self, slice->start);
  mark(self, slice->stop);
  mark(self, slice->step);
}

static void mark_sources(Marking *self, const SwSequence *sources) {
  for (int64_t i = 0; i < sources->count; i++)
    mark(self, sources->items[i]);
}

static void mark_scopes(Marking *self, const SwScope *scope) {
  for (; scope; scope = scope->outer)
    mark_sequence(self, scope->values);
}

static void mark_closure(Marking *self, const SwClosure *closure) {
  mark_sequence(self, closure->defaults);
  if (closure->method_of) mark_sequence(self, closure->method_of);
  mark(self, closure->self);
  mark_scopes(self, closure->outer);
}

static void mark_exception(Marking *self, const SwException *exception) {
  if (exception && exception->object) mark_sequence(self, exception->object);
  if (exception && exception->arguments) mark_sequence(self, (SwSequence *)exception->arguments);
}

static void mark(Marking *self, SwValue value) {
  self->seen++;
  switch (value.kind) {
  case SW_VALUE_TENSOR:
  case SW_VALUE_FLAGS:
  case SW_VALUE_STORAGE:
  case SW_VALUE_BYTES: mark_tensor(value.as.tensor); break;
  case SW_VALUE_SLICE: mark_slice(self, value.as.slice); break;
  case SW_VALUE_METHOD: mark(self, value.as.method->self); break;
  case SW_VALUE_ITERATOR:
    mark_sources(self, value.as.iterator->sources);
    mark(self, value.as.iterator->function);
    break;
  case SW_VALUE_CLOSURE: mark_closure(self, value.as.closure); break;
  case SW_VALUE_EXCEPTION: mark_exception(self, value.as.exception); break;
  case SW_VALUE_UNKNOWN: mark_sequence(self, (SwSequence *)value.as.unknown->reach); break;
  default:
    if (sw_value_is_container(value)) mark_sequence(self, value.as.sequence);
  }
}

static void mark_waiting(Marking *self) {
  while (self->waiting) {
    const SwSequence *sequence = self->waiting;
    self->waiting = sequence->next_marked;
    if (sequence->fields && sequence->fields->own) mark_sequence(self, sequence->fields->own);
    for (int64_t i = 0; i < sequence->count; i++)
      mark(self, sequence->items[i]);
  }
}

/* The list of all tensors has the newest first. */
static void mark_roots(const SwVm *vm, Marking *self) {
  for (const SwName *name = vm->program->names; name; name = name->next)
    mark(self, name->value);
  for (int i = 0; i < vm->held.count; i++)
    mark(self, vm->held.values[i]);
  mark_scopes(self, vm->scope);
  mark(self, vm->returned);
  mark_exception(self, vm->error.raised);
  if (vm->in_flight) mark_sequence(self, vm->in_flight);
  for (SwTensor *made = vm->program->tensors; made && made->id > vm->held.pinned; made = made->next)
    mark_tensor(made);
}

static void sweep(SwVm *vm, Marking *self) {
  for (SwTensor **at = &vm->program->tensors; *at; self->seen++) {
    SwTensor *tensor = *at;
    if (tensor->marked) {
      tensor->marked = false;
      at = &tensor->next;
      continue;
    }
    *at = tensor->next;
    sw_storage_release(tensor->storage);
    free(tensor);
  }
}

void sw_collect(SwVm *vm) {
  if (vm->exhausted) return; /* a live value may have found no room in the list */
  Marking marking = {.number = ++vm->collecting.number};
  mark_roots(vm, &marking);
  mark_waiting(&marking);
  sweep(vm, &marking);
  vm->collecting = (SwCollecting){.seen = marking.seen, .number = marking.number};
}

/* Whether making the new tensors took longer than a collection takes. */
static bool pays(const SwCollecting *self) {
  return self->nbytes / BYTES_A_LOOK + self->made > self->seen;
}

void sw_collect_in_turn(SwVm *vm) {
  const SwCollecting *self = &vm->collecting;
  bool enough = self->made >= TENSORS_APART || self->nbytes >= BYTES_APART;
  if (enough && pays(self)) sw_collect(vm);
}

static bool fits(const SwVm *vm, int64_t nbytes) {
  return nbytes <= vm->program->memory.limit - vm->program->memory.used;
}

static void forget(SwVm *vm, int64_t nbytes) {
  SwProgram *program = vm->program;
  sw_records_forget(&program->records, &program->memory, nbytes, vm->statement);
}

void sw_make_room(SwVm *vm, int64_t nbytes) {
#ifdef SW_COLLECT_ALWAYS /* with sanitizers: a value that should have been held is noticed at once \
                          */
  sw_collect(vm);
#endif
  if (fits(vm, nbytes) || nbytes > vm->program->memory.limit) return;
  if (pays(&vm->collecting)) sw_collect(vm);
  if (!fits(vm, nbytes)) forget(vm, nbytes);
  if (!fits(vm, nbytes) && vm->collecting.made) sw_collect(vm);
}
