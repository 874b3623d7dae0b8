/*
 * What people paste is cut anywhere: of each text that tests keep, beginnings and ends are
 * diagnosed, in memory of their own size, so that reading behind them is seen. What is told is
 * JSON.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../whole_json.h"
#include "base/text.h"
#include "stridewise.h"

#ifdef SW_COLLECT_ALWAYS /* sanitizers take their time */
#define STEP 37          /* of so many places one is cut at */
#else
#define STEP 7
#endif
#define MOST_SIZE 2500 /* longer texts are cut at their beginning and end alone */

static void read_file(const char *name, SwText *out) {
  char bytes[4096], path[64];
  (void)snprintf(path, sizeof path, "tests/wasm/%s.txt", name);
  FILE *file = fopen(path, "rb");
  assert_non_null(file);
  for (size_t size; (size = fread(bytes, 1, sizeof bytes, file)) > 0;)
    sw_text_bytes(out, bytes, size);
  fclose(file);
}

static void diagnose(const char *text, size_t size) {
  char *own = malloc(size + !size);
  assert_non_null(own);
  memcpy(own, text, size);
  SwBytes told = sw_diagnose(own, size, "", 0);
  free(own);
  if (told.data) assert_true(is_whole_json(told.data, told.size));
  sw_diagnosis_free(told);
}

static void cut(const char *text, size_t size) {
  for (size_t at = 0; at < size; at += at < MOST_SIZE || at + STEP > size ? STEP : size - at) {
    diagnose(text, at);
    diagnose(text + at, size - at);
  }
}

static void cut_all(const char *name) {
  SwText file = {0};
  read_file(name, &file);
  const char *end = file.data + file.size;
  for (const char *at = strstr(file.data, "\n### "), *next; at; at = next) {
    const char *text = strchr(at + 1, '\n') + 1;
    next = strstr(text, "\n### ");
    cut(text, (size_t)((next ? next : end) - text));
  }
  sw_text_free(&file);
}

static void pasted_errors_may_be_cut(void **state) {
  (void)state;
  cut_all("pasted");
}

static void errors_of_what_is_not_run_may_be_cut(void **state) {
  (void)state;
  cut_all("pasted-outside");
}

static void tracebacks_may_be_cut(void **state) {
  (void)state;
  cut_all("tracebacks");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pasted_errors_may_be_cut),
      cmocka_unit_test(errors_of_what_is_not_run_may_be_cut),
      cmocka_unit_test(tracebacks_may_be_cut),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
