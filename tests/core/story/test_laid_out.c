/* Where only one side of an operation has values, none are computed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "stridewise.h"

static void test_laid_out_in_part(void **state) {
  (void)state;
  const char *source =
      "import torch\nimport numpy as np\n"
      "x, y = torch.ones(300, 300), np.ones((300, 300))\n"
      "a, b = x[0, :5], y[0, :5]\n"
      "b.astype(np.float16) + y.astype(np.float16)[0, :5]\n"
      "np.log(b) + b / np.ones(5) + np.ones(5) / b\n"
      "a @ torch.ones(5) + torch.ones(5) @ a + a.sum()\n"
      "torch.ones(1, 2000) @ torch.ones(2000, 1)\n"
      "torch.ones(1, 900) @ torch.ones(900, 2)\n"
      "a[[0, 1]] + x[[0, 1]][0, :2] + torch.ones(3)[torch.zeros(2000).long()][:2]\n"
      "y[[0], :5] = np.zeros(5)\n"
      "x[1:].norm(dim=0) + x[1:].softmax(0)[0] + x.norm(dim=0)\n"
      "[a.shape, b.shape, (x @ x).shape]\n";
  SwOptions options = {.memory_limit = (int64_t)1 << 40, .max_values = 1000};
  SwProgram *program = sw_program_run(source, strlen(source), &options);
  assert_non_null(program);
  SwBytes session = sw_program_session(program, 12);
  assert_non_null(strstr(session.data, "[torch.Size([5]), (5,), torch.Size([300, 300])]"));
  sw_program_free(program);
}

static void expect(const char *source, const char *wanted) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  assert_true(sw_program_is_laid_out(program));
  assert_non_null(strstr(sw_program_transcript(program).data, "\"laidOut\":\"Values are not"));
  assert_non_null(strstr(sw_program_map(program).data, "\"laidOut\":\"Values are not"));
  assert_non_null(strstr(sw_program_map_text(program).data, "Values are not computed"));
  SwBytes session = sw_program_session(program, sw_program_statement_count(program) - 1);
  if (!strstr(session.data, wanted)) fail_msg("%s", session.data);
  sw_program_free(program);
}

#define LARGE "import torch\nimport numpy as np\nx = torch.ones(20000, 20000)\n"

/* Shapes are computed; what needs a value says so, and no value is shown. */
static void what_is_too_large_is_laid_out_by_itself(void **state) {
  (void)state;
  expect(LARGE "y = x @ x\n(y + 1).shape", "torch.Size([20000, 20000])");
  expect(LARGE "x.sum(0)", "tensor(..., size=(20000,))");
  expect(LARGE "x.numpy().mean(0)", "array(..., shape=(20000,), dtype=float32)");
  expect(LARGE "x.sum().item()", "`x.sum().item()` needs values that are not computed");
  expect(LARGE "if x[0, 0] > 0:\n  print(1)", "`x[0, 0] > 0` needs values");
  expect(LARGE "x[x > 0]", "`x[x > 0]` needs values");
  expect(LARGE "x[0, 0] = 2\ny = torch.arange(3) + x[0, :3]\ny.tolist()", "`y.tolist()` needs");
  expect(LARGE "y = torch.rand(20000, 20000)\ntorch.rand(2)", "tensor(..., size=(2,))");
  expect(LARGE "y = torch.rand(20000, 20000)\ntorch.rand(()).item()", "needs values");
  expect("import torch\nc = torch.nn.Sequential(*[torch.nn.BatchNorm2d(64)] * 9)\n"
         "c(torch.rand(1, 64, 576, 576)).shape",
         "torch.Size([1, 64, 576, 576])");
  expect(LARGE "y = torch.arange(4) * 2\ny", "tensor([0, 2, 4, 6])");
}

/* A page has a worker for what is much work but can be computed; a limit of memory that was asked
 * for holds. */
static void what_can_be_computed_is(void **state) {
  (void)state;
  const char *much = "import torch\nx = torch.ones(3000, 3000)\n(x + 1)[0, 0]\n";
  SwProgram *program = sw_program_run(much, strlen(much), &(SwOptions){.interactive = 1});
  assert_true(!sw_program_is_laid_out(program) && sw_program_hit_work_limit(program));
  sw_program_free(program);
  program = sw_program_run(much, strlen(much), NULL);
  assert_false(sw_program_is_laid_out(program));
  assert_non_null(strstr(sw_program_session(program, 2).data, "tensor(2.)"));
  sw_program_free(program);
  program = sw_program_run(LARGE, strlen(LARGE), &(SwOptions){.memory_limit = 1000});
  assert_non_null(strstr(sw_program_session(program, 2).data, "can't allocate memory"));
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_laid_out_in_part),
                                     cmocka_unit_test(what_is_too_large_is_laid_out_by_itself),
                                     cmocka_unit_test(what_can_be_computed_is)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
