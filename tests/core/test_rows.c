/*
 * Every row of the tables of operations is named in a recorded program, by each of its owners: then
 * what the row says is compared with what the real library answers. The programs of tests/vectors
 * run here once; a row counts as named when running them looks it up. The linker (--wrap) hands
 * the lookups over.
 */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "base/words.h"
#include "call/composed.h"
#include "interpreter/libraries.h"
#include "stridewise.h"
#include "torch/signature.h"

#define MAX_ROWS   2000
#define MAX_OWNERS 4

static struct {
  const SwOperation *row;
  bool named[MAX_OWNERS]; /* by each of its owners, in their order */
} uses[MAX_ROWS];

static void note(const SwOperation *row, const char *owner) {
  int at = 0;
  while (uses[at].row && uses[at].row != row)
    at++;
  assert_true(at < MAX_ROWS - 1);
  uses[at].row = row;
  int i = 0;
  for (const char *word = row->owner; *word; i++) {
    size_t size = strcspn(word, " ");
    if (sw_word_is(owner, word, size)) uses[at].named[i] = true;
    word += size + (word[size] == ' ');
  }
}

const SwOperation *__real_sw_operation_find(const SwVm *vm, const char *owner, const char *name);
const SwOperation *__wrap_sw_operation_find(const SwVm *vm, const char *owner, const char *name);

const SwOperation *__wrap_sw_operation_find(const SwVm *vm, const char *owner, const char *name) {
  const SwOperation *row = __real_sw_operation_find(vm, owner, name);
  if (row) note(row, owner);
  return row;
}

/* -- The recorded programs ----------------------------------------------------------------------
 */

/* What a JSON text means, from behind its first quote to its last. */
static void read_text(const char *at, SwText *out) {
  static const char escaped[] = "nrtbf", meant[] = "\n\r\t\b\f";
  for (; *at != '"'; at++) {
    if (*at != '\\') {
      sw_text_char(out, *at);
    } else if (*++at == 'u') {
      const char digits[5] = {at[1], at[2], at[3], at[4], 0}; /* of a control character */
      sw_text_char(out, (char)strtoul(digits, NULL, 16));
      at += 4;
    } else {
      const char *found = strchr(escaped, *at);
      sw_text_char(out, found ? meant[found - escaped] : *at);
    }
  }
}

static int run_file(const char *path) {
  FILE *file = fopen(path, "r");
  char *line = NULL;
  size_t capacity = 0;
  int count = 0;
  assert_non_null(file);
  while (getline(&line, &capacity, file) > 0) {
    const char *begin = strstr(line, "\"program\":\"");
    SwText source = {0};
    if (!begin) continue;
    read_text(begin + strlen("\"program\":\""), &source);
    sw_program_free(sw_program_run(sw_text_cstr(&source), source.size, NULL));
    sw_text_free(&source);
    count++;
  }
  free(line);
  assert_int_equal(fclose(file), 0);
  return count;
}

static int run_vectors(void) {
  DIR *folder = opendir("tests/vectors");
  int count = 0;
  assert_non_null(folder);
  for (struct dirent *entry; (entry = readdir(folder));) {
    const char *end = strrchr(entry->d_name, '.');
    bool random = strncmp(entry->d_name, "random_", 7) == 0; /* written by a machine, not chosen */
    char path[300];
    if (!end || strcmp(end, ".jsonl") != 0 || random) continue;
    assert_true(snprintf(path, sizeof path, "tests/vectors/%s", entry->d_name) < (int)sizeof path);
    count += run_file(path);
  }
  assert_int_equal(closedir(folder), 0);
  return count;
}

/* -- The test -----------------------------------------------------------------------------------
 */

static int count_unnamed(const SwOperation *row) {
  int at = 0, unnamed = 0, i = 0;
  while (uses[at].row && uses[at].row != row)
    at++;
  for (const char *word = row->owner; *word; i++) {
    size_t size = strcspn(word, " ");
    if (!uses[at].named[i]) {
      print_error("%.*s %s\n", (int)size, word, row->name);
      unnamed++;
    }
    word += size + (word[size] == ' ');
  }
  return unnamed;
}

static void every_row_is_named_in_a_recorded_program(void **state) {
  int rows = 0, unnamed = 0;
  (void)state;
  assert_true(run_vectors() > 150);
  for (const SwLibrary *const *library = sw_libraries; *library; library++) {
    for (int i = 0; i < (*library)->operation_count; i++, rows++) {
      const SwOperation *row = &(*library)->operations[i];
      /* A program that comes to unsupported() is not run, so none is recorded. */
      if (row->function != sw_composed_unsupported) unnamed += count_unnamed(row);
    }
  }
  print_message("%d rows\n", rows);
  assert_true(rows > 600);
  assert_int_equal(unnamed, 0);
}

/* Up to `end`; `$` stands for what all constructors take (torch/signature.c). */
static int count_parameters(const char *text, char end) {
  int count = 0;
  while (*text && *text != end) {
    size_t size = strcspn(text, end ? ",)" : ",");
    bool mark = size == 1 && (*text == '*' || *text == '/');
    count += mark ? 0 : *text == '$' ? 5 : 1;
    text += size;
    text += strspn(text, ", ");
  }
  return count;
}

static void check_overloads(const char *text) {
  for (; text && (text = strchr(text, '(')); text++)
    assert_in_range(count_parameters(text + 1, ')'), 0, SW_MAX_TORCH_PARAMETERS);
}

/* What reads them looks for no end of its room. */
static void parameters_are_few(void **state) {
  (void)state;
  for (const SwLibrary *const *library = sw_libraries; *library; library++) {
    for (int i = 0; i < (*library)->operation_count; i++) {
      const SwOperation *row = &(*library)->operations[i];
      if (row->signature) assert_in_range(count_parameters(row->signature, 0), 0, SW_MAX_ARGS);
      check_overloads(row->overloads);
      check_overloads(row->method_overloads);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_row_is_named_in_a_recorded_program),
                                     cmocka_unit_test(parameters_are_few)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
