/* Pasted errors: recognised wherever they stand, told as a program, and repaired. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/errors.h"
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

static void expect_row(const char *text, SwErrorId id) {
  char wanted[40];
  (void)snprintf(wanted, sizeof wanted, "{\"row\":%d,", (int)id);
  expect(text, "", wanted);
}

static void expect_none(const char *text) {
  assert_null(diagnose(text, "").data);
}

static void a_message_may_stand_in_a_traceback(void **state) {
  (void)state;
  expect_row(CLASH, SW_ERR_TORCH_BROADCAST);
  expect("Traceback (most recent call last):\nRuntimeError: " CLASH "\n", "", "\"same\":true");
  expect("E   RuntimeError: " CLASH, "", "\"same\":true");
  expect_row("numpy.exceptions.AxisError: axis 2 is out of bounds for array of dimension 2",
             SW_ERR_NUMPY_AXIS);
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
  expect_row(text, SW_ERR_NUMPY_NEGATIVE_POWER);
  expect(text, "", "\"program\":null");
}

static void numbers_that_no_program_can_hold_give_none(void **state) {
  (void)state;
  expect("index 5 is out of bounds for dimension 99 with size 3", "", "\"program\":null");
  expect("index 5 is out of bounds for dimension 99999999999999999999 with size 3", "",
         "\"program\":null");
}

/* What is around a message, as people paste it. */
static const char *const around[] = {
    "`RuntimeError: %`\n\nWhat now?",
    "**RuntimeError: %**\nException ignored in: <object repr() failed>",
    "[rank0]: RuntimeError: %",
    "> RuntimeError: %",
    "| RuntimeError: %",
    "2030-01-02T03:04:05.678900 - RuntimeError: %",
    "!!! Node failed !!! %\nTraceback (most recent call last):",
    "Exception has occurred: RuntimeError\n%\n  File \"C:\\Users\\me\\train.py\", line 6",
    "\x1B[0;31mRuntimeError\x1B[0m: %\x1B[0m",
    "[0;31mRuntimeError[0m: %",
    "It ends in \xE2\x80\x9C%\xE2\x80\x9D every time.",
    "I cannot read it: %. Must I cut one row off?",
    "\xE5\x81\x9C\xE5\x9C\xA8RuntimeError: %\xEF\xBC\x8C\xE4\xB8\xBA\xE4\xBD\x95",
    "RuntimeError: %RuntimeError: %",
    "----> 4 w = u + v\n\nRuntimeError: %\n\n",
    "E       RuntimeError: %\n\nFAILED test_net.py - RuntimeError: The size of tensor...",
};

static void put_around(const char *frame, const char *message, char *out) {
  for (; *frame; frame++) {
    size_t size = *frame == '%' ? strlen(message) : 1;
    memcpy(out, *frame == '%' ? message : frame, size);
    out += size;
  }
  *out = '\0';
}

static void what_stands_around_a_message_does_not_matter(void **state) {
  (void)state;
  char text[400];
  for (size_t i = 0; i < sizeof around / sizeof *around; i++) {
    put_around(around[i], CLASH, text);
    expect(text, "", "\"message\":\"" CLASH "\"");
    expect(text, "", "\"same\":true");
  }
}

static void line_breaks_and_blanks_in_a_message_do_not_matter(void **state) {
  (void)state;
  expect("RuntimeError: The size of tensor a (3) must match\nthe size of tensor b (4) at "
         "non-singleton \ndimension 1",
         "", "\"message\":\"" CLASH "\"");
  expect("ValueError: operands could not be broadcast together with shapes (730,)(3,)", "",
         "\"same\":true");
  expect("shapes(3,4)and(2,4)not aligned: 4(dim 1)!= 2(dim 0)", "", "\"same\":true");
  expect("could not broadcast input array from shape (12) into shape (60)", "",
         "from shape (12,) into shape (60,)\",\"same\":true");
}

static void of_several_errors_the_last_is_told(void **state) {
  (void)state;
  expect_row(
      "IndexError: index 5 is out of bounds for axis 0 with size 3\n\nDuring handling of the "
      "above exception, another exception occurred:\n\nRuntimeError: " CLASH,
      SW_ERR_TORCH_BROADCAST);
  expect_row("RuntimeError: " CLASH "\n\nDuring handling of the above exception, another exception "
             "occurred:\n\nIndexError: index 5 is out of bounds for axis 0 with size 3",
             SW_ERR_NUMPY_INDEX);
  expect_row("RuntimeError: " CLASH "\n\nKeyError: 'loss'", SW_ERR_TORCH_BROADCAST);
}

static void older_versions_say_less_or_otherwise(void **state) {
  (void)state;
  expect(
      "RuntimeError: size mismatch, m1: [40 x 120], m2: [240 x 240] at c:\\TH\\THTensorMath.c:56",
      "", "\"same\":true");
  expect("RuntimeError: invalid argument 0: Sizes of tensors must match except in dimension 1. Got "
         "20 and 1 in dimension 0 at /build/aten/src/TH/generic/THTensor.cpp:90",
         "", "\"value\":\"20, 2\"");
  expect("The expanded size of the tensor (3) must match the existing size (540) at non-singleton "
         "dimension 3",
         "", "\"value\":\"2, 2, 2, 540\"");
}

static void shapes_that_stand_in_the_text_are_taken(void **state) {
  (void)state;
  expect("print(u.shape) gave torch.Size([16, 9, 48])\nand v [16, 11, 48], f(7, 7), x[0]\n"
         "RuntimeError: The size of tensor a (9) must match the size of tensor b (11) at "
         "non-singleton dimension 1",
         "", "a = torch.ones(16, 9, 48)\\nb = torch.ones(16, 11, 48)");
  expect("ValueError: all the input array dimensions except for the concatenation axis must match "
         "exactly\nu and v are -(640, 6),\n(580, 6)",
         "", "np.ones((580, 6))\\nnp.concatenate([a, b], axis=1)\"");
  expect("[9, 9] and [8, 8] are others. " CLASH, "", "torch.ones(2, 3)");
  expect("torch.Size([5, 3]) torch.Size([5, 4]) " CLASH, "b=1, 4", "b = torch.ones(1, 4)");
}

static void what_is_large_is_stretched_and_repaired_by_its_shapes(void **state) {
  (void)state;
  const char *text = "mat1 and mat2 shapes cannot be multiplied (5x412160 and 398720x256)";
  expect(text, "", "torch.ones(1).expand(398720, 256)");
  expect(text, "", "\"repairs\":[{\"line\":\"a @ torch.ones(412160, 256)");
}

static void what_is_not_run_is_named(void **state) {
  (void)state;
  expect("RuntimeError: CUDA out of memory. Tried to allocate 48.00 MiB", "",
         "{\"outside\":\"GPU_MEMORY\",\"message\":\"RuntimeError: CUDA out of memory. Tried");
  expect_row("RuntimeError: " CLASH "\nRuntimeError: CUDA out of memory", SW_ERR_TORCH_BROADCAST);
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
      cmocka_unit_test(what_stands_around_a_message_does_not_matter),
      cmocka_unit_test(line_breaks_and_blanks_in_a_message_do_not_matter),
      cmocka_unit_test(of_several_errors_the_last_is_told),
      cmocka_unit_test(older_versions_say_less_or_otherwise),
      cmocka_unit_test(shapes_that_stand_in_the_text_are_taken),
      cmocka_unit_test(what_is_large_is_stretched_and_repaired_by_its_shapes),
      cmocka_unit_test(what_is_not_run_is_named),
      cmocka_unit_test(other_text_is_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
