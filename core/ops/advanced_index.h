/* x[i, j] with index arrays and masks: broadcasts and checks them for kernels/gather.h. */
#ifndef SW_OPS_ADVANCED_INDEX_H
#define SW_OPS_ADVANCED_INDEX_H

#include "kernels/gather.h"
#include "ops/index_walk.h"

typedef struct SwAdvanced {
  SwGather gather;
  int count; /* number of index arrays; a mask counts as one for each of its dims */
  SwTensor *array[SW_MAX_DIMS];
  int dim[SW_MAX_DIMS], axis[SW_MAX_DIMS]; /* as in SwIndexPart */
  SwLayout stretched[SW_MAX_DIMS];         /* each read under the common shape */
  struct {
    bool found;
    int array;
    int64_t entry, position;
  } bad; /* the first position that is out of range */
  SwBuffer *room;
  int64_t *jump; /* the array behind gather.jump, owned */
} SwAdvanced;

/* Collects and broadcasts the index arrays. */
bool sw_advanced_make(SwCall *call, const SwTensor *tensor, const SwIndexWalk *walk,
                      SwAdvanced *out);
/* Checks every position, and raises IndexError. `fills`: for index_fill_, whose message counts dims
 * differently. Free with sw_advanced_free, also after a failure. */
bool sw_advanced_check(SwCall *call, const SwTensor *tensor, const SwIndexWalk *walk, bool fills,
                       SwAdvanced *self);
void sw_advanced_free(SwAdvanced *self);

/* tensor[index] as a new tensor. */
bool sw_advanced_read(SwCall *call, SwTensor *tensor, const SwIndex *index, const SwIndexWalk *walk,
                      SwValue *out);

#endif
