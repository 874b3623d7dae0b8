/*
 * Questions to ask before a step shows the answer. The right option is what the operation did. Each
 * wrong option follows from a common misconception, such as aligning shapes on the left, and says
 * why that is wrong. If no misconception gives another answer, there is no question.
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
  SW_RULE_NONE = -1, /* for a right option that the step itself explains */
#define RULE(id, values, reason) SW_RULE_##id,
#include "story/remark/questions.def"
  SW_RULE_TOTAL
} SwRuleId;

#define SW_MAX_OPTIONS    4
#define SW_MAX_CANDIDATES 12

/* One option: its text, and the rule that leads to it. */
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
  int event; /* of the trace, shows the answer; -1: the step of `element` shows it */
  int64_t element;
  int asked; /* the event to ask after; -1: before all events */
  int least; /* fewest options: with fewer it is not asked, or their number would be a hint */
  int most;  /* options to show */
  int count;
  SwOption option[SW_MAX_CANDIDATES]; /* in an order that gives no hint */
} SwQuestion;

/* Fills `out` if the operation allows this question. */
typedef bool SwQuestionMaker(const SwProgram *program, const SwRecord *record, SwQuestion *out);

/* The number of makers; sw_question_make runs maker `i`. False: nothing to ask. Free a question
 * with sw_question_clear. */
int sw_question_makers(void);
bool sw_question_make(int i, const SwProgram *program, const SwRecord *record, SwQuestion *out);
void sw_question_clear(SwQuestion *self);

/* Appends the type Question[] for one statement. */
void sw_questions_json(const SwProgram *program, int statement, SwText *out);

const SwMessage *sw_question_row(SwQuestionId id);
const SwMessage *sw_answer_row(SwAnswerId id);
const SwMessage *sw_rule_row(SwRuleId id);

/* Adds an option; the caller appends its values. The first one added is the right one; its rule, if
 * any, says why it is right. */
SwValues *sw_question_option(SwQuestion *self, SwAnswerId answer, SwRuleId rule);
/* The place in the trace of the last event of this kind, or -1. */
int sw_question_event(const SwRecord *record, SwEventId id);

#endif
