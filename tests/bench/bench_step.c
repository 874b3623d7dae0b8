/*
 * What a step costs at few and at up to 10^12 elements: a scene depends on the number of dimensions
 * alone. Both are measured in turns, and the fastest of many rounds counts, as other work on the
 * machine only ever adds time. Ends with status 1 above the bar.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "stridewise.h"

#define ROUNDS 400
#define STEPS  64 /* a round */
#define BAR    1.2

typedef struct Case {
  const char *name, *small, *large;
  int64_t small_steps, large_steps; /* elements at the end of the story */
} Case;

#define SETUP(n) "import torch\nx = torch.arange(" n ").view(" n ", 1, 1)\n"

static const Case cases[] = {
    {"expand", SETUP("10") "x.expand(10, 10, 10)", SETUP("10000") "x.expand(10000, 10000, 10000)",
     1000, 1000000000000},
    {"permute", SETUP("10") "x.expand(10, 10, 10).permute(2, 0, 1)",
     SETUP("10000") "x.expand(10000, 10000, 10000).permute(2, 0, 1)", 1000, 1000000000000},
    {"view", SETUP("10") "x.expand(10, 10, 10).view(10, 2, 5, 10)",
     SETUP("10000") "x.expand(10000, 10000, 10000).view(10000, 2, 5000, 10000)", 1000,
     1000000000000},
    /* What computes its elements is told at a million of them. */
    {"add", SETUP("10") "x + x.view(1, 10, 1)", SETUP("1000") "x + x.view(1, 1000, 1)", 100,
     1000000},
    {"sum", SETUP("10") "x.expand(10, 10, 4).sum(2)",
     SETUP("1000") "x.expand(1000, 1000, 4).sum(2)", 100, 1000000},
    {"matmul", SETUP("10") "x.view(10, 1) @ x.view(1, 10)",
     SETUP("1000") "x.view(1000, 1) @ x.view(1, 1000)", 100, 1000000},
    {"copy", SETUP("10") "x.expand(10, 10, 1).contiguous()",
     SETUP("1000") "x.expand(1000, 1000, 1).contiguous()", 100, 1000000},
    {"in place", SETUP("100") "x.add_(7)", SETUP("1000000") "x.add_(7)", 100, 1000000},
};

static double now(void) {
  struct timespec time;
  (void)timespec_get(&time, TIME_UTC);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* Nanoseconds a step, spread over the last `elements` steps of the story. */
static double measure(SwProgram *program, int64_t first, int64_t elements) {
  double begin = now();
  for (int i = 0; i < STEPS; i++)
    (void)sw_program_scene(program, 2, first + elements / STEPS * i);
  return (now() - begin) / STEPS;
}

/* The first of the last `elements` steps. */
static int64_t first_of(SwProgram *program, int64_t elements) {
  int64_t low = 0, high = 4 * elements + 1000; /* the first step that is not there */
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    if (sw_program_scene(program, 2, middle).data)
      low = middle + 1;
    else
      high = middle;
  }
  return low - elements;
}

static bool run(const Case *self) {
  SwProgram *small = sw_program_run(self->small, strlen(self->small), NULL);
  SwProgram *large = sw_program_run(self->large, strlen(self->large), NULL);
  double best_small = 1e18, best_large = 1e18;
  int64_t first_small = first_of(small, self->small_steps);
  int64_t first_large = first_of(large, self->large_steps);
  for (int round = 0; round < ROUNDS; round++) {
    double a = measure(small, first_small, self->small_steps);
    double b = measure(large, first_large, self->large_steps);
    if (a < best_small) best_small = a;
    if (b < best_large) best_large = b;
  }
  double ratio = best_large / best_small;
  printf("%-8s %8.0f ns a step at %.0e elements, %8.0f ns at %.0e: %.2f times\n", self->name,
         best_small, (double)self->small_steps, best_large, (double)self->large_steps, ratio);
  sw_program_free(small);
  sw_program_free(large);
  return ratio <= BAR;
}

int main(void) {
  bool good = true;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    good = run(&cases[i]) && good;
  printf("bar %.1f: %s\n", BAR, good ? "held" : "missed");
  return good ? 0 : 1;
}
