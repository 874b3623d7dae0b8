/*
 * A tensor as the stage draws it when shapes are compared: padded with ones on the left and
 * stretched where the rule says so. A stretched dim repeats the stored elements, drawn as ghosts.
 * Unlike sw_tensors_stretched this also works for refused operations, as far as the comparison got.
 *
 *     column (3, 1) with row (4,)        staged (3, 4)     o = stored   . = ghost
 *                                                          o . . .
 *                                                          o . . .
 *                                                          o . . .
 */
#ifndef SW_STORY_SCENE_STAGED_H
#define SW_STORY_SCENE_STAGED_H

#include "base/json.h"
#include "runtime/record.h"

/* The padded and stretched layout, with the origin of each dim. */
typedef struct SwStagedTensor {
  SwLayout layout;             /* strides in elements, 0 along stretched and added dims */
  int from[SW_MAX_DIMS];       /* the tensor's own dim; -1: added by padding */
  bool stretched[SW_MAX_DIMS]; /* size 1, drawn at the common size */
} SwStagedTensor;

/* Operand `number`, as far as the comparison got. False if the operation compares no shapes. */
bool sw_staged_tensor(const SwRecord *record, int number, SwStagedTensor *out);
/* Writes an array for each operand: size, own dim and "stretched" of its dims. */
void sw_staged_json(const SwRecord *record, SwJson *json);

#endif
