/* cumsum, cumprod, sort, argsort, topk: along the lines of one dim. tril, triu. */
#include <stdlib.h>

#include <string.h>

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

/* Floats add up in double and are rounded as they are stored. */
static void scan(bool product, const SwAlongDim *line, const SwTensor *from, SwTensor *to,
                 int dim) {
  int64_t in = sw_along_dim_address(line, &from->layout),
          out = sw_along_dim_address(line, &to->layout);
  double number = product;
  uint64_t integer = product;
  for (int64_t i = 0; i < line->size; i++) {
    SwScalar item = sw_scalar_cast(sw_tensor_load(from, in + i * line->stride), to->dtype);
    if (sw_dtype_is_float(to->dtype))
      number = product ? number * item.as.number : number + item.as.number;
    else
      integer = product ? integer * (uint64_t)item.as.integer : integer + (uint64_t)item.as.integer;
    item = sw_dtype_is_float(to->dtype) ? sw_scalar_float(SW_FLOAT64, number)
                                        : sw_scalar_int(SW_INT64, (int64_t)integer);
    sw_scalar_store(sw_scalar_cast(item, to->dtype), to->storage->buffer->data,
                    out + i * stride_along(to, dim));
  }
}

/* cumsum(input, dim, *, dtype=None), cumprod: `detail` says which. */
bool sw_torch_scan(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL, *result;
  SwAlongDim line;
  SwDType dtype;
  int dim;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_along_dim(call, 1, tensor, &dim)) return false;
  SwDType natural = sw_dtype_is_float(tensor->dtype) ? tensor->dtype : SW_INT64;
  if (!sw_arg_dtype_or(call, 2, natural, &dtype)) return false;
  if (dtype == SW_BOOL) return sw_call_refuse(call);
  result = sw_tensor_new(call->vm, SW_TORCH, dtype, &tensor->layout.shape);
  if (!result) return false;
  bool any = sw_along_dim_init(&line, &tensor->layout, dim);
  for (; any; any = sw_along_dim_next(&line))
    scan(call->operation->detail == SW_SCAN_PRODUCT, &line, tensor, result, dim);
  *out = sw_value_tensor(result);
  return true;
}

/* -- Order ------------------------------------------------------------------------------------- */

/* Whether which of equal elements comes first would show among the first `count`. */
static bool has_ties(const SwItem *items, int64_t count, int64_t size) {
  for (int64_t i = 0; i < count && i + 1 < size; i++) {
    if (sw_items_compare(items[i].value, items[i + 1].value) == 0) return true;
  }
  return false;
}

typedef struct Ordering {
  int dim;
  bool down, stable;
  int64_t count; /* how many of each line are kept */
  SwTensor *values, *indices;
} Ordering;

static bool order_line(SwCall *call, const Ordering *self, const SwTensor *tensor,
                       const SwAlongDim *line, SwItem *items) {
  sw_items_read(tensor, line, items);
  sw_items_sort(items, line->size, self->down);
  if (!self->stable && has_ties(items, self->count, line->size))
    return sw_refuse(call->vm, call->node->span,
                     "Among equal elements {function}() takes no certain order: write "
                     "sort(stable=True).",
                     SW_STR(sw_operation_said(call->operation)));
  int64_t value = sw_along_dim_address(line, &self->values->layout),
          index = sw_along_dim_address(line, &self->indices->layout);
  for (int64_t i = 0; i < self->count; i++) {
    sw_scalar_store(items[i].value, self->values->storage->buffer->data,
                    value + i * stride_along(self->values, self->dim));
    sw_scalar_store(sw_scalar_int(SW_INT64, items[i].at), self->indices->storage->buffer->data,
                    index + i * stride_along(self->indices, self->dim));
  }
  return true;
}

static bool order_lines(SwCall *call, const Ordering *self, const SwTensor *tensor) {
  SwAlongDim line;
  if (!sw_along_dim_init(&line, &tensor->layout, self->dim)) return true;
  if (!sw_work(call->vm, sw_tensor_size(tensor) * SW_ITEM_WORK)) return false;
  SwItem *items = malloc((size_t)line.size * sizeof *items);
  if (!items) return sw_exhausted(call->vm);
  bool good = true;
  for (bool any = true; any && good; any = sw_along_dim_next(&line))
    good = order_line(call, self, tensor, &line, items);
  free(items);
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
  static const SwNamedFields fields = {"torch.return_types.sort", {"values", "indices"}};
  SwTensor *tensor;
  Ordering order = {0};
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_along_dim(call, 1, tensor, &order.dim) ||
      !sw_arg_bool_or(call, 2, false, &order.down) ||
      !sw_arg_bool_or(call, 3, false, &order.stable))
    return false;
  order.count = tensor->layout.shape.ndim ? tensor->layout.shape.size[order.dim] : 1;
  order.values = sw_create_like(call->vm, tensor, tensor->dtype);
  order.indices = order.values ? sw_create_like(call->vm, tensor, SW_INT64) : NULL;
  if (!order.indices || !order_lines(call, &order, tensor)) return false;
  *out = sw_value_tensor(order.indices);
  return call->operation->detail == SW_SORT_PLACES || pair(call, &order, &fields, out);
}

/* topk(input, k, dim=-1, largest=True) */
bool sw_torch_topk(SwCall *call, SwValue *out) {
  static const SwNamedFields fields = {"torch.return_types.topk", {"values", "indices"}};
  SwTensor *tensor;
  Ordering order = {0};
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int(call, 1, &order.count) ||
      !sw_arg_along_dim(call, 2, tensor, &order.dim) || !sw_arg_bool_or(call, 3, true, &order.down))
    return false;
  SwShape shape = tensor->layout.shape;
  int64_t size = shape.ndim ? shape.size[order.dim] : 1;
  if (order.count < 0 || order.count > size) return sw_raise0(call->vm, SW_ERR_TORCH_TOPK);
  if (shape.ndim) shape.size[order.dim] = order.count;
  order.values = sw_tensor_new(call->vm, SW_TORCH, tensor->dtype, &shape);
  order.indices = order.values ? sw_tensor_new(call->vm, SW_TORCH, SW_INT64, &shape) : NULL;
  return order.indices && order_lines(call, &order, tensor) && pair(call, &order, &fields, out);
}

/* unique(input): each value once, in order. */
bool sw_torch_unique(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL, *flat, *result;
  if (!sw_arg_tensor(call, 0, &tensor) || !(flat = sw_tensor_copy(call->vm, tensor, tensor->dtype)))
    return false;
  int64_t numel = sw_tensor_size(flat), count = 0;
  if (!sw_work(call->vm, numel * SW_ITEM_WORK)) return false;
  flat->layout = (SwLayout){.shape = {1, {numel}}, .stride = {1}};
  SwAlongDim line;
  bool any = sw_along_dim_init(&line, &flat->layout, 0);
  SwItem *items = malloc((size_t)(numel + 1) * sizeof *items);
  if (!items) return sw_exhausted(call->vm);
  if (any) sw_items_read(flat, &line, items);
  sw_items_sort(items, numel, false);
  for (int64_t i = 0; i < numel; i++) {
    if (!sw_item_is_nan(&items[i]) && count &&
        sw_items_compare(items[count - 1].value, items[i].value) == 0)
      continue;
    items[count++] = items[i];
  }
  result = sw_tensor_new(call->vm, SW_TORCH, flat->dtype, &(SwShape){1, {count}});
  for (int64_t i = 0; result && i < count; i++)
    sw_scalar_store(items[i].value, result->storage->buffer->data, i);
  free(items);
  if (result) *out = sw_value_tensor(result);
  return result;
}

/* diff(input, n=1, dim=-1): each element less the one before it. */
bool sw_torch_diff(SwCall *call, SwValue *out) {
  SwTensor *tensor;
  int64_t times;
  int dim;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int(call, 1, &times)) return false;
  if (tensor->layout.shape.ndim == 0) return sw_raise0(call->vm, SW_ERR_TORCH_DIFF);
  if (times != 1 || tensor->dtype == SW_BOOL) return sw_call_refuse(call);
  if (!sw_arg_along_dim(call, 2, tensor, &dim)) return false;
  return sw_neighbours(call, tensor, dim, out);
}

/* -- Triangles --------------------------------------------------------------------------------- */

/* tril(input, diagonal=0), triu: zeros beyond a diagonal of the last two dims. */
bool sw_torch_triangle(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL, *result;
  int64_t diagonal = 0, index[SW_MAX_DIMS] = {0};
  bool upper = call->operation->detail == SW_TRIANGLE_UPPER;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int_or(call, 1, 0, &diagonal)) return false;
  int ndim = tensor->layout.shape.ndim;
  if (ndim < 2)
    return sw_raise(call->vm, SW_ERR_TORCH_TRIANGLE, SW_STR(sw_operation_said(call->operation)));
  result = sw_tensor_new(call->vm, SW_TORCH, tensor->dtype, &tensor->layout.shape);
  if (!result) return false;
  int64_t numel = sw_tensor_size(tensor);
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
