/*
 * What learners get wrong (misconceptions.def): the story has the event that decides it, the core
 * raises the caution or asks the question that meets the wrong idea, and stays silent on a harmless
 * twin.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "story/remark/caution.h"
#include "story/remark/question.h"
#include "stridewise.h"

#define NONE (-1)

/* All is looked for in the last statement of the program. */
typedef struct Misconception {
  const char *name;
  const char *program;
  SwEventId event;
  int caution;  /* NONE: none may be raised */
  int question; /* NONE: not looked for */
  int rule;     /* which the question offers as a wrong option */
  const char *twin;
} Misconception;

static const Misconception misconceptions[] = {
#define MISCONCEPTION(...) {__VA_ARGS__},
#include "misconceptions.def"
};

static SwProgram *run(const char *source) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  assert_null(program->refusal.message);
  return program;
}

static bool begin(const SwProgram *program, SwChapter *out) {
  return sw_story_begin(program, program->statement_count - 1, out);
}

static bool has_event(const SwProgram *program, SwEventId id) {
  SwChapter chapter;
  for (bool more = begin(program, &chapter); more; more = sw_story_next(&chapter)) {
    if (sw_question_event(chapter.record, id) >= 0) return true;
  }
  return false;
}

/* Whether `id` is among the cautions of the statement, and how many there are. */
static bool has_caution(const SwProgram *program, int id, int *count) {
  SwChapter chapter;
  SwCautions cautions;
  bool found = false;
  *count = 0;
  for (bool more = begin(program, &chapter); more; more = sw_story_next(&chapter)) {
    sw_cautions_of(program, chapter.record, &cautions);
    for (int i = 0; i < cautions.count; i++, ++*count)
      found = found || (int)cautions.at[i].id == id;
    sw_cautions_clear(&cautions);
  }
  return found;
}

static bool offers(const SwQuestion *question, int rule) {
  for (int i = 0; i < question->count; i++) {
    if ((int)question->option[i].rule == rule) return true;
  }
  return false;
}

static bool asks(const SwProgram *program, int id, int rule) {
  SwChapter chapter;
  SwQuestion question;
  bool found = false;
  for (bool more = begin(program, &chapter); more; more = sw_story_next(&chapter)) {
    for (int i = 0; i < sw_question_makers(); i++) {
      if (!sw_question_make(i, program, chapter.record, &question)) continue;
      found = found || ((int)question.id == id && offers(&question, rule));
      sw_question_clear(&question);
    }
  }
  return found;
}

static void is_met(void **state) {
  const Misconception *of = *state;
  int count;
  SwProgram *program = run(of->program);
  assert_true(has_event(program, of->event));
  assert_true(has_caution(program, of->caution, &count) == (of->caution != NONE));
  if (of->caution == NONE) assert_int_equal(count, 0);
  if (of->question != NONE) assert_true(asks(program, of->question, of->rule));
  sw_program_free(program);
}

static void leaves_its_twin_alone(void **state) {
  const Misconception *of = *state;
  int count;
  SwProgram *program = run(of->twin);
  assert_int_equal(sw_program_status(program), 0);
  (void)has_caution(program, NONE, &count);
  assert_int_equal(count, 0);
  sw_program_free(program);
}

/* What people write every day, on purpose: a false alarm is worse than none. */
static const char *const everyday[] = {
    TORCH "x = torch.rand(4, 3)\nx - x.mean(0)",
    TORCH "x = torch.rand(3, 3)\nx - x.mean(1, keepdim=True)",
    TORCH "x = torch.rand(3, 3)\nx + torch.rand(3)",
    TORCH "v = torch.arange(3)\nv[:, None] * v[None, :]",
    TORCH "v = torch.arange(3)\nv[:, None] - v",
    TORCH "v = torch.arange(3)\nv.unsqueeze(1) == torch.arange(3)",
    TORCH "v = torch.arange(3)\ntorch.outer(v, v)",
    TORCH "h = torch.rand(2, 3, 4)\nh.transpose(1, 2).reshape(2, 12)",
    TORCH "h = torch.rand(2, 3, 4)\nh.view(2, 3, 2, 2)",
    TORCH "image = torch.rand(4, 5, 3)\nimage.permute(2, 0, 1)",
    TORCH "s = torch.rand(2, 4, 4)\nmask = torch.ones(4, 4).tril()\ns * mask",
    NUMPY "p = np.arange(6.).reshape(3, 2)\np[:, None] - p",
    NUMPY "v = np.arange(4)\nv[:, np.newaxis] + v",
};

static void raise_none(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof everyday / sizeof *everyday; i++) {
    int count;
    SwProgram *program = run(everyday[i]);
    assert_int_equal(sw_program_status(program), 0);
    (void)has_caution(program, NONE, &count);
    if (count) print_error("%s\n", everyday[i]);
    assert_int_equal(count, 0);
    sw_program_free(program);
  }
}

#define COUNT (sizeof misconceptions / sizeof *misconceptions)

int main(void) {
  struct CMUnitTest tests[2 * COUNT + 1] = {0};
  tests[2 * COUNT] = (struct CMUnitTest)cmocka_unit_test(raise_none);
  for (size_t i = 0; i < COUNT; i++) {
    void *of = (void *)(uintptr_t)&misconceptions[i];
    tests[2 * i] = (struct CMUnitTest){
        .name = misconceptions[i].name, .test_func = is_met, .initial_state = of};
    tests[2 * i + 1] = (struct CMUnitTest){
        .name = "its harmless twin", .test_func = leaves_its_twin_alone, .initial_state = of};
  }
  return cmocka_run_group_tests(tests, NULL, NULL);
}
