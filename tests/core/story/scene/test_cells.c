/* Windows of cells: what lies outside is cropped, and what is not known is said to be so. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "runtime/program.h"
#include "story/scene/story.h"
#include "story/scene/tensors.h"
#include "stridewise.h"

#define TORCH "import torch\n"
#define NUMPY "import numpy as np\nfrom numpy.lib.stride_tricks import as_strided\n"

static SwProgram *run(const char *source) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  return program;
}

/* Of the last operation when `elements` of it are written; negative: as many before its rules end.
 */
static SwCellsOf at(const SwProgram *program, int tensor, int64_t elements) {
  SwChapter chapter, next;
  assert_true(sw_story_begin(program, program->statement_count - 1, &chapter));
  for (next = chapter; sw_story_next(&next);)
    chapter = next;
  return (SwCellsOf){program->statement_count - 1, chapter.operation, tensor,
                     chapter.first + chapter.rules - 1 + elements, false};
}

static void assert_storage(const char *source, int tensor, int64_t elements, const char *labels) {
  SwProgram *program = run(source);
  SwCellsOf of = at(program, tensor, elements);
  assert_string_equal(sw_program_storage(program, &of, 0, 9).labels.data, labels);
  sw_program_free(program);
}

static int count_of(SwProgram *program, int64_t row, int64_t column, int64_t rows, int64_t columns,
                    int ndim) {
  SwCellsOf of = at(program, 0, 1);
  const int64_t start[] = {row, column}, extent[] = {rows, columns};
  return sw_program_cells(program, &of, start, extent, ndim).count;
}

static void a_window_is_cropped_to_the_tensor(void **state) {
  (void)state;
  SwProgram *program = run(TORCH "x = torch.arange(10000).view(100, 100)\nx + 1");
  assert_int_equal(count_of(program, 98, 99, 9, 9, 2), 2);
  assert_int_equal(count_of(program, 0, 0, 200, 200, 2), 4000); /* of those in front fewer */
  assert_int_equal(count_of(program, -1, 0, 1, 1, 2), 0);
  assert_int_equal(count_of(program, 0, 100, 1, 1, 2), 0);
  assert_int_equal(count_of(program, 0, 0, 0, 1, 2), 0);
  assert_int_equal(count_of(program, 0, 0, 1, 1, 1), 0);
  SwCellsOf of = at(program, 0, 1);
  assert_int_equal(sw_program_storage(program, &of, -5, 3).count, 3);
  assert_int_equal(sw_program_storage(program, &of, 9999, 3).count, 1);
  assert_int_equal(sw_program_storage(program, &of, 20000, 3).count, 0);
  assert_int_equal(sw_program_storage(program, &of, 0, 10000).count, SW_MAX_CELLS);
  sw_program_free(program);
}

static void where_there_is_nothing_nothing_is_told(void **state) {
  (void)state;
  SwProgram *program = run(TORCH "x = torch.ones(2)\nx + 1");
  SwCellsOf of = at(program, -1, 0);
  assert_null(sw_program_storage(program, &of, 0, 1).labels.data);
  of.tensor = 9;
  assert_null(sw_program_storage(program, &of, 0, 1).labels.data);
  assert_null(sw_program_scene(program, 2, -1).data);
  assert_null(sw_program_scene(program, 2, 99).data);
  assert_null(sw_program_scene(program, 0, 0).data);
  sw_program_free(program);
}

/* The number of the last tensor of that dtype. */
static int last_of(const char *source, SwDType dtype) {
  SwProgram *program = run(source);
  SwChapter chapter;
  SwCellsOf of = at(program, 0, 0);
  assert_true(sw_story_operation(program, of.statement, of.operation, &chapter));
  int number = sw_tensors_all(chapter.record) - 1;
  while (sw_tensors_at(chapter.record, number)->dtype != dtype)
    number--;
  sw_program_free(program);
  return number;
}

#define WIDTHS                                                                                     \
  NUMPY "x = np.zeros(4, np.int16)\nwide = x.view(np.int32)\nnarrow = x.view(np.int8)\n"           \
        "x[:] = [1, 2, 3, 4]"

static void a_cell_of_another_width_is_known_where_all_of_it_is(void **state) {
  (void)state;
  int wide = last_of(WIDTHS, SW_INT32), narrow = last_of(WIDTHS, SW_INT8);
  assert_storage(WIDTHS, wide, 0, "[\"0\",\"0\"]");
  assert_storage(WIDTHS, wide, 1, "[\"?\",\"0\"]");
  assert_storage(WIDTHS, wide, 2, "[\"131073\",\"0\"]");
  assert_storage(WIDTHS, narrow, 3, "[\"1\",\"0\",\"2\",\"0\",\"3\",\"0\",\"0\",\"0\"]");
}

static void what_elements_write_over_each_other_is_not_known(void **state) {
  (void)state;
  static const char rows[] = NUMPY "x = np.arange(4)\nv = as_strided(x, (2, 2), (8, 8))\n"
                                   "w = np.array([[7, 8], [9, 6]])\nv[...] = w";
  assert_storage(rows, 0, 0, "[\"0\",\"1\",\"2\",\"3\"]");
  assert_storage(rows, 0, 2, "[\"?\",\"?\",\"2\",\"3\"]");
  assert_storage(rows, 0, 4, "[\"7\",\"9\",\"6\",\"3\"]");
  static const char number[] =
      NUMPY "x = np.arange(4)\nv = as_strided(x, (2, 2), (8, 8))\nv[...] = 5";
  assert_storage(number, 0, 2, "[\"5\",\"5\",\"2\",\"3\"]");
  /* Of another width, only before and after. */
  static const char put[] =
      NUMPY "x = np.zeros(2, np.int32)\ny = x.view(np.int16)\nx[[0, 0]] = [1, 2]";
  int other = last_of(put, SW_INT16);
  assert_storage(put, other, 0, "[\"0\",\"0\",\"0\",\"0\"]");
  assert_storage(put, other, 1, "[\"?\",\"?\",\"?\",\"?\"]");
  assert_storage(put, other, 2, "[\"2\",\"0\",\"0\",\"0\"]");
}

static void of_very_many_writes_only_beginning_and_end_are_told(void **state) {
  (void)state;
  static const char many[] = TORCH "x = torch.zeros(2)\nx[torch.zeros(70000, dtype=int)] = 1";
  assert_storage(many, 0, 65536, "[\"1.\",\"0.\"]");
  assert_storage(many, 0, 65537, "[\"?\",\"?\"]");
  assert_storage(many, 0, 70000, "[\"1.\",\"0.\"]");
  static const char large[] = TORCH "x = torch.zeros(70000)\nx[torch.tensor([3, 4])] = 1";
  SwProgram *program = run(large);
  SwCellsOf of = at(program, 0, 1);
  assert_string_equal(sw_program_storage(program, &of, 3, 2).labels.data, "[\"?\",\"?\"]");
  sw_program_free(program);
}

static void what_out_grew_to_was_not_there_before(void **state) {
  (void)state;
  static const char grows[] = TORCH "a = torch.ones(1)\nb = a[:]\n"
                                    "torch.add(b, torch.ones(2), out=a)";
  assert_storage(grows, 2, 0, "[\"1.\",\"?\"]");
  assert_storage(grows, 2, 1, "[\"2.\",\"?\"]");
  assert_storage(grows, 2, 2, "[\"2.\",\"2.\"]");
}

/* The memory that a program may take is needed for what comes later. */
static void what_was_let_go_has_no_cells(void **state) {
  (void)state;
  static const char source[] = TORCH "x = torch.zeros(4)\ni = torch.tensor([1, 3])\nx += 1\n"
                                     "x[i] = 2\nx.scatter_add_(0, i, x[::2])\nx[:] = x + 1\n"
                                     "x.zero_()\ni.zero_()\nz = torch.zeros(500)\nz = z + 1\n"
                                     "z = z + 2";
  const SwOptions options = {.memory_limit = 4400};
  SwProgram *program = sw_program_run(source, strlen(source), &options);
  assert_int_equal(sw_program_status(program), 0);
  for (int statement = 3; statement < 7; statement++) {
    SwCellsOf of = {statement, 0, 0, 0, false};
    SwCells cells = sw_program_storage(program, &of, 0, 9);
    assert_int_equal(cells.count, 4);
    assert_string_equal(cells.labels.data, "null");
    for (int64_t step = 0; step < sw_program_steps(program, statement); step++)
      assert_non_null(sw_program_scene(program, statement, step).data);
  }
  sw_program_free(program);
}

static void a_vector_is_read_along_its_only_dim(void **state) {
  (void)state;
  SwProgram *program = run(TORCH "m = torch.ones(2, 3)\nm @ torch.ones(3)");
  const int64_t start[] = {0}, extent[] = {3};
  SwCellsOf of = at(program, 1, 1);
  SwCells vector = sw_program_cells(program, &of, start, extent, 1);
  for (int i = 0; i < 3; i++)
    assert_true(vector.reads[i] == 1);
  of.tensor = 2;
  SwCells result = sw_program_cells(program, &of, start, extent, 1);
  assert_int_equal(result.count, 2);
  assert_true(result.reads[0] == 0);
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_window_is_cropped_to_the_tensor),
      cmocka_unit_test(where_there_is_nothing_nothing_is_told),
      cmocka_unit_test(a_cell_of_another_width_is_known_where_all_of_it_is),
      cmocka_unit_test(what_elements_write_over_each_other_is_not_known),
      cmocka_unit_test(of_very_many_writes_only_beginning_and_end_are_told),
      cmocka_unit_test(what_out_grew_to_was_not_there_before),
      cmocka_unit_test(what_was_let_go_has_no_cells),
      cmocka_unit_test(a_vector_is_read_along_its_only_dim),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
