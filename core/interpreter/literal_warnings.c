#include "interpreter/literal_warnings.h"

#include "base/notices.h"

bool sw_is_constant(const SwNode *node) {
  return node->kind <= SW_NODE_FSTRING || node->kind == SW_NODE_ELLIPSIS;
}

bool sw_is_display(const SwNode *node) {
  return (node->kind >= SW_NODE_LIST && node->kind <= SW_NODE_SET) ||
         node->kind == SW_NODE_COMPREHENSION;
}

void sw_warn_comma(SwVm *vm, SwValue value, const char *what) {
  sw_warn_with(vm, sw_notice(SW_NOTICE_WARN_TYPE_OBJECT_NOT_PERHAPS_YOU),
               SW_STR(sw_value_type_name(value)), SW_STR(what), SW_NO_ARG);
}

void sw_warn_index(SwVm *vm, const SwNode *node, SwValue object, SwValue index) {
  const SwNode *at = node->first->next;
  bool listed = object.kind == SW_VALUE_STRING ||
                ((object.kind == SW_VALUE_LIST || object.kind == SW_VALUE_TUPLE) &&
                 sw_is_display(node->first));
  bool literal = sw_is_constant(at) || sw_is_display(at) || at->kind == SW_NODE_LAMBDA;
  if (!listed || !literal || (object.kind == SW_VALUE_STRING && !sw_is_constant(node->first)) ||
      index.kind == SW_VALUE_INT || index.kind == SW_VALUE_BOOL)
    return;
  sw_warn_with(vm, sw_notice(SW_NOTICE_WARN_TYPE_INDICES_MUST_BE),
               SW_STR(sw_value_type_name(object)), SW_STR(sw_value_type_name(index)), SW_NO_ARG);
}
