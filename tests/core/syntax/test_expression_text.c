/* What is told of the text of an expression alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
/* cmocka wants the headers above first. */
#include <cmocka.h>

#include "syntax/expression_text.h"

static bool is_compound(const char *text) {
  return sw_text_is_compound(text, strlen(text));
}

static void operators_outside_of_brackets_make_it_compound(void **state) {
  (void)state;
  assert_true(is_compound("a + b"));
  assert_true(is_compound("-a"));
  assert_true(is_compound("f(a) @ b[0]"));
  assert_false(is_compound("a"));
  assert_false(is_compound("f(a + b)[c - d].e_1"));
  assert_false(is_compound("{a: -b}"));
  assert_false(is_compound("(a + b)"));
  assert_false(is_compound("\xC3\xA9"));
}

static void assert_call(const char *text, const char *name, const char *arguments) {
  SwCallText call;
  assert_true(sw_call_text(text, strlen(text), &call));
  assert_int_equal(call.open - call.name, strlen(name));
  assert_memory_equal(text + call.name, name, strlen(name));
  assert_int_equal(call.close - call.open - 1, strlen(arguments));
  assert_memory_equal(text + call.open + 1, arguments, strlen(arguments));
}

static void a_call_at_the_end_has_a_name_and_brackets(void **state) {
  (void)state;
  assert_call("x.view(2, 3)", "view", "2, 3");
  assert_call("f()", "f", "");
  assert_call("f(a)(b)[0].g([c], {d: (e)})", "g", "[c], {d: (e)}");
}

static void what_ends_in_no_call_of_a_name_is_none(void **state) {
  (void)state;
  static const char *const texts[] = {"",        "x",  "(a)", "f(a)[0]", "f('a')", "f(\"a\")",
                                      "f(a)(b)", "a)", ")",   "[a)",     "{a)",    "+(a)"};
  SwCallText call;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    if (sw_call_text(texts[i], strlen(texts[i]), &call)) fail_msg("%s: a call", texts[i]);
  }
}

static void commas_outside_of_brackets_part_items(void **state) {
  (void)state;
  static const char text[] = "f( a , (b, c),[d, e],\t{f, g},, h,\n)";
  static const char *const expected[] = {"a", "(b, c)", "[d, e]", "{f, g}", "h"};
  SwTextPart items[5];
  assert_int_equal(sw_text_items(text, 2, strlen(text) - 1, items, 5), 5);
  for (int i = 0; i < 5; i++) {
    assert_int_equal(items[i].to - items[i].from, strlen(expected[i]));
    assert_memory_equal(text + items[i].from, expected[i], strlen(expected[i]));
  }
  SwTextPart few[2] = {{0, 0}, {7, 7}};
  assert_int_equal(sw_text_items(text, 2, strlen(text) - 1, few, 1), 5);
  assert_int_equal(few[0].from, 3);
  assert_int_equal(few[1].from, 7);
  assert_int_equal(sw_text_items("()", 1, 1, items, 5), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operators_outside_of_brackets_make_it_compound),
      cmocka_unit_test(a_call_at_the_end_has_a_name_and_brackets),
      cmocka_unit_test(what_ends_in_no_call_of_a_name_is_none),
      cmocka_unit_test(commas_outside_of_brackets_part_items),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
