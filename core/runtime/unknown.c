#include "runtime/unknown.h"

#include "base/notices.h"
#include "runtime/scope.h"
#include "runtime/variables.h"

/* -- Refusing -------------------------------------------------------------------------------- */

bool sw_need(SwVm *vm, SwSpan span, SwNeed need) {
  static const SwNoticeId notices[] = {
      [SW_NEED_NAME] = SW_NOTICE_NEEDS_NAME,
      [SW_NEED_RANDOM] = SW_NOTICE_NEEDS_RANDOM,
      [SW_NEED_DEFAULTS] = SW_NOTICE_NEEDS_DEFAULTS,
      [SW_NEED_LIMIT] = SW_NOTICE_NEEDS_LIMIT,
  };
  const char *sentence = sw_notice(notices[need.kind]);
  const SwProgram *program = vm->program;
  int line = program->statements[need.maker].mark.line + 1;
  vm->need = need;
  if (need.kind == SW_NEED_NAME)
    return sw_refuse(vm, span, sentence, SW_STR(need.name), SW_INT(line));
  return sw_refuse(vm, span, sentence, SW_INT(line));
}

bool sw_need_name(SwVm *vm, const SwNode *node, const SwUnknown *unknown) {
  if (unknown->sentence) return sw_refuse(vm, node->span, "{sentence}", SW_STR(unknown->sentence));
  return sw_need(vm, node->span, (SwNeed){SW_NEED_NAME, node->text, unknown->maker});
}

/* -- Spreading ------------------------------------------------------------------------------- */

/* A walk over everything that values lead to; `number` marks the sequences it has seen. */
typedef struct Walk {
  SwVm *vm;
  SwSequence *waiting;
  int64_t number;
  bool paints; /* it marks what it reaches; otherwise it looks for marks */
  bool found;
} Walk;

/* A tuple cannot be changed by whoever gets it. */
static void visit_sequence(Walk *self, SwSequence *sequence, bool changes) {
  if (self->paints && changes) sequence->painted = self->vm->paint;
  if (sequence->painted == self->vm->paint) self->found = true;
  if (sequence->marked == self->number) return;
  sequence->marked = self->number;
  sequence->next_marked = self->waiting;
  self->waiting = sequence;
}

static void visit(Walk *self, SwValue value);

/* A closure is unknown if something that it remembers is. */
static void visit_closure(Walk *self, const SwClosure *closure) {
  visit_sequence(self, closure->defaults, false);
  if (closure->method_of) visit_sequence(self, closure->method_of, true);
  visit(self, closure->self);
  for (const SwScope *scope = closure->outer; scope; scope = scope->outer)
    visit_sequence(self, scope->values, true);
}

static void visit_generator(Walk *self, SwGenerator *generator) {
  if (!generator) return;
  if (self->paints) generator->painted = self->vm->paint;
  self->found = self->found || generator->painted == self->vm->paint;
}

static void visit(Walk *self, SwValue value) {
  SwTensor *tensor = value.as.tensor;
  switch (value.kind) {
  case SW_VALUE_TENSOR:
  case SW_VALUE_FLAGS:
  case SW_VALUE_STORAGE:
  case SW_VALUE_BYTES:
    if (self->paints) tensor->storage->painted = self->vm->paint;
    self->found = self->found || tensor->storage->painted == self->vm->paint;
    break;
  case SW_VALUE_CONSTANT: visit_generator(self, sw_value_generator(value.as.constant)); break;
  case SW_VALUE_METHOD: visit(self, value.as.method->self); break;
  case SW_VALUE_ITERATOR:
    visit_sequence(self, (SwSequence *)value.as.iterator->sources, true);
    visit(self, value.as.iterator->function);
    break;
  case SW_VALUE_CLOSURE: visit_closure(self, value.as.closure); break;
  case SW_VALUE_EXCEPTION:
    if (value.as.exception->arguments)
      visit_sequence(self, (SwSequence *)value.as.exception->arguments, false);
    break;
  case SW_VALUE_UNKNOWN: visit_sequence(self, (SwSequence *)value.as.unknown->reach, false); break;
  default:
    if (sw_value_is_container(value))
      visit_sequence(self, value.as.sequence, value.kind != SW_VALUE_TUPLE);
  }
}

/* Whether a value leads to something marked. A painter sees everything once. */
static bool walk(Walk *self, SwValue value) {
  if (!self->paints) self->number = ++self->vm->collecting.number;
  self->found = false;
  visit(self, value);
  while (self->waiting) {
    const SwSequence *sequence = self->waiting;
    self->waiting = sequence->next_marked;
    for (int64_t i = 0; i < sequence->count; i++)
      visit(self, sequence->items[i]);
  }
  return self->found;
}

/* A copy of `unknown` that may also reach the old value of the name. */
static bool make_unknown(SwVm *vm, SwName *name, const SwUnknown *unknown) {
  SwUnknown *own = sw_arena_alloc(vm->arena, sizeof *own);
  SwSequence *reach = sw_sequence_new(vm, 2);
  if (!own || !reach) return sw_exhausted(vm);
  SwValue others = {.kind = SW_VALUE_LIST, .as.sequence = (SwSequence *)unknown->reach};
  *own = *unknown;
  own->reach = reach;
  reach->items[reach->count++] = name->value;
  reach->items[reach->count++] = others;
  (void)sw_name_bind(vm, name->text, (SwValue){.kind = SW_VALUE_UNKNOWN, .as.unknown = own});
  return true;
}

bool sw_unknown_spread(SwVm *vm, const SwSequence *written, const SwUnknown *unknown) {
  Walk painter = {.vm = vm, .paints = true}, finder = {.vm = vm};
  vm->paint++;
  painter.number = ++vm->collecting.number;
  for (int64_t i = 0; i < written->count; i++)
    (void)walk(&painter, written->items[i]);
  for (SwName *name = vm->program->names; name; name = name->next) {
    if (name->value.kind == SW_VALUE_ABSENT || !walk(&finder, name->value)) continue;
    if (name->value.kind != SW_VALUE_UNKNOWN && !make_unknown(vm, name, unknown)) return false;
  }
  return true;
}
