/* How a reader who writes like this program writes it. */
#ifndef SW_STORY_REPAIR_SPELLING_H
#define SW_STORY_REPAIR_SPELLING_H

#include "story/repair/attempt.h"

/* `added`: a bit for each dim of the result that is new, of size 1. */
void sw_spell_unsqueeze(const SwRepairSearch *self, int operand, uint32_t added, SwText *out);
void sw_spell_squeeze(int dim, SwText *out);
/* Two dims change places. */
void sw_spell_transpose(const SwRepairSearch *self, int operand, int one, int other, SwText *out);

#endif
