/*
 * The calls of a page, in any order and with any numbers: wasm/sw_wasm.c as it is, compiled for
 * this machine. A program, a NUL, and then six bytes a call.
 */
#include <math.h>
#include <string.h>

#include "../../wasm/sw_wasm.c"

#define CALL       6
#define MOST_CALLS 40

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Numbers that a page might send, and some that it never would. */
static double number(uint8_t byte) {
  static const double odd[] = {-1, 0.5, 4294967296.0, 9007199254740992.0, 1e300, -1e300};
  if (byte >= 250) return odd[byte - 250];
  return byte == 249 ? (double)NAN : byte == 248 ? (double)INFINITY : byte;
}

/* Handles, statements and dims: the first few, and one beyond each end. */
static int small(uint8_t byte) {
  return byte == 255 ? -1 : byte == 254 ? INT32_MAX : byte % 66;
}

/* Into the input, behind `before` numbers: a name of the program, or any text. */
static size_t name_into(int64_t before, const uint8_t *call) {
  size_t offset =
      (size_t)(before > 0 && before <= 2 * MAX_WINDOW_DIMS ? before : 0) * sizeof(double);
  unsigned char *input = sw_wasm_input(offset + 2);
  if (!input) return 0;
  for (size_t i = 0; i < offset / sizeof(double); i++) {
    double value = number(call[2 + i % 4]);
    memcpy(input + i * sizeof value, &value, sizeof value);
  }
  input[offset] = (unsigned char)"abxt"[call[5] % 4];
  input[offset + 1] = call[4];
  return 1 + call[5] / 128;
}

static void touch(int answered) {
  const Output *output = sw_wasm_output();
  if (!answered || !output->data) return;
  const char *text = output->data;
  if (strlen(text) != output->size) abort();
  for (int i = 0; i < output->count && output->addresses; i++) {
    if (isinf(output->addresses[i])) abort();
  }
}

static void make(const uint8_t *call) {
  int handle = small(call[1]), statement = small(call[2]);
  double a = number(call[3]), b = number(call[4]), c = number(call[5]);
  int ndim = small(call[3]) - 1;
  switch (call[0] % 10) {
  case 0: touch(sw_wasm_transcript(handle)); break;
  case 1: touch(sw_wasm_statement_json(handle, statement, small(call[3]) - 1)); break;
  case 2: touch(sw_wasm_scene(handle, statement, a)); break;
  case 3:
    (void)name_into(2 * (int64_t)ndim, call);
    touch(sw_wasm_cells(handle, statement, call[4] % 3, call[4] % 5, c, call[4] > 127, ndim));
    break;
  case 4: touch(sw_wasm_storage(handle, statement, call[5] % 3, call[5] % 5, a, b, c)); break;
  case 5: touch(sw_wasm_named(handle, name_into(0, call))); break;
  case 6: touch(sw_wasm_named_storage(handle, a, b, name_into(0, call))); break;
  case 7: touch(sw_wasm_named_cells(handle, ndim, name_into(2 * (int64_t)ndim, call))); break;
  case 8: touch(sw_wasm_probe(handle, ndim, name_into(ndim, call))); break;
  default: sw_wasm_free(handle); break;
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const uint8_t *end = size ? memchr(data, '\0', size) : NULL;
  size_t program = end ? (size_t)(end - data) : size;
  unsigned char *input = sw_wasm_input(program + 1);
  if (!input) return 0;
  if (program) memcpy(input, data, program);
  (void)sw_wasm_run(program, 1);
  (void)sw_wasm_run(program / 2, 1);
  size_t at = program + 1;
  for (int calls = 0; calls < MOST_CALLS && at + CALL <= size; calls++, at += CALL)
    make(data + at);
  for (int handle = 0; handle < MAX_PROGRAMS; handle++)
    sw_wasm_free(handle);
  return 0;
}
