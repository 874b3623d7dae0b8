/*
 * The figure of broadcasting one dim at a time, from the left: the entries that pair up in each
 * dim, along the path to one element.
 *
 *     x (2, 3) + y (3,), path to element [1, 2]
 *     dim 0    x[0] with y       x[1] with y          <- y has no dim 0, so it goes with every row
 *     dim 1    x[1][0] with y[0]   x[1][1] with y[1]   x[1][2] with y[2]
 */
#ifndef SW_STORY_SCENE_PAIRING_H
#define SW_STORY_SCENE_PAIRING_H

#include "story/scene/tensors.h"

/* Pairs listed of one dim: a window around the pair on the path. */
#define SW_PAIRS_SHOWN 6

/* The state of the figure. */
typedef struct SwPairing {
  int levels;                 /* dims of the broadcast shape shown so far */
  int64_t index[SW_MAX_DIMS]; /* the path: an index of the broadcast shape */
} SwPairing;

/* The state after events 0..last, on the path to the first element. False before the first DESCEND
 * event, which some records do not have at all. */
bool sw_pairing_at(const SwRecord *record, int last, SwPairing *out);
/* The state on the path to element `number`, in reading order; false if the record has no DESCEND
 * events. */
bool sw_pairing_of_element(const SwRecord *record, int64_t number, SwPairing *out);

/* "x[0][2]": operand `number` indexed along the first `levels` dims of the broadcast shape. A
 * stretched dim has index 0, a dim that the operand lacks has none. */
void sw_pairing_name(const SwProgram *program, const SwRecord *record, int number, int levels,
                     const int64_t *index, SwText *out);

#endif
