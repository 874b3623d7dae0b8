/* The schema says every message, every operation and every type that there is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/errors.h"
#include "interpreter/einops.h"
#include "interpreter/libraries.h"
#include "story/remark/caution.h"
#include "story/remark/question.h"
#include "story/scene/fields.h"
#include "story/scene/repairs.h"
#include "stridewise.h"
#include "tensor/dtype.h"
#include "tensor/trace.h"
#include "whole_json.h"

static SwBytes schema;

static int read_schema(void **state) {
  (void)state;
  schema = sw_schema();
  return schema.data ? 0 : -1;
}

static int free_schema(void **state) {
  (void)state;
  sw_schema_free(schema);
  return 0;
}

static void expect(const SwText *text) {
  assert_false(text->failed);
  assert_non_null(strstr(schema.data, text->data));
}

/* "key":"text" stands in it, and where `next` is given, "next":"other" behind it. */
static void expect_field(const char *key, const char *text, const char *next, const char *other) {
  SwText out = {0};
  SwJson json = {.out = &out};
  sw_json_open_object(&json);
  sw_field_text(&json, key, text);
  if (next) sw_field_text(&json, next, other);
  memmove(out.data, out.data + 1, out.size); /* without the brace */
  expect(&out);
  sw_text_free(&out);
}

static int count_of(const char *words) {
  int count = 0;
  for (const char *at = schema.data; (at = strstr(at, words)); at++)
    count++;
  return count;
}

static void it_is_json(void **state) {
  (void)state;
  assert_true(is_whole_json(schema.data, schema.size));
}

static void every_event_stands_there_with_its_sentence(void **state) {
  (void)state;
  for (int i = 0; i < SW_EV_TOTAL; i++) {
    SwEventId id = (SwEventId)i;
    expect_field("id", sw_event_name(id), "phase", sw_phase_name(sw_event_phase(id)));
    expect_field("facts", sw_event_facts(id), "sentence", sw_event_sentence(id));
  }
}

static void expect_message(const SwMessage *message) {
  expect_field("id", message->id, "facts", message->facts);
  expect_field("facts", message->facts, "sentence", message->sentence);
}

static void every_remark_and_every_repair_stands_there(void **state) {
  (void)state;
  for (int i = 0; i < SW_CAUTION_TOTAL; i++)
    expect_message(sw_caution_row((SwCautionId)i));
  for (int i = 0; i < SW_QUESTION_TOTAL; i++)
    expect_message(sw_question_row((SwQuestionId)i));
  for (int i = 0; i < SW_REPAIR_TOTAL; i++)
    expect_message(sw_repair_row((SwRepairId)i));
}

static void every_error_stands_there_with_its_type(void **state) {
  (void)state;
  for (int i = SW_ERR_NONE + 1; i < SW_ERR_COUNT; i++)
    expect_field("type", sw_error_type((SwErrorId)i), "message", sw_error_template((SwErrorId)i));
}

static void every_operation_that_runs_stands_there(void **state) {
  (void)state;
  int all = 0;
  for (const SwLibrary *const *library = sw_libraries; *library; library++) {
    for (int i = 0; i < (*library)->operation_count; i++) {
      const SwOperation *operation = &(*library)->operations[i];
      if (operation->function == sw_einops_outside) continue;
      all++;
      expect_field("owner", operation->owner, "name", operation->name);
      if (*operation->signature)
        expect_field("name", operation->name, "signature", operation->signature);
    }
  }
  assert_int_equal(count_of("\"signature\":"), all);
  expect_field("name", "elu", "signature", "input, alpha=1.0, inplace=False"); /* of its `def` */
}

static void every_field_belongs_to_a_type(void **state) {
  (void)state;
  int fields = 0, types = 0;
  for (int i = 0; i < SW_DTYPE_COUNT; i++)
    assert_non_null(strstr(schema.data, sw_dtype_name((SwDType)i)));
  for (const char *at = strstr(schema.data, "\"types\":["); (at = strstr(at, "\"row\":")); at++) {
    bool field = strncmp(at, "\"row\":\"field\"", 13) == 0;
    assert_true(!field || types);
    fields += field, types += !field;
  }
  assert_true(types > 10 && fields > types);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(it_is_json),
      cmocka_unit_test(every_event_stands_there_with_its_sentence),
      cmocka_unit_test(every_remark_and_every_repair_stands_there),
      cmocka_unit_test(every_error_stands_there_with_its_type),
      cmocka_unit_test(every_operation_that_runs_stands_there),
      cmocka_unit_test(every_field_belongs_to_a_type),
  };
  return cmocka_run_group_tests(tests, read_schema, free_schema);
}
