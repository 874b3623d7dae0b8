/* Chapters of the programs that lecturers show: tests/core/story/chapters.txt says which there are.
 * UPDATE_STORIES=1 writes it again. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/text.h"
#include "stridewise.h"

#define PROGRAMS "tests/oracle/cases/lectures.txt"
#define CHAPTERS "tests/core/story/chapters.txt"

static void read_file(const char *path, SwText *out) {
  char bytes[4096];
  FILE *file = fopen(path, "rb");
  assert_non_null(file);
  for (size_t size; (size = fread(bytes, 1, sizeof bytes, file)) > 0;)
    sw_text_bytes(out, bytes, size);
  fclose(file);
}

static long number_behind(const char *at, const char *key) {
  const char *found = strstr(at, key);
  assert_non_null(found);
  return strtol(found + strlen(key), NULL, 10);
}

/* One line a chapter, as far to the right as it lies deep: text, round, operations from and to. */
static void put_chapter(const char *at, SwText *out) {
  const char *text = at + strlen("{\"text\":\""), *end = strstr(text, "\",\"line\":");
  const char *round = strstr(text, "\"round\":") + strlen("\"round\":");
  const char *rounds = strstr(text, "\"rounds\":") + strlen("\"rounds\":");
  long first = number_behind(at, "\"first\":"), count = number_behind(at, "\"operations\":");
  for (long depth = number_behind(at, "\"depth\":") + 2; depth > 0; depth--)
    sw_text_put(out, "  ");
  sw_text_bytes(out, text, (size_t)(end - text));
  if (*round != 'n') {
    sw_text_put(out, " · round ");
    sw_text_int(out, strtol(round, NULL, 10));
  }
  if (*rounds != 'n') {
    sw_text_put(out, " of ");
    sw_text_int(out, strtol(rounds, NULL, 10));
  }
  sw_text_put(out, "  ");
  sw_text_int(out, first);
  sw_text_char(out, '-');
  sw_text_int(out, first + count - 1);
  sw_text_char(out, '\n');
}

static void put_statement(SwProgram *program, int statement, SwText *out) {
  SwBytes story = sw_program_story(program, statement);
  const char *at = story.data ? strstr(story.data, "\"chapters\":[{") : NULL;
  const char *end = at ? strstr(at, "],\"cautions\"") : NULL;
  if (!at) return;
  sw_text_put(out, "  line ");
  sw_text_int(out, number_behind(story.data, "\"line\":"));
  sw_text_char(out, '\n');
  for (at = strchr(at, '{'); at && at < end; at = strstr(at + 1, "{\"text\""))
    put_chapter(at, out);
}

/* `# === name` and the program below it, up to the next or the end. */
static void put_program(const char *from, const char *to, SwText *out) {
  const char *name = from + strlen("# === "), *line = strchr(name, '\n') + 1;
  SwProgram *program = sw_program_run(line, (size_t)(to - line), NULL);
  assert_non_null(program);
  sw_text_bytes(out, name, (size_t)(line - name));
  for (int i = 0; i < 200; i++)
    put_statement(program, i, out);
  sw_program_free(program);
}

static void chapters_are_those_that_lecturers_show(void **state) {
  (void)state;
  SwText programs = {0}, found = {0}, wanted = {0};
  read_file(PROGRAMS, &programs);
  const char *at = strstr(sw_text_cstr(&programs), "# === ");
  while (at) {
    const char *next = strstr(at + 1, "\n# === ");
    put_program(at, next ? next + 1 : at + strlen(at), &found);
    at = next ? next + 1 : NULL;
  }
  if (getenv("UPDATE_STORIES")) {
    FILE *file = fopen(CHAPTERS, "wb");
    assert_non_null(file);
    fwrite(sw_text_cstr(&found), 1, found.size, file);
    fclose(file);
  }
  read_file(CHAPTERS, &wanted);
  assert_true(wanted.size > 1000);
  assert_string_equal(sw_text_cstr(&found), sw_text_cstr(&wanted));
  sw_text_free(&programs);
  sw_text_free(&found);
  sw_text_free(&wanted);
}

static void a_call_of_one_operation_is_no_chapter(void **state) {
  (void)state;
  static const char source[] = "import torch\n"
                               "def f(x):\n    return x + 1\n"
                               "def g(x):\n    for i in range(2):\n        x = f(x)\n    return x\n"
                               "y = g(torch.ones(2)) * 2";
  SwText found = {0};
  SwProgram *program = sw_program_run(source, sizeof source - 1, NULL);
  put_statement(program, 3, &found);
  assert_string_equal(sw_text_cstr(&found), "  line 8\n"
                                            "    g(torch.ones(2))  1-2\n"
                                            "      for i in range(2) · round 1 of 2  1-1\n"
                                            "      for i in range(2) · round 2 of 2  2-2\n");
  sw_text_free(&found);
  sw_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(chapters_are_those_that_lecturers_show),
      cmocka_unit_test(a_call_of_one_operation_is_no_chapter),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
