#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "base/text_format.h"

__attribute__((format(printf, 2, 3))) static void expect(const char *expected, const char *format,
                                                         ...) {
  SwText text = {0};
  va_list args;
  va_start(args, format);
  sw_text_format(&text, format, args);
  va_end(args);
  assert_string_equal(sw_text_cstr(&text), expected);
  sw_text_free(&text);
}

static void conversions_fill_a_text(void **state) {
  (void)state;
  expect("a-5b", "a%d%c", -5, 'b');
  expect("abc|ab|abc", "%s|%.2s|%.9s", "abc", "abc", "abc");
  expect("ab|", "%.*s|%.0s", 2, "abc", "abc");
  expect("00E9 1F600 FFFFFFFF", "%04X %04X %04X", 0xE9u, 0x1F600u, UINT32_MAX);
}

/* Not to be known by the compiler, which warns of it. */
static const char *const unknown[] = {"a%", "a%9", "a%qb"};

static void what_is_no_conversion_ends_the_text(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
    expect("a", unknown[i], 0);
}

static void a_text_beyond_all_memory_is_lost(void **state) {
  (void)state;
  SwText text = {0};
  sw_text_put(&text, "a");
  sw_text_bytes(&text, "b", SIZE_MAX / 2 + 2);
  assert_true(text.failed);
  assert_true(sw_text_is_lost(sw_text_cstr(&text), text.size));
  sw_text_put(&text, "c");
  assert_true(sw_text_is_lost(sw_text_cstr(&text), text.size));
  sw_text_clear(&text);
  sw_text_put(&text, "d");
  assert_string_equal(sw_text_cstr(&text), "d");
  sw_text_free(&text);
}

static void what_begins_alike_is_not_lost(void **state) {
  (void)state;
  assert_true(sw_text_is_lost("\xFF\1 and more", 11));
  assert_false(sw_text_is_lost("\xFF\xFE", 2));
  assert_false(sw_text_is_lost("\xFF", 1));
  assert_false(sw_text_is_lost("", 0));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(conversions_fill_a_text),
      cmocka_unit_test(what_is_no_conversion_ends_the_text),
      cmocka_unit_test(a_text_beyond_all_memory_is_lost),
      cmocka_unit_test(what_begins_alike_is_not_lost),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
