/* NumPy's messages depend on how a function is written: in C it names the first missing argument
 * and its position, a ufunc counts arguments, and a Python function lists all missing names. */
#include "numpy/misfit.h"

#include "base/words.h"

/* Appends names as Python lists them: 'a' or 'a' and 'b' or 'a', 'b', and 'c'. */
static void list_names(SwText *out, const SwMisfit *missing) {
  for (int i = 0; i < missing->missing; i++) {
    bool last = i == missing->missing - 1;
    if (i) sw_text_put(out, missing->missing > 2 ? ", " : " ");
    if (i && last) sw_text_put(out, "and ");
    sw_text_char(out, '\'');
    sw_text_bytes(out, missing->name[i], missing->size[i]);
    sw_text_char(out, '\'');
  }
}

static bool raise_count(SwCall *call, int least, int most) {
  int given = call->arguments->positional_count;
  (void)sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_COUNT, SW_STR(sw_operation_said(call->operation)),
                 SW_INT(least), SW_INT(most), SW_INT(given), SW_STR(given == 1 ? "was" : "were"));
  return true;
}

/* A ufunc takes its operands and then, as more positional arguments, places for its results. */
static bool raise_ufunc(SwCall *call) {
  int takes = call->operation->flags & SW_BINARY_UFUNC ? 2 : 1;
  return raise_count(call, takes, takes + (call->operation->flags & SW_TWO_RESULTS ? 2 : 1));
}

static bool raise_missing(SwCall *call, const SwMisfit *missing) {
  const SwOperation *row = call->operation;
  SwText names = {0};
  if (row->flags & SW_UFUNC) return raise_ufunc(call);
  if (row->flags & SW_WRITTEN_IN_C) {
    sw_text_bytes(&names, missing->name[0], missing->size[0]);
    (void)sw_raise(call->vm, SW_ERR_NUMPY_REQUIRED, SW_STR(row->name), SW_STR(sw_text_cstr(&names)),
                   SW_INT(missing->position));
  } else {
    list_names(&names, missing);
    (void)sw_raise(call->vm, SW_ERR_TORCH_MISSING_ARGUMENTS, SW_STR(sw_operation_said(row)),
                   SW_INT(missing->missing), SW_STR(missing->missing == 1 ? "" : "s"),
                   SW_STR(sw_text_cstr(&names)));
  }
  sw_text_free(&names);
  return true;
}

static bool raise_surplus(SwCall *call, const SwMisfit *surplus) {
  const SwOperation *row = call->operation;
  if (call->arguments->keyword_count) return false;
  if (row->flags & SW_UFUNC) return raise_ufunc(call);
  if (row->flags & SW_TAKES_MORE) return false;
  if (surplus->least != surplus->most) return raise_count(call, surplus->least, surplus->most);
  (void)sw_raise(call->vm, SW_ERR_NUMPY_TAKES, SW_STR(sw_operation_said(row)),
                 SW_INT(surplus->most), SW_STR(surplus->most == 1 ? "" : "s"),
                 SW_INT(call->arguments->positional_count));
  return true;
}

/* Keywords that surely are not NumPy's: names from PyTorch or old versions, and the "arrays" of
 * concatenate(), which only its messages use. Any other keyword NumPy may know, though we do not.
 */
static bool is_foreign(const char *keyword) {
  return sw_words_hold("dim keepdim newshape arrays", keyword);
}

static bool raise_unexpected(SwCall *call, const char *function, const char *keyword) {
  (void)sw_raise(call->vm, SW_ERR_UNKNOWN_KEYWORD, SW_STR(function), SW_STR(keyword));
  return true;
}

/* Raises the error that lists all arguments given by keyword that are positional only. */
static void raise_by_position_only(SwCall *call) {
  SwText names = {0};
  for (int k = 0; k < call->arguments->keyword_count; k++) {
    const char *name = call->arguments->keyword_nodes[k]->text;
    if (!sw_call_by_position_only(call, name)) continue;
    if (names.size) sw_text_put(&names, ", ");
    sw_text_put(&names, name);
  }
  (void)sw_raise(call->vm, SW_ERR_NUMPY_POSITION_ONLY, SW_STR(call->operation->name),
                 SW_STR(sw_text_cstr(&names)));
  sw_text_free(&names);
}

static bool raise_keyword(SwCall *call, const char *keyword) {
  const SwOperation *row = call->operation;
  bool is_method = sw_call_is_method(call);
  bool foreign = is_foreign(keyword), by_position = false;
  if (!is_method) by_position = sw_call_by_position_only(call, keyword);
  if (by_position && !foreign)
    raise_by_position_only(call);
  else if (by_position && call->arguments->positional_count)
    (void)sw_raise(call->vm, SW_ERR_TORCH_MULTIPLE_VALUES, SW_STR(sw_operation_said(row)),
                   SW_STR(keyword));
  else if (row->flags & SW_NO_KEYWORDS)
    (void)sw_raise(call->vm, SW_ERR_NO_KEYWORDS, SW_STR(is_method ? "ndarray" : "numpy"),
                   SW_STR(row->name));
  else if (row->flags & SW_ALL_KEYWORDS)
    (void)sw_raise(call->vm, SW_ERR_INVALID_KEYWORD, SW_STR(keyword),
                   SW_STR(row->message_name ? row->message_name : "this function"));
  else if (!foreign || (is_method && !row->method_name))
    return false;
  else
    return raise_unexpected(call, is_method ? row->method_name : sw_operation_said(row), keyword);
  return true;
}

bool sw_numpy_mismatch(SwCall *call, const SwMisfit *misfit) {
  if (misfit->kind == SW_MISFIT_KEYWORD) return raise_keyword(call, misfit->keyword);
  if (sw_call_is_method(call)) return false;
  if (misfit->kind == SW_MISFIT_MISSING) return raise_missing(call, misfit);
  return raise_surplus(call, misfit);
}
