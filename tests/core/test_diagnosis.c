/* Pasted errors: recognised wherever they stand, told as a program, and repaired. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "stridewise.h"

#define CLASH                                                                                      \
  "The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1"

static SwBytes diagnose(const char *text, const char *answers) {
  return sw_diagnose(text, strlen(text), answers, strlen(answers));
}

static void expect(const char *text, const char *answers, const char *wanted) {
  SwBytes found = diagnose(text, answers);
  assert_non_null(found.data);
  assert_non_null(strstr(found.data, wanted));
  sw_diagnosis_free(found);
}

static void expect_none(const char *text) {
  assert_null(diagnose(text, "").data);
}

static void a_message_may_stand_in_a_traceback(void **state) {
  (void)state;
  expect(CLASH, "", "\"id\":\"TORCH_BROADCAST\"");
  expect("Traceback (most recent call last):\nRuntimeError: " CLASH "\n", "", "\"same\":true");
  expect("E   RuntimeError: " CLASH, "", "\"same\":true");
  expect("numpy.exceptions.AxisError: axis 2 is out of bounds for array of dimension 2", "",
         "\"id\":\"NUMPY_AXIS\"");
}

static void what_is_missing_is_guessed_or_given(void **state) {
  (void)state;
  expect(CLASH, "", "torch.ones(2, 3)");
  expect(CLASH, "b=1\na=7, 3\n", "torch.ones(7, 3)");
  expect(CLASH, "a=print()", "torch.ones(2, 3)");
  expect(CLASH, "a=3\nb=3", "\"answer\":null,\"same\":false");
}

static void of_two_alike_the_type_decides(void **state) {
  (void)state;
  const char *text = "ValueError: Integers to negative integer powers are not allowed.";
  expect(text, "", "\"id\":\"NUMPY_NEGATIVE_POWER\"");
  expect(text, "", "\"program\":null");
}

static void numbers_that_no_program_can_hold_give_none(void **state) {
  (void)state;
  expect("index 5 is out of bounds for dimension 99 with size 3", "", "\"program\":null");
  expect("index 5 is out of bounds for dimension 99999999999999999999 with size 3", "",
         "\"program\":null");
}

static void other_text_is_none(void **state) {
  (void)state;
  expect_none("");
  expect_none("\n\n");
  expect_none("RuntimeError: ");
  expect_none("The size of tensor a");
  expect_none("((((((((((((((((((((((((");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_message_may_stand_in_a_traceback),
      cmocka_unit_test(what_is_missing_is_guessed_or_given),
      cmocka_unit_test(of_two_alike_the_type_decides),
      cmocka_unit_test(numbers_that_no_program_can_hold_give_none),
      cmocka_unit_test(other_text_is_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
