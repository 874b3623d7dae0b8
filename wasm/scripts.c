/*
 * What scripts and tests ask of the core, and no page: the types and texts of it, and stories as
 * text for a terminal. A module of its own, so that no page has to load it.
 */
#include <stdlib.h>

#include "stridewise.h"

static struct {
  char *input;
  SwBytes answer;
} instance;

/* `size` writable bytes; NULL when memory runs out. */
char *sw_wasm_input(size_t size);
/* The JSON of sw_schema, and how many bytes the last answer has; NULL when memory runs out. */
const char *sw_wasm_schema(void);
size_t sw_wasm_size(void);
/* What `stridewise explain` says of a statement of the program that the input holds. */
const char *sw_wasm_explain(size_t size, int statement);

static const char *answer(SwBytes bytes) {
  instance.answer = bytes;
  return bytes.data;
}

char *sw_wasm_input(size_t size) {
  free(instance.input);
  return instance.input = malloc(size);
}

const char *sw_wasm_schema(void) {
  return answer(sw_schema());
}

const char *sw_wasm_explain(size_t size, int statement) {
  SwProgram *program = sw_program_run(instance.input, size, NULL);
  return program ? answer(sw_program_explain(program, statement)) : NULL;
}

size_t sw_wasm_size(void) {
  return instance.answer.size;
}
