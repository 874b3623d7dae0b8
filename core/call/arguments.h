/* Typed access to argument `i` of a call. Functions that return bool return false after raising a
 * Python TypeError or refusing the call. */
#ifndef SW_CALL_ARGUMENTS_H
#define SW_CALL_ARGUMENTS_H

#include "call/call.h"

/* sw_matched_*: arguments that the signatures of the row have already checked (SwLibrary.check), so
 * that reading them cannot fail. `fallback` is the value of an argument that is missing or None. */
static inline SwTensor *sw_matched_tensor(const SwCall *call, int i) {
  return call->args[i].as.tensor;
}
int64_t sw_matched_int(const SwCall *call, int i, int64_t fallback);
bool sw_matched_bool(const SwCall *call, int i, bool fallback);
SwDType sw_matched_dtype(const SwCall *call, int i, SwDType fallback);
/* sw_arg_*: arguments that may be of the wrong type. */
bool sw_arg_tensor(SwCall *call, int i, SwTensor **out);
/* A Python int, or a tensor or NumPy scalar of one integer element. */
bool sw_arg_int(SwCall *call, int i, int64_t *out);
bool sw_arg_int_or(SwCall *call, int i, int64_t fallback, int64_t *out);
bool sw_arg_bool_or(SwCall *call, int i, bool fallback, bool *out);
/* A Python number, or a tensor of one element, as a scalar with its dtype. */
bool sw_arg_number(SwCall *call, int i, SwScalar *out);
/* Sizes or dims: a sequence of ints, or a single int. */
bool sw_arg_sizes(SwCall *call, int i, SwShape *out);
bool sw_value_to_int(SwCall *call, SwValue value, int64_t *out);
bool sw_arg_dtype_or(SwCall *call, int i, SwDType fallback, SwDType *out);
/* Whether argument `i` is not given, or None. */
static inline bool sw_arg_missing(const SwCall *call, int i) {
  return sw_value_is_missing(call->args[i]);
}

#endif
