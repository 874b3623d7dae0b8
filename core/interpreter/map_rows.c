#include "interpreter/map_rows.h"

#include <string.h>

#include "base/checked.h"
#include "interpreter/composed.h"
#include "runtime/naming.h"
#include "runtime/object.h"
#include "runtime/scope.h"

#define MOST_LOOKED_AT  64 /* names in a statement */
#define MOST_PARAMETERS 512
#define MOST_MODULES    4096

/* -- Statements -------------------------------------------------------------------------------- */

static bool has_row(SwNodeKind kind) {
  return kind == SW_NODE_EXPRESSION || kind == SW_NODE_ASSIGN || kind == SW_NODE_AUGMENTED ||
         kind == SW_NODE_RETURN || kind == SW_NODE_ASSERT || kind == SW_NODE_RAISE ||
         kind == SW_NODE_DELETE;
}

/* The names of tensors that a statement reads, each once. */
typedef struct Read {
  SwVm *vm;
  int left;
  SwTensor *seen[SW_MAP_TENSORS];
  int count;
} Read;

static void read_tensor(Read *self, const SwNode *node, SwTensor *tensor) {
  for (int i = 0; i < self->count; i++) {
    if (self->seen[i] == tensor) return;
  }
  if (self->count < SW_MAP_TENSORS) self->seen[self->count++] = tensor;
  sw_map_given(self->vm, node->text, sw_value_tensor(tensor));
}

/* Finds names and attributes whose value is a tensor. Functions are not looked into: their own
 * names mean nothing here. */
static void read_node(Read *self, const SwNode *node) {
  bool named = node->kind == SW_NODE_NAME || node->kind == SW_NODE_ATTRIBUTE;
  const SwValue *value = named ? sw_naming_value(self->vm, node) : NULL;
  if (node->kind == SW_NODE_LAMBDA || --self->left < 0) return;
  if (value && value->kind == SW_VALUE_TENSOR)
    read_tensor(self, node, value->as.tensor);
  else
    for (const SwNode *at = node->first; at; at = at->next)
      read_node(self, at);
}

static const SwNode *value_node(const SwNode *statement) {
  const SwNode *value = statement->first;
  for (int64_t i = 0; statement->kind == SW_NODE_ASSIGN && i < statement->integer; i++)
    value = value->next;
  return value;
}

bool sw_map_statement(SwVm *vm, const SwNode *statement, SwMapOpen *row) {
  if (!sw_map_is_kept(vm) || !has_row(statement->kind) || sw_is_composed(vm, statement))
    return false;
  sw_map_begin(vm, row, SW_MAP_STATEMENT, statement->span, true);
  const SwNode *value = value_node(statement);
  if (value && value->kind == SW_NODE_CALL) row->call = value;
  if (row->row < 0) return true;
  Read read = {.vm = vm, .left = MOST_LOOKED_AT};
  for (const SwNode *at = statement->first; at && at != value; at = at->next) {
    if (at->kind == SW_NODE_INDEX) read_node(&read, at); /* x[0] = y reads x */
  }
  for (const SwNode *at = value; at; at = at->next)
    read_node(&read, at);
  return true;
}

static void put_target(SwVm *vm, const SwNode *target) {
  if (target->kind == SW_NODE_TUPLE || target->kind == SW_NODE_LIST) {
    for (const SwNode *item = target->first; item; item = item->next)
      put_target(vm, item);
    return;
  }
  if (target->kind == SW_NODE_STARRED || target->kind == SW_NODE_INDEX) target = target->first;
  const SwValue *value = sw_naming_value(vm, target);
  if (value) sw_map_value(vm, target->text, *value);
}

void sw_map_statement_value(SwVm *vm, const SwNode *statement, bool succeeded) {
  if (!succeeded) return;
  if (statement->kind == SW_NODE_RETURN) sw_map_value(vm, NULL, vm->returned);
  if (statement->kind == SW_NODE_AUGMENTED) put_target(vm, statement->first);
  if (statement->kind == SW_NODE_ASSIGN) put_target(vm, statement->first);
}

void sw_map_expression(SwVm *vm, const SwNode *statement, SwValue value) {
  if (sw_map_is_kept(vm) && !sw_is_composed(vm, statement)) sw_map_value(vm, NULL, value);
}

void sw_map_block_failed(SwVm *vm, const SwNode *statement) {
  const SwNode *head = statement->first;
  if (statement->kind == SW_NODE_FOR) head = head->next;
  SwSpan span = {statement->span.start, head ? head->span.end : statement->span.end};
  if (sw_map_is_kept(vm) && !sw_is_composed(vm, statement) && statement->kind != SW_NODE_BLOCK)
    sw_map_failed(vm, span);
}

/* -- Rounds ------------------------------------------------------------------------------------ */

static bool has_name(const SwVm *vm, const SwMapSide *side, const char *name) {
  for (int i = 0; i < side->count; i++) {
    if (strcmp(vm->program->map.tensor[side->first + i].name, name) == 0) return true;
  }
  return false;
}

static bool mentions(const SwNode *node, const char *name) {
  if (node->kind == SW_NODE_NAME && strcmp(node->text, name) == 0) return true;
  for (const SwNode *at = node->first; at; at = at->next) {
    if (mentions(at, name)) return true;
  }
  return false;
}

/* Whether a block reads a name up to this statement, which assigns it. */
static bool reads_first(const SwNode *block, const SwNode *last, const char *name) {
  for (const SwNode *at = block->first;; at = at->next) {
    const SwNode *from = at->kind == SW_NODE_ASSIGN ? value_node(at) : at->first;
    for (; from; from = from->next) {
      if (mentions(from, name)) return true;
    }
    if (at == last) return false;
  }
}

/* The tensors that a round takes over from before it, under names that its block reads and then
 * assigns: first what they are before it, then what they are at its end. */
static void carried(SwVm *vm, const SwNode *loop, bool ended) {
  const SwNode *block = loop->first;
  while (block && block->kind != SW_NODE_BLOCK)
    block = block->next;
  for (const SwNode *at = block ? block->first : NULL; at; at = at->next) {
    bool assigns = at->kind == SW_NODE_ASSIGN || at->kind == SW_NODE_AUGMENTED;
    const SwNode *target = assigns ? at->first : NULL;
    if (!target || target->kind != SW_NODE_NAME || !reads_first(block, at, target->text)) continue;
    const SwMapRow *row = sw_map_row(vm);
    const SwValue *value = sw_naming_value(vm, target);
    bool known = value && value->kind == SW_VALUE_TENSOR && row;
    if (known && !ended && !has_name(vm, &row->given, target->text))
      sw_map_given(vm, target->text, *value);
    if (known && ended && has_name(vm, &row->given, target->text) &&
        !has_name(vm, &row->value, target->text))
      sw_map_value(vm, target->text, *value);
  }
}

bool sw_map_round(SwVm *vm, const SwNode *loop, const SwFrame *frame, SwMapOpen *row) {
  if (!sw_map_is_kept(vm) || sw_is_composed(vm, loop)) return false;
  sw_map_begin(vm, row, SW_MAP_ROUND, frame->span, frame->mapped < SW_MAP_ROUNDS);
  if (row->row < 0) return true;
  sw_map_row(vm)->round = frame->round;
  carried(vm, loop, false);
  return true;
}

void sw_map_round_end(SwVm *vm, const SwNode *loop, bool succeeded, SwFrame *frame,
                      SwMapOpen *row) {
  int rows = vm->program->map.rows;
  bool kept = row->row >= 0, ended = succeeded || vm->jump != SW_JUMP_NONE;
  if (kept && ended && row->counts) carried(vm, loop, true);
  sw_map_end(vm, row, ended, false);
  frame->mapped += kept && vm->program->map.rows == rows;
}

/* -- Calls ------------------------------------------------------------------------------------- */

/* A call that the program writes, and one of a module inside a library's function. */
static bool is_told(const SwVm *vm, const SwClosure *closure, const SwNode *node) {
  return sw_map_is_kept(vm) && (closure->of_call || !sw_is_composed(vm, node));
}

static bool is_making(const SwClosure *closure) {
  const char *name = closure->node->text; /* NULL: a lambda */
  return closure->method_of && name && strcmp(name, "__init__") == 0;
}

/* What a library's function was given has the names of the program, where it is written as one. */
static void give_written(SwVm *vm, const SwArguments *arguments) {
  for (int i = 0; i < arguments->positional_count + arguments->keyword_count; i++) {
    int k = i - arguments->positional_count;
    const SwNode *node =
        k < 0 ? arguments->positional_nodes[i] : arguments->keyword_nodes[k]->first;
    bool named = node && (node->kind == SW_NODE_NAME || node->kind == SW_NODE_ATTRIBUTE);
    named = named && !sw_is_composed(vm, node);
    sw_map_given(vm, named ? node->text : NULL,
                 k < 0 ? arguments->positional[i] : arguments->keyword[k]);
  }
}

/* The parameters of a module, each once. */
typedef struct Counted {
  const SwTensor *seen[MOST_PARAMETERS];
  int count, modules;
  int64_t numbers; /* -1: too many */
} Counted;

static void count_parameter(Counted *self, const SwTensor *tensor) {
  int64_t numel;
  for (int i = 0; i < self->count; i++) {
    if (self->seen[i] == tensor) return;
  }
  if (self->count == MOST_PARAMETERS || !sw_shape_numel(&tensor->layout.shape, &numel) ||
      !sw_checked_add(self->numbers, numel, &self->numbers))
    self->numbers = -1;
  else
    self->seen[self->count++] = tensor;
}

static void count_parameters(Counted *self, SwValue module) {
  const SwSequence *table = module.as.sequence;
  if (++self->modules > MOST_MODULES) self->numbers = -1;
  for (int64_t i = 1; self->numbers >= 0 && i < table->count; i += 2) {
    SwValue value = table->items[i];
    if (value.kind == SW_VALUE_TENSOR && value.as.tensor->is_parameter)
      count_parameter(self, value.as.tensor);
    else if (sw_is_module(value))
      count_parameters(self, value);
  }
}

static int64_t parameters_of(const SwClosure *closure) {
  Counted counted = {.numbers = 0};
  if (closure->of_call && sw_is_module(closure->self)) count_parameters(&counted, closure->self);
  return counted.numbers;
}

SwMapEntry sw_map_call(SwVm *vm, const SwClosure *closure, const SwArguments *arguments,
                       const char *heading, SwMapOpen *row) {
  const SwNode *node = arguments->node;
  if (!is_told(vm, closure, node)) return SW_MAP_ENTRY_NONE;
  SwMapEntry entry = SW_MAP_ENTRY_STATEMENT;
  bool whole = vm->map && vm->map->call == node && !is_making(closure) && sw_map_given_anew(vm);
  if (!whole) {
    sw_map_begin(vm, row, SW_MAP_CALL, node->span, true);
    entry = SW_MAP_ENTRY_OWN;
  }
  SwMapRow *told = sw_map_row(vm);
  if (!told) return entry;
  told->callee = heading ? heading : closure->name;
  told->parameters = parameters_of(closure);
  if (sw_is_composed(vm, closure->node))
    give_written(vm, arguments);
  else
    for (int64_t i = 0; i < closure->defaults->count; i++)
      sw_map_given(vm, closure->names[i], vm->scope->values->items[i]);
  return entry;
}

void sw_map_call_end(SwVm *vm, SwMapEntry entry, const SwClosure *closure, bool succeeded,
                     const SwValue *value, SwMapOpen *row) {
  if (entry != SW_MAP_ENTRY_OWN) return;
  if (succeeded) sw_map_value(vm, NULL, *value);
  sw_map_end(vm, row, succeeded, is_making(closure));
}
