/* PyTorch's operations along the lines of one dim: cumsum, cumprod, sort, argsort, topk, unique,
 * diff; and tril, triu. */
#include "kernels/scan.h"
#include "base/notices.h"
#include "call/arguments.h"
#include "call/record_begin.h"
#include "ops/create.h"
#include "ops/details.h"
#include "ops/neighbours.h"
#include "ops/sorted_line.h"
#include "ops/tensor_arith.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "torch/details.h"

static int64_t stride_along(const SwTensor *tensor, int dim) {
  return tensor->layout.shape.ndim ? tensor->layout.stride[dim] : 1;
}

/* cumsum(input, dim, *, dtype=None), cumprod: `detail` says which. */
bool sw_torch_scan(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *result;
  SwAlongDim line;
  int dim;
  if (!sw_arg_along_dim(call, 1, tensor, &dim)) return false;
  SwDType natural = sw_dtype_is_float(tensor->dtype) ? tensor->dtype : SW_INT64;
  SwDType dtype = sw_matched_dtype(call, 2, natural);
  if (dtype == SW_BOOL) return sw_call_refuse(call);
  if (!sw_work_scan(call->vm, tensor, dim)) return false;
  if (tensor->dtype != dtype) tensor = sw_tensor_copy(call->vm, tensor, dtype);
  result = tensor ? sw_tensor_each(call->vm, SW_TORCH, dtype, &tensor->layout.shape) : NULL;
  if (!result) return false;
  SwOperand to = sw_tensor_operand(result), from = sw_tensor_operand(tensor);
  bool any = sw_along_dim_init(&line, &tensor->layout, dim);
  for (; any; any = sw_along_dim_next(&line)) {
    SwLayout read = sw_along_dim_line(&line, &tensor->layout);
    SwLayout written = sw_along_dim_line(&line, &result->layout);
    to.layout = &written, from.layout = &read;
    sw_scan_line(call->operation->detail == SW_SCAN_PRODUCT, false, &to, &from);
  }
  *out = sw_value_tensor(result);
  return true;
}

/* -- Order ------------------------------------------------------------------------------------- */

/* Whether equal elements are among the first `count`: without stable=True PyTorch may put either
 * first, so the indices are not known. */
static bool has_ties(const SwSorting *line, int64_t count, int64_t size) {
  for (int64_t i = 1; i <= count && i < size; i++) {
    if (sw_sorting_ties(line, i)) return true;
  }
  return false;
}

typedef struct Ordering {
  int dim;
  bool down, stable;
  int64_t count; /* elements kept of each line: k for topk */
  SwTensor *values, *indices;
} Ordering;

static bool order_line(SwCall *call, const Ordering *self, SwSorting *sorting) {
  const SwAlongDim *line = sorting->line;
  sw_sorting_run(sorting, self->down);
  if (!self->stable && has_ties(sorting, self->count, line->size))
    return sw_refuse(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_ORDER_OF_EQUALS),
                     SW_STR(sw_operation_said(call->operation)));
  int64_t value = sw_along_dim_address(line, &self->values->layout),
          index = sw_along_dim_address(line, &self->indices->layout);
  for (int64_t i = 0; i < self->count; i++) {
    sw_scalar_store(sw_sorting_value(sorting, i), self->values->storage->buffer->data,
                    value + i * stride_along(self->values, self->dim));
    sw_scalar_store(sw_scalar_int(SW_INT64, sorting->items[i].at),
                    self->indices->storage->buffer->data,
                    index + i * stride_along(self->indices, self->dim));
  }
  return true;
}

static bool order_lines(SwCall *call, const Ordering *self, const SwTensor *tensor) {
  SwAlongDim line;
  SwSorting sorting;
  if (sw_tensor_is_laid_out(tensor)) return true;
  if (!sw_along_dim_init(&line, &tensor->layout, self->dim)) return true;
  bool good = sw_sorting_init(call->vm, &sorting, tensor, &line);
  for (bool any = good; any && good; any = sw_along_dim_next(&line))
    good = order_line(call, self, &sorting);
  sw_sorting_free(&sorting);
  return good;
}

static bool pair(SwCall *call, const Ordering *self, const SwNamedFields *fields, SwValue *out) {
  SwSequence *items = sw_sequence_new(call->vm, 2);
  if (!items) return false;
  items->fields = fields;
  items->items[items->count++] = sw_value_tensor(self->values);
  items->items[items->count++] = sw_value_tensor(self->indices);
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = items};
  return true;
}

/* sort(input, dim=-1, descending=False, *, stable=False); argsort. */
bool sw_torch_sort(SwCall *call, SwValue *out) {
  static const SwNamedFields fields = {
      "torch.return_types.sort", {"values", "indices"}, false, NULL};
  SwTensor *tensor = sw_matched_tensor(call, 0);
  Ordering order = {0};
  order.down = sw_matched_bool(call, 2, false);
  order.stable = sw_matched_bool(call, 3, false);
  if (!sw_arg_along_dim(call, 1, tensor, &order.dim)) return false;
  order.count = tensor->layout.shape.ndim ? tensor->layout.shape.size[order.dim] : 1;
  order.values = sw_create_like(call->vm, tensor, tensor->dtype);
  order.indices = order.values ? sw_create_like(call->vm, tensor, SW_INT64) : NULL;
  if (!order.indices || !order_lines(call, &order, tensor)) return false;
  *out = sw_value_tensor(order.indices);
  return call->operation->detail == SW_SORT_PLACES || pair(call, &order, &fields, out);
}

/* topk(input, k, dim=-1, largest=True) */
bool sw_torch_topk(SwCall *call, SwValue *out) {
  static const SwNamedFields fields = {
      "torch.return_types.topk", {"values", "indices"}, false, NULL};
  SwTensor *tensor = sw_matched_tensor(call, 0);
  Ordering order = {0};
  order.count = sw_matched_int(call, 1, 0);
  order.down = sw_matched_bool(call, 3, true);
  if (!sw_arg_along_dim(call, 2, tensor, &order.dim)) return false;
  SwShape shape = tensor->layout.shape;
  int64_t size = shape.ndim ? shape.size[order.dim] : 1;
  if (tensor->dtype == SW_BOOL) return sw_call_refuse(call);
  if (order.count < 0 || order.count > size)
    return sw_raise(call->vm, SW_ERR_TORCH_TOPK, SW_INT(order.dim), SW_INT(size),
                    SW_INT(order.count));
  if (shape.ndim)
    shape.size[order.dim] = order.count;
  else
    order.count = 1; /* a 0-d tensor always gives itself */
  order.values = sw_tensor_each(call->vm, SW_TORCH, tensor->dtype, &shape);
  order.indices = order.values ? sw_tensor_each(call->vm, SW_TORCH, SW_INT64, &shape) : NULL;
  return order.indices && order_lines(call, &order, tensor) && pair(call, &order, &fields, out);
}

/* Writes the distinct elements of a line to `result` and returns their number; NaNs are never
 * equal, so each is kept. The rest of `result` is not written. */
static int64_t each_once(SwSorting *sorting, SwTensor *result) {
  int64_t count = 0;
  sw_sorting_run(sorting, false);
  for (int64_t i = 0; i < sorting->line->size; i++) {
    if (i && sw_sorting_ties(sorting, i) && !sw_sorting_is_nan(sorting, i)) continue;
    sw_scalar_store(sw_sorting_value(sorting, i), result->storage->buffer->data, count++);
  }
  return count;
}

/* unique(input): the distinct values, sorted. */
bool sw_torch_unique(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL, *flat, *all, *result;
  if (!sw_arg_tensor(call, 0, &tensor) || !(flat = sw_tensor_copy(call->vm, tensor, tensor->dtype)))
    return false;
  SwShape shape = {1, {sw_tensor_size(flat)}};
  flat->layout = (SwLayout){.shape = shape, .stride = {1}};
  all = sw_tensor_each(call->vm, SW_TORCH, flat->dtype, &shape);
  SwAlongDim line;
  SwSorting sorting = {0};
  if (!all) return false;
  bool any = sw_along_dim_init(&line, &flat->layout, 0);
  if (any && (sw_tensor_misses(flat) || !sw_sorting_init(call->vm, &sorting, flat, &line)))
    return false;
  shape.size[0] = any ? each_once(&sorting, all) : 0;
  sw_sorting_free(&sorting);
  result = sw_tensor_each(call->vm, SW_TORCH, flat->dtype, &shape);
  if (!result) return false;
  all->layout = result->layout;
  SwOperand to = sw_tensor_operand(result), from = sw_tensor_operand(all);
  if (any && !sw_copy_values(call->vm, &to, &from)) return false;
  *out = sw_value_tensor(result);
  return true;
}

/* diff(input, n=1, dim=-1): each element minus its predecessor. */
bool sw_torch_diff(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t times = sw_matched_int(call, 1, 0);
  int dim;
  if (tensor->layout.shape.ndim == 0) return sw_raise0(call->vm, SW_ERR_TORCH_DIFF);
  if (times != 1 || tensor->dtype == SW_BOOL) return sw_call_refuse(call);
  if (!sw_arg_along_dim(call, 2, tensor, &dim)) return false;
  if (tensor->layout.shape.size[dim]) return sw_neighbours(call, tensor, dim, out);
  SwTensor *view = sw_tensor_view(call->vm, tensor, &tensor->layout);
  if (view) *out = sw_value_tensor(view);
  return view != NULL;
}

/* -- Triangles --------------------------------------------------------------------------------- */

/* tril(input, diagonal=0), triu: zeros on one side of a diagonal of the last two dims. */
bool sw_torch_triangle(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *result;
  int64_t diagonal = sw_matched_int(call, 1, 0), index[SW_MAX_DIMS] = {0};
  bool upper = call->operation->detail == SW_TRIANGLE_UPPER;
  int ndim = tensor->layout.shape.ndim;
  if (ndim < 2)
    return sw_raise(call->vm, SW_ERR_TORCH_TRIANGLE, SW_STR(sw_operation_said(call->operation)));
  result = sw_tensor_each(call->vm, SW_TORCH, tensor->dtype, &tensor->layout.shape);
  if (!result) return false;
  int64_t numel = sw_tensor_values(result);
  for (int64_t i = 0; i < numel; i++) {
    int64_t over = index[ndim - 1] - index[ndim - 2];
    if (upper ? over >= diagonal : over <= diagonal)
      sw_scalar_store(sw_tensor_load(tensor, sw_layout_address(&tensor->layout, index)),
                      result->storage->buffer->data, i);
    (void)sw_shape_advance(&tensor->layout.shape, index);
  }
  *out = sw_value_tensor(result);
  return true;
}
