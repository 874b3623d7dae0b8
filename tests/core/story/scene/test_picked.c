/* What is told of elements that an index picks and places, of the letters of an einsum, of dims
 * that are joined, and of what is too large. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "runtime/program.h"
#include "story/scene/scene.h"
#include "stridewise.h"

/* Whether a step of the last statement, or of one before it, says so. */
static bool is_told(const SwProgram *program, int statement, const char *sentence) {
  bool found = false;
  for (int64_t step = 0; step < sw_story_steps(program, statement) && !found; step++) {
    SwChapter chapter;
    SwMoment moment;
    SwText text = {0};
    assert_true(sw_story_at(program, statement, step, &chapter));
    sw_moment_at(program, &chapter, step, &moment);
    sw_moment_sentence(&moment, &text);
    found = strcmp(sw_text_cstr(&text), sentence) == 0;
    sw_values_clear(&moment.values);
    sw_text_free(&text);
  }
  return found;
}

static void tells(const char *source, const char *sentence) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  bool told = is_told(program, program->statement_count - 1, sentence);
  sw_program_free(program);
  if (!told) fail_msg("nowhere: %s", sentence);
}

#define TORCH "import torch\nx = torch.arange(6).view(2, 3)\ni = torch.tensor([[2, 0]])\n"
#define NUMPY "import numpy as np\nx = np.arange(6).reshape(2, 3)\n"
#define ALONG                                                                                      \
  "the index gives the position along dim 1; the positions along all other dims stay the same."

static void a_gathered_element_has_a_rule_and_a_place(void **state) {
  (void)state;
  tells(TORCH "x.gather(1, i)", "x.gather(1, i)[a, b] = x[a, i[a, b]]: " ALONG);
  tells(TORCH "x.gather(1, i)", "x[0, i[0, 1]] = x[0, 0] = 0, placed in x.gather(1, i)[0, 1].");
  tells(TORCH "a = x\na.gather(1, i)", "a.gather(1, i)[b, c] = a[b, i[b, c]]: " ALONG);
  tells(TORCH "x.take_along_dim(i, 1)", "result[a, b] = x[a, i[0, b]]: " ALONG);
  tells(NUMPY "np.take_along_axis(x, np.array([[-1], [0]]), 1)",
        "x[0, array([[-1], [0]])[0, 0]] = x[0, 2] = 2, placed in result[0, 0].");
}

static void what_is_scattered_is_placed_one_by_one(void **state) {
  (void)state;
  tells(TORCH "x.scatter_(1, i, i)", "x[a, i[a, b]] = i[a, b]: " ALONG);
  tells(TORCH "x.scatter_(1, i, i + 3)",
        "i[0, 1] = 0, so (i + 3)[0, 1], which is 3, is written to x[0, 0].");
  tells(TORCH "x.scatter(1, i, 7)", "i[0, 0] = 2, so 7 is written to x.clone()[0, 2].");
  tells(TORCH "y = torch.tensor([[5, 7]])\nx.scatter_add_(1, torch.tensor([[1, 1]]), y)",
        "tensor([[1, 1]])[0, 1] = 1, so y[0, 1], which is 7, is added: x[0, 1] is now 13.");
  tells("import torch\nx = torch.zeros(70000)\ni = torch.tensor([1])\ny = torch.tensor([2.])\n"
        "x.scatter_add_(0, i, y)",
        "i[0] = 1, so y[0], which is 2., is added: x[1] is now ?.");
  tells(TORCH "x.scatter_(1, i, x[:, 1:])\nx.index_fill_(1, i[0], 9)",
        "i[0][0] = 2, so 9 is written to x[0, 2].");
  tells(TORCH "y = torch.tensor([[1, 2], [3, 4]])\nx.index_add_(1, i[0], y)",
        "i[0][1] = 0, so y[1, 1], which is 4, is added: x[1, 0] is now 7.");
}

static void a_position_from_the_end_is_counted(void **state) {
  (void)state;
  tells(TORCH "j = torch.tensor([-1, 0])\nx[:, j]",
        "j[0] = -1 (3 − 1 = 2), so x[:, j][0, 0] holds 2, from x[0, 2].");
  tells(TORCH "x[[1, -2], [0, -1]] = 5",
        "[1, -2][1] = -2 (2 − 2 = 0), [0, -1][1] = -1 (3 − 1 = 2), so 5 is written to x[0, 2].");
  tells(NUMPY "np.take(x, 1)", "1, so np.take(x, 1) holds 1, from x[0, 1].");
  tells(NUMPY "x[x > 4] = 0", "(x > 4)[1, 2] = True, so 0 is written to x[1, 2].");
}

/* The memory that a program may take is needed for what comes later. */
static void without_its_values_an_index_leads_nowhere(void **state) {
  (void)state;
  const char *source = TORCH "y = x[:, i]\nx.zero_()\ni.zero_()\nz = torch.zeros(500)\n"
                             "z = z + 1\nz = z + 2";
  const SwOptions options = {.memory_limit = 4400};
  SwProgram *program = sw_program_run(source, strlen(source), &options);
  assert_true(is_told(program, 3, "y[0, 0, 0] holds ?, at address 0 + 0×2 + 0×2 + 0×1 = 0."));
  assert_false(is_told(program, 3, "i[0, 0] = 2, so y[0, 0, 0] holds 2, from x[0, 2]."));
  sw_program_free(program);
}

#define EINSUM "import torch\na = torch.ones(2, 3)\nb = torch.ones(3, 4)\ns = torch.ones(2, 2)\n"

static void each_letter_of_an_einsum_has_its_fate(void **state) {
  (void)state;
  tells(EINSUM "torch.einsum('ij,jk->ik', a, b)",
        "Each letter names a dim: a (i, j), b (j, k). The result has (i, k).");
  tells(EINSUM "torch.einsum('ij,jk->ik', a, b)",
        "Dim i (size 2) is in a and in the result: it is kept.");
  tells(EINSUM "torch.einsum('ij,jk->ik', a, b)",
        "Dim j (size 3) is in a, b but not in the result: entries with the same j are "
        "multiplied, then summed.");
  tells(EINSUM "torch.einsum('ij,ij->ij', a, a)",
        "Dim j (size 3) is in a, a and in the result: entries with the same j are paired, and "
        "the dim is kept.");
  tells(EINSUM "torch.einsum('ij->i', a)",
        "Dim j (size 3) is in a but not in the result: it is summed.");
  tells(EINSUM "torch.einsum('ii->i', s)",
        "Dim i (size 2) is twice in s: only the diagonal is taken, and kept.");
  tells(EINSUM "torch.einsum('ii', s)",
        "Dim i (size 2) is twice in s and not in the result: the diagonal is taken and summed.");
  tells(EINSUM "torch.einsum('...j,jk', a, b)",
        "Each letter names a dim: a (…, j), b (j, k). The result has (…, k).");
  tells("import numpy as np\na = np.ones((2, 3))\nnp.einsum('ij,kj->ik', a, a)",
        "Dim k (size 2) is in a and in the result: it is kept.");
  tells(EINSUM "from einops import einsum\neinsum(a, a, 'one j, two j -> one two')",
        "Each letter names a dim: a (one, j), a (two, j). The result has (one, two).");
}

static void a_dim_that_was_given_to_be_joined_has_no_name(void **state) {
  (void)state;
  static const char rows[] = "import torch\nx = torch.zeros(3)  # (N,)\ntorch.vstack((x, x))";
  tells(rows, "Dim 0 is the joined one: its sizes may differ, and they add up, 1 + 1 = 2.");
  tells(rows, "Dim 1 (N): all sizes are 3, as they must be.");
  tells("import numpy as np\ny = np.ones((2, 3))  # (A, B)\nnp.concatenate([y, y], axis=None)",
        "Dim 0 is the joined one: its sizes may differ, and they add up, 6 + 6 = 12.");
}

#define LARGE "The shapes fit, but the result would take "

static void what_is_too_large_has_its_size(void **state) {
  (void)state;
  const SwOptions options = {.memory_limit = 400};
  static const char bytes[] = "import torch\ntorch.ones(60) + 1";
  SwProgram *program = sw_program_run(bytes, strlen(bytes), &options);
  assert_true(is_told(program, 1, LARGE "240 bytes of memory, too much to compute here."));
  sw_program_free(program);
  tells("import torch\nx = torch.ones(1)\nx, y = x.expand(2**30, 1), x.expand(1, 3 * 2**29)\nx * y",
        LARGE "6 EiB of memory, too much to compute here.");
}

static void repairs_of_what_is_too_large_are_tried_by_their_shapes(void **state) {
  (void)state;
  tells("import torch\nx = torch.zeros(6000, 6000).t()\nx.view(-1)",
        "What works instead: x.reshape(-1), x.contiguous().view(-1).");
}

static void what_is_refused_says_only_what_was_found(void **state) {
  (void)state;
  tells(NUMPY "np.exp(x, out=np.zeros(2))",
        "The result has shape (2, 3). The tensor of out= has another shape and never grows, so "
        "this raises an error.");
  tells("import torch\na = torch.ones(2, 3)\nb = torch.ones(3)\ntorch.add(a, b, out=b)",
        "The result has shape (2, 3). The tensor of out= has another shape and never grows, so "
        "this raises an error.");
  tells(NUMPY "np.clip(x, np.ones(2), np.ones(4))",
        "clip with x raises an error. The message says why.");
  static const char large[] = "import torch\nx = torch.ones(3)\nx.resize_(10**12)";
  SwProgram *program = sw_program_run(large, strlen(large), NULL);
  assert_true(is_told(program, 2, LARGE "3.6 TiB of memory, too much to compute here."));
  assert_false(is_told(program, 2,
                       "The same storage is now read with shape  and strides : no element "
                       "was moved."));
  assert_null(strstr(sw_program_story(program, 2).data, "never given a value"));
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_gathered_element_has_a_rule_and_a_place),
      cmocka_unit_test(what_is_scattered_is_placed_one_by_one),
      cmocka_unit_test(a_position_from_the_end_is_counted),
      cmocka_unit_test(without_its_values_an_index_leads_nowhere),
      cmocka_unit_test(each_letter_of_an_einsum_has_its_fate),
      cmocka_unit_test(a_dim_that_was_given_to_be_joined_has_no_name),
      cmocka_unit_test(what_is_too_large_has_its_size),
      cmocka_unit_test(what_is_refused_says_only_what_was_found),
      cmocka_unit_test(repairs_of_what_is_too_large_are_tried_by_their_shapes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
