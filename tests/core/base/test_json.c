/* JSON, and the UTF-8 and formats that it is written of. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/json.h"
#include "base/utf8.h"

static void string_is(const char *bytes, size_t size, const char *expected) {
  SwText text = {0};
  SwJson json = {.out = &text};
  sw_json_string(&json, bytes, size);
  assert_string_equal(sw_text_cstr(&text), expected);
  sw_text_free(&text);
}

static void int_is(int64_t value, const char *expected) {
  SwText text = {0};
  SwJson json = {.out = &text};
  sw_json_int(&json, value);
  assert_string_equal(sw_text_cstr(&text), expected);
  sw_text_free(&text);
}

static void control_characters_are_escaped(void **state) {
  (void)state;
  string_is("\"\\\n\t\r\b\f", 7, "\"\\\"\\\\\\n\\t\\r\\b\\f\"");
  string_is("a\0b", 3, "\"a\\u0000b\"");
  string_is("\x1B\x7F", 2, "\"\\u001b\\u007f\"");
  string_is("\xE2\x89\xA0 1\xF0\x9F\x98\x80", 9, "\"\xE2\x89\xA0 1\xF0\x9F\x98\x80\"");
  string_is("a\xFF\xC3", 3, "\"a\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

static void integers_that_javascript_cannot_hold_are_strings(void **state) {
  (void)state;
  int_is(0, "0");
  int_is(9007199254740991, "9007199254740991");
  int_is(-9007199254740991, "-9007199254740991");
  int_is(9007199254740992, "\"9007199254740992\"");
  int_is(-9007199254740992, "\"-9007199254740992\"");
  int_is(INT64_MIN, "\"-9223372036854775808\"");
}

static void only_well_formed_characters_are_read(void **state) {
  (void)state;
  static const struct {
    const char *bytes;
    int length;
  } cases[] = {
      {"a", 1},
      {"\xC2\x80", 2},
      {"\xC1\x80", 0}, /* overlong */
      {"\x80", 0},
      {"\xC3(", 0},
      {"\xC3", 0},
      {"\xE0\xA0\x80", 3},
      {"\xE0\x9F\xBF", 0}, /* overlong */
      {"\xED\x9F\xBF", 3},
      {"\xED\xA0\x80", 0}, /* a surrogate */
      {"\xEE\x80\x80", 3},
      {"\xF0\x90\x80\x80", 4},
      {"\xF0\x8F\xBF\xBF", 0}, /* overlong */
      {"\xF4\x8F\xBF\xBF", 4},
      {"\xF4\x90\x80\x80", 0}, /* above U+10FFFF */
      {"\xF5\x80\x80\x80", 0},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    assert_int_equal(sw_utf8_length(cases[i].bytes, strlen(cases[i].bytes)), cases[i].length);
  assert_int_equal(sw_utf8_valid_prefix("ab\xC3\xA9\xFF"
                                        "c",
                                        6),
                   4);
  assert_int_equal(sw_utf8_count("a\xC3\xA9\xE2\x89\xA0", 6), 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(control_characters_are_escaped),
      cmocka_unit_test(integers_that_javascript_cannot_hold_are_strings),
      cmocka_unit_test(only_well_formed_characters_are_read),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
