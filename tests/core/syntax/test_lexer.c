/* The lexer: tokens, layout, pasted material, places. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
/* cmocka wants the headers above first. */
#include <cmocka.h>

#include "base/text.h"
#include "syntax/lexer.h"

static void put_token(SwText *out, const SwSource *source, SwToken token) {
  static const char *const layout[] = {"$", "NL", ">", "<"};
  if (out->size) sw_text_char(out, ' ');
  if (token.kind <= SW_TOKEN_DEDENT)
    sw_text_put(out, layout[token.kind]);
  else
    sw_text_bytes(out, source->bytes + token.span.start, token.span.end - token.span.start);
}

/* Token texts with a space between; NL, > and < for line end, indent and dedent. */
static void assert_tokens(const char *text, const char *expected) {
  SwSource source = {text, strlen(text)};
  SwArena arena = {0};
  SwRefusal refusal = {0};
  SwText out = {0};
  SwLexer lexer;
  SwToken token = {0};
  sw_lexer_init(&lexer, &source, &arena, &refusal);
  do {
    if (!sw_lexer_next(&lexer, &token)) fail_msg("%s: %s", text, refusal.message);
    put_token(&out, &source, token);
  } while (token.kind != SW_TOKEN_END);
  assert_string_equal(sw_text_cstr(&out), expected);
  sw_text_free(&out);
  sw_arena_clear(&arena);
}

static void assert_refused(const char *text, size_t size, const char *message) {
  SwSource source = {text, size};
  SwArena arena = {0};
  SwRefusal refusal = {0};
  SwLexer lexer;
  SwToken token = {0};
  sw_lexer_init(&lexer, &source, &arena, &refusal);
  while (sw_lexer_next(&lexer, &token) && token.kind != SW_TOKEN_END)
    continue;
  assert_non_null(refusal.message);
  /* Every refusal is a sentence: the full stop is left out of the expectations. */
  size_t length = strlen(message);
  assert_memory_equal(refusal.message, message, length);
  assert_string_equal(refusal.message + length, strchr(".?", message[length - 1]) ? "" : ".");
  sw_arena_clear(&arena);
}

static void the_longest_symbol_wins(void **state) {
  (void)state;
  assert_tokens("a**=b//c...d!=e->f:=g", "a **= b // c ... d != e -> f := g NL $");
  assert_tokens("x[::2]", "x [ : : 2 ] NL $");
}

static void names_numbers_and_strings_end_where_python_ends_them(void **state) {
  (void)state;
  assert_tokens("x1.T 1.5.T 1..T Rb'x' 'a\\'b' \"\"\"a\"b\"\"\"",
                "x1 . T 1.5 . T 1. . T Rb'x' 'a\\'b' \"\"\"a\"b\"\"\" NL $");
  assert_tokens("\xC3\xA9t\xC3\xA9 = \xE5\x90\x8D", "\xC3\xA9t\xC3\xA9 = \xE5\x90\x8D NL $");
  assert_tokens("0_0 00 1e+3 x'a'", "0_0 00 1e+3 x 'a' NL $");
  assert_refused("0_7", 3, "`0_7` begins with 0: delete the leading zeros");
  assert_refused("1abc", 4, "`1abc` is not a number: put a space or an operator after its digits");
  assert_refused("007", 3, "`007` begins with 0: delete the leading zeros");
}

static void indentation_becomes_tokens(void **state) {
  (void)state;
  assert_tokens("a\n  b\n\n # c\n  d\n    e\nf", "a NL > b NL d NL > e NL < < f NL $");
  assert_tokens("a\n  b", "a NL > b NL < $");
  assert_tokens("a\n  \fb\t\fc", "a NL b c NL $");
  assert_refused("a\n  b\n c", 8,
                 "this indentation matches no line above: align it with the block it belongs to");
  assert_refused("a\n        b\n\tc", 14,
                 "tabs and spaces are mixed in this indentation: use spaces only");
}

static void line_breaks_in_brackets_mean_nothing(void **state) {
  (void)state;
  assert_tokens("f(\n  a, # b\n\n c)\nd", "f ( a , c ) NL d NL $");
  assert_tokens("a \\\n  b\n", "a b NL $");
  assert_tokens("a\r", "a NL $");
  assert_refused("a \\", 3, "no line follows this `\\`: delete it");
  assert_refused("a \\\n", 4, "no line follows this `\\`: delete it");
}

static void prompts_leave_only_the_program(void **state) {
  (void)state;
  assert_tokens(">>> a = [\n... 1]\n>>>\n>>> a\n[1]\n>>> for i in a:\n...     i\n...\n1\n>>> b",
                "a = [ 1 ] NL a NL for i in a : NL > i NL < b NL $");
  assert_tokens("In [1]: a = (\n   ...: 2)\n   ...: \nOut[1]: 2\n\nIn [12]: a",
                "a = ( 2 ) NL a NL $");
  assert_tokens(">>>a\n  In[ ]: b\nIn [ 3 ]:c", "a NL b NL c NL $");
  assert_tokens("In", "In NL $");
  assert_refused("In  [1", 6, "`[` was never closed");
  assert_tokens("In [1]", "In [ 1 ] NL $");
  assert_tokens("In [-1]: b", "In [ - 1 ] : b NL $");
  assert_tokens("In  x", "In x NL $");
  assert_tokens("In [a]: b", "In [ a ] : b NL $");
  assert_tokens("  >>> x\n  tensor([[1., ...,\n        ..., 2.]])", "x NL $");
  assert_tokens(">>> '''a\n... b'''", "'''a\n... b''' NL $");
}

static void copy_labels_are_skipped(void **state) {
  (void)state;
  assert_tokens("Copy code\na", "a NL $");
  assert_tokens("\n Copy \n\n>>> a", "a NL $");
  assert_tokens("Copy code \t\na", "a NL $");
  assert_tokens("a\nCopy", "a NL Copy NL $");
}

static void broken_text_is_refused(void **state) {
  (void)state;
  assert_refused("a \xFF", 3, "this byte is not UTF-8 text");
  assert_refused("a\0b", 3, "invalid character U+0000: delete it");
  assert_refused("a\xC2\xA0= 1", 6,
                 "invalid character '\xC2\xA0' (U+00A0): write an ordinary space");
  assert_refused("a\x7F", 2, "invalid character U+007F: delete it");
  assert_refused("a\xE2\x80\x83", 4,
                 "invalid character '\xE2\x80\x83' (U+2003): write an ordinary space");
  assert_refused("\xEF\xBC\x87", 3, "invalid character '\xEF\xBC\x87' (U+FF07): write \"'\"");
  assert_refused("\xEF\xBD\x9F", 3, "invalid character '\xEF\xBD\x9F' (U+FF5F): delete it");
  assert_refused("a\xE2\x80\x8B", 4, "invalid character '\xE2\x80\x8B' (U+200B): delete it");
  assert_refused("a $ b", 5, "invalid character '$' (U+0024): delete it");
  assert_refused("a \\ b", 5,
                 "`\\` must be the last character of its line: delete it or what follows it");
  assert_refused("'''a\nb", 6, "unterminated string: add the closing quote '''");
}

static void places_count_characters_from_one(void **state) {
  (void)state;
  SwSource source = {"\xEF\xBB\xBF"
                     "a\xC3\xA9"
                     "b\r\nc\rd\ne",
                     13};
  SwPlace place = sw_source_place(&source, 6);
  assert_int_equal(place.line, 1);
  assert_int_equal(place.column, 3);
  place = sw_source_place(&source, 9);
  assert_int_equal(place.line, 2);
  assert_int_equal(place.column, 1);
  place = sw_source_place(&source, 11);
  assert_int_equal(place.line, 3);
  place = sw_source_place(&source, 99);
  assert_int_equal(place.line, 4);
  assert_int_equal(place.column, 1);
  place = sw_source_place(&(SwSource){"a\r", 2}, 2);
  assert_int_equal(place.line, 2);
  assert_int_equal(place.column, 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_longest_symbol_wins),
      cmocka_unit_test(names_numbers_and_strings_end_where_python_ends_them),
      cmocka_unit_test(indentation_becomes_tokens),
      cmocka_unit_test(line_breaks_in_brackets_mean_nothing),
      cmocka_unit_test(prompts_leave_only_the_program),
      cmocka_unit_test(copy_labels_are_skipped),
      cmocka_unit_test(broken_text_is_refused),
      cmocka_unit_test(places_count_characters_from_one),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
