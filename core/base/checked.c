#include "base/checked.h"

/* A call, as WebAssembly has no such product: it takes 128 bits. */
bool sw_checked_mul(int64_t a, int64_t b, int64_t *out) {
  return !__builtin_mul_overflow(a, b, out);
}
