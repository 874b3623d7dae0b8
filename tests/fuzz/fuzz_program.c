/* Any bytes are a program: it runs in bounded time and memory. */
#include <stdint.h>

#include "fuzz/whole_program.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  whole_program((const char *)data, size);
  return 0;
}
