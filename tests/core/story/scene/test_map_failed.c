/* A row that failed says what did not fit; a row that only lacks its result says that. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "stridewise.h"

#define BEGIN "import torch\nf = torch.nn.Linear(4, 5)\nx = torch.ones(3, 4)\n"

/* Makes one blank of each run of blanks. */
static void squeeze(char *text) {
  char *to = text;
  for (const char *at = text; *at; at++) {
    if (*at != ' ' || to == text || to[-1] != ' ') *to++ = *at;
  }
  *to = 0;
}

/* `wanted` is in the map as text, `json` in it as JSON. */
static void expect(const char *source, const char *wanted, const char *json) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  SwBytes text = sw_program_map_text(program);
  char copy[4096];
  assert_true(text.size < sizeof copy);
  memcpy(copy, text.data, text.size);
  copy[text.size] = 0;
  squeeze(copy);
  if (!strstr(copy, wanted)) fail_msg("%s", copy);
  SwBytes rows = sw_program_map(program);
  if (!strstr(rows.data, json)) fail_msg("%s", rows.data);
  assert_non_null(sw_program_map_svg(program).data);
  assert_non_null(sw_program_map_html(program).data);
  sw_program_free(program);
}

static void operands_have_their_own_text(void **state) {
  (void)state;
  expect(BEGIN "y = torch.cat([x, f(x)])\n",
         "torch.cat([x, f(x)]) x (3, \xE2\x89\xA0"
         "4), f(x) (3, \xE2\x89\xA0"
         "5)\n",
         "\"unlike\":[1]");
  expect(BEGIN "y = f(x) + torch.ones(4, 1)\n",
         "torch.ones(4, 1) (\xE2\x89\xA0"
         "4, 1)",
         "\"id\":\"COMPARE_REFUSED\"");
  expect(BEGIN "y = f(x) @ x.t()[:, 0]\n",
         "f(x) (3, \xE2\x89\xA0"
         "5), x.t()[:, 0] (\xE2\x89\xA0"
         "4,)",
         "\"id\":\"PRODUCT_INNER_REFUSED\"");
  expect(BEGIN "y = torch.cat([x, x, x, x, x, f(x)])\n", "5), 2 more", "\"givenMore\":2");
  expect(BEGIN "y = 2 + f(x).view(7)\n", "f(x).view(7) f(x) (3, 5)\n", "\"unlike\":[]");
  expect(BEGIN "x += f(x)\n",
         "x += f(x) x (3, \xE2\x89\xA0"
         "4)",
         "\"outcome\":\"raised\"");
  expect(BEGIN "y = f(f(x))\n",
         "weight (5, \xE2\x89\xA0"
         "4), bias (5,)",
         "\"id\":\"SIZES_REFUSED\"");
}

/* Calls that ran before the error are above it. */
static void the_error_is_the_last_row(void **state) {
  (void)state;
  expect(BEGIN "y = f(x) + nothing\n",
         " f(x) x (3, 4) \xE2\x86\x92 (3, 5)\n"
         "4 \xE2\x9C\x97 nothing\n NameError",
         "\"reason\":null");
  expect(BEGIN "import torch.nn.functional as F\ny = torch.nn.Sequential(f, f)(x)\n",
         " Linear (3, 4) \xE2\x86\x92 (3, 5)\n"
         " \xE2\x9C\x97 Linear ",
         "\"id\":\"SIZES_REFUSED\"");
}

static void what_was_never_made_is_no_second_fault(void **state) {
  (void)state;
  expect(BEGIN "y = f(x) + x\nz = y * 2\nz.sum()\n",
         "5 z = y * 2\n `y` was not made: line 4 raised an error.\n"
         "6 z.sum()\n `z` was not made: line 4 raised an error.\n",
         "\"outcome\":\"follows\"");
  expect(BEGIN "y = x.nothing\nz = y * 2\n", "5 z = y * 2\n not run: needs `y`",
         "\"outcome\":\"follows\"");
  expect(BEGIN "del y\nz = y * 2\n", "\xE2\x9C\x97 z = y * 2\n NameError", "\"raised\"");
}

/* The run says the same of the statement. */
static void the_statement_says_what_was_never_made(void **state) {
  (void)state;
  const char *source = BEGIN "y = f(x) + x\nz = y * 2\nprint(q)\n";
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_non_null(program);
  const char *json = sw_program_transcript(program).data;
  const char *said = strstr(json, "\"follows\":\"");
  assert_non_null(said);
  assert_non_null(strstr(said, "`y` was not made: line 4 raised an error."));
  assert_null(strstr(said + 1, "\"follows\":\""));
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operands_have_their_own_text),
      cmocka_unit_test(the_error_is_the_last_row),
      cmocka_unit_test(what_was_never_made_is_no_second_fault),
      cmocka_unit_test(the_statement_says_what_was_never_made),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
