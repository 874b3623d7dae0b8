/*
 * What a run, a story, a step and a window of cells cost against the number of elements, dims,
 * statements, writes in place and aliases: a line each, `series count run story step window`, in
 * nanoseconds, the fastest of several rounds. scripts/bench/scale.mjs draws it.
 */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "stridewise.h"

#define ROUNDS     7
#define MOST_NAMES 1000 /* that a program may have */

static char source[1 << 20];
static size_t size;

static void begin(void) {
  size = 0;
}

static void put(const char *format, ...) {
  va_list values;
  va_start(values, format);
  size += (size_t)vsnprintf(source + size, sizeof source - size, format, values);
  va_end(values);
}

/* "[4, 4]" */
static void put_list(int number, int count) {
  put("[");
  for (int i = 0; i < count; i++)
    put(i ? ", %d" : "%d", number);
  put("]");
}

static double now(void) {
  struct timespec time;
  (void)timespec_get(&time, TIME_UTC);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void keep(double *best, double since) {
  double spent = now() - since;
  if (*best == 0 || spent < *best) *best = spent;
}

/* Of the last statement. */
static void measure(const char *series, double count, int ndim) {
  double run = 0, story = 0, step = 0, window = 0;
  int64_t start[16] = {0}, extent[16];
  for (int i = 0; i < 16; i++)
    extent[i] = i < ndim - 2 ? 1 : 8;
  for (int round = 0; round < ROUNDS; round++) {
    double since = now();
    SwProgram *program = sw_program_run(source, size, NULL);
    keep(&run, since);
    if (!program || sw_program_status(program) != 0) abort();
    int last = sw_program_statement_count(program) - 1;
    int64_t middle = sw_program_steps(program, last) / 2;
    since = now();
    if (!sw_program_story(program, last).data) abort();
    keep(&story, since);
    for (int i = 0; i < 20; i++) {
      since = now();
      if (!sw_program_scene(program, last, middle).data) abort();
      keep(&step, since);
      SwCellsOf of = {last, 0, 0, middle, false};
      since = now();
      (void)sw_program_cells(program, &of, start, extent, ndim);
      keep(&window, since);
    }
    sw_program_free(program);
  }
  printf("%s %.0f %.0f %.0f %.0f %.0f\n", series, count, run, story, step, window);
  (void)fflush(stdout);
}

int main(void) {
  static const int sides[] = {2, 5, 10, 32, 100, 320, 1000, 3200, 10000};
  static const int counts[] = {1, 3, 10, 30, 100, 300, 1000, 3000, 10000};
  for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
    int side = sides[i];
    begin();
    put("import torch\nx = torch.arange(%d).view(%d, 1, 1)\ny = x.expand(%d, %d, %d)\n", side, side,
        side, side, side);
    measure("elements", (double)side * side * side, 3);
  }
  for (int dims = 0; dims <= 16; dims++) {
    begin();
    put("import torch\nx = torch.ones(1).view(");
    put_list(1, dims);
    put(")\ny = x.expand(");
    put_list(2, dims);
    put(")\n");
    measure("dims", dims, dims);
  }
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
    begin();
    put("import torch\na = torch.ones(3)\n");
    for (int k = 0; k < counts[i]; k++)
      put("a + 1\n");
    measure("statements", counts[i], 1);
    begin();
    put("import torch\na = torch.ones(3)\n");
    for (int k = 0; k < counts[i]; k++)
      put("a[1] = %d\n", k);
    put("a + 1\n");
    measure("writes", counts[i], 1);
    if (counts[i] >= MOST_NAMES) continue;
    begin();
    put("import torch\na = torch.ones(3)\n");
    for (int k = 0; k < counts[i]; k++)
      put("a%d = a[1:]\n", k);
    put("a += 1\n");
    measure("aliases", counts[i], 1);
  }
  return 0;
}
