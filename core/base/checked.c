#include "base/checked.h"

/* Not inline: WebAssembly has no checked product, and its 128-bit replacement is long. */
bool sw_checked_mul(int64_t a, int64_t b, int64_t *out) {
  return !__builtin_mul_overflow(a, b, out);
}
