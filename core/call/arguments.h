/* Typed access to the arguments of a call; false after a Python TypeError or a refusal. */
#ifndef SW_CALL_ARGUMENTS_H
#define SW_CALL_ARGUMENTS_H

#include "call/call.h"

/* A tensor for sure: the signatures of the row say so, and the library's check is behind. Likewise
 * an int, a bool and a dtype, or what stands for it where none is given. */
static inline SwTensor *sw_matched_tensor(const SwCall *call, int i) {
  return call->args[i].as.tensor;
}
int64_t sw_matched_int(const SwCall *call, int i, int64_t fallback);
bool sw_matched_bool(const SwCall *call, int i, bool fallback);
SwDType sw_matched_dtype(const SwCall *call, int i, SwDType fallback);
bool sw_arg_tensor(SwCall *call, int i, SwTensor **out);
/* Python ints, and tensors or NumPy scalars of one integer element. */
bool sw_arg_int(SwCall *call, int i, int64_t *out);
bool sw_arg_int_or(SwCall *call, int i, int64_t fallback, int64_t *out);
bool sw_arg_bool_or(SwCall *call, int i, bool fallback, bool *out);
bool sw_arg_number(SwCall *call, int i, SwScalar *out);
/* A sequence of ints (or one int) as sizes. */
bool sw_arg_sizes(SwCall *call, int i, SwShape *out);
bool sw_value_to_int(SwCall *call, SwValue value, int64_t *out);
bool sw_arg_dtype_or(SwCall *call, int i, SwDType fallback, SwDType *out);
static inline bool sw_arg_missing(const SwCall *call, int i) {
  return sw_value_is_missing(call->args[i]);
}

#endif
