/* What stands in a storage at each step of a story. */
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
#include "stridewise.h"

static SwProgram *run(const char *source) {
  return sw_program_run(source, strlen(source), NULL);
}

/* The last operation of the program. */
static SwChapter chapter_of(const SwProgram *program) {
  SwChapter chapter, next;
  assert_true(sw_story_begin(program, program->statement_count - 1, &chapter));
  for (next = chapter; sw_story_next(&next);)
    chapter = next;
  return chapter;
}

/* The whole storage of tensor `tensor` when `elements` of that operation are written. */
static const char *storage(SwProgram *program, int tensor, int64_t elements) {
  SwChapter chapter = chapter_of(program);
  SwCellsOf of = {program->statement_count - 1, chapter.operation, tensor,
                  chapter.first + chapter.rules - 1 + elements, false};
  return sw_program_storage(program, &of, 0, 99).labels.data;
}

static void a_write_through_a_slice_changes_a_cell_at_each_step(void **state) {
  (void)state;
  SwProgram *program =
      run("import torch\nx = torch.full((8,), 9)\nx[::2] = torch.tensor([1, 2, 3, 4])");
  assert_string_equal(storage(program, 0, 0), "[\"9\",\"9\",\"9\",\"9\",\"9\",\"9\",\"9\",\"9\"]");
  assert_string_equal(storage(program, 0, 2), "[\"1\",\"9\",\"2\",\"9\",\"9\",\"9\",\"9\",\"9\"]");
  assert_string_equal(storage(program, 0, 4), "[\"1\",\"9\",\"2\",\"9\",\"3\",\"9\",\"4\",\"9\"]");
  sw_program_free(program);
}

static void a_transposed_target_is_written_in_its_own_reading_order(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.arange(4).reshape(2, 2)\ny = x.t()\ny += 10");
  assert_string_equal(storage(program, 0, 0), "[\"0\",\"1\",\"2\",\"3\"]");
  assert_string_equal(storage(program, 0, 2), "[\"10\",\"1\",\"12\",\"3\"]");
  assert_string_equal(storage(program, 0, 4), "[\"10\",\"11\",\"12\",\"13\"]");
  sw_program_free(program);
}

static void a_backward_target_fills_from_its_end(void **state) {
  (void)state;
  SwProgram *program = run("import numpy as np\nx = np.zeros(3, int)\nx[::-1] = [1, 2, 3]");
  assert_string_equal(storage(program, 0, 1), "[\"0\",\"0\",\"1\"]");
  assert_string_equal(storage(program, 0, 3), "[\"3\",\"2\",\"1\"]");
  sw_program_free(program);
}

static void a_result_is_blank_until_it_is_computed(void **state) {
  (void)state;
  SwProgram *program = run("import torch\ntorch.arange(6).reshape(2, 3).sum(0)");
  assert_string_equal(storage(program, 1, 0), "[null,null,null]");
  assert_string_equal(storage(program, 1, 1), "[\"3\",null,null]");
  assert_string_equal(storage(program, 1, 3), "[\"3\",\"5\",\"7\"]");
  sw_program_free(program);
}

static void what_out_overwrites_stands_until_then(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.arange(3)\ny = torch.full((3,), 7)\n"
                           "torch.add(x, 1, out=y)");
  assert_string_equal(storage(program, 2, 0), "[\"7\",\"7\",\"7\"]");
  assert_string_equal(storage(program, 2, 1), "[\"1\",\"7\",\"7\"]");
  assert_string_equal(storage(program, 2, 3), "[\"1\",\"2\",\"3\"]");
  sw_program_free(program);
}

static void of_several_values_for_one_cell_the_last_one_so_far_stands(void **state) {
  (void)state;
  SwProgram *program = run("import numpy as np\nx = np.zeros(3, int)\nx[[1, 1, 0]] = [5, 6, 7]");
  assert_string_equal(storage(program, 0, 1), "[\"0\",\"5\",\"0\"]");
  assert_string_equal(storage(program, 0, 2), "[\"0\",\"6\",\"0\"]");
  assert_string_equal(storage(program, 0, 3), "[\"7\",\"6\",\"0\"]");
  sw_program_free(program);
}

static void a_fill_through_expand_writes_its_one_cell_at_once(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.zeros(2, 1, dtype=torch.int64)\n"
                           "x.expand(2, 3).fill_(4)");
  assert_string_equal(storage(program, 0, 0), "[\"0\",\"0\"]");
  assert_string_equal(storage(program, 0, 1), "[\"4\",\"0\"]");
  assert_string_equal(storage(program, 0, 4), "[\"4\",\"4\"]");
  sw_program_free(program);
}

static void every_name_in_the_storage_is_a_tensor_of_the_story(void **state) {
  (void)state;
  SwProgram *program =
      run("import torch\nx = torch.arange(4).reshape(2, 2)\ny = x.t()\nz = x\ny += 10");
  SwBytes story = sw_program_story(program, 4);
  assert_non_null(strstr(story.data, "{\"name\":\"x\",\"role\":\"alias\""));
  assert_non_null(strstr(story.data, "{\"name\":\"z\",\"role\":\"alias\""));
  assert_null(strstr(story.data, "{\"name\":\"y\",\"role\":\"alias\""));
  assert_string_equal(storage(program, 3, 1), "[\"10\",\"1\",\"2\",\"3\"]");
  sw_program_free(program);
}

static void the_whole_of_a_slice_is_a_tensor_of_the_story(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.zeros(4)\nx[::2] = 1");
  SwBytes story = sw_program_story(program, 2);
  assert_non_null(strstr(story.data, "{\"name\":\"x\",\"role\":\"alias\""));
  sw_program_free(program);
}

/* Whether the story of the last statement has a tensor of that name and role. */
static bool has_role(SwProgram *program, const char *name, const char *role) {
  char wanted[64];
  (void)snprintf(wanted, sizeof wanted, "{\"name\":\"%s\",\"role\":\"%s\"", name, role);
  return strstr(sw_program_story(program, program->statement_count - 1).data, wanted);
}

static bool tells(SwProgram *program, int64_t within, const char *sentence) {
  SwChapter chapter = chapter_of(program);
  SwBytes scene = sw_program_scene(program, program->statement_count - 1, chapter.first + within);
  return strstr(scene.data, sentence);
}

static void a_copy_that_could_be_taken_for_a_view_is_a_tensor_apart(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.arange(4).view(2, 2)\nv = x[0]\nz = x + 1\n"
                           "y = x.t().reshape(4)\ny.fill_(7)");
  assert_true(has_role(program, "x", "apart") && has_role(program, "v", "apart"));
  assert_false(has_role(program, "z", "apart"));
  assert_string_equal(storage(program, 3, 4), "[\"0\",\"1\",\"2\",\"3\"]");
  assert_true(
      tells(program, 2, "x.t().reshape(4) made a copy, so x, v keep their own cells and do"));
  sw_program_free(program);
}

static void the_copies_of_what_is_written_are_tensors_apart(void **state) {
  (void)state;
  SwProgram *program = run("import numpy as np\nx = np.zeros((2, 2))\nv = x[0]\n"
                           "a = x.astype(int).copy()\nb = x[[0]]\ns = x.sum(0)\nx[0] = 7");
  assert_true(has_role(program, "x", "alias") && has_role(program, "v", "alias"));
  assert_true(has_role(program, "a", "apart") && has_role(program, "b", "apart"));
  assert_false(has_role(program, "s", "apart"));
  assert_true(
      tells(program, 8, "x.astype(int).copy(), x[[0]] made copies, so a, b keep their own"));
  sw_program_free(program);
}

/* The values go back into x, so it does change. */
static void a_copy_that_is_put_back_keeps_nothing_apart(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.zeros(2)\nx[[0, 1]] += 1");
  assert_false(has_role(program, "x", "apart"));
  sw_program_free(program);
  program = run("import torch\nx = torch.zeros(2)\nx[[0, 1]].add_(1)");
  assert_true(has_role(program, "x", "apart"));
  sw_program_free(program);
}

static void an_operand_can_be_asked_for_as_it_is_stretched(void **state) {
  (void)state;
  SwProgram *program =
      run("import torch\nx = torch.tensor([[1], [2]])\nx + torch.tensor([10, 20, 30])");
  SwCellsOf of = {2, chapter_of(program).operation, 0, 9, true};
  const int64_t start[2] = {0, 0}, extent[2] = {2, 3};
  SwCells cells = sw_program_cells(program, &of, start, extent, 2);
  assert_string_equal(cells.labels.data, "[\"1\",\"1\",\"1\",\"2\",\"2\",\"2\"]");
  const double ghosts[] = {0, 1, 1, 0, 1, 1}, addresses[] = {0, 0, 0, 1, 1, 1};
  for (int i = 0; i < 6; i++)
    assert_true(cells.ghosts[i] == ghosts[i] && cells.addresses[i] == addresses[i]);
  sw_program_free(program);
}

/* x.sum(1) of 3 x 20: each element of the result reads one row, all 20 of it. */
static void all_that_a_sum_reads_is_told_of_each_cell(void **state) {
  (void)state;
  SwProgram *program = run("import torch\nx = torch.zeros(3, 20)\nx.sum(1)");
  SwChapter chapter = chapter_of(program);
  const int64_t start[2] = {0, 0}, extent[2] = {3, 20};
  for (int element = -1; element < 3; element++) {
    SwCellsOf of = {2, chapter.operation, 0, chapter.first + chapter.rules + element, false};
    SwCells cells = sw_program_cells(program, &of, start, extent, 2);
    for (int i = 0; i < cells.count; i++)
      assert_true(cells.reads[i] == (i / 20 == element));
  }
  sw_program_free(program);
}

/* (2, 2, 3) @ (1, 3, 2): element (1, 0, 1) reads row 0 of the second batch, column 1 of the only.
 */
static void all_that_a_product_reads_is_told_of_each_cell(void **state) {
  (void)state;
  SwProgram *program =
      run("import torch\na = torch.zeros(2, 2, 3)\nb = torch.zeros(1, 3, 2)\na @ b");
  SwChapter chapter = chapter_of(program);
  const int64_t start[3] = {0}, extent[3] = {2, 3, 3};
  SwCellsOf of = {3, chapter.operation, 0, chapter.first + chapter.rules + 5, false};
  SwCells left = sw_program_cells(program, &of, start, extent, 3);
  assert_int_equal(left.count, 12);
  for (int i = 0; i < 12; i++)
    assert_true(left.reads[i] == (i / 3 == 2));
  of.tensor = 1;
  SwCells right = sw_program_cells(program, &of, start, extent, 3);
  assert_int_equal(right.count, 6);
  for (int i = 0; i < 6; i++)
    assert_true(right.reads[i] == (i % 2 == 1));
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_write_through_a_slice_changes_a_cell_at_each_step),
      cmocka_unit_test(a_transposed_target_is_written_in_its_own_reading_order),
      cmocka_unit_test(a_backward_target_fills_from_its_end),
      cmocka_unit_test(all_that_a_sum_reads_is_told_of_each_cell),
      cmocka_unit_test(all_that_a_product_reads_is_told_of_each_cell),
      cmocka_unit_test(a_result_is_blank_until_it_is_computed),
      cmocka_unit_test(what_out_overwrites_stands_until_then),
      cmocka_unit_test(of_several_values_for_one_cell_the_last_one_so_far_stands),
      cmocka_unit_test(a_fill_through_expand_writes_its_one_cell_at_once),
      cmocka_unit_test(every_name_in_the_storage_is_a_tensor_of_the_story),
      cmocka_unit_test(the_whole_of_a_slice_is_a_tensor_of_the_story),
      cmocka_unit_test(a_copy_that_could_be_taken_for_a_view_is_a_tensor_apart),
      cmocka_unit_test(the_copies_of_what_is_written_are_tensors_apart),
      cmocka_unit_test(a_copy_that_is_put_back_keeps_nothing_apart),
      cmocka_unit_test(an_operand_can_be_asked_for_as_it_is_stretched),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
