/* Every allocation of a few programs fails once: nothing crashes, nothing leaks, and what is told
 * is either right or nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "stridewise.h"

/* -- malloc, calloc and realloc as the linker (--wrap) hands them over
 * ----------------------------- */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

/* Allocations until the one that fails; 0 when none is to fail. */
static long countdown;

static int fails(void) {
  return countdown > 0 && --countdown == 0;
}

void *__wrap_malloc(size_t size) {
  return fails() ? NULL : __real_malloc(size);
}
void *__wrap_calloc(size_t count, size_t size) {
  return fails() ? NULL : __real_calloc(count, size);
}
void *__wrap_realloc(void *memory, size_t size) {
  return fails() ? NULL : __real_realloc(memory, size);
}

/* -- Programs
 * --------------------------------------------------------------------------------------- */

#define STATEMENTS 6
#define ANSWERS    (3 + 10 * STATEMENTS)

/* What a program has told, copied; NULL where it told nothing. */
typedef struct Told {
  char *answer[ANSWERS];
  int count;
  bool refused; /* it said that memory ran out */
} Told;

static void keep(Told *self, const char *data, size_t size) {
  char *copy = data ? __real_malloc(size + 1) : NULL;
  if (copy) memcpy(copy, data, size), copy[size] = 0;
  self->answer[self->count++] = copy;
}

static void keep_text(Told *self, SwBytes bytes) {
  keep(self, bytes.data, bytes.size);
}

/* Addresses and numbers; what is written in the cells goes with them. */
static void keep_cells(Told *self, SwCells cells) {
  char text[4000];
  size_t size = 0;
  for (int i = 0; i < cells.count && size < sizeof text - 100; i++)
    size += (size_t)sprintf(text + size, "%.17g %.17g, ", cells.addresses[i], cells.numbers[i]);
  if (cells.labels.data && size + cells.labels.size < sizeof text) {
    memcpy(text + size, cells.labels.data, cells.labels.size);
    size += cells.labels.size;
  }
  keep(self, cells.labels.data ? text : NULL, size);
}

static void look_at(SwProgram *program, int statement, Told *told) {
  const int64_t start[2] = {0, 0}, extent[2] = {4, 4};
  keep_text(told, sw_program_story(program, statement));
  keep_text(told, sw_program_scene(program, statement, 1));
  keep_text(told, sw_program_scene(program, statement, 9));
  keep_text(told, sw_program_explain(program, statement));
  keep_text(told, sw_program_questions(program, statement));
  keep_text(told, sw_program_size_places(program, statement));
  keep_text(told, sw_program_probe(program, "a", 1, start, 1));
  keep_text(told, sw_program_probe(program, "b", 1, start, 2));
  SwCellsOf of = {statement, 0, 0, 9, false};
  keep_cells(told, sw_program_cells(program, &of, start, extent, 2));
  keep_cells(told, sw_program_storage(program, &of, 0, 4));
}

static void run_once(const char *source, Told *told) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  *told = (Told){.refused = true};
  if (!program) return;
  keep_text(told, sw_program_run_json(program));
  keep_text(told, sw_program_transcript(program));
  const char *answer = told->answer[1];
  told->refused = sw_program_status(program) == 2 &&
                  (!answer || strstr(answer, "needs more memory than Stridewise gives it"));
  for (int statement = 0; statement < STATEMENTS; statement++)
    look_at(program, statement, told);
  sw_program_free(program);
}

static void clear(Told *self) {
  for (int i = 0; i < self->count; i++)
    free(self->answer[i]);
}

/* A statement whose story is absent says in the transcript that it has no operations. */
static void forget_operations(char *transcript) {
  for (char *at = transcript; (at = strstr(at, "\"operations\":"));) {
    at += strlen("\"operations\":");
    memmove(at, at + strspn(at, "0123456789"), strlen(at + strspn(at, "0123456789")) + 1);
  }
  char *suggested = strstr(transcript, "\"suggested\"");
  if (suggested) *suggested = 0;
}

/* Each answer is the one of the undisturbed run, or absent. Where the program itself was stopped,
 * and says so, the statements behind are not there to be compared. */
static void expect_right_or_absent(const Told *right, const Told *told, const char *source,
                                   long number) {
  for (int i = told->refused ? 2 : 0; i < told->count; i++) {
    char *wanted = right->answer[i], *got = told->answer[i];
    if (i == 1 && got && wanted) forget_operations(got);
    if (!got || (wanted && strcmp(wanted, got) == 0)) continue;
    countdown = 0;
    size_t same = 0;
    while (wanted && got[same] && got[same] == wanted[same])
      same++;
    fail_msg("allocation %ld, answer %d (%d of statement %d) of\n%s\n%s\nis not\n%s", number, i,
             (i - 2) % 10, (i - 2) / 10, source, got + same, wanted ? wanted + same : "there");
  }
}

/* The first allocation fails, then the second alone, ..., until none is left to fail. */
static void fail_each(const char *source) {
  long number = 0, left;
  Told right, told;
  run_once(source, &right);
  forget_operations(right.answer[1]);
  do {
    countdown = ++number;
    run_once(source, &told);
    left = countdown;
    countdown = 0;
    expect_right_or_absent(&right, &told, source, number);
    clear(&told);
  } while (left == 0);
  clear(&right);
  assert_true(number > 1);
}

static void every_allocation_of_a_broadcast_may_fail(void **state) {
  (void)state;
  fail_each("import torch\na = torch.arange(3)\nb = torch.ones(2, 1)\na + b\na + torch.zeros(4)");
}

static void every_allocation_of_a_view_may_fail(void **state) {
  (void)state;
  fail_each("import torch\na = torch.arange(6).view(2, "
            "3).t()\na.view(6)\na.reshape(6)\na.contiguous().view(-1)");
}

static void every_allocation_of_a_caution_may_fail(void **state) {
  (void)state;
  fail_each("import torch\na = torch.ones(3)\nb = a[:, None]\na + b\nb += 1\nb.expand(3, 3) - a");
}

static void every_allocation_of_numpy_in_place_may_fail(void **state) {
  (void)state;
  fail_each("import numpy as np\na = np.zeros((2, 3))\nb = a[:, ::-1]\nb += 1\na[0] = [1, 2, "
            "3]\nnp.zeros(2) + np.zeros(3)");
}

static void every_allocation_of_what_picks_elements_may_fail(void **state) {
  (void)state;
  fail_each("import torch\na = torch.arange(6).view(2, 3)\nb = a > 2\na.masked_select(b[0])\n"
            "a.take(torch.tensor([0, 9]))\na.index_select(0, torch.tensor(1))");
  fail_each("import numpy as np\na = np.arange(6).reshape(2, 3)\na.take([0, -1], axis=1)\n"
            "np.where(a > 1)\na.astype(float)");
  fail_each(
      "import torch\na = torch.arange(3)\nb = a > 1\na[b] = 5\na[[0, 2]] = a[:2] + 1\na[[7]] = 0");
  fail_each("import torch\na = torch.arange(3)\nb = a > 1\na.masked_fill(b, 0)\na.take(b)\n"
            "a.bool().long().masked_fill_(b, 7)");
}

static void every_allocation_of_a_product_may_fail(void **state) {
  (void)state;
  fail_each("import torch\na = torch.ones(2, 3)\nb = torch.ones(3, 2)\na @ b\nb @ b\n"
            "torch.cat([a, a]).sum(0)");
}

static void every_allocation_of_python_may_fail(void **state) {
  (void)state;
  fail_each("l = sorted([3, 1, 2])\nfor i, x in enumerate(l): print(f'{i}: {x:>4}', sep='')\n\nl "
            "+= [l[1:]]\n"
            "try:\n  1 / 0\nexcept ZeroDivisionError as e:\n  print(repr(e))\n\na, *b = zip(l, "
            "'ab')\n', '.join('añb'[::-1])");
}

static void every_allocation_of_a_refused_program_may_fail(void **state) {
  (void)state;
  fail_each("x = (1, 2\n");
  fail_each("f'{1 + 2!r:>5}'; y = lambda: 0");
}

static void fail_each_of_a_diagnosis(const char *text, const char *answers) {
  long number = 0, left;
  do {
    countdown = ++number;
    sw_diagnosis_free(sw_diagnose(text, strlen(text), answers, strlen(answers)));
    left = countdown;
    countdown = 0;
  } while (left == 0);
  assert_true(number > 1);
}

static void every_allocation_of_a_diagnosis_may_fail(void **state) {
  (void)state;
  fail_each_of_a_diagnosis(
      "[4, 3] and [4, 4]\nRuntimeError: The size of tensor a (3) must match the "
      "size of tensor b (4) at non-singleton dimension 1",
      "a=4, 3");
  fail_each_of_a_diagnosis("mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)", "");
  fail_each_of_a_diagnosis("RuntimeError: CUDA out of memory", "");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_allocation_of_a_diagnosis_may_fail),
      cmocka_unit_test(every_allocation_of_a_broadcast_may_fail),
      cmocka_unit_test(every_allocation_of_a_view_may_fail),
      cmocka_unit_test(every_allocation_of_a_caution_may_fail),
      cmocka_unit_test(every_allocation_of_numpy_in_place_may_fail),
      cmocka_unit_test(every_allocation_of_what_picks_elements_may_fail),
      cmocka_unit_test(every_allocation_of_a_product_may_fail),
      cmocka_unit_test(every_allocation_of_python_may_fail),
      cmocka_unit_test(every_allocation_of_a_refused_program_may_fail),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
