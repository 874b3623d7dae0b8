/*
 * The boundary to JavaScript: stridewise.h in numbers and bytes. No logic here.
 *
 * A call writes its input (a program, or the bounds of a window) to the memory that
 * sw_wasm_reserve gives, and gets back the size of an answer, whose address sw_wasm_answer tells.
 * Programs are numbered from 1. Numbers cross as doubles where 32 bits may not do; they are exact
 * to 2^53.
 */
#include <stdlib.h>

#include "stridewise.h"

#define MAX_PROGRAMS 64

/* The state of the instance: there is one instance a page. */
static struct {
  SwProgram *programs[MAX_PROGRAMS];
  void *input;
  const void *answer;
} state;

/* The answer's size; -1 when memory ran out or there is nothing at that place. */
static int give(SwBytes bytes) {
  state.answer = bytes.data;
  return bytes.data ? (int)bytes.size : -1;
}

static SwProgram *program(int handle) {
  return handle >= 1 && handle <= MAX_PROGRAMS ? state.programs[handle - 1] : NULL;
}

/* `size` bytes for the next call's input, or NULL. */
void *sw_wasm_reserve(int size) {
  free(state.input);
  state.input = malloc(size > 0 ? (size_t)size : 1);
  return state.input;
}

/* Runs the `size` bytes of input; 0 when memory or places ran out. */
int sw_wasm_run(int size) {
  for (int i = 0; i < MAX_PROGRAMS; i++) {
    if (state.programs[i]) continue;
    state.programs[i] = sw_program_run(state.input, (size_t)size, NULL);
    return state.programs[i] ? i + 1 : 0;
  }
  return 0;
}

void sw_wasm_free(int handle) {
  if (!program(handle)) return;
  sw_program_free(program(handle));
  state.programs[handle - 1] = NULL;
}

int sw_wasm_transcript(int handle) { return give(sw_program_transcript(program(handle))); }

int sw_wasm_story(int handle, int statement) {
  return give(sw_program_story(program(handle), statement));
}

int sw_wasm_scene(int handle, int statement, double step) {
  return give(sw_program_scene(program(handle), statement, (int64_t)step));
}

int sw_wasm_explain(int handle, int statement) {
  return give(sw_program_explain(program(handle), statement));
}

/* A window: the count of its cells, -1 for none. The answer is { labels address, labels size,
 * addresses address, numbers address } as 32-bit integers. */
static int give_cells(SwCells cells) {
  static uint32_t block[4];
  block[0] = (uint32_t)(uintptr_t)cells.labels.data;
  block[1] = (uint32_t)cells.labels.size;
  block[2] = (uint32_t)(uintptr_t)cells.addresses;
  block[3] = (uint32_t)(uintptr_t)cells.numbers;
  state.answer = block;
  return cells.labels.data ? cells.count : -1;
}

#define MAX_WINDOW_DIMS 16

/* The input holds `ndim` starts, then `ndim` extents, as doubles. */
int sw_wasm_cells(int handle, int statement, int operation, int tensor, int ndim) {
  int64_t start[MAX_WINDOW_DIMS], extent[MAX_WINDOW_DIMS];
  const double *input = state.input;
  if (ndim > MAX_WINDOW_DIMS) return -1;
  for (int dim = 0; dim < ndim; dim++) {
    start[dim] = (int64_t)input[dim];
    extent[dim] = (int64_t)input[ndim + dim];
  }
  return give_cells(
      sw_program_cells(program(handle), statement, operation, tensor, start, extent, ndim));
}

int sw_wasm_storage(int handle, int statement, int operation, int tensor, double first, int count) {
  return give_cells(sw_program_storage(program(handle), statement, operation, tensor,
                                       (int64_t)first, count));
}

const void *sw_wasm_answer(void) { return state.answer; }

int sw_wasm_schema(void) { return give(sw_schema()); }
