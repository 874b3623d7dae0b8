/*
 * Cautions: what an operation did is legal but probably not what was meant. Each is decided from
 * the records of the program, and comes with the numbers that make it true.
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
  SwEventId event; /* told with the last event of this kind */
  SwValues values;
} SwCaution;

/* At most one of each. */
typedef struct SwCautions {
  int count;
  SwCaution at[SW_CAUTION_TOTAL];
} SwCautions;

/* Free with sw_cautions_clear. */
void sw_cautions_of(const SwProgram *program, const SwRecord *record, SwCautions *out);
void sw_cautions_clear(SwCautions *self);

/* The step of the story at which it is told. */
int64_t sw_caution_step(const SwCaution *self, const SwChapter *chapter);
void sw_caution_sentence(const SwCaution *self, SwText *out);
/* The elements of the type Caution[] that belong to this operation. */
void sw_cautions_json(const SwProgram *program, const SwChapter *chapter, SwJson *json);

const SwMessage *sw_caution_row(SwCautionId id);

typedef void SwCautionRule(const SwProgram *program, const SwRecord *record, SwCautions *out);

#define CAUTION_RULE(name) SwCautionRule sw_caution_##name;
#include "story/remark/cautions.def"

/* The operation in the same statement that made an operand where it stands, x.t() in
 * x.t().reshape(6); NULL for a name. */
const SwRecord *sw_operand_made(const SwProgram *program, const SwRecord *record, int number);

/* A new caution, to be filled with its values in the order of cautions.def. */
SwValues *sw_cautions_add(SwCautions *self, SwCautionId id, SwEventId event);

#endif
