/* The probe: which cells of which names change when one is written, and why others do not. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "story/remark/aliases.h"
#include "stridewise.h"

static SwProgram *run(const char *source) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  assert_int_equal(sw_program_status(program), 0);
  return program;
}

/* The probe of `name` at `index` after `source` says `part`. */
static void expect(const char *source, const char *name, const int64_t *index, int ndim,
                   const char *part) {
  SwProgram *program = run(source);
  SwBytes probe = sw_program_probe(program, name, strlen(name), index, ndim);
  assert_non_null(probe.data);
  if (!strstr(probe.data, part)) print_error("%s\n", probe.data);
  assert_non_null(strstr(probe.data, part));
  sw_program_free(program);
}

static const int64_t at_1_2[] = {1, 2}, at_0[] = {0};

#define BASE "import torch\na = torch.arange(12).view(3, 4)\n"

static void every_name_over_the_cell_changes(void **state) {
  (void)state;
  expect(BASE "b = a.t()", "a", at_1_2, 2,
         "\"address\":6,\"value\":\"6\",\"writable\":true,\"changes\":["
         "{\"name\":\"a\",\"count\":1,\"exact\":true,\"indices\":[[1,2]]},"
         "{\"name\":\"b\",\"count\":1,\"exact\":true,\"indices\":[[2,1]]}],\"apart\":[]");
}

static void an_expanded_tensor_changes_in_many_places(void **state) {
  (void)state;
  expect("import torch\na = torch.arange(3)\ne = a.expand(2, 3)", "a", at_0, 1,
         "{\"name\":\"e\",\"count\":2,\"exact\":true,\"indices\":[[0,0],[1,0]]}");
}

static void overlapping_windows_change_along_a_diagonal(void **state) {
  (void)state;
  static const int64_t at_2[] = {2};
  expect("import torch\na = torch.arange(5)\nw = a.as_strided((3, 3), (1, 1))", "a", at_2, 1,
         "{\"name\":\"w\",\"count\":3,\"exact\":true,\"indices\":[[0,2],[1,1],[2,0]]}");
}

static void numbers_are_counted_not_walked(void **state) {
  (void)state;
  expect("import torch\na = torch.ones(1)\ne = a.expand(1000000, 1000000)", "a", at_0, 1,
         "{\"name\":\"e\",\"count\":1000000000000,\"exact\":true,\"indices\":[[0,0],[0,1],");
}

static void other_cells_of_the_same_storage_stay(void **state) {
  (void)state;
  expect(BASE "r = a[0]", "a", at_1_2, 2, "\"id\":\"OTHER_CELLS\"");
}

static void a_copy_says_where_it_came_apart(void **state) {
  (void)state;
  expect(BASE "c = a.t().reshape(12)", "a", at_1_2, 2,
         "c does not change: no view had that shape, so a.t().reshape(12) copied");
  expect(BASE "c = a.clone()", "a", at_1_2, 2, "c does not change: a.clone() copied");
  expect(BASE "c = a + 1", "a", at_1_2, 2, "c does not change: a + 1 computed new values");
  expect(BASE "c = a + 1", "c", at_1_2, 2, "a does not change: a + 1 computed new values");
  expect(BASE "c = (a + 1).clone().t()", "a", at_1_2, 2, "\"id\":\"COPIED\"");
}

static void strangers_are_not_told(void **state) {
  (void)state;
  expect("import torch\nfor i in range(300): w = torch.zeros(2)\nw += 1\nz = torch.ones(3)", "w",
         at_0, 1, "\"apart\":[{\"id\":\"ALONE\",\"values\":{\"name\":\"w\"}");
  expect(BASE "c = torch.ones(3)", "a", at_1_2, 2,
         "\"apart\":[{\"id\":\"ALONE\",\"values\":{\"name\":\"a\"}");
}

static void a_read_only_array_cannot_be_written(void **state) {
  (void)state;
  expect("import numpy as np\na = np.broadcast_to(np.arange(3), (2, 3))", "a", at_1_2, 2,
         "\"id\":\"READ_ONLY\"");
}

/* Which of its cells change, is not told. */
static void cells_of_another_size_are_not_told(void **state) {
  (void)state;
  expect("import numpy as np\na = np.arange(4)\nb = a.view(np.int8)", "a", at_0, 1,
         "{\"name\":\"a\",\"count\":1,\"exact\":true,\"indices\":[[0]]}],\"apart\":[]}");
  expect("import numpy as np\na = np.arange(4)\nb = a.view(np.float64)", "a", at_0, 1,
         "{\"name\":\"b\",\"count\":1,\"exact\":true,\"indices\":[[0]]}],\"apart\":[]}");
}

static void what_is_not_there_is_not_probed(void **state) {
  (void)state;
  static const int64_t beyond[] = {0, 4}, below[] = {-1, 0};
  SwProgram *program = run(BASE "n = 3");
  assert_null(sw_program_probe(program, "a", 1, beyond, 2).data);
  assert_null(sw_program_probe(program, "a", 1, below, 2).data);
  assert_null(sw_program_probe(program, "a", 1, at_0, 1).data);
  assert_null(sw_program_probe(program, "n", 1, at_0, 0).data);
  assert_null(sw_program_probe(program, "none", 4, at_0, 1).data);
  sw_program_free(program);
}

/* Against the slow way: all elements of a layout looked at. */
static void the_search_finds_what_walking_finds(void **state) {
  (void)state;
  static const SwLayout layouts[] = {{{3, {2, 3, 4}}, {12, 4, 1}, 0},
                                     {{3, {4, 2, 3}}, {1, 12, 4}, 2},
                                     {{2, {3, 3}}, {1, 1}, 1},
                                     {{2, {3, 3}}, {1, 2}, 0},
                                     {{3, {2, 3, 3}}, {1, 0, 1}, 2},
                                     {{3, {3, 3, 3}}, {1, -2, 3}, 7},
                                     {{3, {2, 3, 4}}, {0, 2, 3}, 0},
                                     {{3, {3, 1, 4}}, {-4, 7, 1}, 8},
                                     {{4, {2, 2, 2, 2}}, {3, -2, 1, 0}, 9},
                                     {{0, {0}}, {0}, 3},
                                     {{2, {3, 0}}, {1, 1}, 0}};
  for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
    for (int64_t address = -2; address < 40; address++) {
      int64_t index[SW_MAX_DIMS] = {0}, count = 0, numel = 0;
      SwAliases found;
      sw_aliases_at(&layouts[i], address, &found);
      assert_true(sw_shape_numel(&layouts[i].shape, &numel));
      for (bool more = numel > 0; more; more = sw_shape_advance(&layouts[i].shape, index)) {
        if (sw_layout_address(&layouts[i], index) != address) continue;
        assert_memory_equal(found.index[count], index,
                            (size_t)layouts[i].shape.ndim * sizeof *index);
        count++;
      }
      assert_int_equal(found.count, count);
      assert_int_equal(found.listed, count);
      assert_true(found.exact);
    }
  }
}

static void what_is_too_much_is_not_counted_to_the_end(void **state) {
  (void)state;
  static const SwLayout repeated = {{3, {INT64_C(1) << 40, INT64_C(1) << 40, 2}}, {0, 0, 1}, 5},
                        both = {{4, {2, 2, INT64_C(1) << 40, INT64_C(1) << 40}}, {1, 1, 0, 0}, 0},
                        overlapping = {{4, {99, 99, 99, 99}}, {1, 1, 1, 1}, 0};
  SwAliases found;
  sw_aliases_at(&repeated, 6, &found);
  assert_true(found.count == INT64_MAX && !found.exact);
  assert_int_equal(found.listed, SW_MAX_ALIASES);
  assert_int_equal(found.index[1][1], 1);
  sw_aliases_at(&repeated, 7, &found);
  assert_int_equal(found.count, 0);
  sw_aliases_at(&both, 1, &found);
  assert_true(found.count == INT64_MAX && !found.exact);
  sw_aliases_at(&overlapping, 180, &found);
  assert_true(found.count > SW_MAX_ALIASES && !found.exact);
  assert_int_equal(found.listed, SW_MAX_ALIASES);
}

static void layouts_meet_where_they_share_a_cell(void **state) {
  (void)state;
  static const SwLayout whole = {{2, {4, 6}}, {6, 1}, 0}, left = {{2, {4, 3}}, {6, 1}, 0},
                        right = {{2, {4, 3}}, {6, 1}, 3}, even = {{2, {4, 3}}, {6, 2}, 0},
                        odd = {{2, {4, 3}}, {6, 2}, 1}, empty = {{1, {0}}, {1}, 0},
                        huge = {{2, {1000000, 1000000}}, {0, 0}, 4},
                        beyond = {{3, {INT64_C(1) << 40, INT64_C(1) << 40, 2}}, {0, 0, 4}, 2};
  assert_true(sw_aliases_meet(&whole, &left));
  assert_true(sw_aliases_meet(&right, &whole));
  assert_false(sw_aliases_meet(&left, &right));
  assert_true(sw_aliases_meet(&left, &even));
  assert_true(sw_aliases_meet(&left, &odd));
  assert_false(sw_aliases_meet(&even, &odd));
  assert_false(sw_aliases_meet(&whole, &empty));
  assert_true(sw_aliases_meet(&huge, &right));
  assert_false(sw_aliases_meet(&huge, &left));
  assert_true(sw_aliases_meet(&beyond, &left));
  assert_true(sw_aliases_meet(&left, &beyond));
  assert_false(sw_aliases_meet(&beyond, &right));
  assert_true(sw_aliases_meet(&beyond, &beyond));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_name_over_the_cell_changes),
      cmocka_unit_test(an_expanded_tensor_changes_in_many_places),
      cmocka_unit_test(overlapping_windows_change_along_a_diagonal),
      cmocka_unit_test(numbers_are_counted_not_walked),
      cmocka_unit_test(other_cells_of_the_same_storage_stay),
      cmocka_unit_test(a_copy_says_where_it_came_apart),
      cmocka_unit_test(strangers_are_not_told),
      cmocka_unit_test(a_read_only_array_cannot_be_written),
      cmocka_unit_test(cells_of_another_size_are_not_told),
      cmocka_unit_test(what_is_not_there_is_not_probed),
      cmocka_unit_test(what_is_too_much_is_not_counted_to_the_end),
      cmocka_unit_test(layouts_meet_where_they_share_a_cell),
      cmocka_unit_test(the_search_finds_what_walking_finds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
