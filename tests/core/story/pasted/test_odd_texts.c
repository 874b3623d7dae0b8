/* Texts that nobody pastes on purpose: other blanks, numbers that no tensor has, what costs most.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/errors.h"
#include "base/text.h"
#include "story/pasted/match_row.h"
#include "stridewise.h"

#define BEGINS "The size of tensor a (3) must match the size of tensor b"
#define CLASH  BEGINS " (4) at non-singleton dimension 1"
#define MADE   "a = torch.ones(2, 3)\\nb = torch.ones(4)\\na + b"

/* What is told of `size` bytes holds `wanted`; NULL: nothing is told. */
static void expect_bytes(const char *text, size_t size, const char *answers, size_t answers_size,
                         const char *wanted) {
  SwBytes found = sw_diagnose(text, size, answers, answers_size);
  if (wanted) {
    assert_non_null(found.data);
    if (!strstr(found.data, wanted)) print_error("%s\n%s\n", text, found.data);
    assert_non_null(strstr(found.data, wanted));
  } else {
    assert_null(found.data);
  }
  sw_diagnosis_free(found);
}

static void expect(const char *text, const char *wanted) {
  expect_bytes(text, strlen(text), "", 0, wanted);
}

static void expect_answered(const char *text, const char *answers, const char *wanted) {
  expect_bytes(text, strlen(text), answers, strlen(answers), wanted);
}

static void tabs_are_blanks(void **state) {
  (void)state;
  expect("The size of\ttensor a (3) must match \tthe size of tensor b (4) at non-singleton "
         "dimension 1",
         MADE);
  expect("log:\n\tRuntimeError: " CLASH "\t\nmore", MADE);
  expect("\t" CLASH "\t", MADE);
  expect(BEGINS "\t\nmore", "\"message\":\"" BEGINS "\",\"reworded\":true");
}

/* A message that is cut off ends with its line, a quotation or dots. */
static void where_a_message_is_cut_off(void **state) {
  (void)state;
  expect(BEGINS "'", "\"reworded\":true");
  expect(BEGINS "' and more", "\"reworded\":true");
  expect(BEGINS "'x", NULL);
  expect(BEGINS ".\nmore", "\"reworded\":true");
  expect(BEGINS "..", "\"reworded\":true");
  expect(BEGINS ".", "\"reworded\":true");
  expect(BEGINS "\nExpected size for first two dimensions of batch2 tensor to be: [2, 4] but got",
         "torch.bmm(a, b)");
  expect(BEGINS ".more", NULL);
}

static void of_two_messages_without_a_type_the_longer_is_told(void **state) {
  (void)state;
  expect(CLASH "\nand then\nshape '[2, 3]' is invalid for input of size 7", MADE);
  expect("shape '[2, 3]' is invalid for input of size 7\nand then\n" CLASH, MADE);
}

static void an_error_of_another_type_with_a_name_as_long(void **state) {
  (void)state;
  expect("ValueError: index 5 is out of bounds for axis 0 with size 3", "x[5]");
  expect("expand(torch.FloatTensor{[2, 3]}, size=[3]): the number of sizes provided (1) must be "
         "greater or equal to the number of dimensions in the tensor (2)",
         "\"same\":true");
}

#define IN_PLACE "output with shape [3] doesn't match the broadcast shape [2, 3]"

/* Brackets that nobody closes are no value, nor are those that close too late. */
static void brackets_that_stay_open(void **state) {
  (void)state;
  SwText text = {0};
  expect(IN_PLACE ", [4", "b = torch.ones(2, 3)");
  expect(IN_PLACE ", [4]", "b = torch.ones(2, 3, 4)");
  sw_text_put(&text, "operands could not be broadcast together with shapes (2,3) (4,");
  for (int i = 0; i < 200; i++)
    sw_text_put(&text, "1,");
  expect(text.data, NULL);
  sw_text_free(&text);
}

#define SIZE(sizes)     "RuntimeError: size '[" sizes "]' is invalid for input with 7 elements"
#define SEVENTEEN       "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1"
#define RAISES(message) "import torch\nx = 3\nraise RuntimeError(" message ")\n"
#define OTHER_TYPE                                                                                 \
  RAISES("'result ' + 'type Flout ' + \"can't be cast to the desired output type Long\"")
#define MADE_FOR_SIZE "x = torch.arange(7)\\nx.view(2, 3)"

/* The program that is pasted ends in another message than the one that is asked about. */
static void programs_that_end_otherwise(void **state) {
  (void)state;
  expect("import torch\ntorch.ones(7).view(2, 3)\n" SIZE("2, 3"), "\"own\":true");
  expect("import torch\ntorch.ones(7).view(2, 3)\n" SIZE(SEVENTEEN), "\"own\":false");
  expect(RAISES("\"shape '[99999999999999999999]' is invalid for input of size 7\"") SIZE("2, 3"),
         MADE_FOR_SIZE);
  expect(RAISES("'nothing known'") SIZE("2, 3"), MADE_FOR_SIZE);
  expect("import torch\ntorch.ones(3) + torch.ones(4)\n" SIZE("2, 3"), MADE_FOR_SIZE);
  expect(OTHER_TYPE "RuntimeError: result type Float can't be cast to the desired",
         "\"own\":false");
  expect("import torch\ntorch.ones(2).argmax(dim='a')", "\"own\":true");
  expect("import torch\ntorch.ones(6).view(2.0, 3)", "\"own\":true");
  expect(RAISES("'  '") CLASH, MADE);
  expect(RAISES("'nothing known'"), NULL);
}

/* So often an end is cut off a program that does not end, and so many are begun. */
static void programs_without_an_end(void **state) {
  (void)state;
  expect("import torch\nif a:\n if a:\n  if a:\n   if a:\n    if a:\n" CLASH, MADE);
  expect("import os\n)\nimport os\n)\nimport os\n)\nimport os\n)\nimport os\n" CLASH, MADE);
}

#define CAT(dim)                                                                                   \
  "Sizes of tensors must match except in dimension " dim                                           \
  ". Expected size 3 but got size 4 for tensor number 1 in the list."
#define MASK(at, dim)                                                                              \
  "The shape of the mask [2] at index " at                                                         \
  " does not match the shape of the indexed tensor [3] at index " dim
#define STORAGE(itemsize, held)                                                                    \
  "setStorage: sizes [2, 3], strides [9, 1], storage offset 0, and itemsize " itemsize             \
  " requiring a storage size of 48 are out of bounds for storage of size " held
#define THREE(a, c) "operands could not be broadcast together with shapes " a " (4,) " c " "
#define ORDER(dims)                                                                                \
  "permute(sparse_coo): number of dimensions in the tensor input does not match the length of "    \
  "the desired ordering of dimensions i.e. input.dim() = 2 is not equal to len(dims) = " dims
#define HUGE "99999999999999999999"

static void numbers_that_no_tensor_has(void **state) {
  (void)state;
  static const char *const texts[] = {
      CAT(HUGE),
      MASK("9000000000000000000", "-9000000000000000000"),
      MASK(HUGE, "0"),
      MASK("0", HUGE),
      THREE("(" HUGE ",3)", "(2,3)"),
      THREE("(2,3)", "(" HUGE ",3)"),
      ORDER("(1, 2)"),
      ORDER("-3"),
      ORDER("77"),
      "start (3) + length (4) exceeds dimension size (99999999).",
      "start (3) + length (4) exceeds dimension size (-5).",
      "start (3) + length (4) exceeds dimension size (5, 6).",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    expect(texts[i], "\"program\":null");
  expect(THREE("(2,3)", "(2,3)"), "a += b");
  expect(THREE("(2,3)", "(2,4)"), "np.where(np.ones((2, 3)), np.ones(4), np.ones((2, 4)))");
  expect(THREE("(2,3)", "(2,3,4)"), "np.where(np.ones((2, 3)), np.ones(4), np.ones((2, 3, 4)))");
}

/* Another program, that ends in a message of the kind, is told instead. */
static void sizes_of_storages(void **state) {
  (void)state;
  static const char *const none[] = {STORAGE("0", "24"),  STORAGE("4", "-24"),
                                     STORAGE("4", "25"),  STORAGE("4", HUGE),
                                     STORAGE(HUGE, "24"), STORAGE("4", "24000000")};
  expect(STORAGE("4", "24"), "x = torch.zeros(6, dtype=torch.float32)");
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    expect(none[i], "x = torch.zeros(5)");
}

#define STRIDE                                                                                     \
  "view size is not compatible with input tensor's size and stride (at least one dimension spans " \
  "across two contiguous subspaces). Use .reshape(...) instead."

static void answers_that_are_none(void **state) {
  (void)state;
  static const char cut[] = "a=5\0, 3";
  expect_answered(CLASH, "ab=7\na=5, 3", "a = torch.ones(5, 3)");
  expect_answered(CLASH, "a=5, 3x", MADE);
  expect_bytes(CLASH, strlen(CLASH), cut, sizeof cut - 1, MADE);
  expect_answered(STRIDE, "shape=9999999999, 9999999999", "\"program\":null");
  expect_answered(CLASH, "a=9999999999, 9999999999", "\"same\":false");
  expect_answered("shape '[2, 3]' is invalid for input of size 7", "x=9999999999, 9999999999",
                  "\"same\":false");
}

/* Lists of too many sizes, of none, and more lists than are tried are no shapes. */
static void lists_that_are_no_shapes(void **state) {
  (void)state;
  expect("[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [] and {(2, 3) !(4, 4) " CLASH,
         "b = torch.ones(4, 4)");
  expect("[2, 3], [2, 3], [5, 5], [6, 6], [7, 7], [8, 8], [9, 9] and [4, 4]: " CLASH, MADE);
  expect("u is [2, 3] and v is [3]: output with shape [3] doesn't match the broadcast shape [2, 3]",
         "b = torch.ones(2, 3)");
  expect("u is ([2, 3], [4, [5 and " CLASH, MADE);
}

static void what_terminals_write_between(void **state) {
  (void)state;
  static const char nothing[] = CLASH "\0\x1B[3\0m";
  expect(CLASH "\x1B", MADE);
  expect(CLASH "\x1B[", MADE);
  expect("\x1B[31;1m" CLASH "\x1B[\x7F", MADE);
  expect("\x1B[ " CLASH, MADE);
  expect("[m " CLASH, MADE);
  expect("> E   " CLASH, MADE);
  expect("a\r\n" CLASH "\r\n", MADE);
  expect_bytes(nothing, sizeof nothing - 1, "", 0, MADE);
}

/* Of a long line 500 bytes are shown, and no half of a character. */
static void a_long_line_about_what_is_not_run(void **state) {
  (void)state;
  for (int before = 0; before < 2; before++) {
    SwText text = {0};
    sw_text_put(&text, "RuntimeError: CUDA out of memory. ");
    sw_text_repeat(&text, 'x', before);
    for (int i = 0; i < 300; i++)
      sw_text_put(&text, "\xC3\xBC");
    SwBytes found = sw_diagnose(text.data, text.size, "", 0);
    assert_non_null(found.data);
    assert_null(strstr(found.data, "\xC3\""));
    assert_true(found.size < 1000);
    sw_diagnosis_free(found);
    sw_text_free(&text);
  }
}

/* Behind the name of an error each word may begin a message: so much is compared, and then it is
 * looked for where it is cut off. */
static void a_text_of_beginnings(void **state) {
  (void)state;
  SwText text = {0};
  for (int i = 0; i < 1000; i++)
    sw_text_put(&text, "Error: ");
  sw_text_put(&text, "\n" CLASH);
  expect(text.data, MADE);
  sw_text_free(&text);
}

static bool matches(const char *row, const char *text, int tries) {
  SwMatch match;
  return sw_match_row(row, text, text + strlen(text), 0, &tries, &match);
}

/* So many characters are compared and no more, also where a value may be of any length. */
static void no_more_is_compared_than_was_allowed(void **state) {
  (void)state;
  assert_true(matches("size {a}", "size 3", 5));
  assert_false(matches("size {a}", "size 3", 4));
  assert_true(matches("size{gap}end", "size - - - - - - end", 30));
  assert_false(matches("size{gap}end", "size - - - - - - end", 10));
}

static void assert_few_places(const char *row) {
  int places = 0;
  for (const char *at = row; (at = strchr(at, '{')) != NULL; at++) {
    bool brace = at[1] == '{';
    places += !brace;
    at += brace;
    assert_true(brace || strchr(at, '}'));
  }
  assert_true(places <= SW_MAX_PLACES);
}

static void no_row_has_more_places_than_there_is_room_for(void **state) {
  (void)state;
  static const char *const rows[] = {
#define ALSO(id, message) message,
#include "story/pasted/reproduce.def"
#define OUTSIDE(topic, words) words,
#include "story/pasted/outside.def"
  };
  for (int id = 0; id < SW_ERR_COUNT; id++)
    assert_few_places(sw_error_template((SwErrorId)id));
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    assert_few_places(rows[i]);
}

/* Values of layers' messages that no program can hold. */
static void layers_whose_values_no_program_holds(void **state) {
  (void)state;
  const char *none = "\"program\":null";
  expect("Error while processing rearrange-reduction pattern \"a -> b\".\n Input tensor shape: "
         "torch.Size([2, 3]). Additional info: {'h': [1]}.\n no",
         none);
  expect("Error while processing rearrange-reduction pattern \"a -> b\".\n Input tensor shape: "
         "torch.Size([2, 3]). Additional info: h.\n no",
         none);
  expect("Error while processing rearrange-reduction pattern \"a (h w) -> a h w\".\n Input tensor "
         "shape: torch.Size([2, 7]). Additional info: {'h': 2, 'w': 3}.\n Shape mismatch, 7 != 6",
         "rearrange(x, 'a (h w) -> a h w', h=2, w=3)");
  expect("einsum(): the number of subscripts in the equation (900) does not match the number of "
         "dimensions (2) for operand 0 and no ellipsis was given",
         none);
  expect("Expected more than 1 value per channel when training, got input size torch.Size([9])",
         none);
  expect("Given groups=1, weight of size [40, 90], expected input[4, 11] to have 90 channels, but "
         "got 11 channels instead",
         none);
  expect("Given groups=1, weight of size [40, 90, 3, 5], expected input[4, 11, 9, 9] to have 90 "
         "channels, but got 11 channels instead",
         "nn.Conv2d(90, 40, (3, 5))");
  expect("Expected target size [5], got [6]", "\"same\":false");
}

/* A warning whose program does not warn, and lines that write through positions. */
static void warnings_and_written_lines(void **state) {
  (void)state;
  expect(
      "UserWarning: Using a target size (torch.Size([3])) that is different to the input size "
      "(torch.Size([3])). This will likely lead to incorrect results due to broadcasting. Please "
      "ensure they have the same size.",
      "\"same\":false");
#define STRETCHED                                                                                  \
  "The expanded size of the tensor (16) must match the existing size (8) at non-singleton "        \
  "dimension 1.  Target sizes: [16, 16].  Tensor sizes: [8, 8]"
  expect("  File \"a.py\", line 3, in f\n    x[i] = y\nRuntimeError: " STRETCHED, "x[i] = y");
  expect("  File \"a.py\", line 3, in f\n    x[i, :] = y\nRuntimeError: " STRETCHED, "x[i, :] = y");
  expect("  File \"a.py\", line 3, in f\n    x = y\nRuntimeError: " STRETCHED,
         "x.expand((16, 16))");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(tabs_are_blanks),
      cmocka_unit_test(where_a_message_is_cut_off),
      cmocka_unit_test(of_two_messages_without_a_type_the_longer_is_told),
      cmocka_unit_test(an_error_of_another_type_with_a_name_as_long),
      cmocka_unit_test(brackets_that_stay_open),
      cmocka_unit_test(programs_that_end_otherwise),
      cmocka_unit_test(programs_without_an_end),
      cmocka_unit_test(numbers_that_no_tensor_has),
      cmocka_unit_test(sizes_of_storages),
      cmocka_unit_test(answers_that_are_none),
      cmocka_unit_test(lists_that_are_no_shapes),
      cmocka_unit_test(what_terminals_write_between),
      cmocka_unit_test(a_long_line_about_what_is_not_run),
      cmocka_unit_test(a_text_of_beginnings),
      cmocka_unit_test(no_more_is_compared_than_was_allowed),
      cmocka_unit_test(no_row_has_more_places_than_there_is_room_for),
      cmocka_unit_test(layers_whose_values_no_program_holds),
      cmocka_unit_test(warnings_and_written_lines),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
