/*
 * Which cautions the last statement of a program raises, where it nearly is another case: what is a
 * mistake in one program is meant in the next. What learners get wrong is in misconceptions.def.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "story/remark/caution.h"
#include "stridewise.h"

#define TORCH "import torch\n"
#define NUMPY "import numpy as np\n"

static void put_cautions(const SwProgram *program, SwText *out) {
  SwChapter chapter;
  SwCautions cautions;
  for (bool more = sw_story_begin(program, program->statement_count - 1, &chapter); more;
       more = sw_story_next(&chapter)) {
    sw_cautions_of(program, chapter.record, &cautions);
    for (int i = 0; i < cautions.count; i++) {
      if (out->size) sw_text_char(out, ' ');
      sw_text_put(out, sw_caution_row(cautions.at[i].id)->id);
    }
    sw_cautions_clear(&cautions);
  }
}

static void expect_with(const SwOptions *options, const char *source, const char *wanted) {
  SwText found = {0};
  SwProgram *program = sw_program_run(source, strlen(source), options);
  assert_non_null(program);
  put_cautions(program, &found);
  if (strcmp(sw_text_cstr(&found), wanted) != 0) print_error("%s\n", source);
  assert_string_equal(sw_text_cstr(&found), wanted);
  sw_text_free(&found);
  sw_program_free(program);
}

static void expect(const char *source, const char *wanted) {
  expect_with(NULL, source, wanted);
}

#define ROWS TORCH "x = torch.arange(24).view(2, 3, 4)\n"

/* Whether sizes change places is seen of the sizes alone. */
static void a_view_in_the_order_of_a_transpose(void **state) {
  (void)state;
  expect(ROWS "x.view(3, 2, 4)", "NOT_A_TRANSPOSE");
  expect(NUMPY "x = np.arange(24).reshape(2, 3, 4)\nx.reshape(3, 2, 4)", "NOT_A_TRANSPOSE");
  expect(ROWS "x[0].view(4, 3)", "NOT_A_TRANSPOSE");
  expect(ROWS "x.squeeze().view(3, 2, 4)", "NOT_A_TRANSPOSE");
  expect(ROWS "y = x.permute(2, 0, 1)\ny.reshape(2, 3, 4)", "NOT_A_TRANSPOSE RESHAPE_COPIED");
  expect(ROWS "x.unsqueeze(0).view(2, 1, 3, 4)", "");
  expect(ROWS "x.view(6, 4)", "");
}

#define PAIRS TORCH "x = torch.ones(4)\ny = x.unsqueeze(1)\n"

/* A table of all pairs that ends in one number was not wanted. */
static void all_pairs_that_are_summed_up(void **state) {
  (void)state;
  expect(PAIRS "x - y", "");
  expect(PAIRS "(x - y).mean()", "BOTH_GREW");
  expect(PAIRS "((x - y + 1) ** 2).sum()", "BOTH_GREW");
  expect(PAIRS "(x - y).sum(0)", "");
  expect(PAIRS "x - y, (torch.ones(3) + 1).sum()", "");
  expect(PAIRS "x - y * 2, torch.ones(3).sum()", "");
  expect(PAIRS "(x.sum(), x - y, y.sum())", "");
  expect(PAIRS "(x - y, x.sum(5))", "");
  expect(NUMPY "x = np.ones(4)\ny = x[:, None]\nnp.sum(x - y, initial='a')", "");
  /* Further away than is looked. */
  expect(PAIRS "((x - y) * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1 * 1).mean()", "");
  expect(PAIRS "for i in range(1):\n  z = x - y\n  for i in range(70): x = x + 1\n  z.sum()", "");
}

static void pairs_of_what_was_computed_before(void **state) {
  (void)state;
  expect(TORCH "x = 1 - torch.ones(3)\nx - torch.ones(3, 1)", "BOTH_GREW");
  expect(TORCH "x = torch.ones(3)\nfor i in range(9): x = x * 2\nx - torch.ones(3, 1)",
         "BOTH_GREW");
  expect(PAIRS "for i in range(9): y = y * 2\nx - y", "BOTH_GREW");
}

static void pairs_among_three(void **state) {
  (void)state;
  expect(TORCH "x, y = torch.ones(3), torch.ones(3, 1)\ntorch.where(x > 0, 1., y)", "BOTH_GREW");
  expect(TORCH "x, y = torch.ones(3), torch.ones(3, 1)\ntorch.where(x > 0, y, 1.)", "BOTH_GREW");
  expect(PAIRS "torch.where(y > 0, 1., x)", "");
  expect(TORCH "torch.where(torch.ones(3) > 0, torch.ones(1, 1), torch.ones(3, 1))", "BOTH_GREW");
  expect(TORCH "torch.where(torch.ones(1, 1) > 0, torch.ones(3, 1), torch.ones(3))", "BOTH_GREW");
}

/* A dim of what is subtracted that the other one has lost, and one that is too far back. */
static void sizes_that_are_one_by_chance(void **state) {
  (void)state;
  expect(TORCH "x = torch.ones(3, 3, 3)\nx.sum(0) - x.sum((1, 2))", "");
  expect(TORCH "x = torch.ones(3, 3)\ny = x.sum(1)\nfor i in range(2): y = y * 2\nx - y",
         "COINCIDENCE");
  expect(TORCH "x = torch.ones(3, 3)\ny = x.sum(1)\nfor i in range(20): y = y * 2\nx - y", "");
}

static void a_write_into_a_copy(void **state) {
  (void)state;
  expect(TORCH "x = torch.zeros(4)\nx[[0, 1]].fill_(2)", "LOST_WRITE");
  expect(TORCH "x = torch.zeros(4)\nz = x[[0, 1]].fill_(2)", "");
  expect(TORCH "x = torch.zeros(4)\nx[x > 0].add_(1) + 1", "");
  expect(TORCH "x = torch.zeros(4)\nx.clone()[0] = 1", "LOST_WRITE");
  expect(TORCH "x = torch.zeros(4)\n(x + 1)[0] = 3", "");
  expect(TORCH "x = torch.zeros(4)\nx[[0]].add_(x[[1]].add_(2))", "LOST_WRITE");
  expect(NUMPY "x = np.zeros((2, 2))\nx.astype(int)[0] = 3", "LOST_WRITE");
  expect(NUMPY "x = np.zeros(4)\nnp.sort(x)[0] = 3", "LOST_WRITE");
  expect(NUMPY "x = np.zeros((2, 2))\nx.flatten()[0] = 3", "LOST_WRITE");
  expect(TORCH "x = torch.zeros(4)\nx.flip(0)[0] = 3", "LOST_WRITE");
  expect(TORCH "x = torch.zeros(4)\nx[[0, 1]].fill_(2), x.sum()", "");
  expect(TORCH "x = torch.zeros(4)\nprint(x[[0, 1]].fill_(2))", "");
  expect(TORCH "x = torch.zeros(4)\nfor i in range(2):\n  if i: z.add_(1)\n  z = x[[0]]", "");
}

static void an_index_that_stands_there_twice(void **state) {
  (void)state;
  expect(TORCH "x = torch.zeros(4)\nx[[0, 0]] += 1", "REPEATED_INDEX");
  expect(TORCH "x = torch.zeros(4)\nx[torch.tensor([0, 0])] += 1", "REPEATED_INDEX");
  expect(TORCH "x = torch.zeros(4)\nx[[0]] += 1", "");
  expect(TORCH "x = torch.zeros(4)\nx[x == 0] += 1", "");
  expect(TORCH "x = torch.zeros(4)\nx[[0, 0]] = x[[1, 2]]", "");
  expect(TORCH "x = torch.zeros(4)\nx[[0, 0]] = torch.ones(2)", "");
  expect(TORCH "x = torch.zeros(4)\ny = torch.ones(2)\nx[[0, 0]] = 2 * y", "");
  expect(TORCH "x = torch.zeros(4)\ny = torch.ones(2)\nx[[0, 0]] = y[[1, 0]]", "");
  expect(NUMPY "x = np.zeros(4)\nx[[0, 0]] = [1, 2]", "");
  expect(TORCH "x, y = torch.zeros(4), torch.ones(2)\nx[[0, 0]] = y.clone()", "");
  expect(NUMPY "x, y = np.zeros(4), np.ones(2)\nx[[0, 0]] = y.astype(int)", "");
  expect(TORCH "x, y = torch.zeros(4), torch.ones(2)\n"
               "for i in range(1):\n  z = y[[1, 0]]\n  z += 1\n  x[[0, 0]] = z",
         "");
  /* More than are looked at. */
  expect(TORCH "x = torch.zeros(600)\nx[[0] * 600] += 1", "");
}

/* Of a loop so many operations are kept and no more. */
#define UNKEPT TORCH "x = torch.zeros(4)\nfor i in range(300): y = torch.ones(2)\n"

static void what_no_operation_made(void **state) {
  (void)state;
  expect(UNKEPT "x[[0, 0]] = y", "");
  expect(UNKEPT "x[[0, 0]] = y[:]", "");
  expect(TORCH "y = [torch.ones(2) for i in range(300)]\ny[299].add_(1)", "");
}

static void a_write_that_reaches_further(void **state) {
  (void)state;
  expect(NUMPY "a = np.zeros(4)\nb = a.view(np.float32)\nb[0] = 1", "");
  expect(TORCH "a = torch.zeros(2, 2)\nb = a.view(4)\nb[0] = 1", "WRITE_REACHED");
  expect(TORCH "a = torch.zeros(2, 2)\nb = a.view(4)\nb[0] += 1", "WRITE_REACHED");
  expect(TORCH "a = torch.zeros(2, 2)\nfor row in a: row -= 1", "");
  expect(TORCH "a = torch.zeros(4)\na = a[::2]\na[0] = 1", "");
}

/* What a loop over a tensor gives is an entry of it, and may be one of another name. */
static void an_entry_of_another_one(void **state) {
  (void)state;
  expect(TORCH "a = torch.arange(3).expand(2, 3)\nfor row in a: row -= 1",
         "WRITE_REACHED WRITE_REACHED");
  expect(TORCH "a = torch.zeros(2, 3)\nb = a[:1].expand(2, 3)\nfor row in a: row -= 1", "");
  expect(TORCH "a = torch.zeros(2, 4)\nb = a[:, 1:]\nc = a[:, :3]\nfor row in b: row -= 1",
         "WRITE_REACHED WRITE_REACHED");
}

static void what_reads_beside_what_it_writes(void **state) {
  (void)state;
  expect(TORCH "a = torch.zeros(5000, 4)\na[:, :2] += a[:, 2:]", "");
  expect(TORCH "a = torch.zeros(5000, 4)\na[:, :2] += a[:, 1:3]", "READ_OVERWRITTEN");
}

static void what_a_reshape_copied(void **state) {
  (void)state;
  expect(TORCH "x = torch.ones(3, 4).t()\nx.reshape(12)", "RESHAPE_COPIED");
  expect(TORCH "x = torch.ones(3, 4)\nx.t().reshape(12)", "");
  expect(TORCH "x = torch.ones(3, 4).t()\ny = x.reshape(12)", "");
  expect(TORCH "x = torch.ones(3, 0).t()\nx.reshape(0, 3)", "");
}

static void what_is_too_large(void **state) {
  (void)state;
  expect(TORCH "torch.ones(100000, 1) + torch.ones(1, 100000)", "SAME_COUNT TOO_LARGE");
  expect(TORCH "x = torch.ones(100000, 1).expand(100000, 100000)\nx + x", "TOO_LARGE");
  expect(TORCH "x = torch.ones(100000, 1).expand(100000, 100000)\nx.clone()", "");
  expect(TORCH "x = torch.ones(100000)\ntorch.where(x[:, None] > 0, x, 1.)", "TOO_LARGE");
  expect(TORCH "x = torch.ones(1).expand(2**40)\nx[:, None] + x", "TOO_LARGE");
}

static void vectors_and_what_has_no_columns(void **state) {
  (void)state;
  expect(TORCH "v = torch.ones(3)\nv.T @ torch.ones(3, 3)", "");
  expect(TORCH "v = torch.ones(3)\ntorch.ones(3, 3) @ v.T", "NOT_TURNED");
  expect(TORCH "v = torch.ones(3)\nv.T + (v @ torch.ones(3, 3))", "NOT_TURNED");
  expect(TORCH "torch.ones(1).T", "");
  expect(TORCH "torch.ones(1, 2, 3).T", "ALL_REVERSED");
}

static void what_resize_does_not_set(void **state) {
  (void)state;
  expect(TORCH "x = torch.zeros(2)\nx.resize_(4)", "RESIZE_GREW");
  expect(TORCH "x = torch.zeros(2)\nx.resize_(4).fill_(2)", "");
  expect(TORCH "x = torch.zeros(0)\nx.resize_(4)", "");
  expect(TORCH "x = torch.zeros(4)\nx.resize_(2)", "");
  expect(TORCH "x = torch.zeros(2)\nx.resize_(4).add_(1)", "");
  expect(TORCH "x = torch.zeros(2)\nx.resize_(4) + 1", "RESIZE_GREW");
  expect(TORCH "x, y = torch.zeros(2), torch.zeros(4)\ny.add_(x.resize_(4))", "RESIZE_GREW");
  expect(TORCH "x = torch.ones(3)\nx.resize_(10**12)", "");
}

static void fractions_that_are_cut_off(void **state) {
  (void)state;
  expect(TORCH "x = torch.ones(3, dtype=torch.int64)\nx[0] = 2.5", "CUT_OFF");
  expect(TORCH "x = torch.ones(3, dtype=torch.int64)\nx[:] = torch.tensor([1., 2., 3.5])",
         "CUT_OFF");
  expect(TORCH "x = torch.ones(2, dtype=torch.int64)\nx[:] = torch.tensor([float('inf'), 1.5])",
         "CUT_OFF");
  expect(TORCH "x = torch.ones(3, dtype=torch.int64)\nx[0] = 2.0", "");
  expect(TORCH "x = torch.ones(3, dtype=torch.uint8)\nx[0] = 2.5", "");
  expect(TORCH "x = torch.tensor([True])\nx[0] = 0.5", "");
  expect(TORCH "x = torch.ones(3)\nx[0] = 2.5", "");
}

/* Values that are given up for room are not known any more. */
static void what_was_given_up(void **state) {
  (void)state;
  const SwOptions little = {.memory_limit = 900000};
  const char *source = TORCH "x, y = torch.zeros(2, dtype=torch.int64), torch.tensor([1.5, 2.5])\n"
                             "for i in range(5):\n  if i: z = torch.ones(100000)\n  else: x[:] = y";
  expect(source, "CUT_OFF");
  expect_with(&little, source, "");
}

#define MOST_WORK                                                                                  \
  TORCH "a = torch.ones(300, 300)\na = a @ a\nx = torch.zeros(2000, 2000, dtype=torch.int64)\n"

/* What the program stopped at has begun, and gave nothing. */
static void what_is_too_much_work(void **state) {
  (void)state;
  const SwOptions some = {.interactive = true};
  expect_with(&some, MOST_WORK "x.add_(1)", "");
  expect_with(&some, MOST_WORK "x[torch.arange(2000)] = 1", "");
  expect_with(&some, MOST_WORK "x.t().reshape(-1)", "");
  expect_with(&some, MOST_WORK "y = torch.ones(4)\ny - y[:, None], x.sum()", "");
}

/* Of what is refused or done within a function it is not said; the next operation says it. */
static void a_comment_is_wrong_where_it_can_be_said(void **state) {
  (void)state;
#define WRONG TORCH "y = torch.ones(2, 3)\nx = y  # (B, T, C)\n"
  expect(WRONG "x * 2", "COMMENT_WRONG");
  expect(WRONG "x @ x", "");
  expect(WRONG "x @ x\nx * 2", "COMMENT_WRONG");
  expect(WRONG "torch.nn.functional.mse_loss(x, x)", "");
  expect(WRONG "torch.nn.functional.mse_loss(x, x)\nx * 2", "COMMENT_WRONG");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_view_in_the_order_of_a_transpose),
      cmocka_unit_test(all_pairs_that_are_summed_up),
      cmocka_unit_test(pairs_of_what_was_computed_before),
      cmocka_unit_test(pairs_among_three),
      cmocka_unit_test(sizes_that_are_one_by_chance),
      cmocka_unit_test(a_write_into_a_copy),
      cmocka_unit_test(an_index_that_stands_there_twice),
      cmocka_unit_test(what_no_operation_made),
      cmocka_unit_test(a_write_that_reaches_further),
      cmocka_unit_test(an_entry_of_another_one),
      cmocka_unit_test(what_reads_beside_what_it_writes),
      cmocka_unit_test(what_a_reshape_copied),
      cmocka_unit_test(what_is_too_large),
      cmocka_unit_test(vectors_and_what_has_no_columns),
      cmocka_unit_test(what_resize_does_not_set),
      cmocka_unit_test(fractions_that_are_cut_off),
      cmocka_unit_test(what_was_given_up),
      cmocka_unit_test(what_is_too_much_work),
      cmocka_unit_test(a_comment_is_wrong_where_it_can_be_said),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
