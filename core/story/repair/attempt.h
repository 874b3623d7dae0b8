/* One place of the program written otherwise, and what comes of it. */
#ifndef SW_STORY_REPAIR_ATTEMPT_H
#define SW_STORY_REPAIR_ATTEMPT_H

#include "story/repair/repair.h"

typedef struct SwRepairSearch {
  const SwProgram *program;
  const SwRecord *record; /* the refused operation */
  SwRepairs *out;
  bool may_grow; /* the result may be larger than every operand */
} SwRepairSearch;

/* In place of `at` stands `text`, which is given up; `operation` is where the operation then is, an
 * empty span: where it was. The repair when the statement then runs, else NULL. */
SwRepair *sw_attempt(const SwRepairSearch *self, SwRepairId id, int operand, SwSpan at,
                     SwText *text, SwSpan operation);

/* The text of an operand with calls, an attribute or a subscript behind it. */
void sw_put_operand(const SwRepairSearch *self, int operand, const char *behind, SwText *out);
/* Whether it stands in the program by itself, so that something may be written behind it. */
bool sw_operand_has_text(const SwRepairSearch *self, int operand);
/* Operand number `operand` with something behind it. */
SwRepair *sw_attempt_behind(const SwRepairSearch *self, SwRepairId id, int operand, SwText *behind);

#endif
