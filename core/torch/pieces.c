/* A tensor cut along one dim into a tuple of views: chunk, split, tensor_split, unbind. */
#include "call/arguments.h"
#include "call/record_begin.h"
#include "ops/dims.h"
#include "runtime/tensors.h"

/* The story shows only so many pieces. */
#define SHOWN_PIECES 4

/* A tensor and the dim along which it is cut. */
typedef struct Cut {
  SwCall *call;
  SwTensor *tensor;
  int dim;
  int64_t wanted; /* dim as given, perhaps negative */
  int64_t size;   /* of that dim */
  SwSequence *pieces;
} Cut;

static bool begin(Cut *self, int64_t wanted) {
  SwVm *vm = self->call->vm;
  const SwShape *shape = &self->tensor->layout.shape;
  self->wanted = wanted;
  if (!sw_wrap_dim(vm, SW_TORCH, wanted, shape->ndim, &self->dim)) return false;
  self->size = shape->ndim ? shape->size[self->dim] : 0;
  self->pieces = sw_sequence_new(vm, 8);
  return self->pieces != NULL;
}

static bool end(const Cut *self, SwValue *out) {
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = self->pieces};
  return true;
}

static bool add(Cut *self, const SwLayout *layout, const int *from) {
  SwVm *vm = self->call->vm;
  SwValue piece;
  if (self->pieces->count < SHOWN_PIECES) {
    if (!sw_dims_result(self->call, self->tensor, layout, from, &piece)) return false;
    sw_record_entry_given(self->call, self->pieces->count);
  } else {
    SwTensor *view = sw_work(vm, SW_ITEM_WORK) ? sw_tensor_view(vm, self->tensor, layout) : NULL;
    if (!view) return false;
    piece = sw_value_tensor(view);
  }
  return sw_sequence_push(vm, self->pieces, piece);
}

static bool add_slice(Cut *self, int64_t start, int64_t length) {
  int from[SW_MAX_DIMS];
  for (int dim = 0; dim < self->tensor->layout.shape.ndim; dim++)
    from[dim] = dim;
  SwLayout layout = sw_layout_slice(&self->tensor->layout, self->dim, start, length, 1);
  return add(self, &layout, from);
}

/* Cuts pieces of `length`; the last one may be shorter. A dim of size 0 gives one empty piece. */
static bool in_equal_steps(Cut *self, int64_t length, SwValue *out) {
  int64_t start = 0;
  do {
    int64_t rest = self->size - start;
    if (!add_slice(self, start, rest < length ? rest : length)) return false;
    start += rest < length ? rest : length;
  } while (start < self->size);
  return end(self, out);
}

/* chunk(chunks, dim=0): at most `chunks` pieces, all of one size but the last. Surprising:
 * torch.arange(6).chunk(4) has 3 pieces of size 2. */
bool sw_torch_chunk(SwCall *call, SwValue *out) {
  Cut cut = {.call = call};
  int64_t chunks = sw_matched_int(call, 1, 0), dim = sw_matched_int(call, 2, 0);
  cut.tensor = sw_matched_tensor(call, 0);
  if (cut.tensor->layout.shape.ndim == 0) return sw_raise0(call->vm, SW_ERR_TORCH_CHUNK_0D);
  if (chunks <= 0) return sw_raise(call->vm, SW_ERR_TORCH_CHUNK_COUNT, SW_INT(chunks));
  if (!begin(&cut, dim)) return false;
  if (cut.size) return in_equal_steps(&cut, (cut.size - 1) / chunks + 1, out);
  for (int64_t i = 0; i < chunks; i++) {
    if (!add_slice(&cut, 0, 0)) return false;
  }
  return end(&cut, out);
}

/* Reads any number of ints into the arena. */
static bool read_ints(SwCall *call, int i, int64_t **ints, int *count) {
  const SwSequence *items = call->args[i].as.sequence;
  *count = (int)items->count;
  *ints = sw_arena_alloc(call->vm->arena, (size_t)(items->count + 1) * sizeof **ints);
  if (!*ints) return sw_exhausted(call->vm);
  for (int at = 0; at < *count; at++) {
    if (!sw_value_to_int(call, items->items[at], &(*ints)[at])) return false;
  }
  return true;
}

static bool with_sizes(Cut *self, const int64_t *sizes, int count, SwValue *out) {
  SwVm *vm = self->call->vm;
  int64_t rest = self->size, start = 0;
  for (int i = 0; i < count; i++) {
    if (sizes[i] < 0) return sw_raise(vm, SW_ERR_TORCH_SPLIT_ENTRY, SW_SIZES(sizes, count));
  }
  for (int i = 0; i < count && rest >= 0; i++)
    rest = sizes[i] > rest ? -1 : rest - sizes[i];
  if (rest != 0) {
    return sw_raise(vm, SW_ERR_TORCH_SPLIT_SUM, SW_INT(self->size), SW_INT(self->wanted),
                    SW_SIZES(sizes, count));
  }
  for (int i = 0; i < count; start += sizes[i++]) {
    if (!add_slice(self, start, sizes[i])) return false;
  }
  return end(self, out);
}

/* split(split_size, dim=0): a size for all pieces, or a list with the size of each. */
bool sw_torch_split(SwCall *call, SwValue *out) {
  Cut cut = {.call = call};
  int64_t length = 0, dim, *sizes = NULL;
  int count = 0;
  bool listed = sw_value_is_sequence(call->args[1]);
  if (!sw_arg_tensor(call, 0, &cut.tensor) || !sw_arg_int(call, 2, &dim)) return false;
  if (listed ? !read_ints(call, 1, &sizes, &count) : !sw_arg_int(call, 1, &length)) return false;
  if (cut.tensor->layout.shape.ndim == 0) return sw_raise0(call->vm, SW_ERR_TORCH_SPLIT_0D);
  if (length < 0) return sw_raise(call->vm, SW_ERR_TORCH_SPLIT_SIZE, SW_INT(length));
  if (!begin(&cut, dim)) return false;
  if (listed) return with_sizes(&cut, sizes, count, out);
  if (length == 0 && cut.size) return sw_raise(call->vm, SW_ERR_TORCH_SPLIT_ZERO, SW_INT(cut.size));
  return in_equal_steps(&cut, length, out);
}

/* Cuts `sections` pieces whose sizes differ by at most one, the longer ones first. */
static bool in_sections(Cut *self, int64_t sections, SwValue *out) {
  int64_t start = 0, longer = self->size % sections;
  for (int64_t i = 0; i < sections; i++) {
    int64_t length = self->size / sections + (i < longer);
    if (!add_slice(self, start, length)) return false;
    start += length;
  }
  return end(self, out);
}

static int64_t clamped(int64_t index, int64_t size) {
  if (index < 0) index += size;
  return index < 0 ? 0 : index > size ? size : index;
}

/* Cuts before each index. Indices count as in a slice: negative ones from the end, too large ones
 * are clamped, and they need not ascend. */
static bool at_indices(Cut *self, const int64_t *indices, int count, SwValue *out) {
  int64_t start = 0;
  for (int i = 0; i <= count; i++) {
    int64_t stop = i < count ? clamped(indices[i], self->size) : self->size;
    if (!add_slice(self, start, stop > start ? stop - start : 0)) return false;
    start = stop;
  }
  return end(self, out);
}

/* tensor_split(sections or indices, dim=0) */
bool sw_torch_tensor_split(SwCall *call, SwValue *out) {
  Cut cut = {.call = call};
  int64_t dim = sw_matched_int(call, 2, 0), *indices = NULL;
  int count = 0;
  bool listed = sw_value_is_sequence(call->args[1]);
  cut.tensor = sw_matched_tensor(call, 0);
  if (call->args[1].kind == SW_VALUE_TENSOR) return sw_arg_refuse(call, 1);
  if (listed && !read_ints(call, 1, &indices, &count)) return false;
  if (cut.tensor->layout.shape.ndim == 0) return sw_raise0(call->vm, SW_ERR_TORCH_TENSOR_SPLIT_0D);
  if (!begin(&cut, dim)) return false;
  if (listed) return at_indices(&cut, indices, count, out);
  int64_t sections = sw_matched_int(call, 1, 0);
  if (sections <= 0) return sw_raise(call->vm, SW_ERR_TORCH_SECTIONS, SW_INT(sections));
  return in_sections(&cut, sections, out);
}

/* hsplit, vsplit, dsplit: `detail` is the number of dims that the tensor needs. */
bool sw_torch_hsplit(SwCall *call, SwValue *out) {
  Cut cut = {.call = call};
  int64_t *indices = NULL;
  int count = 0, needed = call->operation->detail;
  bool listed = sw_value_is_sequence(call->args[1]);
  const char *name = sw_operation_said(call->operation);
  cut.tensor = sw_matched_tensor(call, 0);
  int ndim = cut.tensor->layout.shape.ndim;
  if (ndim < needed)
    return sw_raise(call->vm, SW_ERR_TORCH_HSPLIT_DIMS, SW_STR(name), SW_INT(needed), SW_INT(ndim));
  int dim = needed == 1 ? ndim > 1 : needed == 2 ? 0 : 2;
  if (listed && !read_ints(call, 1, &indices, &count)) return false;
  if (!begin(&cut, dim)) return false;
  if (listed) return at_indices(&cut, indices, count, out);
  int64_t sections = sw_matched_int(call, 1, 0);
  if (sections < 0) return sw_raise(call->vm, SW_ERR_TORCH_SECTIONS, SW_INT(sections));
  if (sections == 0 || cut.size % sections != 0) {
    return sw_raise(call->vm, SW_ERR_TORCH_HSPLIT_SIZE, SW_STR(name), SW_INT(dim), SW_INT(cut.size),
                    SW_INT(sections));
  }
  return in_sections(&cut, sections, out);
}

/* unbind(dim=0): a view for each index of the dim, without the dim. */
bool sw_torch_unbind(SwCall *call, SwValue *out) {
  Cut cut = {.call = call};
  int64_t dim = sw_matched_int(call, 1, 0);
  int from[SW_MAX_DIMS];
  cut.tensor = sw_matched_tensor(call, 0);
  const SwLayout *layout = &cut.tensor->layout;
  if (!begin(&cut, dim)) return false;
  if (layout->shape.ndim == 0) return sw_raise(call->vm, SW_ERR_TORCH_DIM_0D, SW_INT(cut.dim));
  for (int i = 0; i + 1 < layout->shape.ndim; i++)
    from[i] = i < cut.dim ? i : i + 1;
  for (int64_t i = 0; i < cut.size; i++) {
    SwLayout piece = sw_layout_select(layout, cut.dim, i);
    if (!add(&cut, &piece, from)) return false;
  }
  return end(&cut, out);
}
