/*
 * The most convincing reason why a dimension has no stride: the storage addresses that it would
 * have to visit, and the unequal jumps between them.
 *
 * In reading order the elements of new dim d, all other new indices fixed, stand `behind` apart,
 * where `behind` is the product of the new sizes after d. Unravelled in the old layout these
 * places give addresses. Inside a chunk the jumps are equal; where a chunk ends they are not.
 */
#ifndef SW_STORY_SCENE_VISITS_H
#define SW_STORY_SCENE_VISITS_H

#include "runtime/program.h"

#define SW_MAX_VISITS 6 /* addresses shown of one run */

typedef struct SwVisitRun {
  int64_t from; /* index within the dim of the first address shown */
  int count;
  int64_t address[SW_MAX_VISITS];
  int64_t shown[SW_MAX_VISITS]; /* as they are told: in bytes for NumPy */
} SwVisitRun;

/* One run whose jumps are unequal; or two whose jumps differ, each even in itself. */
typedef struct SwVisits {
  int dim;
  int64_t size; /* of the dim */
  int run_count;
  SwVisitRun run[2];
} SwVisits;

/* Of an operation of which a dim straddles a cut. */
void sw_visits_of(const SwRecord *record, SwVisits *out);

#endif
