/* Records of indexing with tensors and masks: the dims picked from, the common shape of the
 * indices, and where its dims go in the result. */
#ifndef SW_OPS_INDEX_RECORD_H
#define SW_OPS_INDEX_RECORD_H

#include "ops/advanced_index.h"

/* Begins the record before positions are checked; sw_record_indexed ends it. NULL if more tensors
 * take part than a record holds; `others`: tensors besides the indices. `result`: NULL if it
 * raised. */
SwRecord *sw_record_index(SwCall *call, const SwTensor *tensor, const SwIndex *index,
                          const SwIndexWalk *walk, const SwAdvanced *advanced, int others);
void sw_record_indexed(SwRecord *self, const SwIndexWalk *walk, const SwAdvanced *advanced,
                       const SwTensor *result);
/* The same for tensor[index] = value. `value`: args[2], or NULL for a number. */
SwRecord *sw_record_put(SwCall *call, const SwTensor *tensor, const SwTensor *value,
                        const SwIndex *index, const SwIndexWalk *walk, const SwAdvanced *advanced);

#endif
