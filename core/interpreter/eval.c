#include "interpreter/eval.h"

#include <string.h>

#include "base/notices.h"
#include "call/attribute.h"
#include "call/call.h"
#include "call/composed.h"
#include "call/meant.h"
#include "interpreter/class.h"
#include "interpreter/comparison.h"
#include "interpreter/composed.h"
#include "interpreter/function.h"
#include "interpreter/subscript.h"
#include "interpreter/try.h"
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
    if (!sw_iterate(vm, node->first, value, &items) || !sw_hold_items(vm, items)) return false;
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
  if (!sw_table_new(vm, SW_VALUE_DICT, out) || !sw_hold(vm, *out)) return false;
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
  return sw_raise(vm, SW_ERR_NAME, SW_STR(node->text));
}

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
  for (const SwNode *right_node = left_node->next; right_node; right_node = right_node->next) {
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
  return true;
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
    return row ? sw_call_direct(&call, out)
               : sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_OPERATOR_ON_TENSORS));
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
  for (int i = 0; i < 3; i++, part = part ? part->next : NULL) {
    *parts[i] = sw_value_none();
    if (part && part->kind != SW_NODE_ABSENT && !sw_eval(vm, part, parts[i])) return false;
  }
  *out = (SwValue){.kind = SW_VALUE_SLICE, .as.slice = slice};
  return true;
}

static bool is_constant(const SwNode *node) {
  return node->kind <= SW_NODE_FSTRING || node->kind == SW_NODE_ELLIPSIS;
}

/* Displays, too: what nobody can call. */
static bool is_display(const SwNode *node) {
  return (node->kind >= SW_NODE_LIST && node->kind <= SW_NODE_SET) ||
         node->kind == SW_NODE_COMPREHENSION;
}

/* Python's compiler sees this before the program runs. */
static void warn_comma(SwVm *vm, SwValue value, const char *what) {
  sw_warn_with(vm, sw_notice(SW_NOTICE_WARN_TYPE_OBJECT_NOT_PERHAPS_YOU),
               SW_STR(sw_value_type_name(value)), SW_STR(what), SW_NO_ARG);
}

/* Likewise of an index that no list has: [1, 2]['a']. */
static void warn_index(SwVm *vm, const SwNode *node, SwValue object, SwValue index) {
  const SwNode *at = node->first->next;
  bool listed =
      object.kind == SW_VALUE_STRING ||
      ((object.kind == SW_VALUE_LIST || object.kind == SW_VALUE_TUPLE) && is_display(node->first));
  bool literal = is_constant(at) || is_display(at) || at->kind == SW_NODE_LAMBDA;
  if (!listed || !literal || (object.kind == SW_VALUE_STRING && !is_constant(node->first)) ||
      index.kind == SW_VALUE_INT || index.kind == SW_VALUE_BOOL)
    return;
  sw_warn_with(vm, sw_notice(SW_NOTICE_WARN_TYPE_INDICES_MUST_BE),
               SW_STR(sw_value_type_name(object)), SW_STR(sw_value_type_name(index)), SW_NO_ARG);
}

static bool eval_index(SwVm *vm, const SwNode *node, SwValue *out) {
  SwValue object, index;
  if (!sw_eval(vm, node->first, &object) || !sw_eval(vm, node->first->next, &index)) return false;
  bool never = object.kind == SW_VALUE_INT || object.kind == SW_VALUE_FLOAT ||
               object.kind == SW_VALUE_NONE || object.kind == SW_VALUE_BOOL ||
               object.kind == SW_VALUE_ELLIPSIS;
  bool walked = node->first->kind == SW_NODE_LAMBDA ||
                (is_display(node->first) &&
                 (object.kind == SW_VALUE_SET || object.kind == SW_VALUE_ITERATOR));
  if (walked || (never && is_constant(node->first))) warn_comma(vm, object, "subscriptable");
  warn_index(vm, node, object, index);
  return sw_subscript(vm, node, object, index, out);
}

#define MAX_CALL_ARGUMENTS 64

typedef struct ArgumentList {
  SwValue positional[MAX_CALL_ARGUMENTS];
  const SwNode *positional_nodes[MAX_CALL_ARGUMENTS];
  SwValue keyword[SW_MAX_ARGS];
  const SwNode *keyword_nodes[SW_MAX_ARGS];
  int positional_count, keyword_count;
} ArgumentList;

static bool too_many_arguments(SwVm *vm, const SwNode *node) {
  return sw_refuse(vm, node->span, sw_notice(SW_NOTICE_NO_CALLS_MORE_THAN_COUNT_ARGUMENTS),
                   SW_INT(MAX_CALL_ARGUMENTS));
}

static bool push_positional(SwVm *vm, ArgumentList *list, const SwNode *node, SwValue value) {
  if (list->positional_count == MAX_CALL_ARGUMENTS) return too_many_arguments(vm, node);
  list->positional[list->positional_count] = value;
  list->positional_nodes[list->positional_count++] = node;
  return true;
}

static bool push_keyword(SwVm *vm, ArgumentList *list, const SwNode *node, SwValue value) {
  if (list->keyword_count == SW_MAX_ARGS) return too_many_arguments(vm, node);
  list->keyword[list->keyword_count] = value;
  list->keyword_nodes[list->keyword_count++] = node;
  return true;
}

/* f(**d): each of its items is a keyword. */
static bool push_keywords(SwVm *vm, ArgumentList *list, const SwNode *node, SwValue table) {
  bool good = table.kind == SW_VALUE_DICT && sw_hold(vm, table);
  for (int64_t i = 0; good && i < table.as.sequence->count; i += 2) {
    const SwValue *item = &table.as.sequence->items[i];
    SwNode *keyword = sw_arena_alloc(vm->arena, sizeof *keyword);
    if (!keyword) return sw_exhausted(vm);
    *keyword = *node;
    good = item->kind == SW_VALUE_STRING;
    if (good)
      keyword->text = item->as.string->bytes, keyword->size = (uint32_t)item->as.string->size;
    for (int k = 0; good && k < list->keyword_count; k++)
      good = strcmp(list->keyword_nodes[k]->text, keyword->text) != 0;
    if (good && !push_keyword(vm, list, keyword, item[1])) return false;
  }
  return good || sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_STARS_BEFORE_ARGUMENT));
}

static bool eval_argument(SwVm *vm, const SwNode *node, ArgumentList *list) {
  SwValue value;
  if (node->kind == SW_NODE_KEYWORD)
    return sw_eval(vm, node->first, &value) &&
           (*node->text == '*' ? push_keywords : push_keyword)(vm, list, node, value);
  if (node->kind != SW_NODE_STARRED)
    return sw_eval(vm, node, &value) && push_positional(vm, list, node, value);
  SwSequence *items;
  if (!sw_eval(vm, node->first, &value)) return false;
  if (!sw_is_iterable(value))
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_STAR_BEFORE_NO_LIST_TUPLE_OR));
  if (!sw_iterate(vm, node->first, value, &items) || !sw_hold_items(vm, items)) return false;
  for (int64_t i = 0; i < items->count; i++) {
    if (!push_positional(vm, list, node, items->items[i])) return false;
  }
  return true;
}

static bool call_value(SwVm *vm, const SwNode *node, SwValue callee, const SwArguments *arguments,
                       SwValue *out) {
  if (callee.kind == SW_VALUE_CLOSURE)
    return sw_call_closure(vm, callee.as.closure, arguments, out);
  if (callee.kind == SW_VALUE_FUNCTION) return sw_call(vm, callee.as.function, arguments, out);
  bool one = arguments->positional_count == 1 && !arguments->keyword_count;
  if (callee.kind == SW_VALUE_CONSTANT && callee.as.constant->context && one &&
      arguments->positional[0].kind == SW_VALUE_CLOSURE)
    return sw_closure_within(vm, callee.as.constant->context, arguments->positional[0], out);
  if (callee.kind == SW_VALUE_TYPE && sw_exception_known(callee.as.type) &&
      !arguments->keyword_count)
    return sw_make_exception(vm, callee.as.type, arguments->positional, arguments->positional_count,
                             out);
  bool scalar = callee.kind == SW_VALUE_DTYPE && callee.as.dtype.is_type;
  if (callee.kind == SW_VALUE_TYPE || scalar) {
    const char *name = callee.kind == SW_VALUE_TYPE ? callee.as.type : "dtype()";
    const SwOperation *constructor = sw_operation_find(vm, "constructors", name);
    if (!constructor) return sw_refuse(vm, node->span, sw_notice(SW_NOTICE_NO_TYPE), SW_STR(name));
    if (constructor->function == sw_composed) return sw_call(vm, constructor, arguments, out);
    SwCall call = {
        .vm = vm, .operation = constructor, .node = node, .count = 2, .arguments = arguments};
    if (arguments->positional_count > 1 ||
        (arguments->keyword_count && !(constructor->flags & SW_ALL_KEYWORDS)))
      return sw_call_refuse(&call);
    call.args[0] = callee;
    if (arguments->positional_count) call.args[1] = arguments->positional[0];
    if (arguments->positional_count) call.nodes[1] = arguments->positional_nodes[0];
    return sw_call_direct(&call, out);
  }
  if (callee.kind == SW_VALUE_EXCEPTION || callee.kind == SW_VALUE_ITERATOR)
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_CALL));
  if (is_constant(node->first) || is_display(node->first)) warn_comma(vm, callee, "callable");
  return sw_raise(vm, SW_ERR_NOT_CALLABLE, SW_STR(sw_value_type_name(callee)));
}

/* `made`: the new object where a class is called. */
static bool bind_self(SwVm *vm, const SwNode *node, SwValue *callee, ArgumentList *list,
                      SwValue *made) {
  *made = (SwValue){.kind = SW_VALUE_ABSENT};
  if (callee->kind == SW_VALUE_CLASS && !sw_class_construct(vm, *callee, made, callee))
    return false;
  if (callee->kind == SW_VALUE_OBJECT && !sw_object_callee(vm, node, *callee, callee)) return false;
  if (callee->kind == SW_VALUE_CLOSURE && callee->as.closure->self.kind != SW_VALUE_ABSENT)
    return push_positional(vm, list, node, callee->as.closure->self);
  bool is_method = callee->kind == SW_VALUE_METHOD;
  if (!is_method) return true;
  if (!push_positional(vm, list, node, callee->as.method->self)) return false;
  *callee = (SwValue){.kind = SW_VALUE_FUNCTION, .as.function = callee->as.method->operation};
  return true;
}

static bool call_list(SwVm *vm, const SwNode *node, SwValue callee, ArgumentList *list,
                      bool is_method, SwValue made, SwValue *out) {
  SwArguments arguments = {
      node,          list->positional,    list->positional_nodes, list->positional_count,
      list->keyword, list->keyword_nodes, list->keyword_count,    is_method};
  bool makes = made.kind != SW_VALUE_ABSENT, plain = makes && callee.kind == SW_VALUE_NONE;
  if (plain && (list->positional_count || list->keyword_count)) {
    if (sw_is_module(made)) return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_CALL));
    return sw_raise(vm, SW_ERR_NO_ARGUMENTS, SW_STR(sw_value_type_name(made)));
  }
  if (!plain && !call_value(vm, node, callee, &arguments, out)) return false;
  if (makes && !plain && out->kind != SW_VALUE_NONE)
    return sw_raise(vm, SW_ERR_INIT_RETURN, SW_STR(sw_value_type_name(*out)));
  if (makes) *out = made;
  return true;
}

bool sw_call_value(SwVm *vm, const SwNode *node, SwValue callee, SwValue *arguments, int count,
                   SwValue *out) {
  ArgumentList list = {0};
  bool is_method = callee.kind == SW_VALUE_METHOD;
  int held = vm->held.count;
  SwValue made;
  if (!bind_self(vm, node, &callee, &list, &made)) return false;
  for (int i = 0; i < count; i++) {
    if (!push_positional(vm, &list, node, arguments[i]) || !sw_hold(vm, arguments[i])) return false;
  }
  return sw_step(vm, node) && call_list(vm, node, callee, &list, is_method, made, out) &&
         sw_held_value(vm, held, *out);
}

static bool eval_call(SwVm *vm, const SwNode *node, SwValue *out) {
  SwValue callee, made;
  ArgumentList list = {0};
  if (!sw_eval(vm, node->first, &callee)) return false;
  bool is_method = callee.kind == SW_VALUE_METHOD;
  if (!bind_self(vm, node->first->first, &callee, &list, &made)) return false;
  const SwNode *first = node->first->next;
  bool any_order = callee.kind == SW_VALUE_FUNCTION && callee.as.function->flags & SW_ANY_ORDER;
  if (any_order && first && !first->next) vm->any_order = first;
  for (const SwNode *argument = node->first->next; argument; argument = argument->next) {
    if (!eval_argument(vm, argument, &list)) return false;
  }
  return call_list(vm, node, callee, &list, is_method, made, out);
}

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

static bool dispatch(SwVm *vm, const SwNode *node, SwValue *out) {
  switch (node->kind) {
  case SW_NODE_NONE: *out = sw_value_none(); return true;
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
  case SW_NODE_CALL: return eval_call(vm, node, out);
  case SW_NODE_INDEX: return eval_index(vm, node, out);
  case SW_NODE_SLICE: return eval_slice(vm, node, out);
  case SW_NODE_LAMBDA: return sw_make_closure(vm, node, out);
  case SW_NODE_COMPREHENSION: return sw_eval_comprehension(vm, node, out);
  default: return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_EXPRESSION));
  }
}

bool sw_step(SwVm *vm, const SwNode *node) {
  return ++vm->steps <= SW_MAX_STEPS ||
         sw_stop(vm, node->span, sw_notice(SW_NOTICE_PROGRAM_TAKES_MORE_THAN_STEPS),
                 SW_INT(SW_MAX_STEPS));
}

bool sw_eval(SwVm *vm, const SwNode *node, SwValue *out) {
  if (!sw_step(vm, node)) return false;
  if (vm->depth >= SW_MAX_DEPTH && vm->calls)
    return sw_refuse(vm, node->span,
                     "{count} calls of functions are open here, and Stridewise goes no deeper.",
                     SW_INT(vm->calls));
  if (vm->depth >= SW_MAX_DEPTH)
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_EXPRESSION_NESTED_TOO_DEEPLY_USE));
  int held = vm->held.count;
  vm->depth++;
  bool succeeded = dispatch(vm, node, out);
  vm->depth--;
  return succeeded && sw_held_value(vm, held, *out);
}
