/*
 * A tensor as the stage draws it once shapes have met: padded with ones in front, and stretched
 * where a verdict says so. What a stretched dim adds are ghosts: the stored elements again.
 *
 *     column (3, 1) meets row (4,)       staged (3, 4)     o = stored   . = ghost
 *                                                          o . . .
 *                                                          o . . .
 *                                                          o . . .
 */
#ifndef SW_STORY_SCENE_STAGED_H
#define SW_STORY_SCENE_STAGED_H

#include "base/json.h"
#include "runtime/record.h"

typedef struct SwStagedTensor {
  SwLayout layout;
  int from[SW_MAX_DIMS];       /* the tensor's own dim; -1: put in front */
  bool stretched[SW_MAX_DIMS]; /* its one entry is seen again */
} SwStagedTensor;

/* Operand `number`, as far as the comparison came; false where no shapes meet in the operation. */
bool sw_staged_tensor(const SwRecord *record, int number, SwStagedTensor *out);
/* The dims of each operand. */
void sw_staged_json(const SwRecord *record, SwJson *json);

#endif
