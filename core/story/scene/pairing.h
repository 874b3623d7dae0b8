/*
 * The figure of broadcasting one dimension at a time: which entries pair up in each dim, from the
 * left, along the path that leads to one element.
 */
#ifndef SW_STORY_SCENE_PAIRING_H
#define SW_STORY_SCENE_PAIRING_H

#include "story/scene/tensors.h"

/* Pairs of one dim that are listed: a window around the one on the path. */
#define SW_PAIRS_SHOWN 6

typedef struct SwPairing {
  int levels;                 /* dims of the broadcast shape that are opened */
  int64_t index[SW_MAX_DIMS]; /* the path: index within the broadcast shape */
} SwPairing;

/* The picture after events 0..last, on the way to the first element; false before the first DESCEND
 * event, and where the record tells none. */
bool sw_pairing_at(const SwRecord *record, int last, SwPairing *out);
/* The picture of element `number` in reading order; false where the record tells none. */
bool sw_pairing_of_element(const SwRecord *record, int64_t number, SwPairing *out);

/* "x[0][2]": operand `number` with the indices that lead `levels` dims of the broadcast deep. */
void sw_pairing_name(const SwProgram *program, const SwRecord *record, int number, int levels,
                     const int64_t *index, SwText *out);

#endif
