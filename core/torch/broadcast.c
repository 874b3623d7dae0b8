/* PyTorch's functions that bring shapes together: broadcast_tensors, broadcast_shapes, meshgrid,
 * atleast_2d. */
#include "tensor/broadcast.h"
#include "base/notices.h"
#include "call/arguments.h"
#include "call/record_begin.h"
#include "ops/dims.h"
#include "ops/view_call.h"
#include "runtime/print.h"

SwFunction sw_torch_broadcast_tensors;

/* Reads *tensors: any number of tensors, or (except for broadcast_tensors) a single list of them.
 */
static bool read_tensors(SwCall *call, SwSequence **out) {
  *out = call->args[0].as.sequence; /* a parameter written *tensors always arrives as a sequence */
  bool lone = (*out)->count == 1 && sw_value_is_sequence((*out)->items[0]);
  if (lone && call->operation->function != sw_torch_broadcast_tensors)
    *out = (*out)->items[0].as.sequence;
  for (int64_t i = 0; i < (*out)->count; i++) {
    SwValue item = (*out)->items[i];
    if (item.kind != SW_VALUE_TENSOR || item.as.tensor->dialect != SW_TORCH) {
      return sw_raise(call->vm, SW_ERR_TORCH_LIST_ITEM, SW_INT(i), SW_INT(0),
                      SW_STR(sw_value_type_name(item)));
    }
  }
  return true;
}

static bool begin_tuple(SwCall *call, int64_t count, SwValue *out) {
  SwSequence *items = sw_sequence_new(call->vm, count);
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = items};
  return items != NULL;
}

static void add(const SwValue *tuple, SwValue item) {
  SwSequence *items = tuple->as.sequence;
  items->items[items->count++] = item;
}

/* broadcast_tensors(*tensors): views, all of the common shape. One that has this shape already is
 * returned itself. */
bool sw_torch_broadcast_tensors(SwCall *call, SwValue *out) {
  SwSequence *tensors = NULL;
  SwShape shape = {0};
  if (!read_tensors(call, &tensors) || !begin_tuple(call, tensors->count, out)) return false;
  for (int64_t i = 0; i < tensors->count; i++) {
    SwMismatch mismatch = {0};
    SwShape met = shape;
    const SwShape *shapes[] = {&met, &tensors->items[i].as.tensor->layout.shape};
    if (!sw_broadcast_shapes(shapes, 2, NULL, &shape, &mismatch)) {
      return sw_raise(call->vm, SW_ERR_TORCH_BROADCAST, SW_INT(mismatch.size_a),
                      SW_INT(mismatch.size_b), SW_INT(mismatch.dim));
    }
  }
  for (int64_t i = 0; i < tensors->count; i++) {
    SwValue expanded, own = tensors->items[i];
    if (!sw_expand_call(call, own.as.tensor, shape, &expanded)) return false;
    bool same = sw_shape_equal(&own.as.tensor->layout.shape, &shape); /* fits already */
    add(out, same ? own : expanded);
    sw_record_entry_of_first(call, i);
  }
  return true;
}

static bool raise_shapes(SwCall *call, int64_t index, const SwShape *shape, int at,
                         const SwShape *common) {
  SwText own = {0};
  bool written = sw_value_repr(call->vm, call->args[0].as.sequence->items[index], &own);
  if (written && call->args[0].as.sequence->items[index].kind == SW_VALUE_INT) {
    sw_text_free(&own);
    own = (SwText){0};
    sw_text_ints(&own, shape->size, 1, SW_INTS_TUPLE);
  }
  if (written) {
    (void)sw_raise(call->vm, SW_ERR_TORCH_BROADCAST_SHAPES, SW_INT(shape->size[at]),
                   SW_INT(at - shape->ndim), SW_INT(index), SW_STR(sw_text_cstr(&own)),
                   SW_SHAPE_ARG(common));
  }
  sw_text_free(&own);
  return false;
}

/* Broadcasts one more shape into `common`, from its last dim. Sizes of `common` are kept from the
 * end. */
static bool add_shape(SwCall *call, int64_t index, const SwShape *shape, SwShape *common) {
  for (int dim = shape->ndim - 1; dim >= 0; dim--) {
    int at = common->ndim - shape->ndim + dim;
    int64_t size = shape->size[dim];
    if (common->size[at] == 1) {
      if (size < 0) return sw_raise0(call->vm, SW_ERR_TORCH_BROADCAST_NEGATIVE);
      common->size[at] = size;
    }
    if (size != 1 && size != common->size[at]) return raise_shapes(call, index, shape, dim, common);
  }
  return true;
}

/* broadcast_shapes(*shapes) */
bool sw_torch_broadcast_shapes(SwCall *call, SwValue *out) {
  const SwSequence *given = call->args[0].as.sequence;
  SwShape common = {0};
  SwCall one = *call;
  for (int64_t i = 0; i < given->count; i++) {
    SwShape shape = {0};
    bool sized = sw_value_is_sequence(given->items[i]) || given->items[i].kind == SW_VALUE_INT;
    one.args[0] = given->items[i];
    if (!sized) return sw_call_refuse(call);
    if (!sw_arg_sizes(&one, 0, &shape)) return false;
    if (shape.ndim > common.ndim) common.ndim = shape.ndim;
  }
  for (int dim = 0; dim < common.ndim; dim++)
    common.size[dim] = 1;
  for (int64_t i = 0; i < given->count; i++) {
    SwShape shape = {0};
    one.args[0] = given->items[i];
    (void)sw_arg_sizes(&one, 0, &shape); /* cannot fail: read once already */
    if (!add_shape(call, i, &shape, &common)) return false;
  }
  return sw_value_tuple_of_ints(call->vm, SW_VALUE_SIZE, common.size, common.ndim, out);
}

/* Reads indexing= of meshgrid: with "xy" the first two dims of the grid change places. */
static bool read_indexing(SwCall *call, bool *swaps) {
  SwValue indexing = call->args[1];
  *swaps = false;
  if (sw_value_is_missing(indexing)) return true;
  if (indexing.kind != SW_VALUE_STRING) return sw_call_refuse(call);
  const char *text = indexing.as.string->bytes;
  *swaps = text[0] == 'x' && text[1] == 'y' && text[2] == '\0';
  bool plain = text[0] == 'i' && text[1] == 'j' && text[2] == '\0';
  if (*swaps || plain) return true;
  return sw_raise(call->vm, SW_ERR_TORCH_MESHGRID_INDEXING, SW_STR(text));
}

/* Tensor `i` along dim `i` of the grid, stretched over all others. */
static bool grid_view(SwCall *call, SwTensor *tensor, int i, const SwShape *grid, bool swaps,
                      SwValue *out) {
  SwLayout layout = {.shape = *grid, .offset = tensor->layout.offset};
  int from[SW_MAX_DIMS], order[SW_MAX_DIMS];
  int64_t stride = tensor->layout.shape.ndim ? tensor->layout.stride[0] : 1;
  swaps = swaps && grid->ndim > 1;
  int own_place = swaps && i < 2 ? 1 - i : i;
  int64_t steps = grid->size[i] ? grid->size[i] : 1; /* a size 0 counts as 1 here */
  for (int dim = 0; dim < grid->ndim; dim++) {
    bool own = dim == i && tensor->layout.shape.ndim;
    order[dim] = swaps && dim < 2 ? 1 - dim : dim;
    int64_t alone = order[dim] < own_place ? stride * steps : 1;
    layout.stride[dim] = dim == i ? stride : grid->size[dim] == 1 ? alone : 0;
    from[dim] = own ? 0 : -1;
  }
  int moved[SW_MAX_DIMS];
  for (int dim = 0; dim < grid->ndim; dim++)
    moved[dim] = from[order[dim]];
  layout = sw_layout_permute(&layout, order);
  return sw_dims_result(call, tensor, &layout, moved, out);
}

/* meshgrid(*tensors, indexing=None) */
bool sw_torch_meshgrid(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  SwSequence *tensors = NULL;
  SwShape grid = {0};
  bool swaps = false;
  if (!read_tensors(call, &tensors)) return false;
  if (sw_value_is_missing(call->args[1]))
    sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_TORCH_MESHGRID_UPCOMING));
  if (tensors->count == 0) return sw_raise(vm, SW_ERR_TORCH_LIST_EMPTY, SW_STR("meshgrid"));
  if (tensors->count > SW_MAX_DIMS)
    return sw_raise(vm, SW_ERR_LIMIT_DIMS, SW_INT(tensors->count), SW_INT(SW_MAX_DIMS));
  for (int64_t i = 0; i < tensors->count; i++) {
    const SwTensor *tensor = tensors->items[i].as.tensor;
    if (tensor->layout.shape.ndim > 1) return sw_call_refuse(call);
    if (tensor->dtype != tensors->items[0].as.tensor->dtype)
      return sw_raise0(vm, SW_ERR_TORCH_MESHGRID_DTYPE);
    grid.size[grid.ndim++] = sw_tensor_size(tensor);
  }
  if (!read_indexing(call, &swaps) || !begin_tuple(call, tensors->count, out)) return false;
  for (int i = 0; i < grid.ndim; i++) {
    SwValue view;
    if (!grid_view(call, tensors->items[i].as.tensor, i, &grid, swaps, &view)) return false;
    add(out, view);
    sw_record_entry_of_first(call, i);
  }
  return true;
}

/* A view with at least `ndim` dims. New dims come first; only a third one comes last: (2,) becomes
 * (1, 2), then (1, 2, 1). */
static bool at_least(SwCall *call, SwTensor *tensor, int ndim, SwValue *out) {
  SwLayout layout = tensor->layout;
  int from[SW_MAX_DIMS];
  if (layout.shape.ndim >= ndim) {
    *out = sw_value_tensor(tensor);
    return true;
  }
  for (int dim = 0; dim < layout.shape.ndim; dim++)
    from[dim] = dim;
  while (layout.shape.ndim < ndim) {
    int at = layout.shape.ndim == 2 ? 2 : 0;
    int64_t stride = at < layout.shape.ndim ? layout.stride[at] * layout.shape.size[at] : 1;
    for (int dim = layout.shape.ndim; dim > at; dim--)
      from[dim] = from[dim - 1];
    from[at] = -1;
    layout = sw_layout_insert(&layout, at, stride);
  }
  return sw_dims_result(call, tensor, &layout, from, out);
}

/* atleast_1d, atleast_2d, atleast_3d(*tensors): `detail` is how many dims. */
bool sw_torch_atleast(SwCall *call, SwValue *out) {
  SwSequence *tensors = NULL;
  bool lone = call->args[0].as.sequence->count == 1 &&
              !sw_value_is_sequence(call->args[0].as.sequence->items[0]);
  int ndim = call->operation->detail;
  if (lone && call->args[0].as.sequence->items[0].kind != SW_VALUE_TENSOR)
    return sw_call_refuse(call);
  if (!read_tensors(call, &tensors)) return false;
  if (lone) return at_least(call, tensors->items[0].as.tensor, ndim, out);
  if (!begin_tuple(call, tensors->count, out)) return false;
  for (int64_t i = 0; i < tensors->count; i++) {
    SwValue view;
    if (!at_least(call, tensors->items[i].as.tensor, ndim, &view)) return false;
    add(out, view);
  }
  return true;
}
