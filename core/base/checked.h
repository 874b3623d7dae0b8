/* Integer arithmetic that reports overflow. Every product of sizes goes through here, so that no
 * shape a program asks for can wrap around. */
#ifndef SW_BASE_CHECKED_H
#define SW_BASE_CHECKED_H

#include <stdbool.h>
#include <stdint.h>

/* Each stores the exact result in *out and returns true. When it does not fit in 64 bits, returns
 * false and leaves *out unspecified. */
static inline bool sw_checked_add(int64_t a, int64_t b, int64_t *out) {
  return !__builtin_add_overflow(a, b, out);
}
static inline bool sw_checked_sub(int64_t a, int64_t b, int64_t *out) {
  return !__builtin_sub_overflow(a, b, out);
}
bool sw_checked_mul(int64_t a, int64_t b, int64_t *out);

#endif
