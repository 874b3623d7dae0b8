/* Where "Next" stops among the rules: few enough, and nothing of the comparison goes unsaid. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "story/scene/scene.h"
#include "story/scene/stops.h"
#include "stridewise.h"

#define PAIRS 3000

static uint64_t state_of_chance = 20261122;

static int chance(int count) {
  state_of_chance = state_of_chance * 6364136223846793005u + 1442695040888963407u;
  return (int)((state_of_chance >> 33) % (uint64_t)count);
}

/* "2, 1, 3" */
static void put_sizes(SwText *out, const int *size, int ndim) {
  for (int i = 0; i < ndim; i++) {
    if (i) sw_text_put(out, ", ");
    sw_text_int(out, size[i]);
  }
}

/* Two shapes of up to five dims that mostly fit, under an operator or as sizes asked for. */
static void put_pair(SwText *out, int ndim, int other) {
  static const char *const forms[] = {"x + y", "x += y", "x[...] = y", "y.expand(x.shape)",
                                      "x @ y"};
  int size[2][5];
  for (int i = 0; i < 5; i++) {
    int common = 1 + chance(3);
    for (int k = 0; k < 2; k++)
      size[k][i] = chance(3) == 0 ? 1 : chance(30) == 0 ? 4 : common;
  }
  sw_text_put(out, "import torch\nx = torch.ones([");
  put_sizes(out, size[0] + 5 - ndim, ndim);
  sw_text_put(out, "])\ny = torch.ones([");
  put_sizes(out, size[1] + 5 - other, other);
  sw_text_put(out, "])\n");
  sw_text_put(out, forms[chance(5)]);
}

/* Whether the comparison at `event` is said at a stop with `told` (its own event, or of several).
 */
static bool says(const SwEvent *told, const SwEvent *event) {
  if (told == event) return true;
  bool of_dims = told->id == SW_EV_COMPARE_EQUAL_DIMS || told->id == SW_EV_COMPARE_STRETCH_DIMS ||
                 told->id == SW_EV_COMPARE_PADDED_DIMS;
  return of_dims && event->fact[0] >= told->fact[0] && event->fact[0] <= told->fact[1];
}

static void assert_all_compared_is_said(const SwChapter *chapter, int64_t before, int64_t stop) {
  const SwEvent *events = chapter->record->trace.events;
  SwEvent merged;
  bool several = sw_stop_event(chapter->record, stop, &merged);
  for (int64_t i = before + 1; i <= stop; i++) {
    if (sw_event_phase(events[i].id) == SW_PHASE_COMPARE)
      assert_true(says(several ? &merged : &events[stop], &events[i]));
  }
}

/* The stops among the rules of the last statement's only operation. */
static int rule_stops(const char *source) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  SwChapter chapter;
  int count = 0;
  int64_t before = -1;
  assert_non_null(program);
  bool told = sw_story_begin(program, program->statement_count - 1, &chapter);
  int64_t step = told ? sw_chapter_first_stop(&chapter) : -1;
  for (; step >= 0 && step < chapter.rules; step = sw_chapter_stop_after(&chapter, step)) {
    assert_all_compared_is_said(&chapter, before, step);
    before = step;
    count++;
  }
  sw_program_free(program);
  return count;
}

static void assert_pairs(int most_dims, int most_of_other, int most_stops) {
  for (int i = 0; i < PAIRS; i++) {
    SwText source = {0};
    int ndim = chance(most_dims + 1), other = chance(most_of_other + 1);
    put_pair(&source, ndim, other);
    int stops = rule_stops(sw_text_cstr(&source));
    if (stops > most_stops) print_error("%d stops:\n%s\n", stops, sw_text_cstr(&source));
    assert_in_range(stops, 0, most_stops);
    sw_text_free(&source);
  }
}

static void any_two_operands_have_at_most_eight(void **state) {
  (void)state;
  assert_pairs(5, 5, 8);
}

static void a_number_has_at_most_three(void **state) {
  (void)state;
  assert_pairs(5, 0, 3);
  static const char *const numbers[] = {"x + 2",    "2 - x",      "x += 2",
                                        "x[0] = 7", "x.fill_(3)", "x < 0.5"};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    char source[128];
    (void)snprintf(source, sizeof source, "import torch\nx = torch.ones(2, 1, 3, 2, 2)\n%s",
                   numbers[i]);
    assert_in_range(rule_stops(source), 1, 3);
  }
}

/* What "Next" says at its stop number `number` of the last statement. */
static void assert_said(const char *source, int number, const char *expected) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  int statement = program->statement_count - 1;
  SwText scene = {0};
  int64_t step = -1;
  for (int i = 0; i <= number; i++)
    step = sw_program_stop_after(program, statement, step);
  sw_scene_json(program, statement, step, &scene);
  if (!strstr(sw_text_cstr(&scene), expected)) print_error("%s\n", sw_text_cstr(&scene));
  assert_non_null(strstr(sw_text_cstr(&scene), expected));
  sw_text_free(&scene);
  sw_program_free(program);
}

#define TORCH "import torch\n"

static void neighbouring_dims_of_one_verdict_are_one_stop(void **state) {
  (void)state;
  static const char equal[] = TORCH "x = torch.ones(2, 3, 4)\ny = torch.ones(3, 4)\nx + y";
  assert_said(equal, 3, "Dims 1 and 2: every tensor has the sizes (3, 4), so they match.");
  assert_said(equal, 4, "Dim 0: the shape of y does not reach this far, so it counts as 1");
  static const char padded[] = TORCH "x = torch.ones(2, 1, 4)\nx + 1";
  assert_said(padded, 1,
              "Dims 0 to 2: the shape of 1 does not reach this far, so it counts as 1 there and "
              "stretches to (2, 1, 4).");
  static const char grows[] = TORCH "x = torch.ones(1, 1, 4)\nx.expand(2, 3, 4)";
  assert_said(grows, 3, "Dims 0 and 1: x has size 1 in both, so it stretches to (2, 3).");
  assert_said(grows, 5,
              "Stretching to (2, 3, 4) copies nothing: along each stretched dim the stride becomes "
              "0. The strides are now x (0, 0, 1).");
}

static void an_operation_within_another_is_one_stop(void **state) {
  (void)state;
  static const char chain[] = TORCH "torch.arange(12).view(3, 4).t() + 1";
  assert_said(chain, 0, "A new storage of 12 elements, read with shape (12,).");
  assert_said(chain, 1, "First, torch.arange(12).view(3, 4) gives shape (3, 4).");
  assert_said(chain, 2, "First, torch.arange(12).view(3, 4).t() gives shape (4, 3).");
  assert_said(chain, 3, "….t() has shape (4, 3). The number has no dims");
  static const char lines[] = TORCH "x = torch.ones(2, 3)\n(x\r.t()) + 1";
  assert_said(lines, 1, "First, t gives shape (3, 2).");
}

static void a_shape_that_is_too_large_is_told(void **state) {
  (void)state;
  static const char huge[] = "import numpy as np\na = np.broadcast_to(np.ones(1), (2**40, 1))\n"
                             "b = np.broadcast_to(np.ones(1), (1, 2**40))\na + b";
  assert_said(huge, 4, "The result has shape (1099511627776, 1099511627776).");
}

/* What was found before an operation is refused is told as it was found. */
static void what_is_refused_late_has_a_shape_and_strides(void **state) {
  (void)state;
  static const char large[] = TORCH "a = torch.ones(1).expand(2**14, 1, 2**14)\n"
                                    "b = torch.ones(1).expand(1, 2**14, 1)\na * b";
  assert_said(large, 6, "The strides are now a (0, 0, 0), b (0, 0, 0).");
  static const char shared[] = TORCH "x = torch.zeros(1, 3).expand(2, 3)\nx[...] = torch.ones(3)";
  SwProgram *program = sw_program_run(shared, strlen(shared), NULL);
  bool said = false;
  for (int64_t step = 0; step < sw_program_steps(program, 2); step++) {
    SwBytes scene = sw_program_scene(program, 2, step);
    said = said || strstr(scene.data, "The result has shape (2, 3).");
  }
  assert_true(said);
  sw_program_free(program);
}

/* Of a dim that is being told the figure says so: each is current once. */
static void each_new_dim_is_current_at_its_step(void **state) {
  (void)state;
  static const char view[] = TORCH "x = torch.ones(2, 3)\nx.view(3, 1, 2)";
  SwProgram *program = sw_program_run(view, strlen(view), NULL);
  int current = 0;
  for (int64_t step = 0; step < sw_program_steps(program, 2); step++) {
    const char *next = strstr(sw_program_scene(program, 2, step).data, "\"next\":[");
    current += next && strstr(next, "\"state\":\"current\"");
  }
  assert_int_equal(current, 3);
  sw_program_free(program);
}

/* A step within a run of one verdict is no stop, and says nothing of the others. */
static void a_step_within_a_run_is_told_alone(void **state) {
  (void)state;
  static const char equal[] = TORCH "x = torch.ones(2, 3, 4)\nx + x";
  SwProgram *program = sw_program_run(equal, strlen(equal), NULL);
  int64_t step = 0;
  while (!strstr(sw_program_scene(program, 2, step).data, "Dim 1: every size is 3,"))
    step++;
  assert_non_null(strstr(sw_program_scene(program, 2, step).data, "\"stop\":null"));
  sw_program_free(program);
}

/* Neighbouring dims in which one operand stretches, then the other. */
static void each_that_stretches_has_its_own_stop(void **state) {
  (void)state;
  static const char both[] = TORCH "x = torch.ones(1, 1, 2, 2)\ny = torch.ones(3, 4, 1, 1)\nx + y";
  assert_said(both, 2, "y has size 1 in both, so it stretches to (2, 2).");
  assert_said(both, 3, "x has size 1 in both, so it stretches to (3, 4).");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(any_two_operands_have_at_most_eight),
      cmocka_unit_test(a_number_has_at_most_three),
      cmocka_unit_test(neighbouring_dims_of_one_verdict_are_one_stop),
      cmocka_unit_test(an_operation_within_another_is_one_stop),
      cmocka_unit_test(a_shape_that_is_too_large_is_told),
      cmocka_unit_test(what_is_refused_late_has_a_shape_and_strides),
      cmocka_unit_test(a_step_within_a_run_is_told_alone),
      cmocka_unit_test(each_new_dim_is_current_at_its_step),
      cmocka_unit_test(each_that_stretches_has_its_own_stop),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
