/* Records of functions that pick elements, shown as indexing in brackets. */
#ifndef SW_OPS_RECORD_PICK_H
#define SW_OPS_RECORD_PICK_H

#include "ops/advanced_index.h"

/* index_select, and take along one dim: shown as input[..., index, :, :]. */
typedef struct SwSelecting {
  SwRecord *record; /* NULL if it has no story */
  SwIndexWalk walk;
  SwAdvanced advanced;
  SwTensor line; /* the index, if a single number counts as a line of one position */
} SwSelecting;

/* Begins the record: argument `i`, read as `index`, picks along `dim` of `tensor`. `as_line`: an
 * index without dims keeps the dim. */
void sw_record_select(SwCall *call, const SwTensor *tensor, int dim, SwTensor *index, int i,
                      bool as_line, SwSelecting *out);
/* Notes that entry `entry` of the index names a position out of range. */
void sw_record_not_there(SwSelecting *self, int64_t entry, int64_t position);
/* Ends the record. */
void sw_record_selected(SwSelecting *self, const SwTensor *result);

/* take: args[1] numbers the elements of `tensor`, args[0], in reading order. */
SwRecord *sw_record_take(SwCall *call, const SwTensor *tensor, const SwTensor *numbers);
/* masked_select: `tensor`, args[0], and `mask`, args[1], broadcast to `common`; `lines` are the
 * positions of True, one for each dim. NULL if there are more dims than a record holds. */
SwRecord *sw_record_masked(SwCall *call, const SwTensor *tensor, const SwTensor *mask,
                           const SwShape *common, SwTensor *const *lines);
/* Ends the record of either. */
void sw_record_picked(SwRecord *self, const SwTensor *result);

#endif
