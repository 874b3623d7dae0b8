#include "interpreter/closure_arguments.h"

#include <string.h>

#include "base/notices.h"
#include "runtime/table.h"

static int count_of(const SwNode *parameters, SwParameterKind kind) {
  int count = 0;
  for (const SwNode *at = parameters->first; at; at = at->next)
    count += (SwParameterKind)at->op == kind;
  return count;
}

static bool raise_surplus(SwVm *vm, const SwClosure *closure, int given, SwScope *scope) {
  const SwNode *parameters = closure->node->first;
  int most = 0, least = 0, i = 0;
  SwText wanted = {0};
  for (const SwNode *at = parameters->first; at; at = at->next, i++) {
    bool plain = (SwParameterKind)at->op == SW_PARAMETER_PLAIN;
    most += plain;
    least += plain && !at->first;
    if ((SwParameterKind)at->op == SW_PARAMETER_KEYWORD_ONLY &&
        scope->values->items[i].kind != SW_VALUE_ABSENT)
      return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_CALL_TOO_MANY_ARGUMENTS));
  }
  if (least < most) {
    sw_text_put(&wanted, "from ");
    sw_text_int(&wanted, least);
    sw_text_put(&wanted, " to ");
  }
  sw_text_int(&wanted, most);
  (void)sw_raise(vm, SW_ERR_CALL_SURPLUS, SW_STR(closure->name), SW_STR(sw_text_cstr(&wanted)),
                 SW_STR(most == 1 && least == most ? "" : "s"), SW_INT(given),
                 SW_STR(given == 1 ? "was" : "were"));
  sw_text_free(&wanted);
  return false;
}

/* 'a', 'b', and 'c' */
static void put_names(SwText *out, const SwNode **missing, int count) {
  for (int i = 0; i < count; i++) {
    if (i) sw_text_put(out, count == 2 ? " and " : i == count - 1 ? ", and " : ", ");
    sw_text_char(out, '\'');
    sw_text_put(out, missing[i]->text);
    sw_text_char(out, '\'');
  }
}

/* Raises the error about parameters of one kind that got no value. */
static bool check_missing(SwVm *vm, const SwClosure *closure, const SwScope *scope,
                          SwParameterKind kind) {
  const SwNode *missing[SW_MAX_LOCALS];
  int count = 0, i = 0;
  for (const SwNode *at = closure->node->first->first; at; at = at->next, i++) {
    bool absent = scope->values->items[i].kind == SW_VALUE_ABSENT;
    if (absent && (SwParameterKind)at->op == kind) missing[count++] = at;
  }
  if (!count) return true;
  SwText names = {0};
  put_names(&names, missing, count);
  (void)sw_raise(vm, SW_ERR_CALL_MISSING, SW_STR(closure->name), SW_INT(count),
                 SW_STR(kind == SW_PARAMETER_PLAIN ? "positional" : "keyword-only"),
                 SW_STR(count == 1 ? "" : "s"), SW_STR(sw_text_cstr(&names)));
  sw_text_free(&names);
  return false;
}

static bool bind_keyword(SwVm *vm, const SwClosure *closure, SwScope *scope, const SwNode *node,
                         SwValue value) {
  int i = 0;
  bool positional = false; /* before `/` */
  SwValue rest = {.kind = SW_VALUE_ABSENT}, name;
  for (const SwNode *at = closure->node->first->first; at; at = at->next, i++) {
    SwParameterKind kind = (SwParameterKind)at->op;
    if (kind == SW_PARAMETER_KEYWORDS) rest = scope->values->items[i];
    bool several = kind == SW_PARAMETER_STAR || kind == SW_PARAMETER_KEYWORDS;
    if (several || strcmp(at->text, node->text) != 0) continue;
    positional = at->integer;
    if (positional) continue;
    if (scope->values->items[i].kind != SW_VALUE_ABSENT)
      return sw_raise(vm, SW_ERR_CALL_TWICE, SW_STR(closure->name), SW_STR(node->text));
    scope->values->items[i] = value;
    return true;
  }
  if (rest.kind == SW_VALUE_DICT)
    return sw_value_string(vm, node->text, node->size, &name) &&
           sw_table_put(vm, rest, name, value);
  if (positional)
    return sw_raise(vm, SW_ERR_CALL_POSITIONAL, SW_STR(closure->name), SW_STR(node->text));
  return sw_raise(vm, SW_ERR_CALL_UNEXPECTED, SW_STR(closure->name), SW_STR(node->text));
}

static bool bind_rest(SwVm *vm, SwValue *slot, const SwArguments *arguments, int from) {
  SwSequence *rest = sw_sequence_new(vm, 4);
  if (!rest) return false;
  for (int i = from; i < arguments->positional_count; i++) {
    if (!sw_sequence_push(vm, rest, arguments->positional[i])) return false;
  }
  *slot = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = rest};
  return true;
}

bool sw_closure_bind(SwVm *vm, const SwClosure *closure, const SwArguments *arguments,
                     SwScope *scope) {
  const SwNode *parameters = closure->node->first;
  SwValue *slots = scope->values->items;
  int plain = count_of(parameters, SW_PARAMETER_PLAIN), given = arguments->positional_count, i = 0;
  bool rest = count_of(parameters, SW_PARAMETER_STAR);
  for (int k = 0; k < plain && k < given; k++)
    slots[k] = arguments->positional[k];
  if (rest && !bind_rest(vm, &slots[plain], arguments, given < plain ? given : plain)) return false;
  if (count_of(parameters, SW_PARAMETER_KEYWORDS) && /* the last one */
      !sw_table_new(vm, SW_VALUE_DICT, &slots[closure->defaults->count - 1]))
    return false;
  for (int k = 0; k < arguments->keyword_count; k++) {
    if (!bind_keyword(vm, closure, scope, arguments->keyword_nodes[k], arguments->keyword[k]))
      return false;
  }
  if (given > plain && !rest) return raise_surplus(vm, closure, given, scope);
  for (const SwNode *at = parameters->first; at; at = at->next, i++) {
    if (slots[i].kind == SW_VALUE_ABSENT) slots[i] = closure->defaults->items[i];
  }
  return check_missing(vm, closure, scope, SW_PARAMETER_PLAIN) &&
         check_missing(vm, closure, scope, SW_PARAMETER_KEYWORD_ONLY);
}
