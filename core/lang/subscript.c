/* object[index] and object[index] = value: ints, slices, `...` and None. */
#include "lang/dims.h"
#include "lang/slice.h"
#include "tensor/broadcast.h"

/* The layout so far, and where each of its dims came from. */
typedef struct Walk {
  SwLayout layout;
  int from[SW_MAX_DIMS];
  int at;  /* next dim of `layout` that an index applies to */
  int old; /* the same, in the tensor's own dims */
} Walk;

static void drop_from(Walk *walk, int dim) {
  for (int i = dim; i < walk->layout.shape.ndim; i++)
    walk->from[i] = walk->from[i + 1];
}

static bool raise_index(SwCall *call, SwDialect dialect, int64_t index, int dim, int64_t size) {
  SwErrorId id = dialect == SW_TORCH ? SW_ERR_TORCH_INDEX : SW_ERR_NUMPY_INDEX;
  return sw_raise(call->vm, id, SW_INT(index), SW_INT(dim), SW_INT(size));
}

static bool apply_int(SwCall *call, SwDialect dialect, Walk *walk, SwValue item) {
  int64_t index, size = walk->layout.shape.size[walk->at];
  if (!sw_value_to_int(call, item, &index)) return false;
  if (index < -size || index >= size) return raise_index(call, dialect, index, walk->old, size);
  walk->layout = sw_layout_select(&walk->layout, walk->at, index < 0 ? index + size : index);
  drop_from(walk, walk->at);
  walk->old++;
  return true;
}

static bool apply_slice(SwCall *call, SwDialect dialect, Walk *walk, const SwSlice *slice) {
  SwCut cut;
  if (!sw_slice_cut(call, slice, walk->layout.shape.size[walk->at], dialect, &cut)) return false;
  walk->layout = sw_layout_slice(&walk->layout, walk->at, cut.start, cut.count, cut.step);
  walk->at++;
  walk->old++;
  return true;
}

static bool apply_new_dim(SwCall *call, SwDialect dialect, Walk *walk) {
  SwLayout *layout = &walk->layout;
  if (layout->shape.ndim == SW_MAX_DIMS) {
    return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(layout->shape.ndim + 1),
                    SW_INT(SW_MAX_DIMS));
  }
  /* PyTorch gives a new dim the stride of a dim that spans everything behind it, NumPy 0. */
  bool last = walk->at == layout->shape.ndim;
  int64_t stride = last ? 1 : layout->stride[walk->at] * layout->shape.size[walk->at];
  for (int i = layout->shape.ndim; i > walk->at; i--)
    walk->from[i] = walk->from[i - 1];
  *layout = sw_layout_insert(layout, walk->at, dialect == SW_NUMPY ? 0 : stride);
  walk->from[walk->at++] = -1;
  return true;
}

static bool takes_a_dim(SwValue item) {
  return item.kind != SW_VALUE_NONE && item.kind != SW_VALUE_ELLIPSIS;
}

static bool is_basic(SwValue item) {
  return item.kind == SW_VALUE_INT || item.kind == SW_VALUE_SLICE || item.kind == SW_VALUE_NONE ||
         item.kind == SW_VALUE_ELLIPSIS;
}

static bool count_index(SwCall *call, SwDialect dialect, const SwValue *items, int64_t count,
                        int ndim, int *used) {
  int ellipses = 0;
  *used = 0;
  for (int64_t i = 0; i < count; i++) {
    if (!is_basic(items[i])) {
      return sw_refuse(call->vm, call->node->span,
                       "Stridewise does not run this kind of index ({type}).",
                       SW_STR(sw_value_type_name(items[i])));
    }
    ellipses += items[i].kind == SW_VALUE_ELLIPSIS;
    *used += takes_a_dim(items[i]);
  }
  if (ellipses > 1 && dialect == SW_NUMPY) return sw_raise0(call->vm, SW_ERR_NUMPY_TWO_ELLIPSES);
  if (*used <= ndim) return true;
  if (dialect == SW_NUMPY)
    return sw_raise(call->vm, SW_ERR_NUMPY_TOO_MANY_INDICES, SW_INT(ndim), SW_INT(*used));
  bool lone_int = ndim == 0 && count == 1 && items[0].kind == SW_VALUE_INT;
  if (lone_int) return sw_raise0(call->vm, SW_ERR_TORCH_INDEX_0D);
  if (ndim == 0 && count == 1) return sw_raise0(call->vm, SW_ERR_TORCH_SLICE_0D);
  return sw_raise(call->vm, SW_ERR_TORCH_TOO_MANY_INDICES, SW_INT(ndim));
}

static bool walk_index(SwCall *call, const SwTensor *tensor, SwValue index, Walk *walk) {
  SwValue one[] = {index};
  const SwValue *items = index.kind == SW_VALUE_TUPLE ? index.as.sequence->items : one;
  int64_t count = index.kind == SW_VALUE_TUPLE ? index.as.sequence->count : 1;
  int used;
  *walk = (Walk){.layout = tensor->layout};
  for (int dim = 0; dim < tensor->layout.shape.ndim; dim++)
    walk->from[dim] = dim;
  if (!count_index(call, tensor->dialect, items, count, tensor->layout.shape.ndim, &used))
    return false;
  int skipped = tensor->layout.shape.ndim - used;
  for (int64_t i = 0; i < count; i++) {
    bool good = true;
    if (items[i].kind == SW_VALUE_INT)
      good = apply_int(call, tensor->dialect, walk, items[i]);
    else if (items[i].kind == SW_VALUE_SLICE)
      good = apply_slice(call, tensor->dialect, walk, items[i].as.slice);
    else if (items[i].kind == SW_VALUE_NONE)
      good = apply_new_dim(call, tensor->dialect, walk);
    else {
      walk->at += skipped;
      walk->old += skipped;
      skipped = 0;
    }
    if (!good) return false;
  }
  return true;
}

static bool has_ellipsis(SwValue index) {
  if (index.kind == SW_VALUE_ELLIPSIS) return true;
  for (int64_t i = 0; index.kind == SW_VALUE_TUPLE && i < index.as.sequence->count; i++) {
    if (index.as.sequence->items[i].kind == SW_VALUE_ELLIPSIS) return true;
  }
  return false;
}

static bool index_tensor(SwCall *call, SwValue *out) {
  SwTensor *tensor = call->args[0].as.tensor;
  Walk walk;
  if (!walk_index(call, tensor, call->args[1], &walk)) return false;
  bool scalar =
      tensor->dialect == SW_NUMPY && walk.layout.shape.ndim == 0 && !has_ellipsis(call->args[1]);
  if (!scalar) return sw_dims_result(call, tensor, &walk.layout, walk.from, out);
  /* NumPy takes the element out: a scalar of its own, not a view. */
  SwTensor *element =
      sw_tensor_number(call->vm, SW_NUMPY, sw_tensor_load(tensor, walk.layout.offset));
  if (!element) return false;
  element->is_scalar = true;
  *out = sw_value_tensor(element);
  return true;
}

static bool index_flags(SwCall *call, SwValue *out) {
  if (call->args[1].kind != SW_VALUE_STRING) return sw_call_refuse(call);
  const SwOperation *row = sw_operation_find("flags[]", call->args[1].as.string->bytes);
  if (!row) return sw_raise0(call->vm, SW_ERR_NUMPY_UNKNOWN_FLAG);
  SwCall property = {
      .vm = call->vm, .operation = row, .node = call->node, .count = 1, .args = {call->args[0]}};
  return row->function(&property, out);
}

static bool index_any(SwCall *call, SwValue *out) {
  SwValue object = call->args[0];
  if (object.kind == SW_VALUE_TENSOR) return index_tensor(call, out);
  if (object.kind == SW_VALUE_FLAGS) return index_flags(call, out);
  return sw_sequence_subscript(call, out);
}

bool sw_subscript(SwVm *vm, const SwNode *node, SwValue object, SwValue index, SwValue *out) {
  static const SwOperation row = {"operators", "[]", "", index_any, 0, SW_OPERATION_FUNCTION};
  SwCall call = {.vm = vm,
                 .operation = &row,
                 .node = node,
                 .count = 2,
                 .args = {object, index},
                 .nodes = {node->first, node->first->next}};
  return sw_call_direct(&call, out);
}

static bool raise_assign_shape(SwVm *vm, SwDialect dialect, const SwShape *from, const SwShape *to,
                               int dim, SwExpandProblem problem) {
  if (dialect == SW_NUMPY)
    return sw_raise(vm, SW_ERR_NUMPY_ASSIGN_SHAPE, SW_SHAPE_ARG(from), SW_SHAPE_ARG(to));
  if (problem == SW_EXPAND_TOO_FEW_DIMS)
    return sw_raise(vm, SW_ERR_TORCH_ASSIGN_DIMS, SW_SHAPE_ARG(from), SW_SHAPE_ARG(to));
  int64_t own = from->size[dim - (to->ndim - from->ndim)];
  return sw_raise(vm, SW_ERR_TORCH_EXPAND, SW_INT(to->size[dim]), SW_INT(own), SW_INT(dim),
                  SW_SHAPE_ARG(to), SW_SHAPE_ARG(from));
}

/* Leading dims of size 1 that the target does not have are dropped, as both libraries do. */
static SwLayout drop_leading_ones(const SwLayout *layout, int ndim) {
  SwLayout out = *layout;
  while (out.shape.ndim > ndim && out.shape.size[0] == 1)
    out = sw_layout_remove(&out, 0);
  return out;
}

/* target[...] = value: the value must stretch to the target, which never grows. */
static bool assign_tensor(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  SwTensor *tensor = call->args[0].as.tensor, *value;
  SwRecord *record = sw_record_begin(call, SW_STORY_IN_PLACE);
  Walk walk;
  if (!walk_index(call, tensor, call->args[1], &walk)) return false;
  if (tensor->dialect == SW_NUMPY && tensor->readonly) return sw_raise0(vm, SW_ERR_NUMPY_READ_ONLY);
  SwScalar number;
  if (call->args[2].kind == SW_VALUE_TENSOR)
    value = call->args[2].as.tensor;
  else if (!sw_arg_number(call, 2, &number))
    return false;
  else
    value = sw_tensor_number(vm, tensor->dialect, number);
  SwTensor *target = sw_tensor_view(vm, tensor, &walk.layout);
  if (!value || !target) return false;
  sw_record_operand(record, target, call->node);
  sw_record_operand(record, value, call->nodes[2]);
  if (tensor->dialect == SW_TORCH && call->args[2].kind == SW_VALUE_TENSOR &&
      sw_layout_repeats(&walk.layout)) {
    sw_emit(sw_record_trace(record), IN_PLACE_OVERLAP, 0);
    return sw_raise0(vm, SW_ERR_TORCH_WRITE_OVERLAP);
  }
  SwShape shape = walk.layout.shape;
  SwLayout source = drop_leading_ones(&value->layout, shape.ndim);
  int dim = 0;
  /* Leading ones that were dropped are not told: the rows would not line up with the operand. */
  bool whole = source.shape.ndim == value->layout.shape.ndim;
  SwTrace *trace = whole ? sw_record_trace(record) : NULL;
  sw_emit(sw_record_trace(record), SHAPES_TWO, 0, 0, 1, 1);
  SwExpandProblem problem = sw_broadcast_to(&source.shape, &shape, 1, trace, &dim);
  if (problem != SW_EXPAND_FITS)
    return raise_assign_shape(vm, tensor->dialect, &source.shape, &walk.layout.shape, dim, problem);
  sw_emit(trace, IN_PLACE_FITS, 0, 0);
  SwLayout stretched = sw_broadcast_layout(&source, &shape, tensor->dialect, 1, trace);
  SwTensor *read = value;
  if (value->storage == tensor->storage && !(read = sw_tensor_copy(vm, value, value->dtype)))
    return false;
  if (read != value) {
    source = drop_leading_ones(&read->layout, shape.ndim);
    stretched = sw_broadcast_layout(&source, &shape, tensor->dialect, 1, NULL);
  }
  SwOperand to, from = sw_tensor_operand(read);
  if (!sw_tensor_operand_write(vm, target, &to)) return false;
  from.layout = &stretched;
  sw_elementwise_copy(&to, &from);
  if (record) {
    record->broadcast = shape;
    record->has_broadcast = true;
    record->stretched[0] = walk.layout;
    record->stretched[1] = stretched;
  }
  sw_record_result(record, target);
  *out = sw_value_tensor(target);
  return true;
}

bool sw_subscript_assign(SwVm *vm, const SwNode *node, SwValue object, SwValue index, SwValue value,
                         const SwNode *value_node) {
  static const SwOperation row = {"operators", "[]=", "", assign_tensor, 0, SW_OPERATION_FUNCTION};
  SwCall call = {.vm = vm,
                 .operation = &row,
                 .node = node,
                 .count = 3,
                 .args = {object, index, value},
                 .nodes = {node->first, node->first->next, value_node}};
  SwValue ignored;
  if (object.kind != SW_VALUE_TENSOR) return sw_sequence_assign(&call);
  return sw_call_direct(&call, &ignored);
}
