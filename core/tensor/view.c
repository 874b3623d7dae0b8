#include "tensor/view.h"

#include "base/checked.h"

SwShapeProblem sw_view_infer(int64_t numel, SwShape *shape, SwTrace *trace) {
  int unknown = -1;
  int64_t known = 1;
  for (int dim = 0; dim < shape->ndim; dim++) {
    int64_t size = shape->size[dim];
    if (size == -1 && unknown >= 0) {
      sw_emit(trace, VIEW_INFER_TWO, 0);
      return SW_SHAPE_TWO_UNKNOWN;
    }
    if (size < -1) {
      sw_emit(trace, VIEW_INFER_INVALID, size);
      return SW_SHAPE_INVALID;
    }
    if (size == -1) unknown = dim;
    /* A count that overflows matches nothing: -1 is no product of sizes. */
    else if (known == -1 || !sw_checked_mul(known, size, &known))
      known = size ? -1 : 0;
  }
  if (unknown >= 0 && known == 0 && numel == 0) {
    sw_emit(trace, VIEW_INFER_AMBIGUOUS, 0);
    return SW_SHAPE_AMBIGUOUS;
  }
  if (unknown >= 0 && (known <= 0 || numel % known != 0)) {
    sw_emit(trace, VIEW_INFER_INDIVISIBLE, numel, known);
    return SW_SHAPE_INDIVISIBLE;
  }
  if (unknown < 0 && known != numel) {
    sw_emit(trace, VIEW_COUNT_REFUSED, numel, known);
    return SW_SHAPE_COUNT;
  }
  if (unknown >= 0) {
    shape->size[unknown] = numel / known;
    sw_emit(trace, VIEW_INFER, numel, known, numel / known);
  }
  sw_emit(trace, VIEW_COUNT, numel);
  return SW_SHAPE_FITS;
}

static void open_chunk(SwChunks *chunks, const SwLayout *self, int dim) {
  chunks->at[chunks->count++] = (SwChunk){dim, dim, self->shape.size[dim], self->stride[dim]};
}

SwChunks sw_view_chunks(const SwLayout *self, SwDialect dialect, SwTrace *trace) {
  SwChunks chunks = {0};
  int inner = -1; /* the dim that the next one is compared with; size 1 is skipped */
  for (int dim = self->shape.ndim - 1; dim >= 0; dim--) {
    int64_t size = self->shape.size[dim], stride = self->stride[dim];
    SwChunk *chunk = chunks.count ? &chunks.at[chunks.count - 1] : NULL;
    if (size == 1) {
      if (chunk)
        chunk->first = dim;
      else if (dialect == SW_TORCH)
        open_chunk(&chunks, self, dim); /* new dims of size 1 take its stride */
      sw_emit(trace, CHUNK_SIZE_ONE, dim, stride);
      continue;
    }
    bool joins = chunk && stride == chunk->numel * chunk->stride;
    if (inner < 0)
      sw_emit(trace, CHUNK_OPEN, dim, size, stride);
    else if (joins)
      sw_emit(trace, CHUNK_JOIN, dim, stride, self->stride[inner], self->shape.size[inner]);
    else
      sw_emit(trace, CHUNK_CUT, dim, stride, self->stride[inner], self->shape.size[inner],
              chunk->numel * chunk->stride);
    if (joins) {
      chunk->first = dim;
      chunk->numel *= size;
    } else {
      open_chunk(&chunks, self, dim);
    }
    inner = dim;
  }
  return chunks;
}

bool sw_view_is_straddle(SwEventId id) {
  return id == SW_EV_STRADDLE || id == SW_EV_STRADDLE_UNEVEN;
}

/* `needs`: the elements of one row of the new dim. Where they do not divide those of the chunk, the
 * first row still fits, and a later one runs over the end. */
static void straddle(const SwLayout *self, const SwChunk *chunk, const int64_t new[2],
                     int64_t needs, SwTrace *trace) {
  int beyond = chunk->first - 1;
  int64_t facts[] = {new[0],
                     new[1],
                     needs,
                     chunk->numel,
                     beyond,
                     self->stride[beyond],
                     chunk->numel * chunk->stride};
  if (!trace) return;
  sw_trace_add(trace, needs > chunk->numel ? SW_EV_STRADDLE : SW_EV_STRADDLE_UNEVEN, 7, facts);
}

/* Deals the new dims out to the chunks, both from the last. */
static bool fit(const SwLayout *self, const SwChunks *chunks, const SwShape *shape, SwTrace *trace,
                SwLayout *out) {
  int dim = shape->ndim - 1;
  for (int c = 0; c < chunks->count; c++) {
    const SwChunk *chunk = &chunks->at[c];
    int64_t used = 1;
    for (; dim >= 0 && (used < chunk->numel || shape->size[dim] == 1); dim--) {
      int64_t size = shape->size[dim];
      out->stride[dim] = used * chunk->stride;
      if (size == 1) {
        sw_emit(trace, FIT_SIZE_ONE, dim, out->stride[dim]);
        continue;
      }
      if (chunk->numel % (used * size) != 0) {
        straddle(self, chunk, (int64_t[2]){dim, size}, used * size, trace);
        return false;
      }
      sw_emit(trace, FIT, dim, size, out->stride[dim], used * size, chunk->numel, used,
              chunk->stride);
      used *= size;
    }
  }
  /* The remaining dims have size 1 (a tensor without dims has no chunk to deal from). */
  for (; dim >= 0; dim--) {
    out->stride[dim] = 1;
    sw_emit(trace, FIT_SIZE_ONE, dim, out->stride[dim]);
  }
  return true;
}

bool sw_view_strides(const SwLayout *self, const SwShape *shape, SwDialect dialect, SwTrace *trace,
                     SwLayout *out) {
  int64_t numel = 0;
  (void)sw_shape_numel(&self->shape, &numel);
  if (numel == 0) {
    bool same = dialect == SW_TORCH && sw_shape_equal(&self->shape, shape);
    if (same)
      *out = *self;
    else
      (void)sw_layout_contiguous(shape, out);
    out->offset = self->offset;
    sw_emit(trace, VIEW_EMPTY, 0);
    return true;
  }
  *out = (SwLayout){.shape = *shape, .offset = self->offset};
  SwChunks chunks = sw_view_chunks(self, dialect, trace);
  if (!fit(self, &chunks, shape, trace, out)) return false;
  if (sw_layout_is_contiguous(self))
    sw_emit(trace, VIEW_FITS, 0);
  else
    sw_emit(trace, VIEW_FITS_ALTHOUGH, 0);
  return true;
}

/* The numbers of elements behind each dim boundary, from the last: the places where a shape is cut.
 */
static int boundaries(const int64_t *sizes, int count, int64_t *out) {
  int64_t numel = 1;
  for (int i = 0; i < count; i++)
    out[i] = numel *= sizes[i];
  return count;
}

static void shape_of_chunks(const SwChunks *chunks, SwShape *out) {
  out->ndim = chunks->count;
  for (int c = 0; c < chunks->count; c++)
    out->size[chunks->count - 1 - c] = chunks->at[c].numel;
}

bool sw_view_refine(const SwLayout *self, const SwShape *shape, SwDialect dialect, SwShape *out) {
  SwChunks chunks = sw_view_chunks(self, dialect, NULL);
  shape_of_chunks(&chunks, out);
  int64_t wanted[SW_MAX_DIMS], cuts[SW_MAX_DIMS], sizes[SW_MAX_DIMS];
  for (int i = 0; i < shape->ndim; i++)
    wanted[i] = shape->size[shape->ndim - 1 - i];
  for (int i = 0; i < chunks.count; i++)
    cuts[i] = chunks.at[i].numel;
  int wanted_count = boundaries(wanted, shape->ndim, wanted);
  int cut_count = boundaries(cuts, chunks.count, cuts);
  int64_t last = 1;
  int w = 0, c = 0, count = 0;
  while (w < wanted_count) { /* both end with all elements */
    bool take_cut = c < cut_count && cuts[c] < wanted[w];
    int64_t next = take_cut ? cuts[c] : wanted[w];
    if (c < cut_count && cuts[c] == next) c++;
    if (!take_cut) w++;
    if (next % last != 0 || count == SW_MAX_DIMS) return false;
    sizes[count++] = next / last;
    last = next;
  }
  out->ndim = count;
  for (int i = 0; i < count; i++)
    out->size[i] = sizes[count - 1 - i];
  return true;
}
