/* The parser: trees as s-expressions, spans, and what is not run. */
#include "base/text.h"
#include "parsed.h"
#include "syntax_tree.h"

/* The statements' trees, one behind the other. */
static void assert_tree(const char *text, const char *expected) {
  Parsed parsed = parse(text);
  SwText out = {0};
  if (!parsed.block) fail_msg("%s: refused: %s", text, parsed.refusal.message);
  for (const SwNode *node = parsed.block->first; node; node = node->next) {
    if (out.size) sw_text_char(&out, ' ');
    syntax_tree_dump(&out, node);
  }
  assert_string_equal(sw_text_cstr(&out), expected);
  sw_text_free(&out);
  sw_arena_clear(&parsed.arena);
}

static void assert_statement_spans(const char *text, int count, const char *const *spans) {
  Parsed parsed = parse(text);
  if (!parsed.block) fail_msg("%s: refused: %s", text, parsed.refusal.message);
  const SwNode *node = parsed.block->first;
  for (int i = 0; i < count; i++, node = node->next) {
    assert_non_null(node);
    assert_span(&parsed, node->span, spans[i]);
  }
  assert_null(node);
  sw_arena_clear(&parsed.arena);
}

/* -- Expressions --------------------------------------------------------------------------------
 */

static void operators_bind_as_in_python(void **state) {
  (void)state;
  assert_tree("a + b * c", "(+ a (* b c))");
  assert_tree("a - b - c", "(- (- a b) c)");
  assert_tree("-a ** -b ** c", "(neg (** a (neg (** b c))))");
  assert_tree("a | b ^ c & d << e", "(| a (^ b (& c (<< d e))))");
  assert_tree("a @ b // c % d / e", "(/ (% (// (@ a b) c) d) e)");
  assert_tree("not a == b and c or d", "(or (and (not (compare a == b)) c) d)");
  assert_tree("a if b else c if d else e", "(if-else a b (if-else c d e))");
  assert_tree("~+a", "(~ (pos a))");
  assert_tree("(a + b) * c", "(* (+ a b) c)");
}

static void comparisons_chain(void **state) {
  (void)state;
  assert_tree("a < b + c <= -d", "(compare a < (+ b c) <= (neg d))");
  assert_tree("a is not None", "(compare a is-not (none))");
  assert_tree("a not in b in c", "(compare a not-in b in c)");
  assert_tree("a is not b != c", "(compare a is-not b != c)");
}

static void tuples_need_commas_not_parentheses(void **state) {
  (void)state;
  assert_tree("(a)", "a");
  assert_tree("(a,)", "(tuple a)");
  assert_tree("a,", "(tuple a)");
  assert_tree("()", "(tuple)");
  assert_tree("a, (b, c)", "(tuple a (tuple b c))");
  assert_tree("[a, *b,]", "(list a (starred b))");
}

static void trailers_follow_atoms(void **state) {
  (void)state;
  assert_tree("x.f(1, *s, dim=-1)[0].T",
              "(.T (index (call (.f x) 1 (starred s) (dim= (neg 1))) 0))");
  assert_tree("x[1:2, ..., None, ::-1, :]",
              "(index x (tuple (slice 1 2 (absent)) (ellipsis) (none) "
              "(slice (absent) (absent) (neg 1)) (slice (absent) (absent) (absent))))");
  assert_tree("f(**d, a=1, **e)", "(call f (**= d) (a= 1) (**= e))");
  assert_tree("x[0,]", "(index x (tuple 0))");
  assert_tree("x[()]", "(index x (tuple))");
  assert_tree("f(a=1, *b, *c or d)", "(call f (a= 1) (starred b) (starred (or c d)))");
}

/* IPython's lines; %time binds what its line binds. */
static void lines_for_a_notebook_are_passed_over(void **state) {
  (void)state;
  assert_tree("%matplotlib inline", "(magic)");
  assert_tree("!pip install \"torch\" (1", "(magic)");
  assert_tree("  # a comment\n%load_ext autoreload  # ]", "(magic)");
  assert_tree("x.view?", "(magic)");
  assert_tree("np.sum?? # help", "(magic)");
  assert_tree("?x", "(magic)");
  assert_tree("%%time", "(magic)");
  assert_tree("%timeit x + 1", "(magic)");
  assert_tree("%time y = a % b", "(assign y (% a b))");
  assert_tree("if a:\n  !ls\n  b", "(if a (block (magic) b) (absent))");
  assert_tree("a = (b\n% c)", "(assign a (% b c))");
  assert_tree("a = b \\\n% c", "(assign a (% b c))");
}

static void numbers_have_their_values(void **state) {
  (void)state;
  assert_tree("1_000, 0x_fF, 0o17, 0b11, 00", "(tuple 1000 255 15 3 0)");
  assert_tree("1., .5, 1e3, 1_0.0_1, 1.5e-1", "(tuple 1000m 500m 1000000m 10010m 150m)");
  assert_tree("9223372036854775807", "9223372036854775807");
  assert_tree("-9223372036854775808", "-9223372036854775808");
  assert_unsupported("9223372036854775808\n1", "9223372036854775808 is larger than Stridewise's",
                     "9223372036854775808", 2);
  assert_unsupported("a -9223372036854775808", "larger", "a -9223372036854775808", 1);
  assert_unsupported("-9223372036854775808 ** 2", "larger", "-9223372036854775808 ** 2", 1);
  assert_tree("1e+3", "1000000m");
  assert_tree("--9223372036854775808", "(neg -9223372036854775808)");
  assert_unsupported("18446744073709551616", "larger", "18446744073709551616", 1);
  assert_unsupported("-9223372036854775808[0]", "larger", "-9223372036854775808[0]", 1);
  assert_unsupported("x = 2j", "complex numbers", "x = 2j", 1);
}

static void strings_are_decoded_and_joined(void **state) {
  (void)state;
  assert_tree("'a' \"b\" '''c'''", "'abc'");
  assert_tree("'\\n\\t\\\\\\'\\x41\\101\\u00e9\\U0001F600\\q'",
              "'\n\t\\'AA\xC3\xA9\xF0\x9F\x98\x80\\q'");
  assert_tree("r'\\n'", "'\\n'");
  assert_tree("'a\\\nb'", "'ab'");
  assert_tree("'''a\r\nb'''", "'a\nb'");
  assert_tree("''", "''");
  assert_tree("'\\18\\1a\\1 \\1' '\\u20ac'", "'\1"
                                             "8\1a\1 \1\xE2\x82\xAC'");
  assert_tree("'a\\\rb'", "'ab'");
  assert_unsupported("'\\ud800'", "no character", "'\\ud800'", 1);
  assert_unsupported("'\\U00110000'", "no character", "'\\U00110000'", 1);
  assert_unsupported("b'a'", "bytes", "b'a'", 1);
  assert_unsupported("'\\N{DASH}'", "\\N", "'\\N{DASH}'", 1);
  assert_refused("'\\x4'", "this escape lacks digits: write \\xhh, \\uhhhh or \\Uhhhhhhhh", "\\x4");
}

static void fstrings_have_fields(void **state) {
  (void)state;
  assert_tree("f'a{b}c'", "(fstring 'a' (format b) 'c')");
  assert_tree("f'{a!r:>10}' 'x' f'{{}}'", "(fstring (format!r:>10 a) 'x{}')");
  assert_tree("f'{x.shape[0] + 1:.2f}'", "(fstring (format:.2f (+ (index (.shape x) 0) 1)))");
  assert_tree("f'{a:=10}{b != c}'", "(fstring (format:=10 a) (format (compare b != c)))");
  assert_tree("f'{f\"{a}\"}'", "(fstring (format (fstring (format a))))");
  assert_tree("f'{x[\"k\"]}'", "(fstring (format (index x 'k')))");
  assert_tree("f'\\{a}'", "(fstring '\\' (format a))");
  assert_tree(
      "f'{a=}{b = }{c=:5}{d=!s}'",
      "(fstring 'a=' (format!r a) 'b = ' (format!r b) 'c=' (format:5 c) 'd=' (format!s d))");
  assert_unsupported("f'{a!a}'", "`!a`", "f'{a!a}'", 1);
  assert_refused("f'{a!z}'", "expected `!r` or `!s` here", "!");
  assert_refused("f'{a='", "expected `}` here, to close the field of the f-string", "");
  assert_refused("f'{a:x'", "expected `}` here, to close the field of the f-string", "");
  assert_refused("f'{a!r'", "expected `}` here, to close the field of the f-string", "");
  assert_refused("f'{a!rb}'", "expected `}` here, to close the field of the f-string", "b");
  assert_refused("f'{$}'", "invalid character '$' (U+0024): delete it", "$");
  assert_refused("f'{a}\\x4'", "this escape lacks digits: write \\xhh, \\uhhhh or \\Uhhhhhhhh",
                 "\\x4");
  assert_unsupported("f'{a:{b}}'", "inside a format", "f'{a:{b}}'", 1);
  assert_refused("f'{a'", "expected `}` but the string ends here", "");
  assert_refused("f'}'", "`}` is alone in this f-string: write `}}`", "}");
  assert_refused("f'{}'", "expected an expression, found `}`", "}");
}

static void spans_include_parentheses_of_operands(void **state) {
  (void)state;
  Parsed parsed = parse("(x + y).size()");
  const SwNode *call = parsed.block->first->first;
  const SwNode *attribute = call->first;
  assert_span(&parsed, call->span, "(x + y).size()");
  assert_span(&parsed, attribute->span, "(x + y).size");
  assert_span(&parsed, attribute->name_span, "size");
  assert_span(&parsed, attribute->first->span, "x + y");
  assert_span(&parsed, attribute->first->name_span, "+");
  sw_arena_clear(&parsed.arena);
}

/* -- Statements ---------------------------------------------------------------------------------
 */

static void statements_of_one_line(void **state) {
  (void)state;
  assert_tree("a = b = 1; c, d = e", "(assign a b 1) (assign (tuple c d) e)");
  assert_tree("a[0] += 1", "(+= (index a 0) 1)");
  assert_tree("a -= b; a *= b; a /= b; a //= b; a %= b; a **= b",
              "(-= a b) (*= a b) (/= a b) (//= a b) (%= a b) (**= a b)");
  assert_tree("a @= b; a &= b; a |= b; a ^= b; a <<= b; a >>= b",
              "(@= a b) (&= a b) (|= a b) (^= a b) (<<= a b) (>>= a b)");
  assert_tree("\\\n\na", "a");
  assert_tree("import torch.nn, numpy as np;", "(import torch.nn torch numpy np)");
  assert_tree("from a.b import (c as d, e,)", "(from a.b c d e e)");
  assert_tree("del a, b[0]", "(del a (index b 0))");
  assert_tree("pass; assert a, 'm'; assert b", "(pass) (assert a 'm') (assert b (absent))");
}

static void blocks_are_made_by_indentation(void **state) {
  (void)state;
  assert_tree("if a:\n  b\n\n  # c\n  c\nelif d: e\nelse:\n\tf\ng",
              "(if a (block b c) (block (if d (block e) (block f)))) g");
  assert_tree("for i, j in x:\n    for k in y: pass\n    i",
              "(for (tuple i j) x (block (for k y (block (pass)) (absent)) i) (absent))");
  assert_tree("try:\n  a\nexcept E as e:\n  b\nexcept: c",
              "(try (block a) (except:e E (block b)) (except (absent) (block c)))");
  assert_tree("with torch.no_grad():\n a", "(with (call (.no_grad torch)) (block a))");
}

static void lines_join_and_layout_is_tolerated(void **state) {
  (void)state;
  assert_tree("\xEF\xBB\xBF"
              "a = [1, # \xEF\xBC\x8C\r\n 2]\r\n\r\nb\\\r\n + 1",
              "(assign a (list 1 2)) (+ b 1)");
  assert_tree("", "");
  assert_tree("# only\n   \n\t# comments", "");
  assert_tree("a\rb", "a b");
}

static void statement_spans_are_pythons(void **state) {
  (void)state;
  assert_statement_spans("(x + y).size() ; (z)  # c\nx = (y)", 3,
                         (const char *const[]){"(x + y).size()", "(z)", "x = (y)"});
  assert_statement_spans("if a:\n    b\n\nc", 2, (const char *const[]){"if a:\n    b", "c"});
}

static void unsupported_python_is_one_statement(void **state) {
  (void)state;
  assert_unsupported("@a\n@b(1)\nclass C(A, b=B):\n  x: int\ny", "classes with keywords",
                     "@a\n@b(1)\nclass C(A, b=B):\n  x: int", 2);
  assert_unsupported("match x:\n  case 1:\n    y\nz", "`match`", "match x:\n  case 1:\n    y", 2);
  assert_unsupported("match (x):\n  case 1:\n    y\nz", "`match`", "match (x):\n  case 1:\n    y",
                     2);
  assert_unsupported("class C(*a): b", "keywords", "class C(*a): b", 1);
  assert_unsupported("class C(**a): b", "keywords", "class C(**a): b", 1);
  assert_unsupported("print((yield x))", "`yield`", "print((yield x))", 1);
  assert_unsupported("f'{lambda: 1}'; y", "`lambda`", "f'{lambda: 1}'", 2);
  assert_tree("if x:\n  f = {yield 1}\n  y", "(if x (block (unsupported) y) (absent))");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operators_bind_as_in_python),
      cmocka_unit_test(comparisons_chain),
      cmocka_unit_test(tuples_need_commas_not_parentheses),
      cmocka_unit_test(trailers_follow_atoms),
      cmocka_unit_test(lines_for_a_notebook_are_passed_over),
      cmocka_unit_test(numbers_have_their_values),
      cmocka_unit_test(strings_are_decoded_and_joined),
      cmocka_unit_test(fstrings_have_fields),
      cmocka_unit_test(spans_include_parentheses_of_operands),
      cmocka_unit_test(statements_of_one_line),
      cmocka_unit_test(blocks_are_made_by_indentation),
      cmocka_unit_test(lines_join_and_layout_is_tolerated),
      cmocka_unit_test(statement_spans_are_pythons),
      cmocka_unit_test(unsupported_python_is_one_statement),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
