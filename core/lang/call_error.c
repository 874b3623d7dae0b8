/* Calls that lack arguments: what the libraries say of it. Of NumPy's functions those written in C
 * count positions, ufuncs count arguments, and those written in Python list all that is missing. */
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

/* Whether `name` is one of `names`, each between spaces. */
static bool is_listed(const char *names, const char *name) {
  size_t size = strlen(name);
  for (const char *at = names; (at = strstr(at, name)) != NULL; at++) {
    if (at[-1] == ' ' && at[size] == ' ') return true;
  }
  return false;
}

/* PyTorch's functions of one signature; the others print all that they have. */
static bool has_one_signature(const char *name) {
  static const char names[] =
      " permute expand repeat reshape tile flip broadcast_to resize_ new_zeros new_ones new_empty "
      "transpose unsqueeze unfold select swapaxes swapdims expand_as view_as reshape_as mul matmul "
      "mm bmm mv dot equal allclose roll chunk unsqueeze_ as_strided maximum minimum cumsum "
      "cumprod "
      "take new_full type_as isclose logical_and outer inner topk masked_select mul_ swapaxes_ "
      "transpose_ as_strided_ index_select zeros ones empty full tensor cat stack as_tensor "
      "zeros_like ones_like hstack vstack ";
  return is_listed(names, name);
}

/* "a", "b"; one is spoken of in the plural, several are not. */
static bool raise_torch(SwCall *call, const SwMissing *missing) {
  SwText names = {0};
  for (int i = 0; i < missing->count; i++) {
    sw_text_put(&names, i ? ", \"" : "\"");
    sw_text_bytes(&names, missing->name[i], missing->size[i]);
    sw_text_char(&names, '"');
  }
  (void)sw_raise(call->vm, SW_ERR_TORCH_MISSING_ARGUMENTS, SW_STR(call->operation->name),
                 SW_INT(missing->count), SW_STR(missing->count == 1 ? "s" : ""),
                 SW_STR(sw_text_cstr(&names)));
  sw_text_free(&names);
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
  return callee->kind == SW_NODE_ATTRIBUTE && !sw_call_is_method(arguments) &&
         strstr(call->operation->owner, "numpy");
}

/* Ufuncs name their operands x, or x1 and x2; so do a few others. */
static bool is_ufunc(const SwOperation *row) {
  bool other = strstr(row->owner, "numpy.") || strcmp(row->name, "matrix_transpose") == 0;
  return *row->signature == 'x' && !other;
}

/* A second name of a function is not the one in its messages. */
static const char *first_name(const SwOperation *row) {
  static const char *const names[][2] = {{"concat", "concatenate"}, {"permute_dims", "transpose"},
                                         {"true_divide", "divide"}, {"mod", "remainder"},
                                         {"abs", "absolute"},       {"bitwise_not", "invert"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strcmp(names[i][0], row->name) == 0) return names[i][1];
  }
  return row->name;
}

/* Of methods, some are written in C, some hand on to functions in Python. */
static bool method_keyword_known(SwCall *call, const char *keyword, bool is_foreign) {
  const char *name = call->operation->name;
  bool reshapes = strcmp(name, "reshape") == 0;
  if (is_listed(" transpose swapaxes nonzero fill item tolist ", name))
    return sw_raise(call->vm, SW_ERR_NUMPY_NO_KEYWORDS, SW_STR(name));
  if (reshapes && !is_listed(" order copy ", keyword))
    return sw_raise(call->vm, SW_ERR_NUMPY_INVALID_KEYWORD, SW_STR(keyword),
                    SW_STR("this function"));
  bool reduces = is_listed(" sum prod mean any all var std ", name);
  bool extreme = is_listed(" max min ", name);
  if (!is_foreign || !(reduces || extreme ||
                       is_listed(" ravel flatten copy squeeze trace take argmax argmin dot argsort "
                                 "sort view astype ",
                                 name)))
    return true;
  const char *prefix = reduces ? "_" : extreme ? "_a" : "";
  return sw_raise(call->vm, SW_ERR_NUMPY_KEYWORD, SW_STR(prefix), SW_STR(name), SW_STR(keyword));
}

bool sw_call_keyword_known(SwCall *call, const SwArguments *arguments, const char *keyword) {
  if (sw_call_dialect(call) == SW_TORCH) return true;
  bool is_foreign = is_listed(" dim keepdim newshape ", keyword);
  if (sw_call_is_method(arguments)) return method_keyword_known(call, keyword, is_foreign);
  if (!is_foreign || !is_function_of_numpy(call, arguments) ||
      is_listed(" clip promote_types dtype ", call->operation->name))
    return true;
  return sw_raise(call->vm, SW_ERR_NUMPY_KEYWORD, SW_STR(""), SW_STR(first_name(call->operation)),
                  SW_STR(keyword));
}

bool sw_call_missing(SwCall *call, const SwArguments *arguments, const SwMissing *missing) {
  const SwOperation *row = call->operation;
  SwText names = {0};
  bool torch = sw_call_dialect(call) == SW_TORCH && strncmp(row->owner, "builtins", 8) != 0;
  if (torch && has_one_signature(row->name)) return raise_torch(call, missing);
  if (!is_function_of_numpy(call, arguments)) return sw_call_refuse(call);
  if (is_ufunc(row)) return raise_ufunc(call, arguments->positional_count);
  if (is_written_in_c(row->name)) {
    sw_text_bytes(&names, missing->name[0], missing->size[0]);
    (void)sw_raise(call->vm, SW_ERR_NUMPY_REQUIRED, SW_STR(row->name), SW_STR(sw_text_cstr(&names)),
                   SW_INT(missing->position));
  } else {
    list_names(&names, missing);
    (void)sw_raise(call->vm, SW_ERR_TORCH_MISSING_ARGUMENTS, SW_STR(first_name(row)),
                   SW_INT(missing->count), SW_STR(missing->count == 1 ? "" : "s"),
                   SW_STR(sw_text_cstr(&names)));
  }
  sw_text_free(&names);
  return false;
}

/* NumPy's functions that take more by position than their rows list. */
static bool takes_more(const SwOperation *row) {
  static const char names[] =
      " stack round around copy broadcast_to linspace take put array_equal copyto sum prod max "
      "amax "
      "min amin ptp cumsum cumprod diff count_nonzero dot outer sort argsort unique median "
      "shares_memory may_share_memory dtype result_type ";
  return is_listed(names, row->name) || strstr(row->owner, "numpy.");
}

bool sw_call_surplus(SwCall *call, const SwArguments *arguments, int needed, int taken) {
  const SwOperation *row = call->operation;
  if (!is_function_of_numpy(call, arguments) || arguments->keyword_count)
    return sw_call_refuse(call);
  if (is_ufunc(row)) return raise_ufunc(call, arguments->positional_count);
  if (takes_more(row)) return sw_call_refuse(call);
  if (needed == taken)
    return sw_raise(call->vm, SW_ERR_NUMPY_TAKES, SW_STR(first_name(row)), SW_INT(taken),
                    SW_STR(taken == 1 ? "" : "s"), SW_INT(arguments->positional_count));
  return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_COUNT, SW_STR(first_name(row)), SW_INT(needed),
                  SW_INT(taken), SW_INT(arguments->positional_count), SW_STR("were"));
}
