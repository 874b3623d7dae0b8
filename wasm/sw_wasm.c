/*
 * The core for WebAssembly: include/stridewise.h with numbers in place of pointers. There is no
 * logic here.
 *
 * A call: ask for the input buffer, write the program (UTF-8) or the window (doubles) into it,
 * call, and read the answer where sw_wasm_output() says. Calls return 1 when there is an answer
 * and 0 when there is none. Integers that may exceed 32 bits cross as doubles.
 */
#include <stdint.h>
#include <stdlib.h>

#include "stridewise.h"

#define MAX_PROGRAMS    64
#define MAX_WINDOW_DIMS 64

/* Addresses of the last answer; wasm/exchange.ts reads these seven words. */
typedef struct Output {
  const void *data;
  size_t size;
  const double *addresses, *numbers, *ghosts, *reads;
  int count;
} Output;

/* An instance serves one page and one thread, so its state may be static. */
static struct {
  SwProgram *programs[MAX_PROGRAMS];
  unsigned char *input;
  size_t capacity;
  SwBytes diagnosis;
  Output output;
} instance;

/* The input buffer: `size` writable bytes, aligned for doubles. NULL when memory runs out. */
unsigned char *sw_wasm_input(size_t size);
/* The last answer, valid until the next call. */
const Output *sw_wasm_output(void);
/* Runs the first `size` bytes of the input; `interactive` stops a program that is too much work for
 * a page's thread. Returns the program's handle, or -1. The output's `count` is 1 if it was
 * stopped. */
int sw_wasm_run(size_t size, int interactive);
/* Frees a program; its handle may be given out again. */
void sw_wasm_free(int handle);
/* JSON: the whole transcript of a program. */
int sw_wasm_transcript(int handle);
/* JSON: the map of a program. */
int sw_wasm_map(int handle);
/* JSON about a statement. `what`: 0 its story, 1 its questions, 2 the numbers in the program that
 * make its sizes. */
int sw_wasm_statement_json(int handle, int statement, int what);
/* JSON: the scene of one step. */
int sw_wasm_scene(int handle, int statement, double step);
/* A window of a tensor's cells. The input holds `ndim` starts and then `ndim` extents. */
int sw_wasm_cells(int handle, int statement, int operation, int tensor, double step, int stretched,
                  int ndim);
/* `count` cells of a tensor's storage, from element address `first` on. */
int sw_wasm_storage(int handle, int statement, int operation, int tensor, double step, double first,
                    double count);
/* The next four are about a named tensor at the end of the program.
 * JSON: the tensor and the others that share its storage. The input holds a name of `size` bytes.
 */
int sw_wasm_named(int handle, size_t size);
/* Cells of its storage. The input holds a name of `size` bytes. */
int sw_wasm_named_storage(int handle, double first, double count, size_t size);
/* Its cells. The input holds `ndim` starts, `ndim` extents and then a name of `size` bytes. */
int sw_wasm_named_cells(int handle, int ndim, size_t size);
/* JSON: which names would see a write to one cell. The input holds `ndim` indices and then a name
 * of `size` bytes. */
int sw_wasm_probe(int handle, int ndim, size_t size);
/* JSON: the diagnosis of a pasted error. The input holds `size` bytes of pasted text and then
 * `answers` bytes of answers. */
int sw_wasm_diagnose(size_t size, size_t answers);

static int answer(SwBytes bytes) {
  instance.output = (Output){.data = bytes.data, .size = bytes.size};
  return bytes.data != NULL;
}

static int answer_cells(SwCells cells) {
  instance.output = (Output){cells.labels.data, cells.labels.size, cells.addresses, cells.numbers,
                             cells.ghosts,      cells.reads,       cells.count};
  return cells.labels.data != NULL;
}

static SwProgram *program_of(int handle) {
  return handle >= 0 && handle < MAX_PROGRAMS ? instance.programs[handle] : NULL;
}

/* A double as an integer. NaN and numbers that are too large become -1, which is no step or
 * address. */
static int64_t whole(double value) {
  return value >= 0 && value <= 9007199254740992.0 ? (int64_t)value : -1;
}

/* Reads the first `count` doubles of the input. */
static void read_numbers(int64_t *out, int count) {
  const double *input = (const double *)(const void *)instance.input;
  for (int i = 0; i < count; i++)
    out[i] = whole(input[i]);
}

unsigned char *sw_wasm_input(size_t size) {
  if (size <= instance.capacity) return instance.input;
  unsigned char *input = realloc(instance.input, size);
  if (!input) return NULL;
  instance.input = input;
  instance.capacity = size;
  return input;
}

const Output *sw_wasm_output(void) {
  return &instance.output;
}

int sw_wasm_run(size_t size, int interactive) {
  int handle = 0;
  while (handle < MAX_PROGRAMS && instance.programs[handle])
    handle++;
  if (handle == MAX_PROGRAMS || size > instance.capacity) return -1;
  instance.programs[handle] =
      sw_program_run((const char *)instance.input, size, &(SwOptions){.interactive = interactive});
  SwProgram *program = instance.programs[handle];
  instance.output.count = program && sw_program_hit_work_limit(program);
  return instance.programs[handle] ? handle : -1;
}

void sw_wasm_free(int handle) {
  SwProgram *program = program_of(handle);
  if (!program) return;
  instance.output = (Output){0};
  instance.programs[handle] = NULL;
  sw_program_free(program);
}

int sw_wasm_transcript(int handle) {
  SwProgram *program = program_of(handle);
  return program ? answer(sw_program_transcript(program)) : 0;
}

int sw_wasm_map(int handle) {
  SwProgram *program = program_of(handle);
  return program ? answer(sw_program_map(program)) : 0;
}

int sw_wasm_statement_json(int handle, int statement, int what) {
  static SwBytes (*const answers[])(SwProgram *, int) = {sw_program_story, sw_program_questions,
                                                         sw_program_size_places};
  SwProgram *program = program_of(handle);
  return program && what >= 0 && what < 3 ? answer(answers[what](program, statement)) : 0;
}

int sw_wasm_scene(int handle, int statement, double step) {
  SwProgram *program = program_of(handle);
  return program ? answer(sw_program_scene(program, statement, whole(step))) : 0;
}

int sw_wasm_cells(int handle, int statement, int operation, int tensor, double step, int stretched,
                  int ndim) {
  SwProgram *program = program_of(handle);
  int64_t window[2 * MAX_WINDOW_DIMS];
  size_t needed = 2 * (size_t)ndim * sizeof(double);
  if (!program || ndim < 0 || ndim > MAX_WINDOW_DIMS || needed > instance.capacity) return 0;
  read_numbers(window, 2 * ndim);
  SwCellsOf of = {statement, operation, tensor, whole(step), stretched != 0};
  return answer_cells(sw_program_cells(program, &of, window, window + ndim, ndim));
}

int sw_wasm_storage(int handle, int statement, int operation, int tensor, double step, double first,
                    double count) {
  SwProgram *program = program_of(handle);
  if (!program) return 0;
  SwCellsOf of = {statement, operation, tensor, whole(step), false};
  return answer_cells(sw_program_storage(program, &of, whole(first), whole(count)));
}

int sw_wasm_named(int handle, size_t size) {
  SwProgram *program = program_of(handle);
  if (!program || size > instance.capacity) return 0;
  return answer(sw_program_named(program, (const char *)instance.input, size));
}

int sw_wasm_named_storage(int handle, double first, double count, size_t size) {
  SwProgram *program = program_of(handle);
  if (!program || size > instance.capacity) return 0;
  return answer_cells(sw_program_named_storage(program, (const char *)instance.input, size,
                                               whole(first), whole(count)));
}

int sw_wasm_named_cells(int handle, int ndim, size_t size) {
  SwProgram *program = program_of(handle);
  int64_t window[2 * MAX_WINDOW_DIMS];
  if (!program || ndim < 0 || ndim > MAX_WINDOW_DIMS) return 0;
  size_t before = 2 * (size_t)ndim * sizeof(double);
  if (before > instance.capacity || size > instance.capacity - before) return 0;
  read_numbers(window, 2 * ndim);
  return answer_cells(sw_program_named_cells(program, (const char *)instance.input + before, size,
                                             window, window + ndim, ndim));
}

int sw_wasm_probe(int handle, int ndim, size_t size) {
  SwProgram *program = program_of(handle);
  int64_t index[MAX_WINDOW_DIMS];
  if (!program || ndim < 0 || ndim > MAX_WINDOW_DIMS) return 0;
  size_t before = (size_t)ndim * sizeof(double);
  if (before > instance.capacity || size > instance.capacity - before) return 0;
  read_numbers(index, ndim);
  return answer(
      sw_program_probe(program, (const char *)instance.input + before, size, index, ndim));
}

int sw_wasm_diagnose(size_t size, size_t answers) {
  if (size > instance.capacity || answers > instance.capacity - size) return 0;
  const char *text = (const char *)instance.input;
  sw_diagnosis_free(instance.diagnosis);
  instance.diagnosis = sw_diagnose(text, size, text + size, answers);
  return answer(instance.diagnosis);
}
