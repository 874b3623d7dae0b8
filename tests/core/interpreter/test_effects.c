/* What a statement that was not run makes unknown, and what it leaves as it is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
/* cmocka wants the headers above first. */
#include <cmocka.h>

#include "interpreter/program.h"

static SwProgram *run(const char *source) {
  return sw_program_new(source, strlen(source), 0, true);
}

static const SwStatement *last(const SwProgram *program) {
  return &program->statements[program->statement_count - 1];
}

/* The last statement prints what it would without those that are not run. */
static void assert_known(const char *source, const char *output) {
  SwProgram *program = run(source);
  if (!last(program)->ran) fail_msg("%s\n%s", source, last(program)->refusal.message);
  assert_string_equal(last(program)->output, output);
  sw_program_delete(program);
}

/* The last statement may depend on one that was not run. */
static void assert_unknown(const char *source) {
  SwProgram *program = run(source);
  if (last(program)->ran) fail_msg("%s\nprints %s", source, last(program)->output);
  assert_int_not_equal(last(program)->need.kind, SW_NEED_NONE);
  sw_program_delete(program);
}

static void what_it_binds_is_unknown(void **state) {
  (void)state;
  assert_unknown("x = 1\nx = open(1)\nx");
  assert_unknown("x = y = z = open(1)\nz");
  assert_unknown("a, [b, *c] = open(1), [1]\nc");
  assert_unknown("x = 1\nx += open(1)\nx");
  assert_unknown("for i in [1, 2]: open(1)\ni");
  assert_unknown("if True:\n  import math as m\n  open(1)\nm");
  assert_unknown("if True:\n  from math import pi as p, e\n  open(1)\ne");
  assert_unknown("x = 1\nif True:\n  del x\n  open(1)\nx");
  assert_unknown("if True:\n  def f(): pass\n  open(1)\nf");
  assert_unknown("if True:\n  class C: pass\n  open(1)\nC");
  assert_unknown("try: open(1)\nexcept ValueError as e: x = 1\nx");
  assert_unknown("if (x := 5): open(1)\nx");
  assert_unknown("if True:\n  async def f(): pass\n  open(1)\nf");
  assert_unknown("if True:\n  class A(b=B): pass\n  open(1)\nA");
  assert_unknown("if True:\n  @d\n  async def f(): pass\n  open(1)\nf");
  assert_unknown("async for x in 1: pass\nx");
  assert_unknown("x = 1\nx, y = open(1), x(1)\nx");
}

/* Complex numbers are refused before there is a tree. */
static void without_a_tree_every_name_may_be_bound(void **state) {
  (void)state;
  assert_unknown("x = 1\ny = x + 2j\nx");
  assert_unknown("x = 1\ny = {x: 2j}\nx");
  assert_unknown("\xC3\xA9 = 2j\n\xC3\xA9");
  assert_known("import math\nx = math.sqrt(2j)\nmath.sqrt(4)", "2.0\n");
  assert_known("x = 1\ny = a.x(2j)\nx", "1\n");
  assert_known("x = 1\n2j\nx", "1\n");
  assert_known("x = 1\nasync def\nx", "1\n");
  SwProgram *program = run("x = 1\n2j * x");
  assert_false(last(program)->ran);
  sw_program_delete(program);
}

static void what_it_only_reads_stays_known(void **state) {
  (void)state;
  assert_known("x = 1\ny = x + open(1)\nx", "1\n");
  assert_known("x = [1]\ny = [x, open(1)]\nx", "[1]\n");
  assert_known("x = [1]\ny = len(x) + open(1)\nx", "[1]\n");
  assert_known("x = [1]\ny = (lambda: x)\nz = open(1)\nx", "[1]\n");
  assert_known("x = [1]\ny = [1, 2].index(2) + open(1)\nx", "[1]\n");
  assert_known("x = [1]\ny = ''.join(['a']) + open(1)\nx", "[1]\n");
  assert_known("x = [1]\ny = (x + x).index(1) + open(1)\nx", "[1]\n");
  assert_known("x = [1]\ny = (-x).index(1) + open(1)\nx", "[1]\n");
  assert_known("x = [1]\ny = (x < x).index(1) + open(1)\nx", "[1]\n");
  assert_known("x = [1]\nlen = 5\ndel len\ny = len(x) + open(1)\nx", "[1]\n");
  assert_known("x = [1]\ndel y\ny = x + open(1)\nx", "[1]\n");
  assert_known("import torch\nx = [1]\ns = torch.strided\ny = [x, s, open(1)]\nx", "[1]\n");
}

static void what_it_writes_to_is_unknown(void **state) {
  (void)state;
  assert_unknown("x = [1]\nx[0] = open(1)\nx");
  assert_unknown("x = [1]\nx[0], y = open(1), 1\nx");
  assert_unknown("x = [1]\ny = [2]\nif True:\n  del x[0], y[0]\n  open(1)\ny");
  assert_unknown("x = [[1]]\nfor y in x:\n  y[0] = open(1)\nx");
  assert_unknown("x = iter([1, 2])\nfor y in x: open(1)\nlist(x)");
  assert_unknown("class C:\n  def __iter__(self): return self\n  def __next__(self): return 1\nx = "
                 "C()\nfor y in x: open(1)\nx");
  assert_unknown("x = [1]\n(x if True else x).append(open(1))\nx");
  assert_unknown("x = [1]\nx.append(open(1))\nx");
  assert_unknown("x = [[1]]\nx[0].append(open(1))\nx");
  assert_unknown("x = {}\nx['a'] = open(1)\nx");
  assert_unknown("x = [1]\nx += [open(1)]\nx");
  assert_unknown("import torch\nx = torch.ones(2)\nx.add_(open(1))\nx");
  assert_unknown("import torch\nx = torch.ones(2)\nx[0] = open(1)\nx");
  assert_unknown("import torch\nx = torch.ones(2)\ntorch.add(x, open(1), out=x)\nx");
  assert_unknown("import numpy as np\nx = np.ones(2)\nnp.add(x, open(1), out=x)\nx");
  assert_unknown("import torch\nx = torch.ones(2)\ny = x[:1]\ny.mul_(open(1))\nx");
}

static void what_a_function_of_the_program_may_do_is_unknown(void **state) {
  (void)state;
  assert_unknown("x = [1]\ndef f(a): x.append(a)\nf(open(1))\nx");
  assert_unknown("x = [1]\ndef g(): x.append(1)\ndef f(a): g()\nf(open(1))\nx");
  assert_unknown("x = [1]\nf = [lambda a: x.append(a)]\nf[0](open(1))\nx");
  assert_unknown("x = [1]\ndef f(a): x.append(a)\ny = list(map(f, [open(1)]))\nx");
  assert_unknown("x = [1]\nclass C:\n  def m(self, a): x.append(a)\nC().m(open(1))\nx");
  assert_unknown("x = [1]\ndef f(a): x.append(1); await a\nf(1)\nx");
  assert_unknown("x = [1]\n@d\nasync def f(): x.append(1)\nf()\nx");
  assert_unknown("x = [1]\n@d\nclass A(b=B): x.append(1)\nA()\nx");
  assert_unknown("x = 1\ndef f(a):\n  global x\n  x = a\nf(open(1))\nx");
  assert_known("x = [1]\nasync def f(): x.append(1)\nx", "[1]\n");
  assert_unknown("x = [1]\nclass C:\n  def m(self, a): x.append(a)\nc = C()\nc.m(open(1))\nx");
  assert_unknown("x = [1]\nclass C:\n  def m(self, a): x.append(a)\nc = C()\nopen(c)\nx");
  assert_unknown("x = [1]\nf = [lambda: x.append(1), open(1)]\nf(1)\nx");
  assert_known("x = [1]\nfor f in [1]: list(map(f, open(1)))\nx", "[1]\n");
  assert_unknown("x = [1]\n(lambda a: x.append(a))(open(1))\nx");
  assert_unknown("x = [1]\ny = [[[[[[[[[[1]]]]]]]]]]\ndef f(a): x.append(a)\nf(y, open(1))\nx");
  assert_unknown("x = [1]\ndef a(): x.append(1)\ndef b(): a()\ndef c(): b()\ndef d(): c()\n"
                 "def e(): d()\nf = [e]\nf[0](open(1))\nx");
  assert_unknown("import math\nx = 1\ndef f(a):\n  global x\n  x = a\nf(open(1))\nx");
  assert_known("import math\ndef g(): return 5\ndef f(a):\n  global x\n  x = a\nf(open(1))\n"
               "g() + math.floor(1.5)",
               "6\n");
}

static void random_numbers_that_it_may_draw_are_unknown(void **state) {
  (void)state;
  assert_unknown("import torch\n_ = torch.manual_seed(0)\ntorch.rand(1) * open(1)\ntorch.rand(1)");
  assert_unknown(
      "import numpy as np\nnp.random.seed(0)\nnp.random.rand(1) * open(1)\nnp.random.rand(1)");
  assert_known("import torch\nx = torch.ones(1) * open(1)\ntorch.ones(1)", "tensor([1.])\n");
  assert_unknown("import torch\n_ = torch.manual_seed(0)\nfrom torch import distributions as d\n"
                 "d.Beta(1, 1)\ntorch.rand(1)");
  assert_unknown("import torch\n_ = torch.manual_seed(0)\ntorch.rand(1) * open(1)\n"
                 "torch.nn.Linear(2, 3)");
  assert_unknown("import torch\ng = torch.Generator()\n_ = g.manual_seed(0)\ny = [g, open(1)]\n"
                 "torch.rand(1, generator=g)");
  assert_unknown("import torch\n_ = torch.manual_seed(0)\nf = open(1)\nf.sample(2)\nf(1)\n"
                 "torch.rand(1)");
}

static void printing_that_it_may_set_is_unknown(void **state) {
  (void)state;
  assert_unknown("import torch\ntorch.set_printoptions(open(1))\ntorch.ones(1)");
  assert_unknown("import torch\ndef f(a): torch.set_printoptions(a)\nf(open(1))\ntorch.ones(1)");
  assert_unknown("import torch\ntorch.set_printoptions(open(1))\ntorch.set_printoptions(open(2))\n"
                 "torch.ones(1)");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_it_binds_is_unknown),
      cmocka_unit_test(without_a_tree_every_name_may_be_bound),
      cmocka_unit_test(what_it_only_reads_stays_known),
      cmocka_unit_test(what_it_writes_to_is_unknown),
      cmocka_unit_test(what_a_function_of_the_program_may_do_is_unknown),
      cmocka_unit_test(random_numbers_that_it_may_draw_are_unknown),
      cmocka_unit_test(printing_that_it_may_set_is_unknown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
