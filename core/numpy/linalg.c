#include <math.h>

#include "call/call.h"

/* The result of np.linalg.eigh: a tuple with the fields eigenvalues and eigenvectors. */
bool sw_numpy_eigh_result(SwCall *call, SwValue *out) {
  static const SwNamedFields fields = {"EighResult", {"eigenvalues", "eigenvectors"}, true, NULL};
  SwSequence *pair = sw_sequence_new(call->vm, 2);
  if (!pair) return false;
  pair->fields = &fields;
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = pair};
  for (; pair->count < 2; pair->count++)
    pair->items[pair->count] = call->args[pair->count];
  return true;
}

/* x * y + z, rounded once, as processors compute it. */
bool sw_numpy_fused(SwCall *call, SwValue *out) {
  const SwValue *given = call->args;
  *out = sw_value_float(fma(given[0].as.number, given[1].as.number, given[2].as.number));
  return true;
}
