#include "interpreter/no_effect.h"

#include <string.h>

#include "interpreter/eval.h"
#include "interpreter/targets.h"
#include "runtime/scope.h"
#include "runtime/unknown.h"

static const SwUnknown *base_without_effect(const SwVm *vm, const SwNode *node);

/* The first such value in the nodes. */
static const SwUnknown *shown_without_effect(const SwVm *vm, const SwNode *first) {
  const SwUnknown *found = NULL;
  for (const SwNode *at = first; at && !found; at = at->next) {
    found = base_without_effect(vm, at);
    if (!found) found = shown_without_effect(vm, at->first);
  }
  return found;
}

/* print(time.time() - start): only the reader's machine knows what it prints. */
static bool is_print(const SwNode *node) {
  return node && node->kind == SW_NODE_CALL && node->first->kind == SW_NODE_NAME &&
         strcmp(node->first->text, "print") == 0;
}

/* The unknown value at the start of the chain plt.a(b).c, if it has no effect; else NULL. */
static const SwUnknown *base_without_effect(const SwVm *vm, const SwNode *node) {
  if (node && node->kind == SW_NODE_BINARY) {
    const SwUnknown *left = base_without_effect(vm, node->first);
    return left ? left : base_without_effect(vm, node->first->next);
  }
  if (is_print(node)) return shown_without_effect(vm, node->first->next);
  while (node && (node->kind == SW_NODE_ATTRIBUTE || node->kind == SW_NODE_CALL ||
                  node->kind == SW_NODE_INDEX))
    node = node->first;
  if (!node || node->kind != SW_NODE_NAME) return NULL;
  const SwValue *value = sw_bound(vm, node->text);
  bool idle =
      value && value->kind == SW_VALUE_UNKNOWN && value->as.unknown->kind == SW_UNKNOWN_IDLE;
  return idle ? value->as.unknown : NULL;
}

/* The expression of a statement, or the value of an assignment. */
static const SwNode *expression_of(const SwNode *statement) {
  const SwNode *node = statement->first;
  if (statement->kind == SW_NODE_EXPRESSION) return node;
  if (statement->kind != SW_NODE_ASSIGN) return NULL;
  for (int64_t i = 0; i < statement->integer; i++)
    node = node->next;
  return node;
}

bool sw_has_no_effect(const SwVm *vm, const SwNode *statement) {
  return base_without_effect(vm, expression_of(statement)) != NULL;
}

/* Whether the expression calls something. Without a call it only reads, and need not be evaluated.
 */
static bool has_call(const SwNode *node) {
  if (node->kind == SW_NODE_CALL) return true;
  for (const SwNode *at = node->first; at; at = at->next) {
    if (has_call(at)) return true;
  }
  return false;
}

/* Evaluates the arguments of the chain's calls. */
static bool eval_arguments(SwVm *vm, const SwNode *node) {
  SwValue ignored;
  for (; node->first; node = node->first) {
    const SwNode *argument = node->kind == SW_NODE_CALL ? node->first->next : NULL;
    for (; argument; argument = argument->next) {
      bool wrapped = argument->kind == SW_NODE_KEYWORD || argument->kind == SW_NODE_STARRED;
      const SwNode *value = wrapped ? argument->first : argument;
      if (base_without_effect(vm, value) || shown_without_effect(vm, value->first) ||
          !has_call(value))
        continue;
      if (!sw_eval(vm, value, &ignored)) return false;
    }
  }
  return true;
}

static bool bind_one(SwVm *vm, const char *name, void *context) {
  return sw_bind(vm, name, *(SwValue *)context);
}

bool sw_bind_no_effect(SwVm *vm, const SwNode *statement) {
  SwValue idle = {.kind = SW_VALUE_UNKNOWN,
                  .as.unknown = base_without_effect(vm, expression_of(statement))};
  return sw_targets_bind(vm, statement, bind_one, &idle);
}

bool sw_exec_no_effect(SwVm *vm, const SwNode *statement) {
  vm->skipped = true;
  return eval_arguments(vm, expression_of(statement)) && sw_bind_no_effect(vm, statement);
}
