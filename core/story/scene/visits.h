/*
 * The proof that a new dim has no stride: the storage addresses that it would visit, with unequal
 * jumps between them.
 *
 *     x has shape (4, 2), strides (1, 4); view(2, 4)
 *     new dim 1 visits 0, 4, 1, 5: jumps +4, −3, +4, which no stride gives
 *
 * The elements along new dim d, with all other new indices fixed, are P apart in reading order,
 * where P is the product of the new sizes after d. Their indices in the old layout give the
 * addresses. Jumps are equal inside a chunk and change where a chunk ends.
 */
#ifndef SW_STORY_SCENE_VISITS_H
#define SW_STORY_SCENE_VISITS_H

#include "base/json.h"
#include "runtime/program.h"

#define SW_MAX_VISITS 6 /* addresses shown of one run */

/* A window of the addresses that the dim visits, its other indices fixed. */
typedef struct SwVisitRun {
  int64_t from; /* index within the dim of the first address shown */
  int count;
  int64_t address[SW_MAX_VISITS];
  int64_t shown[SW_MAX_VISITS]; /* the same in the unit of sentences: bytes for NumPy */
} SwVisitRun;

/* One run with unequal jumps; or two runs of even jumps, which differ from run to run. */
typedef struct SwVisits {
  int dim;
  int64_t size; /* of the dim */
  int run_count;
  SwVisitRun run[2];
} SwVisits;

/* Writes one run; "odd" marks jumps, in elements, other than `usual`. */
void sw_visit_run_json(const SwVisitRun *self, int64_t usual, SwJson *json);
/* The jump, in elements, to address `at` of a run from the one before it. */
int64_t sw_visit_jump(const SwVisitRun *self, int at);

/* The visits of the dim that straddles a cut. Only for records with such an event. */
void sw_visits_of(const SwRecord *record, SwVisits *out);

#endif
