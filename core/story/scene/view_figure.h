/*
 * The figure of the view rule (tensor/view.h): old dims are grouped into chunks, from the last one
 * to the left; then new dims are fitted into the chunks, also from the last one.
 *
 *     old      size 4, stride 1 | size 2, stride 4       chunk 1 | chunk 0, a cut between them
 *     new      2        2       | 2                      strides 2, 1 | 4
 *
 * The state at a step is computed from the events up to that step. Strides here count elements.
 */
#ifndef SW_STORY_SCENE_VIEW_FIGURE_H
#define SW_STORY_SCENE_VIEW_FIGURE_H

#include "story/scene/tensors.h"

/* The state of an old dim. */
typedef enum SwOldState {
  SW_OLD_WAITING, /* not looked at yet */
  SW_OLD_CURRENT, /* the step is about it */
  SW_OLD_JOINED,  /* its stride continues the chunk on its right */
  SW_OLD_CUT,     /* its stride does not: a cut, and a new chunk */
  SW_OLD_OPENED,  /* the last dim of size > 1: it opens chunk 0 */
  SW_OLD_FREE     /* size 1: its stride is never used, so it joins any chunk */
} SwOldState;

typedef struct SwOldDim {
  SwOldState state;
  int chunk;         /* number of its chunk, counted from the last one; -1: not known */
  bool has_expected; /* its stride has been compared with `expected` */
  int64_t expected;  /* stride * size of the dim on its right */
} SwOldDim;

/* The state of a new dim. */
typedef enum SwNewState {
  SW_NEW_WAITING,
  SW_NEW_CURRENT,
  SW_NEW_FITS,
  SW_NEW_STRADDLES /* it crosses a cut, so it has no stride */
} SwNewState;

typedef struct SwNewDim {
  SwNewState state;
  int64_t size;
  bool inferred; /* written as -1 */
  bool has_stride;
  int64_t stride;
  int chunk; /* the chunk that it is part of; -1: not known */
} SwNewDim;

/* Old dims first..last, whose elements are `stride` apart. */
typedef struct SwFigureChunk {
  int first, last;
  int64_t numel, stride;
  int64_t left; /* elements not covered yet: the product that the next new dims must have */
} SwFigureChunk;

/* The cut between old dims `after` and `after` + 1: `stride` of the left one is not `expected` =
 * `inner` * `size`, stride and size of the right one. */
typedef struct SwFigureCut {
  int after;
  int64_t stride, inner, size, expected;
} SwFigureCut;

/* The outcome of the rule; OPEN: not decided yet at this step. */
typedef enum SwOutcome {
  SW_OUTCOME_OPEN,
  SW_OUTCOME_VIEW,
  SW_OUTCOME_COPY,
  SW_OUTCOME_REFUSED
} SwOutcome;

/* The whole figure after some events. */
typedef struct SwViewFigure {
  int old_count, chunk_count, cut_count, next_count;
  SwOldDim old[SW_MAX_DIMS];
  SwFigureChunk chunk[SW_MAX_DIMS];
  SwFigureCut cut[SW_MAX_DIMS];
  SwNewDim next[SW_MAX_DIMS];
  int current_chunk; /* -1: none */
  int filling;       /* number of the chunk into which new dims go */
  int64_t used;      /* elements of that chunk already covered by new dims */
  SwOutcome outcome;
} SwViewFigure;

/* The figure after events 0..last of the record; with `settled`, nothing is current. */
void sw_view_figure_at(const SwRecord *record, int last, bool settled, SwViewFigure *out);

#endif
