/* The map of a run as text, JSON, picture and page: what each says of a row, of what is left out
 * and of what would be markup. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "stridewise.h"

#define ARROW "\xE2\x86\x92"
#define TIMES "\xC3\x97"
#define DOTS  "\xE2\x80\xA6"
#define CROSS "\xE2\x9C\x97"
#define WRONG "\xEF\xBF\xBD" /* for what is no character */

static void holds(const char *form, SwBytes bytes, const char *wanted) {
  if (!strstr(bytes.data, wanted)) fail_msg("%s lacks: %s\n%s", form, wanted, bytes.data);
}

/* Whether the map says so as text; `marked` is the same in markup. */
static void says(const char *source, const char *wanted, const char *marked) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  holds("text", sw_program_map_text(program), wanted);
  holds("svg", sw_program_map_svg(program), marked);
  holds("html", sw_program_map_html(program), marked);
  assert_non_null(sw_program_map(program).data);
  sw_program_free(program);
}

/* Whether the map says so as JSON, and is written in every form. */
static void notes(const char *source, const char *wanted) {
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  holds("json", sw_program_map(program), wanted);
  assert_non_null(sw_program_map_text(program).data);
  assert_non_null(sw_program_map_svg(program).data);
  assert_non_null(sw_program_map_html(program).data);
  sw_program_free(program);
}

/* 50 bytes of a text, in which a row's text is cut. */
#define E50                                                                                        \
  "\xC3\xA9-\xC3\xA9-\xC3\xA9-\xC3\xA9-\xC3\xA9-\xC3\xA9-\xC3\xA9-\xC3\xA9-\xC3\xA9-\xC3\xA9-"     \
  "\xC3\xA9-\xC3\xA9-\xC3\xA9-\xC3\xA9-\xC3\xA9-\xC3\xA9-"
#define TORCH "import torch\nt = torch.zeros(2, 3)\n"

static void what_is_markup_is_written_as_text(void **state) {
  (void)state;
  says(TORCH "f = lambda a, b: a\nf(t, '<&\">')", "f(t, '<&\">')", "f(t, '&lt;&amp;&quot;&gt;')");
  says(TORCH "(lambda a, b: a)(t, '\x01\x7F')", "'\x01\x7F')", "'" WRONG WRONG "')");
  says(TORCH "t.view(5)", CROSS " t.view(5)", CROSS " t.view(5)");
  says(TORCH "def f(v, s): return v\nf(t,   '\xC3\xA9\xC3\xA9\xC3\xA9" E50 E50 "')", "f(t, '",
       "f(t, '");
}

static void without_tensors_there_is_no_map(void **state) {
  (void)state;
  static const char source[] = "print(1)";
  SwProgram *program = sw_program_run(source, strlen(source), NULL);
  assert_int_equal(sw_program_map_text(program).size, 0);
  assert_int_equal(sw_program_map_svg(program).size, 0);
  assert_int_equal(sw_program_map_html(program).size, 0);
  sw_program_free(program);
}

static void rounds_that_differ_have_their_number(void **state) {
  (void)state;
  static const char grows[] = TORCH "for i in range(3):\n  t = torch.cat([t, t])";
  says(grows, "for i in range(3)  round 2", "for i in range(3)  round 2");
  notes(grows, "\"round\":3");
  says(TORCH "for i in range(3):\n  t = t + 1", "for i in range(3)  " TIMES " 3", "  " TIMES " 3");
}

static void what_is_beyond_the_limits_is_counted(void **state) {
  (void)state;
  says(TORCH "for i in range(51):\n  c = torch.zeros(i)", DOTS " 2 more rows", DOTS " 2 more rows");
  says(TORCH "for i in range(500): t = torch.zeros(i)\nt + 1", " more rows", " more rows");
  says(TORCH "def f(n):\n  for i in range(n):\n    c = torch.zeros(i)\n  return c\nf(60)\nf(61)",
       "more rows", "more rows");
  says(TORCH "def f(v): return v[0]\nf([t] * 10)", "f([t] * 10)", "2 more " ARROW);
  notes(TORCH "x = [t] * 1200", "\"valueMore\":1192");
  notes(TORCH "x = {i: t for i in range(1100)}", "\"valueMore\":1092");
}

/* One row more than there is room for, in the program and in a call. */
static void a_single_row_may_be_left_out(void **state) {
  (void)state;
  char source[16000] = TORCH;
  for (int i = 0; i < 500; i++)
    strcat(source, i % 2 ? "t + 1\n" : "t * 2\n");
  says(source, DOTS " 1 more row\n", DOTS " 1 more row<");
  strcpy(source, TORCH "def f():\n");
  for (int i = 0; i < 501; i++)
    strcat(source, i % 2 ? "  t + 1\n" : "  t * 2\n");
  says(strcat(source, "  t + 3\nf()"), DOTS " 2 more rows", DOTS " 2 more rows");
}

/* A program in whose rows the limit of rows is reached, after `ahead` others. */
static void put_many(int ahead, const char *end, char *out) {
  strcpy(out, TORCH "def g(v): return v.view(-1)\ndef f(v):\n  v.add_(1)\n  return v * 2\n"
                    "def many(n):\n");
  while (ahead-- > 0)
    strcat(out, "  u = t + 1\n");
  strcat(out, "  for i in range(n):\n    for j in range(n):\n      c = f(g(torch.zeros(i, j)))\n"
              "      k = c.size(0)\n      c[:1] = 2\n");
  strcat(out, end);
}

static void a_program_of_many_rows_keeps_the_first_and_what_failed(void **state) {
  (void)state;
  char source[1000];
  for (int ahead = 0; ahead < 9; ahead++) {
    put_many(ahead, "many(16)\n", source);
    says(source, " more rows", " more rows");
  }
  put_many(0, "many(16)\nmany(17)\nmany(18)\nt + 1", source);
  says(source, "t + 1", "t + 1");
  put_many(0, "  return c.view(9999)\nmany(20)", source);
  says(source, CROSS " return c.view(9999)", CROSS " return c.view(9999)");
  put_many(0, "    if i == 18: c.view(9999)\nmany(20)", source);
  says(source, "is invalid for input of size", "is invalid for input of size");
}

static void sizes_of_what_is_made_are_added_up(void **state) {
  (void)state;
  notes(TORCH "x = torch.ones(4, 2)", "\"bytes\":32");
  notes(TORCH "x = torch.ones(1).expand(2**31, 2**31)", "\"bytes\":\"9223372036854775807\"");
  notes(TORCH "x = [torch.ones(1).expand(2**30, 2**30) for i in range(2)]",
        "\"bytes\":\"9223372036854775807\"");
}

#define MODEL                                                                                      \
  "import torch\nfrom torch import nn\nt = torch.zeros(2, 3)\n"                                    \
  "class M(nn.Module):\n  def __init__(self):\n    super().__init__()\n"
#define FORWARD "  def forward(self, x): return x + 1\nM()(t)"

static void parameters_are_counted_once(void **state) {
  (void)state;
  notes(MODEL "    self.a = nn.Linear(3, 4)\n    self.b = self.a\n" FORWARD, "\"parameters\":16");
  notes(MODEL "    self.p = nn.ParameterList([torch.ones(1) for i in range(600)])\n" FORWARD,
        "\"parameters\":null");
  notes(MODEL "    for n in 'ab': setattr(self, n, nn.Parameter(torch.ones(1).expand(2**31, "
              "2**31)))\n" FORWARD,
        "\"parameters\":null");
  notes(MODEL "    self.l = nn.ModuleList([nn.ReLU()] * 4200)\n" FORWARD, "\"parameters\":null");
  says(TORCH
       "class A:\n  f = lambda self, x: x + 1\n  def __call__(self, x): return self.f(x)\nA()(t)",
       "A()(t)", "A()(t)");
}

static void every_name_of_a_dim_is_written(void **state) {
  (void)state;
  says(TORCH "a, b, c, d, e, f, g, h = torch.zeros(2, 3, 4, 5, 6, 7, 8, 9).shape\n"
             "i, j, k, l, m, n, o, p = torch.zeros(11, 12, 13, 14, 15, 16, 17, 18).shape\n"
             "q, r = torch.zeros(21, 22).shape\n"
             "torch.zeros(a, b, c, d, e)\ntorch.zeros(f, g, h, i, j)[:0]\n"
             "torch.zeros(k, l, m)\ntorch.zeros(n, o, p)\ntorch.zeros(q, r)",
       "(q=21, r=22)", "=21</");
}

static void what_was_caught_is_not_what_the_row_shows(void **state) {
  (void)state;
  notes(TORCH "def f(v):\n  try: v.view(5)\n  except RuntimeError: v = v + 1\n  return v\nf(t)",
        "\"outcome\":\"raised\"");
}

/* Siblings are folded only if nothing in them differs. */
static void rows_that_differ_are_not_folded(void **state) {
  (void)state;
  static const char *const different[] = {
      "for v in ([t], {'a': t}, {'b': t}, [t], (1, t), [t, t], [t] * 9, [t] * 10): f(v)",
      "for v in (t, t.double(), t[0], t[:1], t.t()): f(v)",
      "for v in (t, 1, t): f(v)",
      "for i in range(3): g(t, i)",
      "for i in range(4): (t if i % 2 else u).add_(1)",
      "for i in range(4): h(t, i)",
      "for m in (nn.Linear(3, 3), nn.Linear(3, 3, bias=False)): m(t)",
      "for a, b in ((1, t), (t, 1)): c = a + b",
      "for i in range(2): f({'a' + 'b': t, str(i): t})",
      "for n in (60, 61): l(n)",
      "for i in range(2): w(t, i)",
      "x = [f(t) for i in range(1)]\nfor i in range(1): x = f(t)",
      "for i in range(3):\n  try: k(t, i)\n  except ValueError: pass",
  };
  for (size_t i = 0; i < sizeof different / sizeof *different; i++) {
    char source[1200];
    strcpy(source, "import torch\nfrom torch import nn\nt = torch.zeros(2, 3)\nu = t + 1\n"
                   "def f(v): return v\n"
                   "def g(v, i):\n  for j in range(i + 1): w = v * 2\n  return w\n"
                   "def h(v, i):\n  if i % 2:\n    return v + 1\n  return v.view(3, 2)\n"
                   "def k(v, i):\n  if i == 1: raise ValueError('no')\n  return v + 1\n"
                   "def l(n):\n  for i in range(n): c = torch.zeros(i)\n"
                   "def w(v, i): return v.add_(0) if i else v\n");
    strcat(source, different[i]);
    SwProgram *program = sw_program_run(source, strlen(source), NULL);
    SwBytes text = sw_program_map_text(program);
    assert_non_null(text.data);
    assert_null(strstr(text.data, TIMES " 7"));
    sw_program_free(program);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_markup_is_written_as_text),
      cmocka_unit_test(without_tensors_there_is_no_map),
      cmocka_unit_test(rounds_that_differ_have_their_number),
      cmocka_unit_test(what_is_beyond_the_limits_is_counted),
      cmocka_unit_test(a_single_row_may_be_left_out),
      cmocka_unit_test(what_was_caught_is_not_what_the_row_shows),
      cmocka_unit_test(rows_that_differ_are_not_folded),
      cmocka_unit_test(a_program_of_many_rows_keeps_the_first_and_what_failed),
      cmocka_unit_test(sizes_of_what_is_made_are_added_up),
      cmocka_unit_test(parameters_are_counted_once),
      cmocka_unit_test(every_name_of_a_dim_is_written),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
