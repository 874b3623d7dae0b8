#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "interpreter/program.h"
#include "runtime/program.h"

#define MEBIBYTE ((int64_t)1 << 20)

static SwProgram *run_bytes(const char *source, size_t size) {
  SwProgram *program = sw_program_limited(source, size, 16 * MEBIBYTE, false, 0, SW_MAX_WORK);
  assert_non_null(program);
  return program;
}

static SwProgram *run(const char *source) {
  return run_bytes(source, strlen(source));
}

static const SwStatement *last(const SwProgram *program) {
  assert_true(program->statement_count > 0);
  return &program->statements[program->statement_count - 1];
}

static void expect_output(const char *source, const char *expected) {
  SwProgram *program = run(source);
  if (program->refusal.message) print_error("%s\n", program->refusal.message);
  assert_null(program->refusal.message);
  assert_null(last(program)->error_type);
  assert_string_equal(last(program)->output, expected);
  sw_program_delete(program);
}

static void expect_error(const char *source, const char *type, const char *words) {
  SwProgram *program = run(source);
  assert_null(program->refusal.message);
  assert_string_equal(last(program)->error_type, type);
  assert_non_null(strstr(last(program)->error_message, words));
  sw_program_delete(program);
}

/* The refusal holds `words` and stands at line:column. */
static void expect_refusal(const char *source, int line, int column, const char *words) {
  SwProgram *program = run(source);
  assert_non_null(program->refusal.message);
  if (!strstr(program->refusal.message, words)) print_error("%s\n", program->refusal.message);
  assert_non_null(strstr(program->refusal.message, words));
  SwPlace place = sw_source_place(&program->source, program->refusal.span.start);
  assert_int_equal(place.line, line);
  assert_int_equal(place.column, column);
  sw_program_delete(program);
}

static void expect_dialect(const char *source, SwDialect expected) {
  SwProgram *program = run(source);
  assert_int_equal(program->dialect, expected);
  sw_program_delete(program);
}

static void the_first_library_imported_gives_the_dialect(void **state) {
  (void)state;
  expect_dialect("import torch\nimport numpy as np", SW_TORCH);
  expect_dialect("import numpy as np\nimport torch", SW_NUMPY);
  expect_dialect("from numpy.lib.stride_tricks import as_strided", SW_NUMPY);
  expect_dialect("1 + 1", SW_TORCH);
}

/* -- Limits --------------------------------------------------------------------------------------
 */

static void sixteen_dims_are_shown_and_seventeen_are_refused(void **state) {
  (void)state;
  expect_output("import torch\ntorch.zeros((1,) * 16).dim()", "16\n");
  expect_refusal("import torch\ntorch.zeros((1,) * 17)", 2, 1,
                 "17 dimensions: Stridewise goes up to 16");
  expect_refusal("import torch\ntry:\n  torch.zeros((1,) * 17)\nexcept RuntimeError:\n  pass", 3, 3,
                 "17 dimensions");
}

static void a_million_million_zeros_do_not_fit(void **state) {
  (void)state;
  expect_error("import torch\ntorch.zeros(10**12)", "RuntimeError",
               "you tried to allocate 4000000000000 bytes");
  expect_error("import torch\ntorch.zeros(2**62)", "RuntimeError",
               "Storage size calculation overflowed");
}

static void a_million_million_elements_can_be_expanded_and_viewed(void **state) {
  (void)state;
  expect_output("import torch\na = torch.zeros(1, 1).expand(10**6, 10**6)\na.t().shape",
                "torch.Size([1000000, 1000000])\n");
}

static void memory_is_given_back_when_no_name_is_left(void **state) {
  (void)state;
  expect_output("import torch\nfor i in range(3):\n  a = torch.zeros(10**6)\n\nfor i in "
                "range(3):\n  a = torch.zeros(10**6)\n\n1",
                "1\n");
}

static void calls_have_many_arguments(void **state) {
  (void)state;
  expect_output("def f(*a): return len(a), a[0], a[15], a[16], a[-1]\nf(*range(1024))",
                "(1024, 0, 15, 16, 1023)\n");
  expect_output("max(*range(900), 3)", "899\n");
  expect_refusal("max(*range(1025))", 1, 5, "more than 1024 arguments");
}

/* What a library's functions take is work, not steps of the program. */
static void a_program_has_a_thousand_layers(void **state) {
  (void)state;
  const char *source = "import torch\nlayers = [torch.nn.Linear(4, 4) for _ in range(1000)]\n"
                       "x = torch.nn.Sequential(*layers)(torch.ones(1, 4))\n"
                       "for layer in layers: x = layer(x)\nx.shape\n";
  SwProgram *program = sw_program_limited(source, strlen(source), 0, false, 0, SW_MAX_WORK);
  assert_null(program->refusal.message);
  assert_string_equal(last(program)->output, "torch.Size([1, 4])\n");
  sw_program_delete(program);
}

static void endless_loops_stop(void **state) {
  (void)state;
  expect_refusal("l = [1]\nfor x in l: l.append(x)", 2, 13, "more than 200000 steps");
  expect_refusal("import torch\ndef f():\n  with torch.no_grad():\n    yield 1\nlist(f())", 3, 3,
                 "`yield` in `with`");
  expect_refusal("class C:\n  def __enter__(self): pass\n  def __exit__(self, *a): pass\n"
                 "def f():\n  with C(): yield 1\nlist(f())",
                 5, 3, "`yield` in `with`");
  expect_refusal("def f():\n  try: 1 / 0\n  except ZeroDivisionError: yield 1\nlist(f())", 2, 3,
                 "`yield` in `with`");
  expect_refusal("def f():\n  try: yield 1\n  finally: pass\nlist(f())", 2, 3, "`yield` in `with`");
  expect_refusal("def f():\n  try: pass\n  finally: yield 1\nlist(f())", 2, 3, "`yield` in `with`");
  expect_refusal("any((hit := x) for x in [1])", 1, 6, "`:=` in a generator expression");
  expect_refusal("def f():\n  x = 1\n  def g():\n    global x\n    x = 2\n  g()\nf()", 4, 12,
                 "binds `x`");
  expect_refusal("def f():\n  nonlocal x\n  x = 1\nf()", 2, 12, "binds `x`");
  expect_refusal("from torch import *", 1, 6, "`import *` of this module");
  expect_refusal("from numpy import *\nfrom math import *\nnothing_like_this", 3, 1,
                 "nothing_like_this`");
  expect_refusal("from numpy import *\nfrom math import *\nfrom math import *\n"
                 "from numpy import *\nfrom math import *",
                 5, 6, "`import *` of this module");
  expect_refusal("import time\nt = time.time()\nif t > 3: pass", 3, 4, "`time`");
  expect_refusal("import numpy as np\nnp.linalg.inv(np.eye(5))", 2, 1, "inv()");
  expect_refusal("import numpy as np\nnp.linalg.det(np.eye(6))", 2, 1, "det()");
  expect_refusal("class C(a=1): pass\nC()", 2, 1, "keywords");
  expect_refusal("class C:\n  def __eq__(self, o): return True\n  __hash__ = None\nC()", 4, 1,
                 "this class");
  expect_refusal("for i in range(10**9): pass", 1, 10, "more than 100000 rounds");
}

static void huge_ranges_are_fine_until_they_are_walked(void **state) {
  (void)state;
  expect_output("len(range(10**18))", "1000000000000000000\n");
  expect_output("range(0, 10**18, 7)[10**15]", "7000000000000000\n");
}

static void a_program_prints_at_most_four_mebibytes(void **state) {
  (void)state;
  expect_refusal("x = 'ab' * 500000\nfor i in range(100): print(x)", 2, 1,
                 "prints more than 4 MiB");
}

static void more_than_a_thousand_names_are_refused(void **state) {
  (void)state;
  char source[16384];
  size_t size = 0;
  for (int i = 0; i <= 1000; i++)
    size += (size_t)snprintf(source + size, sizeof source - size, "n%d = 1\n", i);
  expect_refusal(source, 1001, 1, "1000 names");
  size = (size_t)(strstr(source, "n1000") - source);
  (void)snprintf(source + size, sizeof source - size, "x = open(1)\nx");
  expect_refusal(source, 1001, 1, "1000 names");
  (void)snprintf(source + size, sizeof source - size,
                 "del n0\ndef f(x):\n  global n0\n  n0 = open(x)\n\nf(1)");
  expect_refusal(source, 1006, 1, "1000 names");
}

static void a_list_may_hold_itself(void **state) {
  (void)state;
  expect_output("l = [1]\nl.append(l)\nl", "[1, [...]]\n");
  expect_output("l = []\nfor i in range(50000): l = [l]\n\n1", "1\n");
  expect_refusal("l = []\nfor i in range(500): l = [l]\n\nl", 4, 1, "nested too deeply");
  expect_refusal("a = []\na.append(a)\nb = []\nb.append(b)\na == b", 5, 1, "nested too deeply");
}

static void numbers_beyond_64_bits_are_refused_not_wrapped(void **state) {
  (void)state;
  expect_refusal("2 ** 100", 1, 1, "64 bits");
  expect_refusal("9223372036854775807 + 1", 1, 1, "64 bits");
  expect_refusal("x = -9223372036854775808\n-x", 2, 1, "64 bits");
}

/* -- Bad inputs ----------------------------------------------------------------------------------
 */

static void an_empty_program_is_a_program(void **state) {
  (void)state;
  SwProgram *program = run_bytes(NULL, 0);
  assert_int_equal(program->statement_count, 0);
  assert_null(program->refusal.message);
  sw_program_delete(program);
}

static void text_that_is_not_utf8_is_refused_where_it_breaks(void **state) {
  (void)state;
  expect_refusal("x = 1\ny = '\xC3\x28'", 2, 6, "not UTF-8");
}

static void a_nul_byte_is_refused(void **state) {
  (void)state;
  SwProgram *program = run_bytes("x = 1\0y", 7);
  assert_non_null(strstr(program->refusal.message, "U+0000"));
  sw_program_delete(program);
}

static void more_than_a_mebibyte_is_refused(void **state) {
  (void)state;
  char *source = malloc((size_t)MEBIBYTE + 2);
  memset(source, '#', (size_t)MEBIBYTE + 1);
  source[MEBIBYTE + 1] = '\0';
  SwProgram *program = run(source);
  assert_non_null(strstr(program->refusal.message, "1 MiB"));
  sw_program_delete(program);
  free(source);
}

static void what_is_not_run_is_named_at_its_place(void **state) {
  (void)state;
  expect_refusal("import os\nos.name", 2, 1, "`os`");
  expect_refusal("'%c' % 3", 1, 1, "f-string");
  expect_refusal("x = compile(1)", 1, 5, "`compile`");
}

static void the_statements_around_a_refusal_are_run(void **state) {
  (void)state;
  SwProgram *program = run("print(1)\nawait 2\nprint(3)");
  assert_string_equal(program->statements[0].output, "1\n");
  assert_true(program->statements[0].ran);
  assert_false(program->statements[1].ran);
  assert_string_equal(program->statements[2].output, "3\n");
  sw_program_delete(program);
}

/* What statement `index` is said to need. */
static void expect_need(const char *source, int index, SwNeedKind kind, int maker) {
  SwProgram *program = run(source);
  const SwStatement *statement = &program->statements[index];
  if (statement->need.kind != kind) print_error("%s\n", source);
  assert_int_equal(statement->need.kind, kind);
  assert_int_equal(statement->ran, kind == SW_NEED_NONE);
  if (kind != SW_NEED_NONE) assert_int_equal(statement->need.maker, maker);
  sw_program_delete(program);
}

static void what_a_refused_statement_would_do_is_unknown(void **state) {
  (void)state;
  expect_need("y = open(1)\ny", 1, SW_NEED_NAME, 0);
  expect_need("y = open(1)\nz = y\nz", 2, SW_NEED_NAME, 1);
  expect_need("y = open(1)\ny = 2\ny", 2, SW_NEED_NONE, 0);
  expect_need("l = [1]\nl[0] = open(1)\nl", 2, SW_NEED_NAME, 1);
  expect_need("l = [1]\nm = (l, 2)\nl.append(open(1))\nm", 3, SW_NEED_NAME, 2);
  expect_need("l = [1]\nprint(l, open(1))\nl", 2, SW_NEED_NONE, 0);
}

static void what_shares_storage_with_something_unknown_is_unknown(void **state) {
  (void)state;
  expect_need("import torch\na = torch.ones(2)\nb = a[1:]\na[0] = open(1)\nb", 4, SW_NEED_NAME, 3);
  expect_need("import torch\na = torch.ones(2)\nb = a.clone()\na[0] = open(1)\nb", 4, SW_NEED_NONE,
              0);
  expect_need("import torch\na = torch.ones(2)\nb = a.stft(1)\nb += 1\na", 4, SW_NEED_NAME, 3);
  expect_need("import torch\na = torch.ones(2)\nb = a.stft(1)\na", 3, SW_NEED_NONE, 0);
  expect_need("import numpy as np\na = np.ones(2)\nnp.median(a, overwrite_input=True)\na", 3,
              SW_NEED_NAME, 2);
}

static void a_refused_call_may_have_drawn(void **state) {
  (void)state;
  expect_need("import torch\n_ = torch.manual_seed(0)\nq = torch.bernoulli(5)\ntorch.rand(2)", 3,
              SW_NEED_RANDOM, 2);
  expect_need("import torch\nq = torch.bernoulli(5)\ntorch.rand(2)", 2, SW_NEED_NONE, 0);
  expect_need("import torch\ntorch.set_default_dtype(1)\ntorch.zeros(2)", 2, SW_NEED_DEFAULTS, 1);
}

static void loops_and_calls_without_end_are_stopped(void **state) {
  (void)state;
  expect_refusal("while True: pass\n1", 1, 13, "200000 steps");
  expect_refusal("def f(n): return f(n + 1)\nf(0)\n1", 1, 18, "calls of functions are open");
  expect_need("while True: pass\n1", 1, SW_NEED_LIMIT, 0);
  expect_need("def f(n): return f(n + 1)\nf(0)\n1", 2, SW_NEED_NONE, 0);
}

static void a_refused_call_of_a_function_may_do_what_its_lines_say(void **state) {
  (void)state;
  expect_need("a = [1]\ndef f(): a.append(open(2))\nf()\na", 3, SW_NEED_NAME, 2);
  expect_need("a = [1]\nb = [1]\ndef f(): a.append(open(2))\nf()\nb", 4, SW_NEED_NONE, 0);
  expect_need("a = [1]\nfs = [lambda: a.append(open(2))]\nfs[0]()\na", 3, SW_NEED_NAME, 2);
  expect_need("n = 1\ndef f():\n  global n\n  n = open(2)\n\nf()\nn", 3, SW_NEED_NAME, 2);
  expect_need("def f(l=[1]):\n  l.append(1)\n  open(l)\n\nf()\nf([])\n1", 3, SW_NEED_NONE, 0);
}

static void what_has_no_effect_here_is_skipped(void **state) {
  (void)state;
  SwProgram *program = run("import matplotlib.pyplot as plt\nfig, ax = plt.subplots(2)\n"
                           "ax[0].plot([1], label='x')\nplt.show()\nimport sklearn\n1");
  assert_null(program->refusal.message);
  for (int i = 0; i < 5; i++)
    assert_true(program->statements[i].skipped);
  assert_false(program->statements[5].skipped);
  sw_program_delete(program);
}

/* Calls in its arguments may have effects. */
static void what_is_given_to_what_is_skipped_runs(void **state) {
  (void)state;
  const char *begin = "import matplotlib.pyplot as plt\na = []\ndef f(x): a.append(x)\n";
  const char *const lines[] = {"plt.plot(f(1), plt.x(f(2)), label=f(3))\nlen(a)",
                               "plt.plot(*[f(1), 2])\nlen(a)",
                               "for i in [1]: plt.plot(f(1))\nlen(a)",
                               "if True: plt.plot(f(1))\nlen(a)",
                               "%matplotlib inline\nlen(a)",
                               "x = plt.plot(open(1))\nx.y(f(2))\nlen(a)"};
  const char *const counts[] = {"2\n", "1\n", "1\n", "1\n", "0\n", "1\n"};
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
    char text[200];
    snprintf(text, sizeof text, "%s%s", begin, lines[i]);
    expect_output(text, counts[i]);
  }
  expect_error("import matplotlib.pyplot as plt\nplt.plot(len(5))", "TypeError", "no len()");
}

/* -- Python --------------------------------------------------------------------------------------
 */

static void an_error_does_not_stop_the_program(void **state) {
  (void)state;
  expect_output("1 / 0\n[1][5]\n2", "2\n");
}

static void unpacking_may_have_a_star(void **state) {
  (void)state;
  expect_output("a, *b, c = 1, 2, 3, 4\na, b, c", "(1, [2, 3], 4)\n");
  expect_error("a, *b, c = 1,", "ValueError", "expected at least 2, got 1");
  expect_error("a, b = 5", "TypeError", "cannot unpack non-iterable int object");
}

static void integers_and_floats_compare_exactly(void **state) {
  (void)state;
  expect_output("9007199254740993 == 9007199254740992.0", "False\n");
  expect_output("9007199254740993 > 9007199254740992.0", "True\n");
  expect_output("9223372036854775807 < 9223372036854775808.0", "True\n");
}

static void iterators_are_walked_once_and_live(void **state) {
  (void)state;
  expect_output("z = zip([1, 2], 'ab')\nlist(z), list(z)", "([(1, 'a'), (2, 'b')], [])\n");
  expect_output("l = [1]\nfor i, x in enumerate(l):\n  if i < 2: l.append(x + 1)\n\nl",
                "[1, 2, 3]\n");
}

static void a_caught_exception_is_an_object_with_a_type(void **state) {
  (void)state;
  expect_output(
      "try:\n  1 / 0\nexcept ArithmeticError as e:\n  print(type(e).__name__, e, repr(e))",
      "ZeroDivisionError division by zero ZeroDivisionError('division by zero')\n");
  expect_error("try:\n  1 / 0\nexcept Nothing:\n  1", "NameError", "'Nothing'");
}

static void sorting_is_stable_also_when_reversed(void **state) {
  (void)state;
  expect_output("sorted([1, True, 0, 1.0])", "[0, 1, True, 1.0]\n");
  expect_output("sorted([1, True, 0, 1.0], reverse=True)", "[1, True, 1.0, 0]\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_first_library_imported_gives_the_dialect),
      cmocka_unit_test(sixteen_dims_are_shown_and_seventeen_are_refused),
      cmocka_unit_test(a_million_million_zeros_do_not_fit),
      cmocka_unit_test(a_million_million_elements_can_be_expanded_and_viewed),
      cmocka_unit_test(memory_is_given_back_when_no_name_is_left),
      cmocka_unit_test(calls_have_many_arguments),
      cmocka_unit_test(a_program_has_a_thousand_layers),
      cmocka_unit_test(endless_loops_stop),
      cmocka_unit_test(huge_ranges_are_fine_until_they_are_walked),
      cmocka_unit_test(a_program_prints_at_most_four_mebibytes),
      cmocka_unit_test(more_than_a_thousand_names_are_refused),
      cmocka_unit_test(a_list_may_hold_itself),
      cmocka_unit_test(numbers_beyond_64_bits_are_refused_not_wrapped),
      cmocka_unit_test(an_empty_program_is_a_program),
      cmocka_unit_test(text_that_is_not_utf8_is_refused_where_it_breaks),
      cmocka_unit_test(a_nul_byte_is_refused),
      cmocka_unit_test(more_than_a_mebibyte_is_refused),
      cmocka_unit_test(what_is_not_run_is_named_at_its_place),
      cmocka_unit_test(the_statements_around_a_refusal_are_run),
      cmocka_unit_test(what_a_refused_statement_would_do_is_unknown),
      cmocka_unit_test(what_shares_storage_with_something_unknown_is_unknown),
      cmocka_unit_test(a_refused_call_may_have_drawn),
      cmocka_unit_test(loops_and_calls_without_end_are_stopped),
      cmocka_unit_test(a_refused_call_of_a_function_may_do_what_its_lines_say),
      cmocka_unit_test(what_has_no_effect_here_is_skipped),
      cmocka_unit_test(what_is_given_to_what_is_skipped_runs),
      cmocka_unit_test(an_error_does_not_stop_the_program),
      cmocka_unit_test(unpacking_may_have_a_star),
      cmocka_unit_test(integers_and_floats_compare_exactly),
      cmocka_unit_test(iterators_are_walked_once_and_live),
      cmocka_unit_test(a_caught_exception_is_an_object_with_a_type),
      cmocka_unit_test(sorting_is_stable_also_when_reversed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
