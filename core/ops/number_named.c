/* inf, nan, pi and e of both libraries. */
#include <math.h>

#include "call/call.h"
#include "ops/details.h"

bool sw_number_named(SwCall *call, SwValue *out) {
  static const double values[] = {[SW_NUMBER_INF] = INFINITY,
                                  [SW_NUMBER_NAN] = NAN,
                                  [SW_NUMBER_PI] = 3.141592653589793,
                                  [SW_NUMBER_E] = 2.718281828459045};
  *out = sw_value_float(values[call->operation->detail]);
  return true;
}
