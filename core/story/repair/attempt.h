/* One attempt at a repair: rewrite one place of the program, run it, keep it if it works. */
#ifndef SW_STORY_REPAIR_ATTEMPT_H
#define SW_STORY_REPAIR_ATTEMPT_H

#include "story/repair/repair.h"

/* The search for repairs of one operation; found repairs are appended to `out`. */
typedef struct SwRepairSearch {
  const SwProgram *program;
  const SwRecord *record; /* the refused operation */
  SwRepairs *out;
  bool may_grow; /* the result may be larger than every operand */
} SwRepairSearch;

/* Replaces the bytes at `at` by `text`, which it frees, and runs the program. `operation` is the
 * place of the operation in the new program; an empty span: where it was, moved by the change.
 * Returns the repair, which `self->out` owns; NULL if the statement still raises, if the result
 * grows, or if the program is too large to try. */
SwRepair *sw_attempt(const SwRepairSearch *self, SwRepairId id, int operand, SwSpan at,
                     SwText *text, SwSpan operation);

/* Writes the text of an operand, then `suffix`: calls, an attribute or a subscript. Compound text
 * gets parentheses: (a + b).t(). */
void sw_put_operand(const SwRepairSearch *self, int operand, const char *suffix, SwText *out);
/* Whether the operand is a tensor with a place of its own in the program, so that a call can be
 * appended to it. Numbers are not: 3.t() is not Python. */
bool sw_operand_has_text(const SwRepairSearch *self, int operand);
/* Attempts the program with `suffix`, which it frees, appended to the operand: m -> m.unsqueeze(1).
 */
SwRepair *sw_attempt_append(const SwRepairSearch *self, SwRepairId id, int operand, SwText *suffix);

#endif
