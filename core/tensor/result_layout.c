#include "tensor/result_layout.h"

#include "tensor/channels_last.h"

#define MAX_OPERANDS (SW_MAX_DIMS + 1)

/* The operands' strides along the result's dims; 0 if an operand is stretched there or has no such
 * dim. */
typedef struct Walk {
  SwDialect dialect;
  const SwShape *shape;
  int count;
  int64_t stride[MAX_OPERANDS][SW_MAX_DIMS];
} Walk;

static void read_strides(Walk *self, int k, const SwLayout *operand) {
  int missing = self->shape->ndim - operand->shape.ndim;
  for (int dim = 0; dim < self->shape->ndim; dim++) {
    int own = dim - missing;
    bool stretched = own < 0 || (operand->shape.size[own] == 1 &&
                                 (self->dialect == SW_NUMPY || self->shape->size[dim] != 1));
    self->stride[k][dim] = stretched ? 0 : sw_magnitude(operand->stride[own]);
  }
}

/* > 0: the dims are the wrong way round, `slow` should be the faster one; 0: no preference. */
static int compare_torch(const Walk *self, int fast, int slow) {
  for (int k = 0; k < self->count; k++) {
    int64_t inner = self->stride[k][fast], outer = self->stride[k][slow];
    if (inner == 0 || outer == 0) continue;
    if (inner != outer) return inner < outer ? -1 : 1;
    if (self->shape->size[fast] > self->shape->size[slow]) return 1;
  }
  return 0;
}

static int compare_numpy(const Walk *self, int fast, int slow) {
  int verdict = 0;
  for (int k = 0; k < self->count; k++) {
    int64_t inner = self->stride[k][fast], outer = self->stride[k][slow];
    if (inner == 0 || outer == 0) continue;
    if (inner <= outer)
      verdict = -1;
    else if (verdict == 0)
      verdict = 1;
  }
  return verdict;
}

/* Insertion sort in which some pairs cannot be compared; the libraries differ in what they do then.
 * PyTorch swaps the two dims, NumPy moves one past all between. `order` begins with the fastest. */
static void sort_dims(const Walk *self, int *order) {
  int ndim = self->shape->ndim;
  for (int i = 0; i < ndim; i++)
    order[i] = ndim - 1 - i;
  for (int i = 1; i < ndim; i++) {
    int at = i, moved = order[i];
    for (int j = i - 1; j >= 0; j--) {
      int verdict = self->dialect == SW_TORCH ? compare_torch(self, order[j], moved)
                                              : compare_numpy(self, order[j], moved);
      if (verdict < 0) break;
      if (verdict == 0) continue;
      if (self->dialect == SW_TORCH)
        order[at] = order[j];
      else
        for (int k = at; k > j; k--)
          order[k] = order[k - 1];
      order[at = j] = moved;
    }
  }
}

/* The dim of size > 1 that has this stride, or -1. */
static int dim_with_stride(const SwLayout *self, int64_t stride) {
  for (int dim = 0; dim < self->shape.ndim; dim++) {
    if (self->shape.size[dim] > 1 && sw_magnitude(self->stride[dim]) == stride) return dim;
  }
  return -1;
}

bool sw_layout_is_dense(const SwLayout *self) {
  int64_t numel, run = 1; /* grows each turn, so no dim is found twice */
  (void)sw_shape_numel(&self->shape, &numel);
  if (numel == 0) return true;
  for (int dim = dim_with_stride(self, run); dim >= 0; dim = dim_with_stride(self, run))
    run *= self->shape.size[dim];
  return run == numel;
}

/* If all operands have the result's shape and equal strides, the result takes these strides. */
static bool all_alike(const SwShape *shape, int count, const SwLayout *const *operands) {
  for (int k = 0; k < count; k++) {
    if (!sw_shape_equal(&operands[k]->shape, shape)) return false;
    for (int dim = 0; dim < shape->ndim; dim++) {
      if (operands[k]->stride[dim] != operands[0]->stride[dim] || operands[k]->stride[dim] < 0)
        return false;
    }
  }
  return sw_layout_is_dense(operands[0]);
}

static bool all_contiguous(const SwShape *shape, int count, const SwLayout *const *operands) {
  for (int k = 0; k < count; k++) {
    if (!sw_shape_equal(&operands[k]->shape, shape) || !sw_layout_is_contiguous(operands[k]))
      return false;
  }
  return true;
}

/* If all operands are 4-D, have the result's shape and are channels-last (as far as their strides
 * are used), the result is channels-last to the last stride. */
static bool all_channels_last(const SwShape *shape, int count, const SwLayout *const *operands) {
  if (shape->ndim != 4) return false;
  SwLayout wanted = sw_layout_channels_last(shape);
  for (int k = 0; k < count; k++) {
    if (!sw_shape_equal(&operands[k]->shape, shape)) return false;
    for (int dim = 0; dim < 4; dim++) {
      if (shape->size[dim] != 1 && operands[k]->stride[dim] != wanted.stride[dim]) return false;
    }
  }
  return true;
}

SwLayout sw_result_layout(SwDialect dialect, const SwShape *shape, int count,
                          const SwLayout *const *operands) {
  Walk walk = {.dialect = dialect, .shape = shape, .count = count};
  SwLayout out;
  int order[SW_MAX_DIMS];
  bool in_order = true;
  (void)sw_layout_contiguous(shape, &out);
  for (int dim = 0; dim < shape->ndim && dialect == SW_NUMPY; dim++) {
    if (shape->size[dim] == 0) return (SwLayout){.shape = *shape};
  }
  if (all_contiguous(shape, count, operands)) return out;
  if (dialect == SW_TORCH && all_channels_last(shape, count, operands))
    return sw_layout_channels_last(shape);
  if (dialect == SW_TORCH && all_alike(shape, count, operands)) {
    out = *operands[0];
    out.offset = 0;
    return out;
  }
  for (int k = 0; k < count; k++)
    read_strides(&walk, k, operands[k]);
  sort_dims(&walk, order);
  int64_t stride = 1;
  for (int i = 0; i < shape->ndim; i++)
    in_order = in_order && order[i] == shape->ndim - 1 - i;
  for (int i = 0; i < shape->ndim && !in_order; i++) {
    out.stride[order[i]] = stride;
    stride *= shape->size[order[i]];
  }
  return out;
}

SwLayout sw_reduced_layout(const SwLayout *operand, uint32_t reduced, bool keepdim) {
  const SwShape *shape = &operand->shape;
  Walk walk = {.dialect = SW_NUMPY, .shape = shape, .count = 1};
  SwLayout out = {0};
  int order[SW_MAX_DIMS], from[SW_MAX_DIMS];
  int64_t stride = 1, strides[SW_MAX_DIMS] = {0};
  read_strides(&walk, 0, operand);
  sort_dims(&walk, order);
  for (int i = 0; i < shape->ndim; i++) {
    strides[order[i]] = stride;
    stride *= reduced >> order[i] & 1 ? 1 : shape->size[order[i]];
  }
  for (int dim = 0; dim < shape->ndim; dim++) {
    bool gone = reduced >> dim & 1;
    if (gone && !keepdim) continue;
    from[out.shape.ndim] = dim;
    out.shape.size[out.shape.ndim++] = gone ? 1 : shape->size[dim];
  }
  for (int dim = 0; dim < out.shape.ndim && stride; dim++) /* stride 0: there are no elements */
    out.stride[dim] = strides[from[dim]];
  return out;
}

static bool all_fortran(const SwShape *shape, int count, const SwLayout *const *operands) {
  bool any = false;
  for (int k = 0; k < count; k++) {
    if (operands[k]->shape.ndim == 0) continue;
    if (!sw_shape_equal(&operands[k]->shape, shape) || !sw_layout_is_fortran(operands[k]))
      return false;
    any = any || !sw_layout_is_contiguous(operands[k]);
  }
  return any;
}

SwLayout sw_ufunc_layout(SwDialect dialect, const SwShape *shape, bool converts, int count,
                         const SwLayout *const *operands) {
  SwLayout out = {0};
  bool one_run = dialect == SW_NUMPY && !converts && all_fortran(shape, count, operands);
  if (!one_run) return sw_result_layout(dialect, shape, count, operands);
  (void)sw_layout_fortran(shape, &out);
  return out;
}

SwLayout sw_copy_layout(const SwLayout *self) {
  SwLayout out = *self;
  out.offset = 0;
  return sw_layout_is_dense(self) ? out : sw_result_layout(SW_TORCH, &self->shape, 1, &self);
}
