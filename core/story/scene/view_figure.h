/*
 * The figure of the view rule: old dims cut into chunks, new dims fitted in. The state at a step
 * is the events up to it, folded.
 */
#ifndef SW_STORY_SCENE_VIEW_FIGURE_H
#define SW_STORY_SCENE_VIEW_FIGURE_H

#include "story/scene/tensors.h"

typedef enum SwOldState {
  SW_OLD_WAITING,
  SW_OLD_CURRENT,
  SW_OLD_JOINED,
  SW_OLD_CUT,
  SW_OLD_OPENED,
  SW_OLD_FREE
} SwOldState;

typedef struct SwOldDim {
  SwOldState state;
  int chunk; /* -1: not known */
  bool has_expected;
  int64_t expected;
} SwOldDim;

typedef enum SwNewState {
  SW_NEW_WAITING,
  SW_NEW_CURRENT,
  SW_NEW_FITS,
  SW_NEW_STRADDLES
} SwNewState;

typedef struct SwNewDim {
  SwNewState state;
  int64_t size;
  bool inferred;
  bool has_stride;
  int64_t stride;
  int chunk; /* -1: not known */
} SwNewDim;

typedef struct SwFigureChunk {
  int first, last;
  int64_t numel, stride;
  int64_t left; /* elements not yet dealt out: what the next dims must multiply to */
} SwFigureChunk;

typedef struct SwFigureCut {
  int after; /* between old dims `after` and `after` + 1 */
  int64_t stride, inner, size, expected;
} SwFigureCut;

typedef enum SwOutcome {
  SW_OUTCOME_OPEN,
  SW_OUTCOME_VIEW,
  SW_OUTCOME_COPY,
  SW_OUTCOME_REFUSED
} SwOutcome;

typedef struct SwViewFigure {
  int old_count, chunk_count, cut_count, next_count;
  SwOldDim old[SW_MAX_DIMS];
  SwFigureChunk chunk[SW_MAX_DIMS];
  SwFigureCut cut[SW_MAX_DIMS];
  SwNewDim next[SW_MAX_DIMS];
  int current_chunk; /* -1: none */
  int64_t used;      /* of the chunk that is being filled */
  int filling;       /* its number */
  SwOutcome outcome;
} SwViewFigure;

/* After events 0..last of the record; `settled`: nothing is current any more. */
void sw_view_figure_at(const SwRecord *record, int last, bool settled, SwViewFigure *out);

#endif
