#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"

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
      cmocka_unit_test(a_text_beyond_all_memory_is_lost),
      cmocka_unit_test(what_begins_alike_is_not_lost),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
