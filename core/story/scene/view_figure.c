#include "story/scene/view_figure.h"

/* The figure before the first event. */
static void begin(SwViewFigure *self, const SwRecord *record) {
  *self = (SwViewFigure){.current_chunk = -1, .used = 1};
  self->old_count = record->operand[0].layout.shape.ndim;
  const SwShape *requested = &record->as.view.requested;
  self->next_count = requested->ndim;
  for (int dim = 0; dim < self->old_count; dim++)
    self->old[dim].chunk = -1;
  for (int dim = 0; dim < self->next_count; dim++) {
    int64_t size = requested->size[dim];
    self->next[dim] = (SwNewDim){.size = size, .inferred = size == -1, .chunk = -1};
  }
}

/* The size of the dim written as -1 is known. */
static void infer(SwViewFigure *self, int64_t size) {
  for (int dim = 0; dim < self->next_count; dim++) {
    if (self->next[dim].inferred) self->next[dim].size = size;
  }
}

/* An old dim begins a new chunk. */
static void open_chunk(SwViewFigure *self, const SwRecord *record, int dim, SwOldState state) {
  const SwLayout *layout = &record->operand[0].layout;
  int64_t size = layout->shape.size[dim];
  self->old[dim].state = state;
  self->old[dim].chunk = self->chunk_count;
  self->chunk[self->chunk_count] = (SwFigureChunk){dim, dim, size, layout->stride[dim], size};
  /* Dims of size 1 to the right of the first chunk belong to it. */
  for (int right = dim + 1; self->chunk_count == 0 && right < self->old_count; right++) {
    self->old[right].chunk = 0;
    self->chunk[0].last = right;
  }
  self->current_chunk = self->chunk_count++;
}

/* An old dim joins the chunk on its right; a dim of size 1 may come before any chunk. */
static void join_chunk(SwViewFigure *self, const SwRecord *record, int dim, SwOldState state) {
  self->old[dim].state = state;
  if (self->chunk_count == 0) return;
  SwFigureChunk *chunk = &self->chunk[self->chunk_count - 1];
  self->old[dim].chunk = self->current_chunk = self->chunk_count - 1;
  chunk->first = dim;
  chunk->numel *= record->operand[0].layout.shape.size[dim];
  chunk->left = chunk->numel;
}

static void expect(SwViewFigure *self, int dim, int64_t expected) {
  self->old[dim].has_expected = true;
  self->old[dim].expected = expected;
}

static void cut(SwViewFigure *self, const SwRecord *record, const int64_t *fact) {
  int dim = (int)fact[0];
  open_chunk(self, record, dim, SW_OLD_CUT);
  expect(self, dim, fact[4]);
  self->cut[self->cut_count++] = (SwFigureCut){dim, fact[1], fact[2], fact[3], fact[4]};
}

/* Goes on to the next chunk if this one is full. New dims of size 1 do not, as they take no room.
 */
static void turn_to_next_chunk(SwViewFigure *self) {
  while (self->filling + 1 < self->chunk_count && self->used >= self->chunk[self->filling].numel) {
    self->filling++;
    self->used = 1;
  }
}

/* Puts a new dim into the chunk that is being filled. */
static SwNewDim *take(SwViewFigure *self, int64_t dim, SwNewState state) {
  SwNewDim *next = &self->next[dim];
  next->state = state;
  next->chunk = self->filling < self->chunk_count ? self->filling : -1;
  self->current_chunk = next->chunk;
  return next;
}

static void fit(SwViewFigure *self, const int64_t *fact) {
  turn_to_next_chunk(self);
  SwNewDim *next = take(self, fact[0], SW_NEW_FITS);
  next->has_stride = true;
  next->stride = fact[2];
  self->used = fact[3];
  self->chunk[next->chunk].left = self->chunk[next->chunk].numel / self->used;
}

static void fit_size_one(SwViewFigure *self, const int64_t *fact) {
  SwNewDim *next = take(self, fact[0], SW_NEW_FITS);
  next->has_stride = true;
  next->stride = fact[1];
}

/* A new dim crosses a cut: view raises an error, reshape will copy. */
static void straddle(SwViewFigure *self, const SwRecord *record, const int64_t *fact) {
  turn_to_next_chunk(self);
  take(self, fact[0], SW_NEW_STRADDLES);
  if (record->refused) self->outcome = SW_OUTCOME_REFUSED;
}

/* The view works. Dims without a stride so far, as in a view of no elements, take the result's. */
static void take_strides(SwViewFigure *self, const SwRecord *record) {
  self->outcome = SW_OUTCOME_VIEW;
  for (int dim = 0; dim < self->next_count; dim++) {
    if (self->next[dim].has_stride) continue;
    self->next[dim].has_stride = true;
    self->next[dim].stride = record->result.layout.stride[dim];
    self->next[dim].state = SW_NEW_FITS;
  }
}

/* Applies one event to the figure. */
static void apply_event(SwViewFigure *self, const SwRecord *record, const SwEvent *event) {
  const int64_t *fact = event->fact;
  int dim = (int)fact[0];
  self->current_chunk = -1;
  switch (event->id) {
  case SW_EV_VIEW_INFER: infer(self, fact[2]); break;
  case SW_EV_CHUNK_OPEN: open_chunk(self, record, dim, SW_OLD_OPENED); break;
  case SW_EV_CHUNK_SIZE_ONE: join_chunk(self, record, dim, SW_OLD_FREE); break;
  case SW_EV_CHUNK_CUT: cut(self, record, fact); break;
  case SW_EV_CHUNK_JOIN:
    join_chunk(self, record, dim, SW_OLD_JOINED);
    expect(self, dim, fact[2] * fact[3]);
    break;
  case SW_EV_FIT: fit(self, fact); break;
  case SW_EV_FIT_SIZE_ONE: fit_size_one(self, fact); break;
  case SW_EV_STRADDLE:
  case SW_EV_STRADDLE_UNEVEN: straddle(self, record, fact); break;
  case SW_EV_VIEW_FITS:
  case SW_EV_VIEW_FITS_ALTHOUGH:
  case SW_EV_VIEW_EMPTY: take_strides(self, record); break;
  case SW_EV_RESHAPE_COPIES: self->outcome = SW_OUTCOME_COPY; break;
  case SW_EV_VIEW_INFER_TWO:
  case SW_EV_VIEW_INFER_INVALID:
  case SW_EV_VIEW_INFER_AMBIGUOUS:
  case SW_EV_VIEW_INFER_INDIVISIBLE:
  case SW_EV_VIEW_COUNT_REFUSED: self->outcome = SW_OUTCOME_REFUSED; break;
  default: break;
  }
}

/* Highlights the dim that the last event is about. */
static void mark_current(SwViewFigure *self, const SwEvent *event) {
  int64_t dim = event->fact[0];
  if (sw_event_phase(event->id) == SW_PHASE_CHUNKS) self->old[dim].state = SW_OLD_CURRENT;
  bool fits = event->id == SW_EV_FIT || event->id == SW_EV_FIT_SIZE_ONE;
  if (fits) self->next[dim].state = SW_NEW_CURRENT;
}

void sw_view_figure_at(const SwRecord *record, int last, bool settled, SwViewFigure *out) {
  begin(out, record);
  for (int i = 0; i <= last; i++)
    apply_event(out, record, &record->trace.events[i]);
  if (settled)
    out->current_chunk = -1;
  else
    mark_current(out, &record->trace.events[last]);
}
