/* The stories of elements that a function picks, as brackets would. */
#ifndef SW_OPS_RECORD_PICK_H
#define SW_OPS_RECORD_PICK_H

#include "ops/advanced_index.h"

/* index_select, and take along one dim: told as input[..., index, :, :]. */
typedef struct SwSelecting {
  SwRecord *record; /* NULL where it is not told */
  SwIndexWalk walk;
  SwAdvanced advanced;
  SwTensor line; /* the index, where it counts as a line of one position */
} SwSelecting;

/* `dim` of `tensor` is picked from by argument `i`, read as `index`. `as_line`: an index without
 * dims keeps the dim. */
void sw_record_select(SwCall *call, const SwTensor *tensor, int dim, SwTensor *index, int i,
                      bool as_line, SwSelecting *out);
/* Entry `entry` of the index names a position that there is not. */
void sw_record_not_there(SwSelecting *self, int64_t entry, int64_t position);
void sw_record_selected(SwSelecting *self, const SwTensor *result);

/* args[0], `tensor`, counted through as one line, of which args[1] names elements by number. */
SwRecord *sw_record_take(SwCall *call, const SwTensor *tensor, const SwTensor *numbers);
/* args[0], `tensor`, and args[1], `mask`, broadcast to `common`, where `lines` are the places of
 * what is true, one a dim. NULL where there are more dims than a story holds. */
SwRecord *sw_record_masked(SwCall *call, const SwTensor *tensor, const SwTensor *mask,
                           const SwShape *common, SwTensor *const *lines);
/* What came of either. */
void sw_record_picked(SwRecord *self, const SwTensor *result);

#endif
