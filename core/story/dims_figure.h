/* The figure of transpose, permute, slices and the like: sizes and strides that move or change per
 * dim while the storage stays. The state at a step is the events up to it, folded. */
#ifndef SW_STORY_DIMS_FIGURE_H
#define SW_STORY_DIMS_FIGURE_H

#include "story/tensors.h"

typedef struct SwDimsFigure {
  int before_count, after_count;
  bool moved[SW_MAX_DIMS]; /* old dims that have gone to their new place, or are gone */
  bool known[SW_MAX_DIMS]; /* new dims that have been told */
  int current;             /* new dim, or -1 */
  bool has_contiguous, contiguous;
} SwDimsFigure;

/* After events 0..last of the record; `settled`: nothing is current any more. */
void sw_dims_figure_at(const SwRecord *record, int last, bool settled, SwDimsFigure *out);
void sw_dims_figure_json(const SwDimsFigure *self, const SwRecord *record, SwJson *json);

#endif
