/*
 * Questions: what a reader may be asked before a step tells it. The right option is what the
 * operation did; the wrong ones are what known wrong rules would have given, each with the reason
 * why it is wrong. Where no wrong rule gives another answer there is no question.
 */
#ifndef SW_STORY_REMARK_QUESTION_H
#define SW_STORY_REMARK_QUESTION_H

#include "story/scene/sentence.h"
#include "story/scene/story.h"
#include "story/scene/values.h"

typedef enum SwQuestionId {
#define QUESTION(id, values, prompt) SW_QUESTION_##id,
#include "story/remark/questions.def"
  SW_QUESTION_TOTAL
} SwQuestionId;

typedef enum SwAnswerId {
#define ANSWER(id, values, text) SW_ANSWER_##id,
#include "story/remark/questions.def"
  SW_ANSWER_TOTAL
} SwAnswerId;

typedef enum SwRuleId {
  SW_RULE_NONE = -1, /* the right option, where the step that tells it says why */
#define RULE(id, values, reason) SW_RULE_##id,
#include "story/remark/questions.def"
  SW_RULE_TOTAL
} SwRuleId;

#define SW_MAX_OPTIONS    4
#define SW_MAX_CANDIDATES 12

typedef struct SwOption {
  bool correct;
  SwAnswerId answer;
  SwRuleId rule;
  SwValues values;
  SwText text;
} SwOption;

typedef struct SwQuestion {
  SwQuestionId id;
  SwValues values;
  int event; /* of the trace: the one that tells the answer; -1: an element does */
  int64_t element;
  int asked; /* event after which it is asked; -1: before all of them */
  int least; /* options without which it is not asked: how many there are must tell nothing */
  int most;
  int count;
  SwOption option[SW_MAX_CANDIDATES]; /* in an order that tells nothing */
} SwQuestion;

typedef bool SwQuestionMaker(const SwProgram *program, const SwRecord *record, SwQuestion *out);

/* The makers: how many there are, and number `i` of them asked. False: nothing to ask. Free what
 * was asked with sw_question_clear. */
int sw_question_makers(void);
bool sw_question_make(int i, const SwProgram *program, const SwRecord *record, SwQuestion *out);
void sw_question_clear(SwQuestion *self);

/* The type Question[], of one statement. */
void sw_questions_json(const SwProgram *program, int statement, SwText *out);

const SwMessage *sw_question_row(SwQuestionId id);
const SwMessage *sw_answer_row(SwAnswerId id);
const SwMessage *sw_rule_row(SwRuleId id);

/* Another option, its values to be filled in. The first one is the right one; its rule, if any,
 * says why it is right. */
SwValues *sw_question_option(SwQuestion *self, SwAnswerId answer, SwRuleId rule);
/* The last event of this kind, or -1. */
int sw_question_event(const SwRecord *record, SwEventId id);

#endif
