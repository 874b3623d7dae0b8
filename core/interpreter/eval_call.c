#include "interpreter/eval_call.h"

#include <stdlib.h>
#include <string.h>

#include "base/notices.h"
#include "call/call.h"
#include "call/composed.h"
#include "interpreter/class.h"
#include "interpreter/eval.h"
#include "interpreter/function.h"
#include "interpreter/literal_warnings.h"
#include "interpreter/try.h"
#include "runtime/exception.h"
#include "runtime/iterate.h"
#include "runtime/object.h"
#include "runtime/table.h"

#define MAX_POSITIONAL 1024 /* the notice says so */
#define MAX_KEYWORDS   32
#define FEW            16 /* arguments that need no memory of their own */

typedef struct Positional {
  SwValue value[MAX_POSITIONAL];
  const SwNode *node[MAX_POSITIONAL];
} Positional;

typedef struct ArgumentList {
  SwValue *positional; /* those of `many` if there are many */
  const SwNode **positional_nodes;
  SwValue few[FEW];
  const SwNode *few_nodes[FEW];
  Positional *many; /* malloc'd, or NULL */
  SwValue keyword[MAX_KEYWORDS];
  const SwNode *keyword_nodes[MAX_KEYWORDS];
  int positional_count, keyword_count;
} ArgumentList;

/* Its end is free(list->many). */
static void begin_list(ArgumentList *list) {
  list->positional = list->few;
  list->positional_nodes = list->few_nodes;
  list->many = NULL;
  list->positional_count = list->keyword_count = 0;
}

static bool make_room(SwVm *vm, ArgumentList *list) {
  list->many = malloc(sizeof *list->many);
  if (!list->many) return sw_exhausted(vm);
  memcpy(list->many->value, list->few, sizeof list->few);
  memcpy(list->many->node, list->few_nodes, sizeof list->few_nodes);
  list->positional = list->many->value;
  list->positional_nodes = list->many->node;
  return true;
}

static bool too_many(SwVm *vm, const SwNode *node) {
  return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_CALLS_MORE_THAN_1024_ARGUMENTS));
}

static bool push_positional(SwVm *vm, ArgumentList *list, const SwNode *node, SwValue value) {
  if (list->positional_count == MAX_POSITIONAL) return too_many(vm, node);
  if (list->positional_count == FEW && !list->many && !make_room(vm, list)) return false;
  list->positional[list->positional_count] = value;
  list->positional_nodes[list->positional_count++] = node;
  return true;
}

static bool push_keyword(SwVm *vm, ArgumentList *list, const SwNode *node, SwValue value) {
  if (list->keyword_count == MAX_KEYWORDS) return too_many(vm, node);
  list->keyword[list->keyword_count] = value;
  list->keyword_nodes[list->keyword_count++] = node;
  return true;
}

/* f(**d): each item becomes a keyword argument. */
static bool push_keywords(SwVm *vm, ArgumentList *list, const SwNode *node, SwValue table) {
  bool good = table.kind == SW_VALUE_DICT;
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
  if (good) return true;
  return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_STARS_BEFORE_ARGUMENT));
}

/* Adds one written argument to the list: f(x), f(*xs), f(a=x), f(**d). */
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
  if (!sw_iterate(vm, node->first, value, &items)) return false;
  sw_hold_items(vm, items);
  for (int64_t i = 0; i < items->count; i++) {
    if (!push_positional(vm, list, node, items->items[i])) return false;
  }
  return true;
}

/* Calls a callable of any kind: operation, function, class, type, ... */
static bool call_value(SwVm *vm, const SwNode *node, SwValue callee, const SwArguments *arguments,
                       SwValue *out) {
  if (callee.kind == SW_VALUE_CLOSURE)
    return sw_call_closure(vm, callee.as.closure, arguments, out);
  if (callee.kind == SW_VALUE_FUNCTION) return sw_call(vm, callee.as.function, arguments, out);
  bool one = arguments->positional_count == 1 && !arguments->keyword_count;
  bool context = callee.kind == SW_VALUE_CONSTANT && callee.as.constant->context &&
                 !sw_value_generator(callee.as.constant);
  if (context && one && arguments->positional[0].kind == SW_VALUE_CLOSURE)
    return sw_closure_within(vm, callee.as.constant->context, arguments->positional[0], out);
  if (callee.kind == SW_VALUE_TYPE && sw_exception_known(callee.as.type) &&
      !arguments->keyword_count)
    return sw_make_exception(vm, callee.as.type, arguments->positional, arguments->positional_count,
                             out);
  bool scalar = callee.kind == SW_VALUE_DTYPE && callee.as.dtype.is_type;
  if (callee.kind == SW_VALUE_TYPE || scalar) {
    const char *name = callee.kind == SW_VALUE_TYPE ? callee.as.type : "dtype";
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
  if (context || callee.kind == SW_VALUE_EXCEPTION || callee.kind == SW_VALUE_ITERATOR)
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_CALL));
  bool called = node->kind == SW_NODE_CALL; /* not `@5` */
  if (called && (sw_is_constant(node->first) || sw_is_display(node->first)))
    sw_warn_comma(vm, callee, "callable");
  return sw_raise(vm, SW_ERR_NOT_CALLABLE, SW_STR(sw_value_type_name(callee)));
}

/* Puts the object of a method in front of the arguments. `node`: the callee, for refusing an object
 * that cannot be called. `made`: the new object if a class is called. */
static bool bind_self(SwVm *vm, const SwNode *node, SwValue *callee, ArgumentList *list,
                      SwValue *made) {
  const SwNode *owner = node->kind == SW_NODE_ATTRIBUTE ? node->first : node;
  *made = (SwValue){.kind = SW_VALUE_ABSENT};
  const SwValue *maker =
      callee->kind == SW_VALUE_CLASS ? sw_class_attribute(*callee, "__new__") : NULL;
  if (maker && !sw_bind_self(vm, *maker, *callee, callee)) return false;
  if (callee->kind == SW_VALUE_CLASS && !sw_class_construct(vm, *callee, made, callee))
    return false;
  if (callee->kind == SW_VALUE_OBJECT && !sw_object_callee(vm, node, *callee, callee)) return false;
  if (callee->kind == SW_VALUE_CLOSURE && callee->as.closure->self.kind != SW_VALUE_ABSENT)
    return push_positional(vm, list, owner, callee->as.closure->self);
  if (callee->kind != SW_VALUE_METHOD) return true;
  SwValue self = callee->as.method->self;
  *callee = (SwValue){.kind = SW_VALUE_FUNCTION, .as.function = callee->as.method->operation};
  return push_positional(vm, list, owner, self);
}

static bool call_list(SwVm *vm, const SwNode *node, SwValue callee, ArgumentList *list,
                      bool is_method, SwValue made, SwValue *out) {
  SwArguments arguments = {
      node,          list->positional,    list->positional_nodes, list->positional_count,
      list->keyword, list->keyword_nodes, list->keyword_count,    is_method};
  bool makes = made.kind != SW_VALUE_ABSENT, plain = makes && callee.kind == SW_VALUE_NONE;
  bool exception = makes && sw_is_exception(made);
  if (exception &&
      !sw_exception_give(vm, made, list->positional + !plain, list->positional_count - !plain))
    return false;
  if (exception && plain && list->keyword_count)
    return sw_raise(vm, SW_ERR_EXCEPTION_KEYWORDS, SW_STR(sw_value_type_name(made)));
  if (plain && !exception && (list->positional_count || list->keyword_count)) {
    if (sw_is_module(made)) return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_NO_CALL));
    return sw_raise(vm, SW_ERR_NO_ARGUMENTS, SW_STR(sw_value_type_name(made)));
  }
  if (!plain && !call_value(vm, node, callee, &arguments, out)) return false;
  if (makes && !plain && out->kind != SW_VALUE_NONE)
    return sw_raise(vm, SW_ERR_INIT_RETURN, SW_STR(sw_value_type_name(*out)));
  if (makes) *out = made;
  return true;
}

static bool call_value_with(SwVm *vm, const SwNode *node, SwValue callee, SwValue *arguments,
                            int count, ArgumentList *list, SwValue *out) {
  bool is_method = callee.kind == SW_VALUE_METHOD;
  int held = vm->held.count;
  SwValue made;
  if (!bind_self(vm, node, &callee, list, &made)) return false;
  for (int i = 0; i < count; i++) {
    bool fits = push_positional(vm, list, node, arguments[i]);
    if (!fits) return false; // not covered: map() gives the most, and is given them all itself
    sw_hold(vm, arguments[i]);
  }
  if (!sw_step(vm, node) || !call_list(vm, node, callee, list, is_method, made, out)) return false;
  sw_held_value(vm, held, *out);
  return true;
}

bool sw_call_value(SwVm *vm, const SwNode *node, SwValue callee, SwValue *arguments, int count,
                   SwValue *out) {
  ArgumentList list;
  begin_list(&list);
  bool good = call_value_with(vm, node, callee, arguments, count, &list, out);
  free(list.many);
  return good;
}

static bool eval_call_with(SwVm *vm, const SwNode *node, ArgumentList *list, SwValue *out) {
  SwValue callee, made;
  if (!sw_eval(vm, node->first, &callee)) return false;
  bool is_method = callee.kind == SW_VALUE_METHOD;
  if (!bind_self(vm, node->first, &callee, list, &made)) return false;
  const SwNode *first = node->first->next;
  bool any_order = callee.kind == SW_VALUE_FUNCTION && callee.as.function->flags & SW_ANY_ORDER;
  if (any_order && first && !first->next) vm->any_order = first;
  for (const SwNode *argument = node->first->next; argument; argument = argument->next) {
    if (!eval_argument(vm, argument, list)) return false;
  }
  return call_list(vm, node, callee, list, is_method, made, out);
}

bool sw_eval_call(SwVm *vm, const SwNode *node, SwValue *out) {
  ArgumentList list;
  begin_list(&list);
  bool good = eval_call_with(vm, node, &list, out);
  free(list.many);
  return good;
}
