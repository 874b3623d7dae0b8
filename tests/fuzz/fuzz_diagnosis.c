/* Pasted texts: any bytes, and after the first NUL the answers. */
#include <stdint.h>
#include <string.h>

#include "stridewise.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const char *text = (const char *)data;
  const char *end = size ? memchr(text, '\0', size) : NULL;
  size_t own = end ? (size_t)(end - text) : size;
  const char *answers = end ? end + 1 : text + size;
  sw_diagnosis_free(sw_diagnose(text, own, answers, size - (size_t)(answers - text)));
  return 0;
}
