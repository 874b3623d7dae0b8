/* PyTorch's joins: cat, stack, hstack, vstack, dstack, column_stack. */
#include "ops/join.h"
#include "call/arguments.h"
#include "runtime/tensors.h"
#include "tensor/view.h"

static bool finish(SwTensor *tensor, SwValue *out) {
  if (tensor) *out = sw_value_tensor(tensor);
  return tensor != NULL;
}

/* cat(tensors, dim=0) */
bool sw_torch_cat(SwCall *call, SwValue *out) {
  SwJoinInput *parts;
  int count;
  int64_t dim = sw_matched_int(call, 1, 0);
  if (!sw_join_inputs(call, NULL, &parts, &count)) return false;
  return finish(sw_join_call(call, parts, count, dim), out);
}

static bool check_equal(SwVm *vm, const SwJoinInput *parts, int count) {
  const SwShape *first = &parts[0].layout.shape;
  for (int i = 1; i < count; i++) {
    const SwShape *shape = &parts[i].layout.shape;
    if (!sw_shape_equal(first, shape)) {
      return sw_raise(vm, SW_ERR_TORCH_STACK_SIZES, SW_SHAPE_ARG(first), SW_SHAPE_ARG(shape),
                      SW_INT(i));
    }
  }
  return true;
}

/* Splits the dim along which `count` tensors were joined into two: the number of the tensor, and
 * the index in it. Always a view. */
static void split_joined(SwTensor *result, const SwShape *own, int dim, int count) {
  SwShape shape = {.ndim = own->ndim + 1};
  SwLayout layout;
  for (int i = 0; i < shape.ndim; i++)
    shape.size[i] = i < dim ? own->size[i] : i == dim ? count : own->size[i - 1];
  (void)sw_view_strides(&result->layout, &shape, SW_TORCH, NULL, &layout); /* always a view */
  result->layout = layout;
}

/* Inserts a new dim of size 1 into each part, also if their shapes differ, so that the story can
 * show the mismatch. */
static void insert_dim(SwJoinInput *parts, int count, int dim) {
  for (int i = 0; i < count; i++) {
    int ndim = parts[i].layout.shape.ndim;
    if (ndim < SW_MAX_DIMS)
      parts[i].layout = sw_layout_insert(&parts[i].layout, dim < ndim ? dim : ndim, 1);
  }
}

static bool stack_refused(SwCall *call, SwJoinInput *parts, int count, int dim) {
  insert_dim(parts, count, dim);
  sw_join_tell(call, parts, count, dim, true, NULL);
  return false;
}

/* stack(tensors, dim=0): joins along a new dim. For a new last dim, each tensor gets it before cat;
 * for any other, cat joins along the old dim, which is then split. */
bool sw_torch_stack(SwCall *call, SwValue *out) {
  SwJoinInput *parts;
  int count, dim;
  int64_t wanted = sw_matched_int(call, 1, 0);
  if (!sw_join_inputs(call, "stack", &parts, &count)) return false;
  SwShape own = parts[0].layout.shape;
  if (!sw_wrap_dim(call->vm, SW_TORCH, wanted, own.ndim + 1, &dim)) return false;
  if (!check_equal(call->vm, parts, count)) return stack_refused(call, parts, count, dim);
  if (own.ndim == SW_MAX_DIMS)
    return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(own.ndim + 1), SW_INT(SW_MAX_DIMS));
  bool is_last = dim == own.ndim;
  if (is_last) insert_dim(parts, count, dim);
  SwTensor *result = sw_join_tensors(call, parts, count, dim);
  if (!is_last) insert_dim(parts, count, dim);
  if (result && !is_last) split_joined(result, &own, dim, count);
  sw_join_tell(call, parts, count, dim, true, result);
  return finish(result, out);
}

/* The layout with at least `ndim` dims of size 1 added as atleast_2d and atleast_3d do: the third
 * dim comes last. */
static SwLayout at_least(const SwLayout *self, int ndim) {
  SwLayout out = *self;
  while (out.shape.ndim < ndim) {
    int at = out.shape.ndim == 2 ? 2 : 0;
    int64_t stride = at < out.shape.ndim ? out.stride[at] * out.shape.size[at] : 1;
    out = sw_layout_insert(&out, at, stride);
  }
  return out;
}

/* hstack, vstack, dstack: `detail` is how many dims each tensor has at least. */
bool sw_torch_hstack(SwCall *call, SwValue *out) {
  static const char *const names[] = {"hstack", "vstack", "dstack"}; /* row_stack is vstack */
  SwJoinInput *parts;
  int count = 0, ndim = call->operation->detail;
  if (!sw_join_inputs(call, names[ndim - 1], &parts, &count)) return false;
  for (int i = 0; i < count; i++)
    parts[i].layout = at_least(&parts[i].layout, ndim);
  bool columns = ndim == 1 && parts[0].layout.shape.ndim > 1;
  return finish(sw_join_call(call, parts, count, columns ? 1 : ndim == 3 ? 2 : 0), out);
}

/* column_stack(tensors): tensors of one dim become columns. */
bool sw_torch_column_stack(SwCall *call, SwValue *out) {
  SwJoinInput *parts;
  int count;
  if (!sw_join_inputs(call, "column_stack", &parts, &count)) return false;
  for (int i = 0; i < count; i++) {
    while (parts[i].layout.shape.ndim < 2)
      parts[i].layout = sw_layout_insert(&parts[i].layout, parts[i].layout.shape.ndim, 1);
  }
  return finish(sw_join_call(call, parts, count, 1), out);
}
