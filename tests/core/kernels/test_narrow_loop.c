/* The same where the processor has no wide vectors. */
#include "kernels/wide.h"

#if SW_HAS_WIDE
bool sw_is_wide(void) { /* in place of the library's */
  return false;
}
#endif

#include "test_loop.c"
