/* Integer arithmetic that says when it overflows. Every product of sizes goes through here. */
#ifndef SW_BASE_CHECKED_H
#define SW_BASE_CHECKED_H

#include <stdbool.h>
#include <stdint.h>

/* Each returns false, leaving *out unspecified, when the exact result does not fit in 64 bits. */
static inline bool sw_checked_add(int64_t a, int64_t b, int64_t *out) {
  return !__builtin_add_overflow(a, b, out);
}
static inline bool sw_checked_sub(int64_t a, int64_t b, int64_t *out) {
  return !__builtin_sub_overflow(a, b, out);
}
bool sw_checked_mul(int64_t a, int64_t b, int64_t *out);

#endif
