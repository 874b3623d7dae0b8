/* As on a page that was not handed the texts of what is written in Python. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
/* cmocka wants the headers above first. */
#include <cmocka.h>

#include "call/written.h"
#include "interpreter/program.h"

/* In place of that of core/call/written.c. */
const char *sw_written_text(const SwOperation *row) {
  (void)row;
  return NULL;
}

static void assert_lacks(const char *source, const char *sentence) {
  SwProgram *program = sw_program_new(source, strlen(source), 0, true);
  assert_non_null(program->refusal.message);
  assert_string_equal(program->refusal.message, sentence);
  sw_program_delete(program);
}

static void what_did_not_load_is_refused_by_name(void **state) {
  (void)state;
  assert_lacks("import torch\ntorch.nn.Linear(2, 3)",
               "What runs Linear() did not load: reload this when there is a connection.");
  assert_lacks("from einops import rearrange\nimport torch\nrearrange(torch.ones(2), 'a -> a')",
               "What runs rearrange() did not load: reload this when there is a connection.");
  assert_lacks("import einops\neinops.asnumpy(1)",
               "What runs asnumpy() did not load: reload this when there is a connection.");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(what_did_not_load_is_refused_by_name)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
