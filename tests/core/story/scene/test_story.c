/* Stories: steps, figures, sentences and cells of small programs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "story/scene/scene.h"
#include "story/scene/sentence.h"
#include "story/scene/shape_rows.h"
#include "story/scene/view_figure.h"
#include "story/scene/visits.h"
#include "story/terminal/explain.h"
#include "stridewise.h"

static SwProgram *run(const char *source) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  return program;
}

/* The last operation of the last statement. */
static SwChapter last_chapter(const SwProgram *program) {
  SwChapter chapter, next;
  assert_true(sw_story_begin(program, program->statement_count - 1, &chapter));
  for (next = chapter; sw_story_next(&next);)
    chapter = next;
  return chapter;
}

static void assert_sentence(const SwProgram *program, int64_t step, const char *expected) {
  SwChapter chapter;
  SwMoment moment;
  SwText text = {0};
  assert_true(sw_story_at(program, program->statement_count - 1, step, &chapter));
  sw_moment_at(program, &chapter, step, &moment);
  sw_moment_sentence(&moment, &text);
  assert_string_equal(sw_text_cstr(&text), expected);
  sw_values_clear(&moment.values);
  sw_text_free(&text);
}

static bool contains(SwBytes bytes, const char *part) {
  assert_non_null(bytes.data);
  return strstr(bytes.data, part) != NULL; /* a text is NUL-terminated behind its size */
}

#define SUM     "import torch\nx = torch.ones(5, 3, 4, 1)\ny = torch.ones(3, 1, 1)\nx + y"
#define REFUSED "import torch\nt = torch.arange(8).reshape(2, 4).t()\nt.view(2, 4)"

/* -- Steps ----------------------------------------------------------------------------------- */

static void a_story_has_its_rules_first_and_then_one_step_an_element(void **state) {
  (void)state;
  SwProgram *program = run(SUM);
  SwChapter chapter = last_chapter(program);
  SwPhaseRun phase;
  assert_int_equal(chapter.elements, 60);
  assert_true(sw_chapter_phase(&chapter, chapter.rules, &phase));
  assert_int_equal(phase.phase, SW_PHASE_ELEMENTS);
  assert_int_equal(phase.steps, 60);
  assert_false(sw_chapter_phase(&chapter, chapter.rules + 60, &phase));
  sw_program_free(program);
}

static void stops_are_all_rules_then_few_elements_and_the_last(void **state) {
  (void)state;
  SwProgram *program = run("import torch\ntorch.ones(100, 5) + 1");
  SwChapter chapter = last_chapter(program);
  int64_t expected[] = {0, 1, 2, 5, 10, 15, 20, 25, 30, 35, 40, 499};
  int64_t step = chapter.first + chapter.rules;
  for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
    assert_int_equal(step, chapter.first + chapter.rules + expected[i]);
    step = sw_chapter_stop_after(&chapter, step);
  }
  assert_int_equal(step, -1);
  sw_program_free(program);
}

static void an_operation_without_elements_ends_with_its_last_rule(void **state) {
  (void)state;
  SwProgram *program = run("import torch\ntorch.ones(0, 3) + torch.ones(3)");
  SwChapter chapter = last_chapter(program);
  assert_int_equal(chapter.elements, 0);
  assert_int_equal(sw_chapter_stop_after(&chapter, chapter.first + chapter.rules - 1), -1);
  sw_program_free(program);
}

static void a_statement_without_operations_has_no_story(void **state) {
  (void)state;
  SwProgram *program = run("import torch\n1 + 1");
  assert_null(sw_program_story(program, 1).data);
  assert_null(sw_program_story(program, -1).data);
  assert_null(sw_program_scene(program, 7, 0).data);
  sw_program_free(program);
}

/* -- Broadcasting ---------------------------------------------------------------------------- */

static void rows_are_written_from_the_left_until_they_are_aligned(void **state) {
  (void)state;
  SwProgram *program = run(SUM);
  SwChapter chapter = last_chapter(program);
  SwShapeRows rows;
  sw_shape_rows_at(chapter.record, 0, false, &rows);
  assert_false(rows.aligned);
  assert_int_equal(rows.cell[1][0].state, SW_CELL_GIVEN);
  assert_int_equal(rows.cell[1][3].state, SW_CELL_ABSENT);
  sw_shape_rows_at(chapter.record, 2, false, &rows);
  assert_true(rows.aligned);
  assert_int_equal(rows.cell[1][0].state, SW_CELL_PADDED);
  assert_int_equal(rows.cell[1][1].size, 3);
  sw_program_free(program);
}

static void stretched_sizes_have_stride_0_and_remember_what_they_were(void **state) {
  (void)state;
  SwProgram *program = run(SUM);
  SwChapter chapter = last_chapter(program);
  SwShapeRows rows;
  sw_shape_rows_at(chapter.record, (int)chapter.rules - 1, true, &rows);
  const SwSizeCell *cell = &rows.cell[1][2];
  assert_int_equal(cell->state, SW_CELL_STRETCHED);
  assert_int_equal(cell->size, 4);
  assert_int_equal(cell->original, 1);
  assert_int_equal(cell->stride, 0);
  assert_int_equal(rows.column[2].verdict, SW_VERDICT_STRETCH);
  assert_int_equal(rows.column[0].verdict, SW_VERDICT_PADDED);
  assert_int_equal(rows.current, -1);
  sw_program_free(program);
}

static void a_refused_comparison_leaves_the_other_columns_unknown(void **state) {
  (void)state;
  SwProgram *program = run("import torch\ntorch.ones(5, 2, 4) + torch.ones(3, 4)");
  SwChapter chapter = last_chapter(program);
  SwShapeRows rows;
  sw_shape_rows_at(chapter.record, (int)chapter.rules - 1, false, &rows);
  assert_int_equal(rows.column[0].verdict, SW_VERDICT_UNKNOWN);
  assert_int_equal(rows.column[1].verdict, SW_VERDICT_REFUSED);
  assert_int_equal(rows.column[2].verdict, SW_VERDICT_EQUAL);
  assert_int_equal(rows.cell[0][1].state, SW_CELL_REFUSED);
  assert_int_equal(rows.cell[1][1].state, SW_CELL_REFUSED);
  assert_true(rows.refused);
  sw_program_free(program);
}

/* -- View ------------------------------------------------------------------------------------ */

static void a_refused_view_shows_the_cut_and_the_dim_that_straddles_it(void **state) {
  (void)state;
  SwProgram *program = run(REFUSED);
  SwChapter chapter = last_chapter(program);
  SwViewFigure view;
  sw_view_figure_at(chapter.record, (int)chapter.rules - 1, true, &view);
  assert_int_equal(view.cut_count, 1);
  assert_int_equal(view.cut[0].after, 0);
  assert_int_equal(view.cut[0].expected, 8);
  assert_int_equal(view.next[1].state, SW_NEW_STRADDLES);
  assert_int_equal(view.next[0].state, SW_NEW_WAITING);
  assert_int_equal(view.outcome, SW_OUTCOME_REFUSED);
  sw_program_free(program);
}

static void new_dims_of_size_1_need_no_chunk_of_their_own(void **state) {
  (void)state;
  SwProgram *program =
      run("import torch\nt = torch.arange(8).reshape(2, 4).t()\nt.view(1, 4, 1, 2, 1)");
  SwChapter chapter = last_chapter(program);
  SwViewFigure view;
  sw_view_figure_at(chapter.record, (int)chapter.rules - 1, true, &view);
  assert_int_equal(view.outcome, SW_OUTCOME_VIEW);
  for (int dim = 0; dim < 5; dim++) {
    assert_true(view.next[dim].has_stride);
    assert_int_equal(view.next[dim].stride, chapter.record->result.layout.stride[dim]);
  }
  sw_program_free(program);
}

/* Every refused view of these has an uneven run, or two runs that differ. */
static void jumps_of_a_straddling_dim_are_always_unequal(void **state) {
  (void)state;
  const char *const sources[] = {
      REFUSED,
      "import torch\nt = torch.arange(6).reshape(2, 3).t()\nt.view(6)",
      "import torch\nt = torch.arange(24).reshape(4, 6).t()\nt.view(3, 8)",
      "import torch\nt = torch.arange(12).reshape(2, 2, 3)[:, :, :2]\nt.view(8)",
      "import torch\nt = torch.arange(30).reshape(5, 6)[:, :4]\nt.view(-1)",
      "import torch\nt = torch.zeros(1000, 1000).t()\nt.view(1000000)",
      "import torch\nt = torch.arange(24).reshape(4, 6)[:, :3]\nt.view(2, 6)",
      "import torch\nt = torch.arange(36).reshape(6, 6)[:, :3]\nt.view(9, 2)",
      "import torch\nt = torch.zeros(200, 4)[:, :3]\nt.view(300, 2)",
      "import torch\nt = torch.zeros(20, 130)[:, :129]\nt.view(1290, 2)"};
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
    SwProgram *program = run(sources[i]);
    SwVisits visits;
    sw_visits_of(last_chapter(program).record, &visits);
    bool differ = visits.run_count == 2;
    for (int at = 2; at < visits.run[0].count; at++) {
      const int64_t *address = &visits.run[0].address[at];
      differ =
          differ || address[0] - address[-1] != visits.run[0].address[1] - visits.run[0].address[0];
    }
    if (!differ) fail_msg("%s", sources[i]);
    sw_program_free(program);
  }
}

static void repairs_put_operators_in_parentheses(void **state) {
  (void)state;
  SwProgram *program = run("import torch\na = torch.ones(2, 3)\n(a + a.t().reshape(2, "
                           "3)).t().view(6)\n(a.t() + a.t()).t().view(6)\n(a.t() + 1).view(6)");
  SwText text = {0};
  sw_explain(program, 2, &text);
  assert_non_null(strstr(sw_text_cstr(&text), "(a + a.t().reshape(2, 3)).t().reshape(6)"));
  sw_text_free(&text);
  sw_program_free(program);
}

/* -- Sentences ------------------------------------------------------------------------------- */

static void sentences_name_operands_by_their_source(void **state) {
  (void)state;
  SwProgram *program = run(SUM);
  assert_sentence(program, 0, "x has shape (5, 3, 4, 1) and y has shape (3, 1, 1).");
  assert_sentence(program, 2, "y has 3 dims and needs 4, so a dim of size 1 is added on the left.");
  SwChapter chapter = last_chapter(program);
  assert_sentence(program, chapter.rules,
                  "x[0, 0, 0, 0] + y[0, 0, 0] = 1. + 1. = 2., written to (x + y)[0, 0, 0, 0].");
  sw_program_free(program);
}

static void negative_numbers_stand_in_parentheses_after_an_operator(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.arange(2)\nx - -3");
  SwChapter chapter = last_chapter(program);
  assert_sentence(program, chapter.rules + 1,
                  "x[1] - (-3) = 1 - (-3) = 4, written to (x - -3)[1].");
  sw_program_free(program);
}

static void plurals_choose_exact_numbers_first(void **state) {
  (void)state;
  SwValues values = {.count = 1};
  strcpy(values.at[0].name, "n");
  values.at[0].is_integer = true;
  const char *message = "{n, plural, =0 {none} one {# thing} other {# things}} of {n}";
  const char *const expected[] = {"none of 0", "1 thing of 1", "2 things of 2"};
  for (int n = 0; n < 3; n++) {
    SwText text = {0};
    values.at[0].integer = n;
    sw_sentence_fill(message, &values, &text);
    assert_string_equal(sw_text_cstr(&text), expected[n]);
    sw_text_free(&text);
  }
}

/* -- Elements and cells ---------------------------------------------------------------------- */

static void in_place_elements_read_the_old_values_and_write_the_target(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.arange(3)\nx += 10");
  SwChapter chapter = last_chapter(program);
  assert_sentence(program, chapter.rules + 2, "x[2] + 10 = 2 + 10 = 12, written to x[2].");
  sw_program_free(program);
}

static void an_assignment_copies_its_value(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.zeros(2, 3)\ny = torch.arange(3)\nx[1] = y");
  SwChapter chapter = last_chapter(program);
  assert_sentence(program, chapter.first + chapter.rules + 2,
                  "float32(y[2]) = float32(2) = 2., written to x[1][2].");
  sw_program_free(program);
  program = run("import torch\nx = torch.zeros(2, 3)\ny = torch.arange(3.)\nx[1] = y");
  chapter = last_chapter(program);
  assert_sentence(program, chapter.first + chapter.rules + 2,
                  "y[2] = 2. is read at address 2 and written to address 5 as x[1][2].");
  sw_program_free(program);
  program = run("import numpy as np\ni = np.zeros(2, dtype=int)\ni[[1]] = np.array([1.5])");
  chapter = last_chapter(program);
  assert_sentence(program, chapter.first + chapter.rules,
                  "[1][0] = 1, so int64(np.array([1.5])[0]), which is 1, is written to i[1].");
  sw_program_free(program);
}

static void strides_of_numpy_are_shown_in_bytes(void **state) {
  (void)state;
  SwProgram *program = run("import numpy as np\na = np.zeros((2, 3))\na.T");
  assert_true(contains(sw_program_story(program, 2),
                       "\"stride\":[24,8],\"strideUnit\":\"byte\",\"elementStride\":[3,1]"));
  assert_sentence(program, 0, "a has shape (2, 3) and strides (24, 8) in bytes (8 per element).");
  assert_sentence(program, 1,
                  "Dim 0 of the result is the old dim 1: size 3 and stride 8 move together.");
  assert_sentence(program, last_chapter(program).rules + 1,
                  "a.T[0, 1] holds 0., at byte 0 + 0×8 + 1×24 = 24, which is address 24 / 8 = 3.");
  sw_program_free(program);
}

static void strides_told_of_an_array_are_those_of_its_own_dialect(void **state) {
  (void)state;
  SwProgram *program =
      run("import torch\nimport numpy as np\na = np.ones((2, 3), dtype=np.float32)\n"
          "torch.from_numpy(a).numpy()");
  SwChapter chapter = last_chapter(program);
  assert_sentence(program, 0,
                  "The result uses the storage of a, with shape (2, 3) and strides (3, 1).");
  assert_sentence(program, chapter.first,
                  "The result uses the storage of from_numpy(a), with shape (2, 3) and strides "
                  "(12, 4) in bytes (4 per element).");
  sw_program_free(program);
}

static void a_single_element_needs_no_sum(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.arange(3)\nx[1]");
  assert_sentence(program, last_chapter(program).rules, "x[1] holds 1, at address 1.");
  sw_program_free(program);
}

static void a_slice_says_its_steps_and_where_it_begins(void **state) {
  (void)state;
  SwProgram *program =
      run("import torch\nx = torch.arange(24).reshape(4, 6)[:, 1:]\nx[1:, 1::2]\nx.t()");
  SwBytes scene = sw_program_scene(program, 2, 3);
  assert_true(contains(scene, "\"stride\":2,\"from\":1,\"step\":2"));
  assert_true(contains(scene, "\"begins\":{\"from\":1,\"to\":8,\"index\":[1,1],\"terms\":["
                              "{\"index\":1,\"stride\":6,\"product\":6},"
                              "{\"index\":1,\"stride\":1,\"product\":1}],\"known\":true}"));
  assert_true(contains(sw_program_scene(program, 2, 2), "\"known\":false},\"picked\":null}"));
  assert_true(contains(sw_program_scene(program, 3, 0), "\"index\":[0,0]"));
  sw_program_free(program);
}

static void an_index_says_where_it_picks_once_it_is_known_to_copy(void **state) {
  (void)state;
  SwProgram *program =
      run("import numpy as np\nx = np.arange(12).reshape(4, 3)\nx[[2, 0, 3]]\nx[[1]]"
          "\nx[1:]");
  assert_true(contains(sw_program_scene(program, 2, 3), "\"picked\":null"));
  assert_true(contains(sw_program_scene(program, 2, 4),
                       "\"picked\":{\"from\":0,\"addresses\":[6,0,9],\"shown\":[48,0,72],"
                       "\"jumps\":[-48,72],\"odd\":[false,true]}"));
  assert_true(contains(sw_program_scene(program, 3, 4), "\"picked\":null"));
  sw_program_free(program);
}

static void cells_outside_a_tensor_are_cropped_away(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nt = torch.arange(12).reshape(3, 4)\nt.t()");
  SwCellsOf of = {.statement = 2, .tensor = 1};
  SwCells cells = sw_program_cells(program, &of, (int64_t[]){3, 1}, (int64_t[]){5, 5}, 2);
  assert_int_equal(cells.count, 2);
  assert_true(cells.addresses[0] == 7 && cells.addresses[1] == 11);
  assert_true(cells.numbers[0] == 10 && cells.numbers[1] == 11);
  assert_true(contains(cells.labels, "[\"7\",\"11\"]"));
  cells = sw_program_storage(program, &of, 10, 99);
  assert_int_equal(cells.count, 2);
  of.operation = 5;
  assert_int_equal(sw_program_storage(program, &of, 0, 1).count, 0);
  sw_program_free(program);
}

static void statements_are_found_by_any_of_their_lines(void **state) {
  (void)state;
  SwProgram *program = run("import torch\n\nx = torch.ones(\n  2,\n)\nx");
  assert_int_equal(sw_program_statement_at(program, 1), 0);
  assert_int_equal(sw_program_statement_at(program, 2), -1);
  assert_int_equal(sw_program_statement_at(program, 4), 1);
  assert_int_equal(sw_program_statement_at(program, 6), 2);
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_story_has_its_rules_first_and_then_one_step_an_element),
      cmocka_unit_test(stops_are_all_rules_then_few_elements_and_the_last),
      cmocka_unit_test(an_operation_without_elements_ends_with_its_last_rule),
      cmocka_unit_test(a_statement_without_operations_has_no_story),
      cmocka_unit_test(rows_are_written_from_the_left_until_they_are_aligned),
      cmocka_unit_test(stretched_sizes_have_stride_0_and_remember_what_they_were),
      cmocka_unit_test(a_refused_comparison_leaves_the_other_columns_unknown),
      cmocka_unit_test(a_refused_view_shows_the_cut_and_the_dim_that_straddles_it),
      cmocka_unit_test(new_dims_of_size_1_need_no_chunk_of_their_own),
      cmocka_unit_test(jumps_of_a_straddling_dim_are_always_unequal),
      cmocka_unit_test(repairs_put_operators_in_parentheses),
      cmocka_unit_test(sentences_name_operands_by_their_source),
      cmocka_unit_test(negative_numbers_stand_in_parentheses_after_an_operator),
      cmocka_unit_test(plurals_choose_exact_numbers_first),
      cmocka_unit_test(in_place_elements_read_the_old_values_and_write_the_target),
      cmocka_unit_test(an_assignment_copies_its_value),
      cmocka_unit_test(strides_of_numpy_are_shown_in_bytes),
      cmocka_unit_test(strides_told_of_an_array_are_those_of_its_own_dialect),
      cmocka_unit_test(a_single_element_needs_no_sum),
      cmocka_unit_test(a_slice_says_its_steps_and_where_it_begins),
      cmocka_unit_test(an_index_says_where_it_picks_once_it_is_known_to_copy),
      cmocka_unit_test(cells_outside_a_tensor_are_cropped_away),
      cmocka_unit_test(statements_are_found_by_any_of_their_lines),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
