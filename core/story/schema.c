#include "story/schema.h"

#include <string.h>

#include "base/errors.h"
#include "base/notices.h"
#include "call/composed.h"
#include "interpreter/einops.h"
#include "interpreter/libraries.h"
#include "story/remark/caution.h"
#include "story/remark/probe.h"
#include "story/remark/question.h"
#include "story/scene/fields.h"
#include "story/scene/repairs.h"
#include "story/scene/words.h"
#include "story/transcript.h"
#include "tensor/trace.h"

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

static void put_repairs(SwJson *json) {
  sw_field_open_array(json, "repairs");
  for (int i = 0; i < SW_REPAIR_TOTAL; i++)
    put_message(sw_repair_row((SwRepairId)i), json);
  sw_json_close_array(json);
}

static void put_aparts(SwJson *json) {
  sw_field_open_array(json, "aparts");
  for (int i = 0; i < SW_APART_TOTAL; i++)
    put_message(sw_apart_row((SwApartId)i), json);
  sw_json_close_array(json);
}

static void put_words(SwJson *json) {
  sw_field_open_array(json, "words");
  for (int i = 0; i < SW_WORD_TOTAL; i++)
    put_message(sw_word_row((SwWordId)i), json);
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

static const char *const error_names[] = {
    "NONE",
#define ERROR(id, type, message) #id,
#include "base/errors.def"
#undef ERROR
};

static void put_errors(SwJson *json) {
  sw_field_open_array(json, "errors");
  for (int i = SW_ERR_NONE + 1; i < SW_ERR_COUNT; i++) {
    sw_json_open_object(json);
    sw_field_text(json, "id", error_names[i]);
    sw_field_text(json, "type", sw_error_type((SwErrorId)i));
    sw_field_text(json, "message", sw_error_template((SwErrorId)i));
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

/* The sentences of Stridewise itself, with their places; the warnings of the libraries are left
 * out. */
static void put_notices(SwJson *json) {
  static const char *const names[] = {
#define NOTICE(id, text) #id,
#include "base/notices.def"
#undef NOTICE
  };
  sw_field_open_array(json, "notices");
  for (int i = 0; i < SW_NOTICE_COUNT; i++)
    if (strncmp(names[i], "WARN_", 5) != 0) sw_json_cstring(json, sw_notice((SwNoticeId)i));
  sw_json_cstring(json, sw_error_template(SW_ERR_LIMIT_DIMS));
  sw_json_close_array(json);
}

typedef struct TopicRow {
  const char *library; /* NULL: a row of an operation */
  const char *title;
} TopicRow;

static const TopicRow topics[] = {
#define TOPIC(library, title) {library, title},
#define OPERATION(...)        {NULL, NULL},
#define PROPERTY              OPERATION
#define ASSIGNABLE            OPERATION
#include "interpreter/operations.def"
};

/* Takes the parameters from the row or, for a function written in Python, from its `def`. */
static void put_signature(SwJson *json, const SwOperation *row) {
  const char *at = row->signature;
  size_t size = strlen(at);
  if (!size && row->function == sw_composed && row->kind == SW_OPERATION_FUNCTION) {
    at = strchr(row->python, '(') + 1;
    size = (size_t)(strstr(at, "):") - at);
  }
  sw_json_key(json, "signature");
  sw_json_string(json, at, size);
}

static void put_operation(SwJson *json, const TopicRow *topic, const SwOperation *operation) {
  sw_json_open_object(json);
  sw_field_text(json, "library", topic->library);
  sw_field_text(json, "topic", topic->title);
  sw_field_text(json, "owner", operation->owner);
  sw_field_text(json, "name", operation->name);
  put_signature(json, operation);
  sw_field_bool(json, "property", operation->kind == SW_OPERATION_PROPERTY);
  sw_json_close_object(json);
}

/* Operations in the order of the files, each with the topic above it. */
static void put_operations(SwJson *json) {
  const TopicRow *at = topics, *topic = NULL;
  sw_field_open_array(json, "operations");
  for (const SwLibrary *const *library = sw_libraries; *library; library++) {
    for (int i = 0; i < (*library)->operation_count; i++, at++) {
      const SwOperation *operation = &(*library)->operations[i];
      for (; at->library; at++)
        topic = at;
      if (operation->function != sw_einops_outside) put_operation(json, topic, operation);
    }
  }
  sw_json_close_array(json);
}

typedef struct TypeRow {
  const char *type; /* NULL: a field of the type above it */
  const char *name, *of, *doc;
} TypeRow;

static const TypeRow types[] = {
#define FIGURE(kind, type, doc) {"figure", #type, #kind, doc},
#define TYPE(name, doc)         {"type", #name, "", doc},
#define ALIAS(name, type, doc)  {"alias", #name, type, doc},
#define EXTENDS(type)           {NULL, "", #type, ""},
#define FIELD(name, type, doc)  {NULL, #name, type, doc},
#include "story/types.def"
};

/* Types in the order of the file; the fields of a "figure" or "type" row follow it. */
static void put_types(SwJson *json) {
  int count = (int)(sizeof types / sizeof *types);
  sw_field_open_array(json, "types");
  for (int i = 0; i < count; i++) {
    sw_json_open_object(json);
    sw_field_text(json, "row", types[i].type ? types[i].type : "field");
    sw_field_text(json, "name", types[i].name);
    sw_field_text(json, "of", types[i].of);
    sw_field_text(json, "doc", types[i].doc);
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
  put_repairs(&json);
  put_aparts(&json);
  put_words(&json);
  put_names(&json);
  put_errors(&json);
  put_notices(&json);
  put_operations(&json);
  put_types(&json);
  sw_json_close_object(&json);
}
