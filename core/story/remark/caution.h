/*
 * Cautions: an operation is legal, but probably not what the author meant. In `p - y` with p (3,)
 * and y (3, 1) both operands grow to (3, 3). Each caution is decided from the records of the
 * program, and carries the numbers that make it true.
 */
#ifndef SW_STORY_REMARK_CAUTION_H
#define SW_STORY_REMARK_CAUTION_H

#include "story/scene/sentence.h"
#include "story/scene/story.h"
#include "story/scene/values.h"

typedef enum SwCautionId {
#define CAUTION(id, values, sentence) SW_CAUTION_##id,
#include "story/remark/cautions.def"
  SW_CAUTION_TOTAL
} SwCautionId;

typedef struct SwCaution {
  SwCautionId id;
  SwEventId event; /* shown at the last event of this kind */
  SwValues values;
} SwCaution;

/* The cautions of one operation, at most one of each kind. */
typedef struct SwCautions {
  int count;
  SwCaution at[SW_CAUTION_TOTAL];
} SwCautions;

/* Free with sw_cautions_clear. */
void sw_cautions_of(const SwProgram *program, const SwRecord *record, SwCautions *out);
void sw_cautions_clear(SwCautions *self);

/* The step of the story, counted in steps of the statement, that shows the caution. */
int64_t sw_caution_step(const SwCaution *self, const SwChapter *chapter);
/* Appends the English sentence. */
void sw_caution_sentence(const SwCaution *self, SwText *out);
/* The elements of the type Caution[] that belong to this operation. */
void sw_cautions_json(const SwProgram *program, const SwChapter *chapter, SwJson *json);

/* The row of cautions.def: id, values and English sentence. */
const SwMessage *sw_caution_row(SwCautionId id);

/* A rule looks at one legal operation and adds its cautions with sw_cautions_add. */
typedef void SwCautionRule(const SwProgram *program, const SwRecord *record, SwCautions *out);

#define CAUTION_RULE(name) SwCautionRule sw_caution_##name;
#include "story/remark/cautions.def"

/* The operation that made an operand within the same expression: x.t() for x.t().reshape(6). NULL
 * if the operand is a name. */
const SwRecord *sw_operand_made(const SwProgram *program, const SwRecord *record, int number);

/* Adds a caution; the caller appends its values in the order of cautions.def. */
SwValues *sw_cautions_add(SwCautions *self, SwCautionId id, SwEventId event);

#endif
