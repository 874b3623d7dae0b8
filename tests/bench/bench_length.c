/*
 * What a scene costs after one and after 16,000 rounds of a loop, after one and after 16,000
 * statements, and at the first and at the last operation told of a loop: it does not depend on what
 * ran before. Measured in turns; the fastest of many rounds counts. Ends with status 1 above the
 * bar.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "stridewise.h"

#define ROUNDS 2000
#define BAR    1.2
#define MANY   16000

typedef struct Place {
  SwProgram *program;
  int statement;
  int64_t step;
} Place;

static double now(void) {
  struct timespec time;
  (void)timespec_get(&time, TIME_UTC);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double measure(const Place *place) {
  double begin = now();
  (void)sw_program_scene(place->program, place->statement, place->step);
  return now() - begin;
}

static bool compare(const char *name, Place few, Place many) {
  double best_few = 1e18, best_many = 1e18;
  for (int round = 0; round < ROUNDS; round++) {
    double a = measure(&few), b = measure(&many);
    if (a < best_few) best_few = a;
    if (b < best_many) best_many = b;
  }
  double ratio = best_many / best_few;
  printf("%-22s %8.0f ns and %8.0f ns: %.2f times\n", name, best_few, best_many, ratio);
  return ratio <= BAR;
}

static SwProgram *run(const char *source) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  if (!program || sw_program_status(program) != 0) abort();
  return program;
}

#define BEGIN "import torch\na = torch.ones(3)\n"
#define END   "\na[:, None] + a\n"

static SwProgram *run_statements(int count) {
  static char source[sizeof BEGIN + sizeof END + MANY * 6];
  char *at = source + sprintf(source, BEGIN);
  for (int i = 0; i < count; i++)
    at += sprintf(at, "a + 1\n");
  (void)sprintf(at, END);
  return run(source);
}

int main(void) {
  SwProgram *one = run(BEGIN "for i in range(1): a + 1\n" END);
  SwProgram *many = run(BEGIN "for i in range(16000): a + 1\n" END);
  SwProgram *short_one = run_statements(1), *long_one = run_statements(MANY);
  bool good = compare("rounds before it", (Place){one, 3, 5}, (Place){many, 3, 5});
  good =
      compare("statements before it", (Place){short_one, 3, 5}, (Place){long_one, MANY + 2, 5}) &&
      good;
  good = compare("rounds of its own", (Place){many, 2, 2}, (Place){many, 2, 2 + 255 * 7}) && good;
  printf("bar %.1f: %s\n", BAR, good ? "held" : "missed");
  sw_program_free(one);
  sw_program_free(many);
  sw_program_free(short_one);
  sw_program_free(long_one);
  return good ? 0 : 1;
}
