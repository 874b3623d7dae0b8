#include "story/schema.h"

#include "lang/call.h"
#include "story/caution.h"
#include "story/fields.h"
#include "story/probe.h"
#include "story/question.h"
#include "story/transcript.h"

static void put_events(SwJson *json) {
  sw_field_open_array(json, "events");
  for (int i = 0; i < SW_EV_TOTAL; i++) {
    SwEventId id = (SwEventId)i;
    sw_json_open_object(json);
    sw_field_text(json, "id", sw_event_name(id));
    sw_field_text(json, "phase", sw_phase_name(sw_event_phase(id)));
    sw_field_text(json, "facts", sw_event_facts(id));
    sw_field_text(json, "sentence", sw_event_sentence(id));
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

static void put_message(const SwMessage *message, SwJson *json) {
  sw_json_open_object(json);
  sw_field_text(json, "id", message->id);
  sw_field_text(json, "facts", message->facts);
  sw_field_text(json, "sentence", message->sentence);
  sw_json_close_object(json);
}

static void put_cautions(SwJson *json) {
  sw_field_open_array(json, "cautions");
  for (int i = 0; i < SW_CAUTION_TOTAL; i++)
    put_message(sw_caution_row((SwCautionId)i), json);
  sw_json_close_array(json);
}

static void put_questions(SwJson *json) {
  sw_field_open_array(json, "questions");
  for (int i = 0; i < SW_QUESTION_TOTAL; i++)
    put_message(sw_question_row((SwQuestionId)i), json);
  sw_json_close_array(json);
  sw_field_open_array(json, "answers");
  for (int i = 0; i < SW_ANSWER_TOTAL; i++)
    put_message(sw_answer_row((SwAnswerId)i), json);
  sw_json_close_array(json);
  sw_field_open_array(json, "rules");
  for (int i = 0; i < SW_RULE_TOTAL; i++)
    put_message(sw_rule_row((SwRuleId)i), json);
  sw_json_close_array(json);
}

static void put_aparts(SwJson *json) {
  sw_field_open_array(json, "aparts");
  for (int i = 0; i < SW_APART_TOTAL; i++)
    put_message(sw_apart_row((SwApartId)i), json);
  sw_json_close_array(json);
}

static void put_names(SwJson *json) {
  sw_field_open_array(json, "phases");
  for (int i = 0; i < SW_PHASE_TOTAL; i++)
    sw_json_cstring(json, sw_phase_name((SwPhaseId)i));
  sw_json_close_array(json);
  sw_field_open_array(json, "stories");
  for (int i = 0; i < SW_STORY_TOTAL; i++)
    sw_json_cstring(json, sw_story_kind_name((SwStoryKind)i));
  sw_json_close_array(json);
  sw_field_open_array(json, "dtypes");
  for (int i = 0; i < SW_DTYPE_COUNT; i++)
    sw_json_cstring(json, sw_dtype_name((SwDType)i));
  sw_json_close_array(json);
}

static void put_errors(SwJson *json) {
  sw_field_open_array(json, "errors");
  for (int i = SW_ERR_NONE + 1; i < SW_ERR_COUNT; i++) {
    sw_json_open_object(json);
    sw_field_text(json, "type", sw_error_type((SwErrorId)i));
    sw_field_text(json, "message", sw_error_template((SwErrorId)i));
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

typedef struct TopicRow {
  const char *library; /* NULL: a row of an operation */
  const char *title;
} TopicRow;

static const TopicRow topics[] = {
#define TOPIC(library, title)                               {library, title},
#define OPERATION(owner, name, signature, function, detail) {NULL, NULL},
#define PROPERTY(owner, name, function, detail)             {NULL, NULL},
#include "lang/operations.def"
};

/* In the order of the files, each with the topic that stands above it. */
static void put_operations(SwJson *json) {
  sw_field_open_array(json, "operations");
  const TopicRow *topic = topics;
  int i = 0;
  for (size_t row = 0; row < sizeof topics / sizeof *topics; row++) {
    if (topics[row].library) {
      topic = &topics[row];
      continue;
    }
    const SwOperation *operation = sw_operation_at(i++);
    sw_json_open_object(json);
    sw_field_text(json, "library", topic->library);
    sw_field_text(json, "topic", topic->title);
    sw_field_text(json, "owner", operation->owner);
    sw_field_text(json, "name", operation->name);
    sw_field_text(json, "signature", operation->signature);
    sw_field_bool(json, "property", operation->kind == SW_OPERATION_PROPERTY);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

void sw_schema_json(SwText *out) {
  SwJson json = {.out = out};
  sw_json_open_object(&json);
  put_events(&json);
  put_cautions(&json);
  put_questions(&json);
  put_aparts(&json);
  put_names(&json);
  put_errors(&json);
  put_operations(&json);
  sw_json_close_object(&json);
}
