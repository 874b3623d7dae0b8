/* A step takes the same memory at 10^3 and at 10^12 elements, up to the digits of its numbers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "stridewise.h"

static size_t allocated; /* bytes asked for since it was set to 0 */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *data, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *data, size_t size);

void *__wrap_malloc(size_t size) {
  allocated += size;
  return __real_malloc(size);
}
void *__wrap_calloc(size_t count, size_t size) {
  allocated += count * size;
  return __real_calloc(count, size);
}
void *__wrap_realloc(void *data, size_t size) {
  allocated += size;
  return __real_realloc(data, size);
}

#define SETUP(n) "import torch\nx = torch.arange(" n ").view(" n ", 1, 1)\n"

/* Bytes that the scene of `step` takes, on top of what asking once has left behind. */
static size_t cost_of(const char *source, int64_t step) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  assert_non_null(sw_program_scene(program, 2, step).data);
  allocated = 0;
  assert_non_null(sw_program_scene(program, 2, step).data);
  size_t cost = allocated;
  sw_program_free(program);
  return cost;
}

static void expect_same_at(const char *small, int64_t near, const char *large, int64_t far) {
  size_t few = cost_of(small, near), many = cost_of(large, far);
  assert_true(many <= few + few / 4);
}

static void expect_same(const char *small, const char *large) {
  expect_same_at(small, 900, large, 900000000000);
}

static void a_step_of_expand(void **state) {
  (void)state;
  expect_same(SETUP("10") "x.expand(10, 10, 10)", SETUP("10000") "x.expand(10000, 10000, 10000)");
}

static void a_step_of_a_view(void **state) {
  (void)state;
  expect_same(SETUP("10") "x.expand(10, 10, 10).view(10, 2, 5, 10)",
              SETUP("10000") "x.expand(10000, 10000, 10000).view(10000, 2, 5000, 10000)");
}

/* What computes its elements, at a million of them. */
static void a_step_of_what_computes(void **state) {
  static const char *const pairs[][2] = {
      {SETUP("10") "x + x.view(1, 10, 1)", SETUP("1000") "x + x.view(1, 1000, 1)"},
      {SETUP("10") "x.expand(10, 10, 4).sum(2)", SETUP("1000") "x.expand(1000, 1000, 4).sum(2)"},
      {SETUP("10") "x.view(10, 1) @ x.view(1, 10)",
       SETUP("1000") "x.view(1000, 1) @ x.view(1, 1000)"},
      {SETUP("10") "x.expand(10, 10, 1).contiguous()",
       SETUP("1000") "x.expand(1000, 1000, 1).contiguous()"},
      {SETUP("100") "x.add_(7)", SETUP("1000000") "x.add_(7)"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
    expect_same_at(pairs[i][0], 90, pairs[i][1], 900000);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_step_of_expand),
      cmocka_unit_test(a_step_of_a_view),
      cmocka_unit_test(a_step_of_what_computes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
