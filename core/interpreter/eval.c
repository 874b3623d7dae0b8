#include "interpreter/eval.h"

#include "base/notices.h"
#include "call/attribute.h"
#include "call/known_names.h"
#include "call/suggestion.h"
#include "interpreter/assign.h"
#include "interpreter/class.h"
#include "interpreter/comparison.h"
#include "interpreter/composed.h"
#include "interpreter/eval_call.h"
#include "interpreter/function.h"
#include "interpreter/literal_warnings.h"
#include "interpreter/subscript.h"
#include "interpreter/suspend.h"
#include "interpreter/words.h"
#include "python/arith.h"
#include "python/tables.h"
#include "runtime/exception.h"
#include "runtime/format.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/scope.h"
#include "runtime/table.h"
#include "runtime/unknown.h"

static bool eval_children(SwVm *vm, const SwNode *first, SwSequence *out) {
  for (const SwNode *node = first; node; node = node->next) {
    SwValue value;
    if (node->kind != SW_NODE_STARRED) {
      if (!sw_eval(vm, node, &value) || !sw_sequence_push(vm, out, value)) return false;
      continue;
    }
    SwSequence *items;
    if (!sw_eval(vm, node->first, &value)) return false;
    if (!sw_is_iterable(value))
      return sw_raise(vm, SW_ERR_STAR_TYPE, SW_STR(sw_value_type_name(value)));
    if (!sw_iterate(vm, node->first, value, &items)) return false;
    sw_hold_items(vm, items);
    if (!sw_work(vm, items->count * SW_ITEM_WORK)) return false;
    for (int64_t i = 0; i < items->count; i++) {
      if (!sw_sequence_push(vm, out, items->items[i])) return false;
    }
  }
  return true;
}

static bool eval_display(SwVm *vm, const SwNode *node, SwValue *out) {
  SwSequence *items = sw_sequence_new(vm, 4);
  if (!items || !eval_children(vm, node->first, items)) return false;
  out->kind = node->kind == SW_NODE_LIST ? SW_VALUE_LIST : SW_VALUE_TUPLE;
  out->as.sequence = items;
  return node->kind != SW_NODE_SET || sw_set_of(vm, items, out);
}

static bool eval_dict(SwVm *vm, const SwNode *node, SwValue *out) {
  if (!sw_table_new(vm, SW_VALUE_DICT, out)) return false;
  sw_hold(vm, *out);
  for (const SwNode *at = node->first; at; at = at->next) {
    SwValue key, value;
    if (!sw_eval(vm, at->first, &key)) return false;
    if (at->kind == SW_NODE_STARRED) {
      if (key.kind != SW_VALUE_DICT)
        return sw_raise(vm, SW_ERR_NOT_MAPPING, SW_STR(sw_value_type_name(key)));
      if (!sw_dict_add(vm, at, *out, key)) return false;
    } else if (!sw_eval(vm, at->first->next, &value) || !sw_table_put(vm, *out, key, value)) {
      return false;
    }
  }
  return true;
}

/* A name that `from numpy import *` brought. Those that the library has and that do not run here
 * are refused by name. */
static bool of_all(SwVm *vm, const SwNode *node, bool *found, SwValue *out) {
  *found = false;
  for (int i = vm->all_count; i-- > 0 && !*found && !sw_is_composed(vm, node);) {
    SwNode attribute = *node;
    attribute.name_span = node->span;
    *found =
        *node->text != '_' &&
        (sw_operation_find(vm, vm->all[i], node->text) ||
         (sw_name_known(vm->all[i], node->text) && !sw_operation_find(vm, "builtins", node->text)));
    SwValue module = {.kind = SW_VALUE_MODULE, .as.module = vm->all[i]};
    if (*found && !sw_attribute(vm, &attribute, module, out)) return false;
  }
  return true;
}

/* A name: local, global or builtin. If there is none, NameError with a suggestion. */
static bool eval_name(SwVm *vm, const SwNode *node, SwValue *out) {
  bool own;
  const SwValue *local = sw_scope_find(vm, node->text, &own);
  if (local && local->kind == SW_VALUE_ABSENT)
    return sw_raise(vm, own ? SW_ERR_UNBOUND_LOCAL : SW_ERR_UNBOUND_FREE, SW_STR(node->text));
  bool composed = sw_is_composed(vm, node);
  const SwValue *bound = local || composed ? local : sw_bound(vm, node->text);
  if (bound && bound->kind == SW_VALUE_UNKNOWN) return sw_need_name(vm, node, bound->as.unknown);
  if (bound) {
    *out = *bound;
    return true;
  }
  if (composed && sw_module_library(vm, node->text)) {
    *out = (SwValue){.kind = SW_VALUE_MODULE, .as.module = node->text};
    return true;
  }
  const SwOperation *helper = composed ? sw_operation_find(vm, "composed", node->text) : NULL;
  bool found;
  if (!helper && !of_all(vm, node, &found, out)) return false;
  if (!helper && found) return true;
  const SwOperation *builtin = helper ? helper : sw_operation_find(vm, "builtins", node->text);
  if (builtin && builtin->kind == SW_OPERATION_PROPERTY) {
    SwCall call = {.vm = vm, .operation = builtin, .node = node};
    return builtin->function(&call, out);
  }
  if (builtin) {
    *out = (SwValue){.kind = SW_VALUE_FUNCTION, .as.function = builtin};
    return true;
  }
  if (sw_exception_known(node->text)) {
    *out = (SwValue){.kind = SW_VALUE_TYPE, .as.type = node->text};
    return true;
  }
  if (sw_builtin_known(node->text)) {
    return sw_refuse(vm, node->span, sw_notice(SW_NOTICE_NO_NAME), SW_STR(node->text));
  }
  const char *import = sw_import_of(node->text);
  vm->meant = import ? import : sw_name_near(vm, "builtins", node->text);
  vm->unbound = node->text;
  return sw_raise(vm, SW_ERR_NAME, SW_STR(node->text));
}

/* a and b, a or b, not a. The first two give the operand that decides, and do not evaluate the
 * rest. */
static bool eval_logic(SwVm *vm, const SwNode *node, SwValue *out) {
  bool truth;
  if (!sw_eval(vm, node->first, out) || !sw_truth(vm, node->first, *out, &truth)) return false;
  if (node->kind == SW_NODE_NOT) {
    *out = sw_value_bool(!truth);
    return true;
  }
  bool decided = truth == (node->kind == SW_NODE_OR);
  return decided || sw_eval(vm, node->first->next, out);
}

bool sw_ask(SwVm *vm, const SwNode *condition, bool *truth) {
  SwValue value;
  bool *silent = &vm->program->no_stories, before = *silent;
  SwRecord *last = vm->last_record;
  *silent = before || vm->saying;
  bool good = sw_eval(vm, condition, &value) && sw_truth(vm, condition, value, truth);
  *silent = before;
  if (vm->saying) vm->last_record = last;
  return good;
}

static bool eval_conditional(SwVm *vm, const SwNode *node, SwValue *out) {
  const SwNode *condition = node->first->next;
  bool truth;
  if (!sw_ask(vm, condition, &truth)) return false;
  return sw_eval(vm, truth ? node->first : condition->next, out);
}

static bool eval_binary(SwVm *vm, const SwNode *node, SwValue *out) {
  const SwNode *left_node = node->first, *right_node = left_node->next;
  SwValue left, right;
  if (!sw_eval(vm, left_node, &left) || !sw_eval(vm, right_node, &right)) return false;
  return sw_arith(vm, node->op, node, left, left_node, right, right_node, out);
}

/* a < b < c is (a < b) and (b < c), each evaluated once. */
static bool eval_compare(SwVm *vm, const SwNode *node, SwValue *out) {
  const SwNode *left_node = node->first;
  SwValue left;
  if (!sw_eval(vm, left_node, &left)) return false;
  for (const SwNode *right_node = left_node->next;; right_node = right_node->next) {
    SwValue right;
    bool truth;
    if (!sw_eval(vm, right_node, &right)) return false;
    if (!sw_compare(vm, node, right_node->comparison, left, left_node, right, right_node, out))
      return false;
    if (!right_node->next) return true;
    if (!sw_truth(vm, right_node, *out, &truth)) return false;
    if (!truth) return true;
    left = right;
    left_node = right_node;
  }
}

static bool eval_unary(SwVm *vm, const SwNode *node, SwValue *out) {
  static const char *const methods[] = {"neg", "positive", "bitwise_not"};
  SwValue operand;
  if (!sw_eval(vm, node->first, &operand)) return false;
  if (operand.kind == SW_VALUE_TENSOR) {
    const SwOperation *row = sw_operation_find(vm, "operators", methods[node->op - SW_OP_NEG]);
    SwCall call = {.vm = vm, .operation = row, .node = node, .count = 1};
    call.args[0] = operand;
    call.nodes[0] = node->first;
    return sw_call_direct(&call, out);
  }
  return sw_arith(vm, node->op, node, operand, node->first, sw_value_none(), NULL, out);
}

static bool eval_attribute(SwVm *vm, const SwNode *node, SwValue *out) {
  SwValue object;
  if (sw_is_super(vm, node)) return sw_super_attribute(vm, node, out);
  return sw_eval(vm, node->first, &object) && sw_attribute(vm, node, object, out);
}

static bool eval_slice(SwVm *vm, const SwNode *node, SwValue *out) {
  SwSlice *slice = sw_arena_alloc(vm->arena, sizeof *slice);
  if (!slice) return sw_exhausted(vm);
  SwValue *parts[] = {&slice->start, &slice->stop, &slice->step};
  const SwNode *part = node->first;
  for (int i = 0; i < 3; i++, part = part->next) {
    *parts[i] = sw_value_none();
    if (part->kind != SW_NODE_ABSENT && !sw_eval(vm, part, parts[i])) return false;
  }
  *out = (SwValue){.kind = SW_VALUE_SLICE, .as.slice = slice};
  return true;
}

static bool eval_index(SwVm *vm, const SwNode *node, SwValue *out) {
  SwValue object, index;
  if (!sw_eval(vm, node->first, &object) || !sw_eval(vm, node->first->next, &index)) return false;
  bool never = object.kind == SW_VALUE_INT || object.kind == SW_VALUE_FLOAT ||
               object.kind == SW_VALUE_NONE || object.kind == SW_VALUE_BOOL ||
               object.kind == SW_VALUE_ELLIPSIS;
  bool walked = node->first->kind == SW_NODE_LAMBDA ||
                (sw_is_display(node->first) &&
                 (object.kind == SW_VALUE_SET || object.kind == SW_VALUE_ITERATOR));
  if (walked || (never && sw_is_constant(node->first))) sw_warn_comma(vm, object, "subscriptable");
  sw_warn_index(vm, node, object, index);
  return sw_subscript(vm, node, object, index, out);
}

/* f"...": literal parts and formatted values, joined. */
static bool eval_fstring(SwVm *vm, const SwNode *node, SwValue *out) {
  SwText text = {0};
  bool good = true;
  for (const SwNode *part = node->first; part && good; part = part->next) {
    SwValue value;
    if (part->kind == SW_NODE_STRING) {
      sw_text_bytes(&text, part->text, part->size);
      continue;
    }
    good = sw_eval(vm, part->first, &value) && sw_value_format(vm, part, value, &text);
  }
  good = good && sw_value_string(vm, sw_text_cstr(&text), text.size, out);
  sw_text_free(&text);
  return good;
}

/* (name := value) */
static bool eval_walrus(SwVm *vm, const SwNode *node, SwValue *out) {
  const SwNode *value = node->first->next;
  return sw_eval(vm, value, out) && sw_assign(vm, node->first, *out, value);
}

static bool dispatch(SwVm *vm, const SwNode *node, SwValue *out) {
  switch (node->kind) {
  case SW_NODE_BOOL: *out = sw_value_bool(node->integer != 0); return true;
  case SW_NODE_INT: *out = sw_value_int(node->integer); return true;
  case SW_NODE_FLOAT: *out = sw_value_float(node->number); return true;
  case SW_NODE_ELLIPSIS: *out = (SwValue){.kind = SW_VALUE_ELLIPSIS}; return true;
  case SW_NODE_STRING: return sw_value_string(vm, node->text, node->size, out);
  case SW_NODE_FSTRING: return eval_fstring(vm, node, out);
  case SW_NODE_NAME: return eval_name(vm, node, out);
  case SW_NODE_DICT: return eval_dict(vm, node, out);
  case SW_NODE_LIST:
  case SW_NODE_SET:
  case SW_NODE_TUPLE: return eval_display(vm, node, out);
  case SW_NODE_UNARY: return eval_unary(vm, node, out);
  case SW_NODE_BINARY: return eval_binary(vm, node, out);
  case SW_NODE_COMPARE: return eval_compare(vm, node, out);
  case SW_NODE_AND:
  case SW_NODE_OR:
  case SW_NODE_NOT: return eval_logic(vm, node, out);
  case SW_NODE_CONDITIONAL: return eval_conditional(vm, node, out);
  case SW_NODE_ATTRIBUTE: return eval_attribute(vm, node, out);
  case SW_NODE_CALL: return sw_eval_call(vm, node, out);
  case SW_NODE_INDEX: return eval_index(vm, node, out);
  case SW_NODE_SLICE: return eval_slice(vm, node, out);
  case SW_NODE_YIELD: return sw_eval_yield(vm, node, out);
  case SW_NODE_WALRUS: return eval_walrus(vm, node, out);
  case SW_NODE_LAMBDA: return sw_make_closure(vm, node, out);
  case SW_NODE_COMPREHENSION: return sw_eval_comprehension(vm, node, out);
  default: *out = sw_value_none(); return true; /* SW_NODE_NONE */
  }
}

/* Steps inside of a library count as work: the program cannot make its loops shorter there. */
bool sw_step(SwVm *vm, const SwNode *node) {
  if (vm->exhausted) return false; /* by what could not be held */
  if (node->span.start > vm->program->source.size) return sw_work(vm, SW_STEP_WORK);
  if (++vm->steps <= SW_MAX_STEPS) return true;
  return sw_stop(vm, node->span, sw_notice(SW_NOTICE_PROGRAM_TAKES_MORE_THAN_STEPS),
                 SW_INT(SW_MAX_STEPS));
}

bool sw_enter(SwVm *vm, const SwNode *node) {
  if (!sw_step(vm, node)) return false;
  if (vm->depth++ < SW_MAX_DEPTH) return true;
  vm->depth--;
  if (!vm->calls)
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_EXPRESSION_NESTED_TOO_DEEPLY_USE));
  return sw_refuse(vm, node->span, sw_notice(SW_NOTICE_TOO_MANY_OPEN_CALLS), SW_INT(vm->calls));
}

bool sw_eval(SwVm *vm, const SwNode *node, SwValue *out) {
  if (!sw_enter(vm, node)) return false;
  int held = vm->held.count;
  bool succeeded = dispatch(vm, node, out) && !sw_missed_values(vm, node);
  vm->depth--;
  if (succeeded) sw_held_value(vm, held, *out);
  if (succeeded)
    vm->failed = (SwSpan){0, 0};
  else if (!vm->failed.end && node->span.end <= vm->program->source.size)
    vm->failed = node->span;
  return succeeded;
}
