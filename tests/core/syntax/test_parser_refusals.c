/* What the parser refuses: each in a sentence with a place; limits, and memory that ends. */
#include <stdio.h>

#include "parsed.h"

static void refusals_name_what_was_found(void **state) {
  (void)state;
  assert_refused("x = (1 + 2\ny = 3\n", "`(` was never closed", "(");
  assert_refused("f(a, [b)", "`)` does not close `[`: write `]`", ")");
  assert_refused("a)", "`)` was never opened: delete it, or add `(` before it", ")");
  assert_refused("x = 'abc\ny", "unterminated string: add the closing quote '", "'abc");
  assert_refused("a\n  b", "unexpected indent: start the line at the left", "  ");
  assert_refused("if x = 3: y", "`=` is not allowed here; did you mean `==`?", "=");
  assert_refused("f(1\xEF\xBC\x8C 2)", "invalid character '\xEF\xBC\x8C' (U+FF0C): write ','",
                 "\xEF\xBC\x8C");
  assert_refused("x = \xE2\x80\x9C"
                 "a\xE2\x80\x9D",
                 "invalid character '\xE2\x80\x9C' (U+201C): write '\"'", "\xE2\x80\x9C");
  assert_refused("x =", "expected an expression but the line ends here", "");
  assert_refused("if x\n  y", "expected `:` but the line ends here", "");
  assert_refused("if x:\ny", "the block of `if` is missing: indent its lines by 4 spaces", "y");
  assert_refused("f() = 1", "cannot assign to the result of a call; did you mean `==`?", "f()");
  assert_refused("f(a=1, 2)", "a positional argument cannot follow `a=`: move it to the left", "2");
  assert_refused("f(**d, *a)", "a positional argument cannot follow `**`: move it to the left",
                 "*a");
  assert_refused("f(**'a", "unterminated string: add the closing quote '", "'a");
  assert_refused("f(**)", "expected an expression, found `)`", ")");
  assert_refused("def f(**k, a): pass", "expected `)`, found `a`", "a");
  assert_refused("lambda **k, a: 0", "expected `:`, found `a`", "a");
  assert_refused("f(a=1, a=2)", "the argument `a=` is given twice", "a=2");
  assert_refused("f(a.b=1)", "only a name is allowed before `=` here; did you mean `==`?", "a.b");
  assert_refused("None = 1", "cannot assign to None; did you mean `==`?", "None");
  assert_refused("True = 1", "cannot assign to True; did you mean `==`?", "True");
  assert_refused("False = 1", "cannot assign to False; did you mean `==`?", "False");
  assert_refused("... = 1", "cannot assign to `...`; did you mean `==`?", "...");
  assert_refused("1, 'a' = b", "cannot assign to a literal; did you mean `==`?", "1");
  assert_refused("a < b = 1", "cannot assign to a comparison; did you mean `==`?", "a < b");
  assert_refused("a + b = 1", "cannot assign to an expression; did you mean `==`?", "a + b");
  assert_refused("f() += 1", "cannot assign to the result of a call; did you mean `==`?", "f()");
  assert_refused("[a] += 1", "`+=` needs a single target", "[a]");
  assert_refused("[a for a + 1 in b]", "cannot assign to an expression; did you mean `==`?",
                 "a + 1");
  assert_refused("for *a in b: c", "`*` is not allowed here: add a comma after it", "*a");
  assert_refused("[a for *b, *c in d]", "only one target can have a `*`: delete this one", "*c");
  assert_refused("{*a: b}", "expected `,` or `}`, found `:`", ":");
  assert_refused("print x", "`print` needs parentheses: write `print(...)`", "print");
  assert_refused("a b", "expected the end of the line, found `b`", "b");
  assert_refused("else:\n  x", "`else` has no `if` above it at the same indentation", "else");
  assert_refused("elif a: x", "`elif` has no `if` above it at the same indentation", "elif");
  assert_refused("except: x", "`except` has no `try` above it at the same indentation", "except");
  assert_refused("finally: x", "`finally` has no `try` above it at the same indentation",
                 "finally");
  assert_refused("try: x\ny", "expected `except` or `finally`, found `y`", "y");
  assert_refused("nonlocal x", "`nonlocal` is outside of a function", "nonlocal");
  assert_refused("yield x", "`yield` is outside of a function", "yield");
  assert_refused("global 1", "expected a name, found `1`", "1");
  assert_refused("x := 1", "`:=` needs parentheses here; did you mean `=`?", ":=");
  assert_refused("(x.y := 1)", "`:=` needs a name before it", "x.y");
  assert_refused("def f(/): x", "`/` is not allowed here", "/");
  assert_refused("def f(a, /, b, /): x", "`/` is not allowed here", "/");
  assert_refused("def f(*a, /): x", "`/` is not allowed here", "/");
  assert_refused("def f(a, / b): x", "expected `,` or `)`, found `b`", "b");
  assert_refused("break", "`break` is outside of a loop", "break");
  assert_refused("return", "`return` is outside of a function", "return");
  assert_refused("def f(a, a): x", "two parameters are called `a`", "a");
  /* A long name is cut, and never within a character. */
  assert_refused("f(a234567890123456789012345678901234567\u00e4\u00e4\u00e4=1,"
                 " a234567890123456789012345678901234567\u00e4\u00e4\u00e4=2)",
                 "the argument `a234567890123456789012345678901234567\u00e4...=` is given twice",
                 "a234567890123456789012345678901234567\u00e4\u00e4\u00e4=2");
  assert_refused("def f(a, //): x", "expected a parameter, found `//`", "//");
  assert_refused("import a .b", "write the module's name without spaces", " .");
  assert_refused(
      "a bcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
      "expected the end of the line, found `bcdefghijklmnopqrstuvwxyzabcdefghijklmno...`",
      "bcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz");
  assert_refused("(a]", "`]` does not close `(`: write `)`", "]");
  assert_refused("{a)", "`)` does not close `{`: write `}`", ")");
  assert_refused("f(1 2)", "expected `,` or `)`, found `2`", "2");
}

static void assert_limit(const char *text, const char *message) {
  Parsed parsed = parse(text);
  if (message)
    assert_string_equal(parsed.refusal.message, message);
  else
    assert_non_null(parsed.block);
  sw_arena_clear(&parsed.arena);
}

static void assert_keywords(char *text, int count, const char *message) {
  char *at = text + sprintf(text, "f(");
  for (int i = 0; i < count; i++)
    at += sprintf(at, "k%d=1, ", i);
  (void)sprintf(at, ")");
  assert_limit(text, message);
}

static void assert_blocks(char *text, int count, const char *message) {
  char *at = text;
  for (int i = 0; i <= count; i++)
    at += sprintf(at, "%*s%s\n", i, "", i < count ? "try:" : "a");
  for (int i = count; i-- > 0;)
    at += sprintf(at, "%*sexcept: b\n", i, "");
  assert_limit(text, message);
}

static void limits_are_sentences(void **state) {
  (void)state;
  static char text[1100000];
  memset(text, '(', 200);
  assert_refused(text, "nested deeper than 100 brackets", "(");
  memset(text, '-', 5000);
  Parsed parsed = parse(text);
  assert_non_null(strstr(parsed.refusal.message, "nested deeper than 200 levels"));
  sw_arena_clear(&parsed.arena);
  for (size_t i = 0; i < 5000; i++)
    text[i] = i % 2 ? 'a' : ',';
  memcpy(text, "with ", 5);
  parsed = parse(text);
  assert_non_null(strstr(parsed.refusal.message, "nested deeper than 200 levels"));
  sw_arena_clear(&parsed.arena);
  for (size_t i = 0; i < 5000; i++)
    text[i] = i % 2 ? '+' : 'a';
  text[4999] = '\0';
  parsed = parse(text);
  assert_non_null(strstr(parsed.refusal.message, "chains more than 500 operations"));
  sw_arena_clear(&parsed.arena);
  memset(text, '9', 100000);
  text[100000] = '\0';
  parsed = parse(text);
  assert_int_equal(parsed.block->first->kind, SW_NODE_UNSUPPORTED);
  sw_arena_clear(&parsed.arena);
  memset(text, '1', 1001);
  memcpy(text + 1001, ".", 2);
  assert_unsupported(text, "more than 1000 characters", text, 1);
  assert_keywords(text, 100, NULL);
  assert_keywords(text, 101, "more than 100 keyword arguments.");
  assert_blocks(text, 100, NULL);
  assert_blocks(text, 101, "nested deeper than 100 blocks.");
  memset(text, 'a', sizeof text - 1);
  assert_refused(text, "this program is longer than Stridewise reads (1 MiB)", "");
}

static void failing_memory_ends_in_null(void **state) {
  (void)state;
  SwSource source = {"if f'{a}': b = [1, 'x', c.d(e=2, **f)[0:1]]", 43};
  for (size_t limit = 16; limit < 8000; limit += 16) {
    SwArena arena = {.limit = limit};
    SwRefusal refusal;
    SwNode *block = sw_parse(&source, &arena, &refusal);
    bool is_done = block != NULL;
    if (!block) assert_null(refusal.message);
    sw_arena_clear(&arena);
    if (is_done) return;
  }
  fail();
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(refusals_name_what_was_found),
      cmocka_unit_test(limits_are_sentences),
      cmocka_unit_test(failing_memory_ends_in_null),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
