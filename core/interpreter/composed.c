#include "interpreter/composed.h"

#include <string.h>

#include "base/notices.h"
#include "call/composed.h"
#include "interpreter/class.h"
#include "interpreter/eval.h"
#include "interpreter/exec.h"
#include "interpreter/function.h"
#include "runtime/exception.h"
#include "runtime/object.h"
#include "syntax/parser.h"

/* Bytes of all function texts together. */
#define ROOM 65536

/* A function text that was parsed already. */
typedef struct SwComposed {
  struct SwComposed *next;
  const SwOperation *row;
  SwValue value; /* a function, or a class */
} SwComposed;

bool sw_is_composed(const SwVm *vm, const SwNode *node) {
  return node->span.start > vm->program->source.size;
}

/* Moves the program's text to a larger buffer, in which the function texts follow it, so that a
 * span is valid for both. */
static bool make_room(SwVm *vm) {
  SwProgram *program = vm->program;
  size_t size = program->source.size;
  char *bytes = program->behind ? NULL : sw_arena_alloc(vm->arena, size + ROOM);
  if (program->behind) return true;
  if (!bytes) return sw_exhausted(vm);
  memcpy(bytes, program->source.bytes, size);
  bytes[size] = '\n';
  program->source.bytes = bytes;
  program->behind = bytes + size + 1;
  return true;
}

/* Parses a text. NULL: refused, or memory ran out. */
static SwNode *parse_text(SwVm *vm, const char *python) {
  SwProgram *program = vm->program;
  if (!make_room(vm)) return NULL;
  size_t start = (size_t)(program->behind - program->source.bytes), size = strlen(python);
  SwSpan span = {(uint32_t)start, (uint32_t)start};
  if (start + size > program->source.size + ROOM) {
    (void)sw_refuse0(vm, span, sw_notice(SW_NOTICE_NO_SO_MANY_FUNCTIONS_LIBRARIES));
    return NULL;
  }
  memcpy(program->behind, python, size);
  program->behind += size;
  SwSource text = {program->source.bytes, start + size};
  SwNode *block = sw_parse_behind(&text, (uint32_t)start, vm->arena, &vm->refusal);
  if (block) return block;
  (void)(vm->refusal.message ? sw_refuse0(vm, span, vm->refusal.message) : sw_exhausted(vm));
  return NULL;
}

bool sw_compose_methods(SwVm *vm, const char *python, SwValue type) {
  static const char *const names[] = {"cls",    "__init__", "__repr__", "__new__",
                                      "__lt__", "__le__",   "__gt__",   "__ge__"};
  const int count = sizeof names / sizeof *names;
  const SwNode *block = parse_text(vm, python);
  const SwScope *outer = vm->scope;
  SwScope *scope = block ? sw_scope_new(vm, NULL, names, count) : NULL;
  if (!scope) return false;
  scope->values->items[0] = type;
  scope->type = type.as.sequence;
  vm->scope = scope;
  bool good = sw_exec(vm, block);
  vm->scope = outer;
  for (int i = 1; good && i < count; i++) {
    SwValue method = scope->values->items[i];
    good = method.kind == SW_VALUE_ABSENT || sw_attribute_put(vm, type, names[i], method);
  }
  return good;
}

/* Makes a function called `name`, since several rows share a text; NULL: by the name of its `def`.
 */
static bool make_function(SwVm *vm, const char *name, const char *python, SwValue *out) {
  SwNode *block = parse_text(vm, python);
  if (!block) return false;
  const SwScope *scope = vm->scope;
  const char *function = vm->function;
  vm->scope = NULL;
  vm->function = NULL;
  bool type = block->first->kind == SW_NODE_CLASS;
  if (name) block->first->text = name;
  bool made = type ? sw_make_class(vm, block->first, out) : sw_make_closure(vm, block->first, out);
  vm->scope = scope;
  vm->function = function;
  return made;
}

bool sw_composed_function(SwCall *call, SwValue *out) {
  return make_function(call->vm, NULL, call->args[0].as.string->bytes, out);
}

static bool read_text(const SwCall *call, SwValue *out) {
  const char *python = call->operation->python;
  bool type = strncmp(python, "class", 5) == 0;
  return make_function(call->vm, type ? sw_operation_said(call->operation) : call->operation->name,
                       python, out);
}

static const SwComposed *find(const SwCall *call) {
  SwVm *vm = call->vm;
  const SwOperation *row = call->operation;
  for (const SwComposed *at = vm->composed; at; at = at->next) {
    if (at->row == row) return at;
  }
  SwComposed *self = sw_arena_alloc(vm->arena, sizeof *self);
  if (!self) {
    (void)sw_exhausted(vm);
    return NULL;
  }
  *self = (SwComposed){.next = vm->composed, .row = row};
  if (!read_text(call, &self->value)) {
    vm->refusal.span = call->node->span; /* where the reader sees it */
    return NULL;
  }
  vm->composed = self;
  return self;
}

bool sw_composed_raise(SwVm *vm, const SwNode *pair) {
  SwValue value;
  if (!sw_eval(vm, pair, &value)) return false;
  static const SwErrorId ids[] = {
      SW_ERR_COMPOSED,           SW_ERR_COMPOSED_INDEX, SW_ERR_COMPOSED_VALUE,
      SW_ERR_COMPOSED_MISSING,   SW_ERR_COMPOSED_TYPE,  SW_ERR_COMPOSED_EINOPS,
      SW_ERR_COMPOSED_ATTRIBUTE, SW_ERR_COMPOSED_STOP,  SW_ERR_COMPOSED_LINALG};
  const SwValue *type = value.as.sequence->items;
  const SwErrorId *id = ids;
  while (strcmp(sw_error_type(*id), sw_exception_name(type->as.type)) != 0)
    id++;
  (void)sw_raise(vm, *id, SW_STR(type[1].as.string->bytes));
  if (value.as.sequence->count > 2)
    vm->error.reason = (int)sw_event_named(type[2].as.string->bytes);
  for (int64_t i = 3; i < value.as.sequence->count; i++) {
    bool letter = type[i].kind == SW_VALUE_STRING;
    vm->error.integer[i - 3] = letter ? *type[i].as.string->bytes : type[i].as.integer;
  }
  return false;
}

/* Runs the function of a row. If a line of it does not run here, the whole call is refused. */
bool sw_compose(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  const SwOperation *row = call->operation;
  if (row->kind == SW_OPERATION_PROPERTY && row->detail != SW_COMPOSED_READ) {
    const SwComposed *type = find(call);
    if (type && row->detail == SW_COMPOSED_OBJECT) return sw_object_new(vm, type->value, out);
    if (type) *out = type->value;
    return type != NULL;
  }
  const SwComposed *self = find(call);
  if (!self) return false;
  const SwArguments bound = {.node = call->node,
                             .positional = call->args,
                             .positional_nodes = call->nodes,
                             .positional_count = call->count};
  const SwArguments *arguments = row->overloads || !call->arguments ? &bound : call->arguments;
  for (int i = 0; i < call->count; i++)
    sw_hold(vm, call->args[i]); /* what was given may have become an array */
  bool succeeded = sw_call_closure(vm, self->value.as.closure, arguments, out);
  return succeeded || !sw_composed_refused(vm, call->node->span) ? succeeded : sw_call_refuse(call);
}

bool sw_composed_refused(SwVm *vm, SwSpan span) {
  bool own =
      vm->refusal.message && !vm->stopped && vm->refusal.span.start > vm->program->source.size;
  bool needs = own && vm->need.kind != SW_NEED_NONE;
  if (needs) vm->refusal.span = span;
  if (own && !needs) vm->refusal = (SwRefusal){0};
  return own && !needs;
}
