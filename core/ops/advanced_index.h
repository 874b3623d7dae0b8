/* Index arrays and masks, made ready for kernels/gather.h. */
#ifndef SW_OPS_ADVANCED_INDEX_H
#define SW_OPS_ADVANCED_INDEX_H

#include "kernels/gather.h"
#include "ops/index_walk.h"

typedef struct SwAdvanced {
  SwGather gather;
  int count; /* index arrays; a mask is one for each of its dims */
  SwTensor *array[SW_MAX_DIMS];
  int dim[SW_MAX_DIMS], axis[SW_MAX_DIMS]; /* as in SwIndexPart */
  SwLayout stretched[SW_MAX_DIMS];         /* each as read under the common shape */
  struct {
    bool found;
    int array;
    int64_t entry, position;
  } bad; /* the first position that there is not */
  SwBuffer *room;
  int64_t *jump; /* owned; gather.jump */
} SwAdvanced;

/* Collects and broadcasts the index arrays. */
bool sw_advanced_make(SwCall *call, const SwTensor *tensor, const SwIndexWalk *walk,
                      SwAdvanced *out);
/* Checks every position. `fills`: PyTorch counts dims differently then (index_fill_). Free with
 * sw_advanced_free, also after a failure. */
bool sw_advanced_check(SwCall *call, const SwTensor *tensor, const SwIndexWalk *walk, bool fills,
                       SwAdvanced *self);
void sw_advanced_free(SwAdvanced *self);

/* tensor[index] as a new tensor. */
bool sw_advanced_read(SwCall *call, SwTensor *tensor, const SwIndex *index, const SwIndexWalk *walk,
                      SwValue *out);

#endif
