#include "ops/index_walk.h"

#include "base/notices.h"
#include "call/slice.h"

bool sw_raise_index(SwCall *call, SwDialect dialect, int64_t index, int dim, int64_t size) {
  SwErrorId id = dialect == SW_TORCH ? SW_ERR_TORCH_INDEX : SW_ERR_NUMPY_INDEX;
  return sw_raise(call->vm, id, SW_INT(index), SW_INT(dim), SW_INT(size));
}

/* `item`: its position in the brackets, which PyTorch's message gives in place of the dim. */
static bool apply_int(SwCall *call, SwDialect dialect, SwIndexWalk *walk, int64_t index, int item) {
  int64_t size = walk->layout.shape.size[walk->at];
  if (index < -size || index >= size) {
    (void)sw_raise_index(call, dialect, index, dialect == SW_TORCH ? item : walk->axis, size);
    call->vm->error.integer[1] = walk->axis;
    return false;
  }
  walk->layout = sw_layout_select(&walk->layout, walk->at, index < 0 ? index + size : index);
  for (int i = walk->at; i < walk->layout.shape.ndim; i++)
    walk->from[i] = walk->from[i + 1];
  walk->axis++;
  return true;
}

static bool apply_slice(SwCall *call, SwDialect dialect, SwIndexWalk *walk, const SwSlice *slice) {
  SwCut cut;
  if (!sw_slice_cut(call, slice, walk->layout.shape.size[walk->at], dialect, &cut)) return false;
  if (dialect == SW_NUMPY && cut.count == 0) cut.start = 0, cut.step = 1;
  walk->layout = sw_layout_slice(&walk->layout, walk->at, cut.start, cut.count, cut.step);
  bool beyond = dialect == SW_TORCH && walk->layout.stride[walk->at] < 0; /* 64 bits */
  if (beyond) return sw_refuse_here(call->vm, sw_notice(SW_NOTICE_RESULT_LARGER_THAN_STRIDEWISE_S));
  walk->at++;
  walk->axis++;
  return true;
}

static bool apply_new_dim(SwCall *call, SwDialect dialect, SwIndexWalk *walk) {
  SwLayout *layout = &walk->layout;
  if (layout->shape.ndim == SW_MAX_DIMS) {
    return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(layout->shape.ndim + 1),
                    SW_INT(SW_MAX_DIMS));
  }
  /* A new dim gets stride 0 in NumPy; in PyTorch it spans everything to its right. */
  bool last = walk->at == layout->shape.ndim;
  int64_t stride = last ? 1 : layout->stride[walk->at] * layout->shape.size[walk->at];
  for (int i = layout->shape.ndim; i > walk->at; i--)
    walk->from[i] = walk->from[i - 1];
  *layout = sw_layout_insert(layout, walk->at, dialect == SW_NUMPY ? 0 : stride);
  walk->from[walk->at++] = -1;
  return true;
}

static bool apply_part(SwCall *call, SwDialect dialect, SwIndexWalk *walk,
                       const SwIndexItem *item) {
  SwIndexPart part = {item, walk->at, walk->axis};
  int dims = item->kind == SW_INDEX_MASK ? item->array->layout.shape.ndim : 1;
  if (item->kind == SW_INDEX_TRUTH) {
    if (!apply_new_dim(call, dialect, walk)) return false;
  } else {
    walk->at += dims;
    walk->axis += dims;
  }
  walk->part[walk->part_count++] = part; /* each takes or makes a dim, so there is room */
  return true;
}

/* Notes whether the index arrays are side by side. */
static void place(SwIndexWalk *walk, SwDialect dialect, const SwIndex *index,
                  const SwIndexItem *item, int skipped) {
  bool is_part =
      item->kind >= SW_INDEX_TRUTH || (item->kind == SW_INDEX_INT && dialect == SW_NUMPY);
  if (!index->is_advanced) return;
  if (is_part) {
    if (walk->block < 0)
      walk->block = walk->at;
    else if (!walk->in_block)
      walk->apart = true;
    walk->in_block = true;
    return;
  }
  bool no_dim = item->kind == SW_INDEX_INT || (item->kind == SW_INDEX_ELLIPSIS && skipped == 0);
  if (dialect == SW_NUMPY || !no_dim) walk->in_block = false;
}

bool sw_index_walk(SwCall *call, const SwTensor *tensor, const SwIndex *index, SwIndexWalk *out) {
  SwDialect dialect = tensor->dialect;
  int skipped = tensor->layout.shape.ndim - index->dims;
  *out = (SwIndexWalk){.layout = tensor->layout, .block = -1};
  for (int dim = 0; dim < tensor->layout.shape.ndim; dim++)
    out->from[dim] = dim;
  for (int i = 0; i < index->count; i++) {
    const SwIndexItem *item = &index->at[i];
    bool good = true;
    place(out, dialect, index, item, skipped);
    switch (item->kind) {
    case SW_INDEX_INT: good = apply_int(call, dialect, out, item->integer, i); break;
    case SW_INDEX_SLICE: good = apply_slice(call, dialect, out, item->slice); break;
    case SW_INDEX_NEW: good = apply_new_dim(call, dialect, out); break;
    case SW_INDEX_ELLIPSIS:
      out->at += skipped;
      out->axis += skipped;
      skipped = 0; /* PyTorch allows several */
      break;
    default: good = apply_part(call, dialect, out, item);
    }
    if (!good) return false;
  }
  return true;
}
