/* What cannot be called is refused at its place, however the program names it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
/* cmocka wants the headers above first. */
#include <cmocka.h>

#include "stridewise.h"

#define SETUP                                                                                      \
  "import torch\n"                                                                                 \
  "class Holder: pass\n"                                                                           \
  "class Misspelt(torch.nn.Module):\n"                                                             \
  "  def foward(self, x): return x\n"                                                              \
  "class Early(torch.nn.Module):\n"                                                                \
  "  def __init__(self): pass\n"                                                                   \
  "  def forward(self, x): return x\n"                                                             \
  "class Bare(torch.nn.Module):\n"                                                                 \
  "  pass\n"                                                                                       \
  "holder = Holder()\n"

/* The callee is made by an expression; calling it with one argument ends in these words. */
typedef struct Callee {
  const char *made, *words;
  bool raises; /* an exception of Python, not a refusal */
} Callee;

static const Callee callees[] = {
    {"Misspelt()", "This module has no forward().", false},
    {"Early()", "This module is called before its super().__init__() has run.", false},
    {"Bare()", "This module has no forward().", false},
    {"Holder()", "'Holder' object is not callable", true},
    {"Holder", "Holder() takes no arguments", true},
    {"Bare", NULL, false},
    {"torch.no_grad()", NULL, false},
    {"ValueError('x')", NULL, false},
    {"iter([1])", NULL, false},
    {"torch.ones(2)", "'Tensor' object is not callable", true},
    {"[1]", "'list' object is not callable", true},
    {"'text'", "'str' object is not callable", true},
    {"None", "'NoneType' object is not callable", true},
    {"torch.Size([2])", "'torch.Size' object is not callable", true},
    {"torch.float32", "'torch.dtype' object is not callable", true},
};

/* How the program names it; the place of the callee begins a line of its own. */
static const char *const forms[] = {
    "f = %s\nf(1)\n",                      /* a name */
    "holder.f = %s\nholder.f(1)\n",        /* an attribute */
    "fs = [%s]\nfs[0](1)\n",               /* an item */
    "def get():\n  return %s\nget()(1)\n", /* a call */
    "f = %s\nlist(map(f, [1]))\n",         /* handed on */
};

static void check(const Callee *callee, const char *form) {
  char source[2000];
  size_t size = (size_t)snprintf(source, sizeof source, SETUP);
  size += (size_t)snprintf(source + size, sizeof source - size, form, callee->made);
  int lines = 0;
  for (const char *at = source; *at; at++)
    lines += *at == '\n';
  SwProgram *program = sw_program_run(source, size, NULL);
  assert_non_null(program);
  int line = 0, column = 0;
  SwBytes refusal = sw_program_refusal(program, &line, &column);
  if (callee->raises) {
    SwBytes run = sw_program_run_json(program);
    assert_null(refusal.data);
    assert_non_null(strstr(run.data, callee->words));
  } else {
    if (!refusal.data) fail_msg("nothing is refused in:\n%s", source);
    if (callee->words) assert_string_equal(refusal.data, callee->words);
    assert_int_equal(line, lines);
    assert_int_equal(column, strstr(form, "map") ? 6 : 1);
  }
  sw_program_free(program);
}

static void what_cannot_be_called_is_refused_at_its_place(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof callees / sizeof *callees; i++) {
    for (size_t k = 0; k < sizeof forms / sizeof *forms; k++)
      check(&callees[i], forms[k]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_cannot_be_called_is_refused_at_its_place),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
