/* What the story of index tensors and masks tells: what they pick from, the shape in which they
 * meet, and where its dims land. */
#ifndef SW_OPS_INDEX_RECORD_H
#define SW_OPS_INDEX_RECORD_H

#include "ops/advanced_index.h"

/* The story of that: before the positions are checked, and after; NULL where more tensors take part
 * than a story holds, `others` beside the index tensors. `result`: NULL where it was refused. */
SwRecord *sw_record_index(SwCall *call, const SwTensor *tensor, const SwIndex *index,
                          const SwIndexWalk *walk, const SwAdvanced *advanced, int others);
void sw_record_indexed(SwRecord *self, const SwIndexWalk *walk, const SwAdvanced *advanced,
                       const SwTensor *result);
/* The same of tensor[index] = value: args[2], where that is no number given as `value`. */
SwRecord *sw_record_put(SwCall *call, const SwTensor *tensor, const SwTensor *value,
                        const SwIndex *index, const SwIndexWalk *walk, const SwAdvanced *advanced);

#endif
