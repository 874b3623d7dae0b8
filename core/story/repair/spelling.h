/* Spellings of a change of dims in the reader's own style: a program that already indexes with None
 * gets [:, None], NumPy gets .T, a program that writes unsqueeze gets .unsqueeze(1). */
#ifndef SW_STORY_REPAIR_SPELLING_H
#define SW_STORY_REPAIR_SPELLING_H

#include "story/repair/attempt.h"

/* New dims of size 1; bit d of `added` is set where dim d of the result is new. The calls go from
 * left to right, so each .unsqueeze(d) already counts the ones before it. */
void sw_spell_unsqueeze(const SwRepairSearch *self, int operand, uint32_t added, SwText *out);
/* .squeeze(dim) */
void sw_spell_squeeze(int dim, SwText *out);
/* Dims `one` and `other` swapped: .t() or .T for two dims, else .transpose(1, 2), .swapaxes(1, 2).
 */
void sw_spell_transpose(const SwRepairSearch *self, int operand, int one, int other, SwText *out);

#endif
