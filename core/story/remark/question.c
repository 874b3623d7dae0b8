#include "story/remark/question.h"

#include <string.h>

#include "story/remark/question_cell.h"
#include "story/remark/question_result.h"
#include "story/remark/question_shape.h"
#include "story/remark/question_view.h"
#include "story/scene/fields.h"
#include "story/scene/scene.h"

static const SwMessage questions[] = {
#define QUESTION(id, values, prompt) {#id, values, prompt},
#include "story/remark/questions.def"
};
static const SwMessage answers[] = {
#define ANSWER(id, values, text) {#id, values, text},
#include "story/remark/questions.def"
};
static const SwMessage rules[] = {
#define RULE(id, values, reason) {#id, values, reason},
#include "story/remark/questions.def"
};
static SwQuestionMaker *const makers[] = {
    sw_question_result_shape, sw_question_reduced, sw_question_product,    sw_question_fault,
    sw_question_in_place,     sw_question_view,    sw_question_straddling, sw_question_cell};

const SwMessage *sw_question_row(SwQuestionId id) {
  return &questions[id];
}
const SwMessage *sw_answer_row(SwAnswerId id) {
  return &answers[id];
}
const SwMessage *sw_rule_row(SwRuleId id) {
  return &rules[id];
}

int sw_question_event(const SwRecord *record, SwEventId id) {
  int at = record->trace.count - 1;
  while (at >= 0 && record->trace.events[at].id != id)
    at--;
  return at;
}

/* Drops a wrong option that finds no room. */
SwValues *sw_question_option(SwQuestion *self, SwAnswerId answer, SwRuleId rule) {
  if (self->count == SW_MAX_CANDIDATES) sw_values_clear(&self->option[--self->count].values);
  SwOption *option = &self->option[self->count++];
  *option = (SwOption){.correct = self->count == 1, .answer = answer, .rule = rule};
  return &option->values;
}

static void clear_option(SwOption *self) {
  sw_values_clear(&self->values);
  sw_text_free(&self->text);
}

void sw_question_clear(SwQuestion *self) {
  sw_values_clear(&self->values);
  for (int i = 0; i < self->count; i++)
    clear_option(&self->option[i]);
  self->count = 0;
}

static bool says_the_same(const SwOption *a, const SwOption *b) {
  return strcmp(sw_text_cstr(&a->text), sw_text_cstr(&b->text)) == 0;
}

/* Drops options that repeat an earlier text or exceed `most`. The right option is first and stays.
 */
static void drop_repeated(SwQuestion *self) {
  int kept = 0;
  for (int i = 0; i < self->count; i++) {
    bool again = kept == self->most;
    for (int other = 0; other < kept; other++)
      again = again || says_the_same(&self->option[i], &self->option[other]);
    if (again)
      clear_option(&self->option[i]);
    else
      self->option[kept++] = self->option[i];
  }
  self->count = kept;
}

/* Sorts by length, then by text, so that numbers come in order: 9 before 10. */
static void sort_by_text(SwQuestion *self) {
  for (int i = 1; i < self->count; i++) {
    SwOption option = self->option[i];
    int at = i;
    for (; at > 0; at--) {
      const SwText *before = &self->option[at - 1].text;
      bool shorter = option.text.size < before->size;
      bool same = option.text.size == before->size;
      if (!shorter && !(same && strcmp(sw_text_cstr(&option.text), sw_text_cstr(before)) < 0))
        break;
      self->option[at] = self->option[at - 1];
    }
    self->option[at] = option;
  }
}

static SwText *text_of(SwValues *values, const char *name) {
  for (int i = 0; i < values->count; i++) {
    if (strcmp(values->at[i].name, name) == 0) return &values->at[i].text;
  }
  return NULL;
}

static void swap(SwText *a, SwText *b) {
  SwText kept = *a;
  *a = *b;
  *b = kept;
}

/* The prompt from which the order of the options follows. An element is called by its operation
 * there, whatever name its line gives it: a seed of practice gives the same questions for ever. */
static void put_ordering(SwQuestion *self, SwText *out) {
  SwText *element = text_of(&self->values, "element"), *written = text_of(&self->values, "written");
  if (written) swap(element, written);
  sw_sentence_fill(questions[self->id].sentence, &self->values, out);
  if (written) swap(element, written);
}

/* Rotates the sorted options by an amount that follows from the prompt. Sorted sizes would be a
 * hint, since the larger one is wrong more often. Dims and yes/no options keep their order. */
static void turn(SwQuestion *self) {
  SwOption turned[SW_MAX_OPTIONS];
  SwText prompt = {0};
  uint32_t hash = 2166136261u;
  bool fixed = self->id == SW_QUESTION_FAULT_DIM || self->id == SW_QUESTION_STRADDLING_DIM ||
               self->id == SW_QUESTION_VIEW_OR_COPY || self->id == SW_QUESTION_IN_PLACE;
  if (fixed || self->count < 2) return;
  put_ordering(self, &prompt);
  for (const char *at = sw_text_cstr(&prompt); *at; at++)
    hash = (hash ^ (uint8_t)*at) * 16777619u;
  /* A prompt that ran out of memory fails the question. */
  self->option[0].text.failed |= prompt.failed;
  sw_text_free(&prompt);
  int by = (int)((hash ^ hash >> 15) % (uint32_t)self->count);
  for (int i = 0; i < self->count; i++)
    turned[(i + by) % self->count] = self->option[i];
  memcpy(self->option, turned, (size_t)self->count * sizeof *turned);
}

int sw_question_makers(void) {
  return (int)(sizeof makers / sizeof *makers);
}

bool sw_question_make(int i, const SwProgram *program, const SwRecord *record, SwQuestion *out) {
  *out = (SwQuestion){.event = -1, .asked = -1, .least = 2, .most = SW_MAX_OPTIONS};
  bool asked = makers[i](program, record, out);
  for (int option = 0; option < out->count; option++) {
    SwOption *at = &out->option[option];
    sw_sentence_fill(answers[at->answer].sentence, &at->values, &at->text);
  }
  drop_repeated(out);
  sort_by_text(out);
  turn(out);
  if (asked && out->count >= out->least) return true;
  sw_question_clear(out);
  return false;
}

/* -- JSON ------------------------------------------------------------------------------------ */

static int64_t reveals(const SwQuestion *self, const SwChapter *chapter) {
  return chapter->first + (self->event >= 0 ? self->event : chapter->rules + self->element);
}

static void put_text(const char *key, const char *message, const SwValues *values, SwJson *json) {
  SwText text = {0};
  sw_sentence_fill(message, values, &text);
  sw_field_text(json, key, sw_text_cstr(&text));
  json->out->failed |= text.failed;
  sw_text_free(&text);
}

/* The reason for the right option: the sentence of the step that shows it. */
static void put_told(const SwProgram *program, const SwChapter *chapter, int64_t step,
                     SwJson *json) {
  SwMoment moment;
  SwText text = {0};
  sw_moment_at(program, chapter, step, &moment);
  sw_moment_sentence(&moment, &text);
  sw_field_text(json, "reason", sw_text_cstr(&text));
  json->out->failed |= text.failed;
  sw_text_free(&text);
  sw_values_clear(&moment.values);
}

static void put_option(const SwProgram *program, const SwChapter *chapter, const SwOption *option,
                       int64_t step, SwJson *json) {
  bool told = option->rule == SW_RULE_NONE;
  sw_json_open_object(json);
  sw_field_text(json, "answer", answers[option->answer].id);
  sw_field_text(json, "text", sw_text_cstr(&option->text));
  sw_field_bool(json, "correct", option->correct);
  if (told)
    sw_field_null(json, "rule");
  else
    sw_field_text(json, "rule", rules[option->rule].id);
  sw_json_key(json, "values");
  sw_values_json(&option->values, json);
  if (told)
    put_told(program, chapter, step, json);
  else
    put_text("reason", rules[option->rule].sentence, &option->values, json);
  sw_json_close_object(json);
  json->out->failed |= option->text.failed;
}

static void put_question(const SwProgram *program, const SwChapter *chapter, const SwQuestion *self,
                         SwJson *json) {
  int64_t step = reveals(self, chapter);
  sw_json_open_object(json);
  sw_field_text(json, "id", questions[self->id].id);
  sw_field_int(json, "operation", chapter->operation);
  sw_field_known(json, "step", self->asked >= 0, chapter->first + self->asked);
  sw_field_int(json, "reveals", step);
  sw_json_key(json, "values");
  sw_values_json(&self->values, json);
  put_text("prompt", questions[self->id].sentence, &self->values, json);
  sw_field_open_array(json, "options");
  for (int i = 0; i < self->count; i++)
    put_option(program, chapter, &self->option[i], step, json);
  sw_json_close_array(json);
  sw_json_close_object(json);
}

void sw_questions_json(const SwProgram *program, int statement, SwText *out) {
  SwJson json = {.out = out};
  SwChapter chapter;
  SwQuestion question;
  sw_json_open_array(&json);
  for (bool more = sw_story_begin(program, statement, &chapter); more;
       more = sw_story_next(&chapter)) {
    for (int i = 0; i < sw_question_makers(); i++) {
      if (!sw_question_make(i, program, chapter.record, &question)) continue;
      put_question(program, &chapter, &question, &json);
      sw_question_clear(&question);
    }
  }
  sw_json_close_array(&json);
}
