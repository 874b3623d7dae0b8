#include "interpreter/class.h"

#include <string.h>

#include "base/notices.h"
#include "base/words.h"
#include "call/attribute.h"
#include "interpreter/composed.h"
#include "interpreter/eval.h"
#include "interpreter/exec.h"
#include "interpreter/function.h"
#include "interpreter/imports.h"
#include "interpreter/named_tuple.h"
#include "runtime/exception.h"
#include "runtime/object.h"
#include "runtime/own_operators.h"
#include "runtime/scope.h"
#include "runtime/table.h"
#include "runtime/unknown.h"

/* Refuses special names such as __eq__, which would change what other operations do. */
static bool check_name(SwVm *vm, const SwNode *node, const char *name) {
  bool special =
      strncmp(name, "__", 2) == 0 && strlen(name) > 4 && strcmp(name + strlen(name) - 2, "__") == 0;
  if (!special ||
      sw_words_hold("__init__ __call__ __repr__ __str__ __len__ __iter__ __next__ __getitem__ "
                    "__setitem__ __delitem__ __post_init__ __contains__ __bool__ __abs__ "
                    "__enter__ __exit__ __getattr__",
                    name) ||
      sw_is_own_operator(name) || sw_is_composed(vm, node))
    return true;
  return sw_refuse(vm, node->span, sw_notice(SW_NOTICE_NO_NAME_CLASS), SW_STR(name));
}

static bool eval_base(SwVm *vm, const SwNode *node, SwSequence *bases, bool *named) {
  SwValue base;
  if (node->kind == SW_NODE_NAME && strcmp(node->text, "object") == 0) return true;
  if (!sw_eval(vm, node, &base)) return false;
  *named = base.kind == SW_VALUE_TYPE && strcmp(base.as.type, SW_NAMED_TUPLE_TYPE) == 0;
  if (*named) return sw_named_base(vm, node, &base) && sw_sequence_push(vm, bases, base);
  bool module = base.kind == SW_VALUE_TYPE && strcmp(base.as.type, SW_MODULE_TYPE) == 0;
  if (!module && base.kind != SW_VALUE_CLASS && !sw_is_exception_type(base))
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_RUNS_CLASSES_DERIVE_FROM_NN));
  for (int64_t i = 0; i < bases->count; i++) {
    SwValue other = bases->items[i];
    bool type = base.kind == SW_VALUE_TYPE;
    if (other.kind == base.kind &&
        (type ? strcmp(other.as.type, base.as.type) == 0 : other.as.sequence == base.as.sequence))
      return sw_raise(vm, SW_ERR_CLASS_TWICE,
                      SW_STR(type ? sw_exception_name(base.as.type) : sw_class_name(base)));
  }
  return sw_sequence_push(vm, bases, base);
}

/* Evaluates the base or the TUPLE of bases. */
static bool eval_bases(SwVm *vm, const SwNode *node, SwSequence **out, bool *named) {
  *out = sw_sequence_new(vm, 1);
  if (!*out) return false;
  sw_hold_items(vm, *out);
  bool several = node->kind == SW_NODE_TUPLE, good = true;
  if (node->kind == SW_NODE_ABSENT) return true;
  const SwNode *at = several ? node->first : node;
  for (; at && good; at = several ? at->next : NULL) {
    if ((*out)->count == SW_MAX_BASES)
      return sw_refuse0(vm, at->span, sw_notice(SW_NOTICE_NO_CLASS));
    good = eval_base(vm, at, *out, named);
    if (good && *named && several) return sw_refuse0(vm, at->span, sw_notice(SW_NOTICE_NO_CLASS));
  }
  return good;
}

bool sw_bind_refused(SwVm *vm, const SwNode *node, const char *sentence) {
  if (vm->error.id != SW_ERR_NONE || vm->exhausted || vm->stopped) return false;
  vm->refusal = (SwRefusal){0};
  vm->need = (SwNeed){0};
  vm->in_flight = NULL;
  return sw_bind_absent(vm, node->text, SW_UNKNOWN_FOREIGN, sentence, node->span);
}

/* Keeps the annotated names of the body, after those of the base: the fields of a dataclass. */
static bool keep_fields(SwVm *vm, SwValue type, const SwNode *body) {
  const SwValue *inherited = sw_class_attribute(type, SW_FIELDS);
  SwValue fields;
  bool any = false, good = sw_table_new(vm, SW_VALUE_DICT, &fields);
  for (int64_t i = 0; good && inherited && i < inherited->as.sequence->count; i += 2)
    good = sw_attribute_put(vm, fields, inherited->as.sequence->items[i].as.string->bytes,
                            sw_value_none());
  for (const SwNode *at = body->first; good && at; at = at->next) {
    bool field = at->first && at->first->kind == SW_NODE_NAME &&
                 (at->kind == SW_NODE_PASS || (at->kind == SW_NODE_ASSIGN && at->op));
    if (field) good = sw_attribute_put(vm, fields, at->first->text, sw_value_none());
    any |= field;
  }
  return good && (!any || sw_attribute_put(vm, type, SW_FIELDS, fields));
}

/* Runs the body; its names become attributes. Functions in it see the scope around the class, not
 * the class itself. */
static bool fill(SwVm *vm, const SwNode *node, SwValue type, bool *left) {
  const SwScope *outer = vm->scope;
  SwScope *scope;
  const SwNode *body = node->first->next;
  sw_hold(vm, type);
  if (!sw_scope_of(vm, body, outer, &scope)) return false;
  scope->type = type.as.sequence;
  vm->scope = scope;
  vm->calls++; /* values of its expressions are not printed */
  bool good = sw_exec(vm, body);
  vm->calls--;
  vm->scope = outer;
  good = good && keep_fields(vm, type, body);
  for (int64_t i = 0; good && i < scope->values->count; i++) {
    SwValue value = scope->values->items[i];
    if (value.kind == SW_VALUE_ABSENT) continue;
    *left = value.kind == SW_VALUE_UNKNOWN || !check_name(vm, node, scope->names[i]);
    if (*left)
      return sw_bind_refused(vm, node,
                             value.kind == SW_VALUE_UNKNOWN ? value.as.unknown->sentence
                                                            : sw_notice(SW_NOTICE_NO_CLASS));
    good = sw_attribute_put(vm, type, scope->names[i], scope->values->items[i]);
  }
  return good;
}

bool sw_make_class(SwVm *vm, const SwNode *node, SwValue *out) {
  SwSequence *bases;
  bool left = false, named = false;
  return eval_bases(vm, node->first, &bases, &named) && sw_class_new(vm, node->text, bases, out) &&
         fill(vm, node, *out, &left) && sw_attribute_put(vm, *out, "__module__", sw_value_none());
}

bool sw_exec_class(SwVm *vm, const SwNode *node) {
  SwSequence *bases;
  SwValue type;
  bool left = false, named = false;
  if (!eval_bases(vm, node->first, &bases, &named))
    return sw_bind_refused(vm, node, sw_notice(SW_NOTICE_NO_CLASS));
  return sw_class_new(vm, node->text, bases, &type) && fill(vm, node, type, &left) &&
         (left || !named || sw_named_of_fields(vm, node, type)) &&
         (left || sw_bind(vm, node->text, type));
}

bool sw_is_super(const SwVm *vm, const SwNode *node) {
  if (node->first->kind != SW_NODE_CALL) return false;
  const SwNode *callee = node->first->first;
  return callee->kind == SW_NODE_NAME && strcmp(callee->text, "super") == 0 &&
         !sw_bound(vm, callee->text);
}

/* super().name. super() and super(Its, self) are the same inside a method of Its; a nested function
 * needs the latter. */
bool sw_super_attribute(SwVm *vm, const SwNode *node, SwValue *out) {
  const SwScope *scope = vm->scope;
  const SwNode *named = node->first->first->next;
  while (named && scope && !scope->method_of)
    scope = scope->outer;
  SwValue type = {.kind = SW_VALUE_CLASS, .as.sequence = scope ? scope->method_of : NULL}, given;
  if (named && !sw_eval(vm, named, &given)) return false;
  bool own = !named || (given.kind == SW_VALUE_CLASS && given.as.sequence == type.as.sequence);
  if (!scope || !scope->values->count || !own)
    return sw_refuse0(vm, node->first->span, sw_notice(SW_NOTICE_NO_SUPER_HERE));
  SwValue self = scope->values->items[0], of = self;
  if (self.kind == SW_VALUE_OBJECT) of = sw_object_class(self);
  if (of.kind != SW_VALUE_CLASS)
    return sw_refuse0(vm, node->first->span, sw_notice(SW_NOTICE_NO_SUPER_HERE));
  const SwValue *found = sw_class_attribute_after(of, type, node->text);
  if (found) return sw_bind_self(vm, *found, self, out) && sw_attribute_read(vm, node, out);
  if (sw_is_exception(self) && sw_operation_find(vm, "BaseException", node->text))
    return sw_attribute_of(vm, node, "BaseException", self, out);
  if (sw_is_module(self) || strcmp(node->text, "__init__") == 0)
    return sw_attribute_of(vm, node, "Module", self, out);
  return sw_raise(vm, SW_ERR_NO_ATTRIBUTE, SW_STR("super"), SW_STR(node->text));
}

bool sw_class_construct(SwVm *vm, SwValue type, SwValue *object, SwValue *init) {
  const SwValue *found = sw_class_attribute(type, "__init__");
  *init = sw_value_none();
  if (!sw_object_new(vm, type, object)) return false;
  sw_hold(vm, *object);
  if (sw_is_exception(*object) && !sw_exception_give(vm, *object, NULL, 0)) return false;
  if (found) return sw_bind_self(vm, *found, *object, init);
  return !sw_is_module(*object) || sw_attribute_put(vm, *object, "training", sw_value_bool(true));
}

bool sw_object_callee(SwVm *vm, const SwNode *node, SwValue object, SwValue *out) {
  bool found, module = sw_is_module(object);
  if (!sw_object_attribute(vm, object, "__call__", &found, out)) return false;
  if (found) return true;
  if (module && !sw_table_attribute(object, "training"))
    return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_MODULE_CALLED_BEFORE_ITS_SUPER));
  if (module && !sw_object_attribute(vm, object, "forward", &found, out)) return false;
  if (found && out->kind == SW_VALUE_CLOSURE)
    ((SwClosure *)(uintptr_t)out->as.closure)->of_call = true;
  if (found) return true;
  if (module) return sw_refuse0(vm, node->span, sw_notice(SW_NOTICE_MODULE_NO_FORWARD));
  return sw_raise(vm, SW_ERR_NOT_CALLABLE, SW_STR(sw_value_type_name(object)));
}
