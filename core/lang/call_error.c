/* Calls that lack arguments: what NumPy's functions say of it. Those written in C count positions,
 * ufuncs count arguments, and those written in Python list all that is missing. */
#include <string.h>

#include "lang/call.h"

static bool is_written_in_c(const char *name) {
  static const char *const names[] = {"array",         "zeros",  "empty",      "asarray",
                                      "arange",        "copyto", "asanyarray", "ascontiguousarray",
                                      "asfortranarray"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strcmp(names[i], name) == 0) return true;
  }
  return false;
}

/* 'a'; 'a' and 'b'; 'a', 'b', and 'c' */
static void list_names(SwText *out, const SwMissing *missing) {
  for (int i = 0; i < missing->count; i++) {
    bool last = i == missing->count - 1;
    if (i) sw_text_put(out, missing->count > 2 ? ", " : " ");
    if (i && last) sw_text_put(out, "and ");
    sw_text_char(out, '\'');
    sw_text_bytes(out, missing->name[i], missing->size[i]);
    sw_text_char(out, '\'');
  }
}

static bool raise_ufunc(SwCall *call, int given) {
  int takes = strncmp(call->operation->signature, "x1, x2", 6) == 0 ? 2 : 1;
  return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_COUNT, SW_STR(call->operation->name), SW_INT(takes),
                  SW_INT(takes + 1), SW_INT(given), SW_STR(given == 1 ? "was" : "were"));
}

/* np.name(...), not a.name(...) */
static bool is_function_of_numpy(const SwCall *call, const SwArguments *arguments) {
  const SwNode *callee = call->node->first;
  bool method = arguments->positional_count && arguments->positional_nodes[0] == callee->first;
  return callee->kind == SW_NODE_ATTRIBUTE && !method && strstr(call->operation->owner, "numpy");
}

bool sw_call_missing(SwCall *call, const SwArguments *arguments, const SwMissing *missing) {
  const SwOperation *row = call->operation;
  SwText names = {0};
  if (!is_function_of_numpy(call, arguments)) return sw_call_refuse(call);
  if (*row->signature == 'x') return raise_ufunc(call, arguments->positional_count);
  if (is_written_in_c(row->name)) {
    sw_text_bytes(&names, missing->name[0], missing->size[0]);
    (void)sw_raise(call->vm, SW_ERR_NUMPY_REQUIRED, SW_STR(row->name), SW_STR(sw_text_cstr(&names)),
                   SW_INT(missing->position));
  } else {
    list_names(&names, missing);
    (void)sw_raise(call->vm, SW_ERR_TORCH_MISSING_ARGUMENTS, SW_STR(row->name),
                   SW_INT(missing->count), SW_STR(missing->count == 1 ? "" : "s"),
                   SW_STR(sw_text_cstr(&names)));
  }
  sw_text_free(&names);
  return false;
}
