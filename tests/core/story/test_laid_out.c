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

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_laid_out_in_part)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
