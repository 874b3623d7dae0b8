/* Methods, classes and exceptions of the program: what they raise is raised, and what is none of
 * what Stridewise runs is refused by name. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "stridewise.h"

/* Whether the last statement prints, raises or refuses so. */
static void ends(const char *source, const char *wanted) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  SwBytes said = sw_program_session(program, sw_program_statement_count(program) - 1);
  SwBytes refusal = sw_program_refusal(program, NULL, NULL);
  bool refused = refusal.data && strstr(refusal.data, wanted);
  if (!refused && !strstr(said.data, wanted))
    fail_msg("%s lacks: %s\n%s", source, wanted, said.data);
  sw_program_free(program);
}

#define NO      "def no(*a): raise ValueError('no')\n"
#define RAISES  NO "class A:\n  "
#define NO_SAID "ValueError: no"
#define NOT_RUN "Stridewise does not run"

static void what_a_method_raises_is_raised(void **state) {
  (void)state;
  ends(RAISES "__bool__ = no\nif A(): pass", NO_SAID);
  ends(RAISES "__abs__ = no\nabs(A())", NO_SAID);
  ends(RAISES "__contains__ = no\n1 in A()", NO_SAID);
  ends(RAISES "__add__ = no\nA() + 1", NO_SAID);
  ends(RAISES "__radd__ = no\n1 + A()", NO_SAID);
  ends(RAISES "__iadd__ = no\na = A()\na += 1", NO_SAID);
  ends(RAISES "__add__ = no\nclass B(A):\n  __radd__ = no\nA() + B()", NO_SAID);
  ends(RAISES "__eq__ = no\n[A()] == [1]", NO_SAID);
  ends(RAISES "__eq__ = no\nA() != 1", NO_SAID);
  ends(RAISES "__bool__ = no\nclass B:\n  def __eq__(self, o): return A()\nB() != 1", NO_SAID);
  ends(RAISES
       "__bool__ = no\nclass B:\n  def __eq__(self, o): return A()\nB() == B(), [B()] == [B()]",
       NO_SAID);
  ends(NO "class E(Exception):\n  __str__ = no\nraise E", NO_SAID);
  ends(NO "class C:\n  def __enter__(self): return self\n  __exit__ = no\nwith C(): pass", NO_SAID);
  ends(NO "class C:\n  __enter__ = no\n  __exit__ = no\nwith C(): pass", NO_SAID);
}

static void a_method_may_say_that_an_operand_is_not_its(void **state) {
  (void)state;
  ends("class A:\n  def __add__(self, o): return NotImplemented\nA() + 1",
       "TypeError: unsupported");
  ends("class A:\n  def __ne__(self, o): return NotImplemented\nprint(A() != 1)", "True");
}

static void what_is_caught_and_raised(void **state) {
  (void)state;
  ends("class E(Exception): pass\ntry: raise E(1)\nexcept (ValueError, E) as e: print(e.args)",
       "(1,)");
  ends(
      "class E(ValueError): pass\ntry: raise E\nexcept (KeyError, ValueError) as e: print(repr(e))",
      "E()");
  ends("class E(Exception): pass\ntry: 1 / 0\nexcept E: pass\nexcept ZeroDivisionError: "
       "print('here')",
       "here");
  ends("try: 1 / 0\nexcept (ZeroDivisionError, 3): pass", "catching classes that do not inherit");
  ends("try: 1 / 0\nexcept nothing: pass", "name 'nothing' is not defined");
  ends("raise ValueError('a') from nothing", "name 'nothing' is not defined");
  ends("raise ValueError('a') from 3", "exception causes must derive from BaseException");
  ends("raise ValueError('a') from None", "ValueError: a");
  ends("raise ValueError('a') from KeyError", "ValueError: a");
  ends("def f():\n  try: return 1\n  finally: print('last')\nf()", "last");
  ends("def f():\n  try: 1 / 0\n  finally: raise KeyError('k')\nf()", "KeyError: 'k'");
  ends("try: pass\nfinally: 1 / 0", "division by zero");
  ends("try: pass\nexcept ValueError: pass\nelse: 1 / 0", "division by zero");
  ends("try: 1 / 0\nexcept ZeroDivisionError: 1 // 0", "by zero");
}

static void a_generator_goes_on_where_it_was(void **state) {
  (void)state;
  ends("def g(n):\n  if n:\n    yield 1\n  else:\n    yield 2\n  for i in range(2):\n    yield i\n"
       "  else:\n    yield 9\nprint(list(g(0)), list(g(1)))",
       "[2, 0, 1, 9] [1, 0, 1, 9]");
  ends("def g():\n  try: yield 1\n  except ValueError: pass\n  else: yield 2\nprint(list(g()))",
       "[1, 2]");
  ends("def g():\n  try: 1 / 0\n  except ZeroDivisionError: yield 1\nlist(g())", NOT_RUN);
  ends("def g():\n  try: pass\n  finally: yield 1\nlist(g())", NOT_RUN);
  ends("def g():\n  try: yield 1\n  finally: pass\nlist(g())", NOT_RUN);
  ends("def g():\n  if True: 1 / 0\n  yield 1\nlist(g())", "division by zero");
  ends("def g():\n  x = yield 1\nlist(g())", "[1]");
  ends("import torch\ndef g():\n  with torch.no_grad(): yield 1\nlist(g())", NOT_RUN);
}

static void what_decorates_what_does_not_fit_is_refused(void **state) {
  (void)state;
  ends("import functools\nfunctools.wraps(3)", NOT_RUN);
  ends("import functools\ndef f(): pass\nfunctools.wraps(f)(3)", NOT_RUN);
  ends("class A:\n  @property\n  def x(self): return 1\n  x = x.setter(3)", NOT_RUN);
  ends("def f(): pass\nf.setter(f)", NOT_RUN);
  ends("class A: pass\nsetattr(A(), 3, 4)", NOT_RUN);
  ends("print(issubclass(int, (str, int)), issubclass(bool, int), issubclass(int, float))",
       "True True False");
  ends("import torch\nissubclass(torch.Tensor, int)", NOT_RUN);
  ends("import torch\nissubclass(int, torch.Tensor)", NOT_RUN);
  ends("issubclass(int, (str, 3))", NOT_RUN);
  ends("class A: pass\nprint(issubclass(A, int), issubclass(int, A), issubclass(ValueError, "
       "Exception))",
       "False False True");
}

static void bases_that_do_not_fit_are_refused(void **state) {
  (void)state;
  ends("class A: pass\nclass B: pass\nclass C: pass\nclass D: pass\nclass E: pass\nclass F: pass\n"
       "class G: pass\nclass H: pass\nclass I: pass\nclass Z(A, B, C, D, E, F, G, H, I): pass\nZ()",
       "does not run this class");
  ends("class A: pass\nclass B(A, A): pass", "duplicate base class A");
  ends("class A(nothing): pass", "name 'nothing' is not defined");
  ends("class A:\n  def f(x): return super().f\nA.f(3)", NOT_RUN);
  ends("class A:\n  def f(self): return super(B, self).f\nclass B: pass\nA().f()", NOT_RUN);
  ends(
      "class E(ValueError):\n  def __str__(self): return 'my ' + super().__str__()\nraise E('own')",
      "E: my own");
  ends("class E(ValueError):\n  def f(self): return super().nothing\nE().f()", "AttributeError");
  ends("from typing import NamedTuple\nclass A(NamedTuple, dict): pass\nA",
       "does not run this class");
}

static void numbers_that_do_not_fit_are_refused(void **state) {
  (void)state;
  ends("import random\nrandom.seed(-2**63)", "Stridewise");
  ends("import random\nrandom.seed('a')", NOT_RUN);
  ends("import random\nrandom.getrandbits(64)", NOT_RUN);
  ends("import random\nrandom.getrandbits(-1)", NOT_RUN);
  ends("import random\nrandom.getrandbits('a')", NOT_RUN);
}

#define HASH_OF_STR  "hash() of a str: Python gives another number in each run."
#define HASH_OF_THIS "hash() of this: Python makes it of an address"

static void a_hash_that_differs_from_run_to_run_is_refused(void **state) {
  (void)state;
  ends("print(hash(-1), hash(''), hash(-2**61), hash(0.5), hash(float('-inf')))",
       "-2 0 -2 1152921504606846976 -314159");
  ends("hash(('a', 1))", HASH_OF_STR);
  ends("hash(None)", HASH_OF_THIS);
  ends("hash(float('nan'))", HASH_OF_THIS);
  ends("hash([1])", "unhashable type: 'list'");
  ends("class A: pass\nhash(A())", NOT_RUN " hash() with these arguments");
  ends("t = ()\nfor i in range(300): t = (t,)\nhash(t)", NOT_RUN);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_a_method_raises_is_raised),
      cmocka_unit_test(a_method_may_say_that_an_operand_is_not_its),
      cmocka_unit_test(what_is_caught_and_raised),
      cmocka_unit_test(a_generator_goes_on_where_it_was),
      cmocka_unit_test(what_decorates_what_does_not_fit_is_refused),
      cmocka_unit_test(bases_that_do_not_fit_are_refused),
      cmocka_unit_test(numbers_that_do_not_fit_are_refused),
      cmocka_unit_test(a_hash_that_differs_from_run_to_run_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
