/* Programs that are broken at every token: none is misread, all that is refused has a place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
/* cmocka wants the headers above first. */
#include <cmocka.h>

#include "base/text.h"
#include "syntax/lexer.h"
#include "syntax/parser.h"

/* Together they hold every construct that is parsed. */
static const char *const programs[] = {
    "import torch.nn as nn, math\nfrom numpy.linalg import (norm as n, inv,)\nfrom . import c\n"
    "from ..a.b import d\nfrom x import *\nimport a\n",
    "a = b = (1 + 2) * -x ** ~y @ z // 3 % +4 << 5 >> 6 & 7 | 8 ^ 9\nx[0], *y.z = [c, d] = 1, *e\n"
    "a += 1, 2; b @= c; x: int = 3; x.y: Tensor; z[0]: int\n",
    "p = not a < b <= c is not d not in e is f in g == h != i > j >= k and l or m if n else o\n",
    "f(a, *b, c=1, d=[2])(x for x in y if z if not w)[1:2, ::3, ..., None, :][:][a:][:, ][0,].T\n"
    "f(-9223372036854775808); f(-9223372036854775808 .x); f(-9223372036854775808[0])\n"
    "(x for x in y); g(x for x in y if z)\n",
    "l = [], [1], [1, 2,], [*a, b], [x for x, *y in z for w, in v], {}, {1}, {1, 2,}, {**a}\n"
    "d = {1: 2}, {1: 2, **b, 'c': d,}, {x: y for x in z}, {x for x in y}, (), (1,), (1, *a), (a)\n",
    "s = 'a' \"b\" '''c\nd''' r'\\n' f'{a}b{{c}}{d!r:>10}{e=}{f = !s:5}{g:=3}{h[\"i\"] + 1:.2f}' "
    "'\\x41\\u00e9\\u20ac\\U0001F600\\101\\\n' f'i'\n"
    "f'{a:{b}}'; b'c'; '\\N{DASH}'; '\\ud800'; f'\\N{DASH}'; f'{a!a}'; f'{lambda: b}'\n",
    "def f(a, b: int = 1, *c, d, e=2) -> int:\n    \"\"\"Doc.\"\"\"\n    return\n"
    "def g(*, a): return a, b\ndef h(a, **k): pass\ndef i(a, /): pass\n"
    "l = lambda a, *b, c=1: a; m = lambda: 0\n",
    "@a.b(1)\n\n@c\nclass D(e.F):\n    x: int = 1\n    def g(self): return; pass\n"
    "class H: pass\nclass I(): pass\nclass J(k, l): pass\nclass M(n=o): pass\n@p\nasync def q(): "
    "r\n",
    "if a:\n    b\nelif c: d\nelif e:\n    f\nelse:\n    g\nif h: i; j\nelse: k\n",
    "for i, (j, *k) in x, y:\n    continue\n    if z: break\nelse:\n    w\n"
    "while a: b\nelse: c\nfor l in m: n\nfor o, in p: pass\nfor (*q,) in r: pass\n",
    "try:\n    a\nexcept B as c:\n    raise\nexcept (D, E):\n    raise f(1)\nexcept: g\n"
    "try: a\nexcept* B: c\ntry: d\nfinally: e\ntry: f\nexcept G: h\nelse: i\nraise j from k\n",
    "with torch.no_grad():\n    a\nwith b as c: d\nwith e, f: g\n"
    "del a, b[0], c.d,; assert e, 'f'; assert g\n",
    "match x:\n    case 1:\n        y\nmatch[0]: z\nmatch (a):\n    b\nmatch\nprint(c)\n"
    "if d:\n    if e:\n        match f:\n            case 2: g\n    h\n",
    "%matplotlib inline\n!ls\nx.view?\n%time y = f(x)\nglobal a, b\ndef r():\n    nonlocal b, c\n  "
    "  "
    "x = yield 1; yield; yield from d\nprint((yield)); await c\n"
    "async for d in e: f\n[x for x in y async for z in w]; (a := 1); 2j; 1 .j\n",
    "class R:\n    def __s(self): return self.__t, __u__, __\n    _\n",
    "0x_fF + 0o17 + 0b1 + 1_0.5e-3 + .5 + 1. + 1e+5; True, False, None; 18446744073709551616\n"
    "99999999999999999999999999 + 1\n",
};
#define PROGRAMS (sizeof programs / sizeof *programs)

/* -- What holds of whatever is parsed ----------------------------------------------------------
 */

static void assert_inside(const SwNode *node, size_t size) {
  assert_true(node->span.start <= node->span.end && node->span.end <= size);
  for (const SwNode *child = node->first; child; child = child->next)
    assert_inside(child, size);
}

/* Parsed, or refused in a sentence with a place; in memory of its own size, so that reading behind
 * it is seen. */
static void assert_told(const char *text, size_t size) {
  char *own = malloc(size + !size);
  assert_non_null(own);
  memcpy(own, text, size);
  SwSource source = {own, size};
  SwArena arena = {0};
  SwRefusal refusal;
  const SwNode *block = sw_parse(&source, &arena, &refusal);
  if ((block != NULL) == (refusal.message != NULL))
    fail_msg("%.*s\nparsed: %d, refused: %s", (int)size, text, block != NULL, refusal.message);
  if (block) {
    assert_inside(block, size);
  } else {
    assert_non_null(strchr(".?", refusal.message[strlen(refusal.message) - 1]));
    assert_true(refusal.span.start <= refusal.span.end && refusal.span.end <= size);
  }
  sw_arena_clear(&arena);
  free(own);
}

/* -- Broken at each token -----------------------------------------------------------------------
 */

typedef void Break(SwText *out, const char *text, size_t size, SwSpan token);

static void cut_short(SwText *out, const char *text, size_t size, SwSpan token) {
  (void)size;
  sw_text_bytes(out, text, token.start);
}

static void leave_out(SwText *out, const char *text, size_t size, SwSpan token) {
  sw_text_bytes(out, text, token.start);
  sw_text_bytes(out, text + token.end, size - token.end);
}

static void put_before(SwText *out, const char *text, size_t size, SwSpan token, const char *word) {
  sw_text_bytes(out, text, token.start);
  sw_text_put(out, word);
  sw_text_bytes(out, text + token.start, size - token.start);
}

static void put_what_is_no_token(SwText *out, const char *text, size_t size, SwSpan token) {
  put_before(out, text, size, token, "$");
}

static void put_a_number(SwText *out, const char *text, size_t size, SwSpan token) {
  put_before(out, text, size, token, " 0 ");
}

static void put_a_star(SwText *out, const char *text, size_t size, SwSpan token) {
  put_before(out, text, size, token, " * ");
}

static void put_a_comma(SwText *out, const char *text, size_t size, SwSpan token) {
  put_before(out, text, size, token, ",");
}

static void put_a_colon(SwText *out, const char *text, size_t size, SwSpan token) {
  put_before(out, text, size, token, ":");
}

static void put_what_is_not_run(SwText *out, const char *text, size_t size, SwSpan token) {
  put_before(out, text, size, token, " 2j ");
}

static void put_in_the_place(SwText *out, const char *text, size_t size, SwSpan token) {
  sw_text_bytes(out, text, token.start);
  sw_text_put(out, " if ");
  sw_text_bytes(out, text + token.end, size - token.end);
}

static Break *const breaks[] = {cut_short,    leave_out,           put_what_is_no_token,
                                put_a_number, put_a_star,          put_a_comma,
                                put_a_colon,  put_what_is_not_run, put_in_the_place};

static void break_each_token(const char *text, Break *broken) {
  SwSource source = {text, strlen(text)};
  SwArena arena = {0};
  SwRefusal refusal = {0};
  SwLexer lexer;
  SwToken token = {0};
  SwText out = {0};
  sw_lexer_init(&lexer, &source, &arena, &refusal);
  while (sw_lexer_next(&lexer, &token) && token.kind != SW_TOKEN_END) {
    sw_text_clear(&out);
    broken(&out, text, source.size, token.span);
    assert_told(sw_text_cstr(&out), out.size);
  }
  assert_null(refusal.message);
  sw_text_free(&out);
  sw_arena_clear(&arena);
}

static void what_is_broken_at_a_token_is_refused_with_a_place_in_it(void **state) {
  (void)state;
  for (size_t i = 0; i < PROGRAMS; i++) {
    for (size_t k = 0; k < sizeof breaks / sizeof *breaks; k++)
      break_each_token(programs[i], breaks[k]);
  }
}

static void a_program_may_end_behind_any_byte(void **state) {
  (void)state;
  for (size_t i = 0; i < PROGRAMS; i++) {
    for (size_t size = 0; size <= strlen(programs[i]); size++)
      assert_told(programs[i], size);
  }
  assert_told("a\0b", 3);
}

/* -- Too deep -----------------------------------------------------------------------------------
 */

/* What is repeated begins far below the limits of nesting and height, and ends beyond them. */
static void assert_told_at_each_depth(const char *before, const char *repeated, const char *last,
                                      int from, int to) {
  SwText text = {0};
  for (int depth = from; depth <= to; depth++) {
    sw_text_clear(&text);
    sw_text_put(&text, before);
    for (int i = 0; i < depth; i++)
      sw_text_put(&text, repeated);
    sw_text_put(&text, last);
    assert_told(sw_text_cstr(&text), text.size);
  }
  sw_text_free(&text);
}

static void what_is_too_deep_is_refused_wherever_the_limit_is_met(void **state) {
  (void)state;
  assert_told_at_each_depth("", "-", "f'{a}'", 180, 210);
  assert_told_at_each_depth("", "not ", "not a", 180, 210);
  assert_told_at_each_depth("", "lambda: ", "a", 180, 210);
  assert_told_at_each_depth("", "a if b else ", "a", 180, 210);
  assert_told_at_each_depth("if a: b\n", "elif c: d\n",
                            "else:\n try:\n  try:\n   try:\n    try:\n     e\n", 180, 210);
  assert_told_at_each_depth("if a: b\n", "elif c: d\n", "else:\n try:\n  if e: f\n", 180, 210);
  assert_told_at_each_depth("a", "+a", "", 480, 510);
  assert_told_at_each_depth("a", " and a", "", 480, 510);
  assert_told_at_each_depth("a", " and a", " and a or a or a", 480, 510);
  assert_told_at_each_depth("a", "()", "", 480, 510);
  assert_told_at_each_depth("{a", "+a", "}", 480, 510);
  assert_told_at_each_depth("f(a", "+a", ")", 480, 510);
  assert_told_at_each_depth("f(a", "+a", ", b)", 480, 510);
  assert_told_at_each_depth("a[a", "+a", ":, b]", 480, 510);
  assert_told_at_each_depth("a", "+a", " if b else c", 480, 510);
  assert_told_at_each_depth("a", "+a", ", b", 480, 510);
  assert_told_at_each_depth("a", "+a", " < b", 480, 510);
}

/* -- Memory -------------------------------------------------------------------------------------
 */

/* Of an arena each allocation in turn is the first that is not there to be had. */
static void assert_ends_without_memory(const char *text) {
  SwSource source = {text, strlen(text)};
  SwArena whole = {0};
  SwRefusal refusal;
  const SwNode *block = sw_parse(&source, &whole, &refusal);
  if (!block) fail_msg("%s\n%s", text, refusal.message);
  for (size_t limit = 16; limit < whole.used; limit += 16) {
    SwArena arena = {.limit = limit};
    assert_null(sw_parse(&source, &arena, &refusal));
    if (refusal.message) fail_msg("%s\nlimit %zu: %s", text, limit, refusal.message);
    assert_true(arena.failed);
    sw_arena_clear(&arena);
  }
  sw_arena_clear(&whole);
}

static void where_memory_ends_nothing_is_parsed_and_nothing_is_refused(void **state) {
  (void)state;
  for (size_t i = 0; i < PROGRAMS; i++)
    assert_ends_without_memory(programs[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_broken_at_a_token_is_refused_with_a_place_in_it),
      cmocka_unit_test(a_program_may_end_behind_any_byte),
      cmocka_unit_test(what_is_too_deep_is_refused_wherever_the_limit_is_met),
      cmocka_unit_test(where_memory_ends_nothing_is_parsed_and_nothing_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
