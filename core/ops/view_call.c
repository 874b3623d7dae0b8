#include "ops/view_call.h"

#include "call/record_begin.h"
#include "ops/dims.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "tensor/view.h"

static int64_t first_invalid(const SwShape *shape) {
  int dim = 0;
  while (dim < shape->ndim - 1 && shape->size[dim] >= -1)
    dim++;
  return dim;
}

static bool raise_torch_shape(SwVm *vm, SwShapeProblem problem, const SwShape *shape,
                              int64_t numel) {
  int64_t at = first_invalid(shape);
  switch (problem) {
  case SW_SHAPE_TWO_UNKNOWN: return sw_raise0(vm, SW_ERR_TORCH_VIEW_TWO_UNKNOWN);
  case SW_SHAPE_INVALID:
    return sw_raise(vm, SW_ERR_TORCH_VIEW_INVALID, SW_INT(shape->size[at]), SW_INT(at),
                    SW_SHAPE_ARG(shape));
  case SW_SHAPE_AMBIGUOUS: return sw_raise(vm, SW_ERR_TORCH_VIEW_AMBIGUOUS, SW_SHAPE_ARG(shape));
  default: return sw_raise(vm, SW_ERR_TORCH_VIEW_COUNT, SW_SHAPE_ARG(shape), SW_INT(numel));
  }
}

/* NumPy writes the open size as "newaxis", but leaves it out in front. */
static bool raise_numpy_count(SwVm *vm, const SwShape *shape, int64_t numel) {
  SwText text = {0};
  int first = 0;
  while (first < shape->ndim && shape->size[first] < 0)
    first++;
  sw_text_char(&text, '(');
  for (int dim = first; dim < shape->ndim; dim++) {
    if (dim > first) sw_text_char(&text, ',');
    if (shape->size[dim] < 0)
      sw_text_put(&text, "newaxis");
    else
      sw_text_int(&text, shape->size[dim]);
  }
  sw_text_put(&text, shape->ndim == 1 ? ",)" : ")");
  (void)sw_raise(vm, SW_ERR_NUMPY_RESHAPE, SW_INT(numel), SW_STR(sw_text_cstr(&text)));
  sw_text_free(&text);
  return false;
}

static bool raise_shape(SwVm *vm, SwDialect dialect, SwShapeProblem problem, const SwShape *shape,
                        int64_t numel) {
  if (dialect == SW_TORCH) return raise_torch_shape(vm, problem, shape, numel);
  if (problem == SW_SHAPE_TWO_UNKNOWN) return sw_raise0(vm, SW_ERR_NUMPY_TWO_UNKNOWN);
  return raise_numpy_count(vm, shape, numel);
}

static bool copy_into_shape(SwCall *call, SwTensor *tensor, const SwShape *shape, SwRecord *record,
                            SwTensor **out) {
  sw_emit(sw_record_trace(record), RESHAPE_COPIES, sw_tensor_size(tensor));
  SwTensor *copy = sw_tensor_copy(call->vm, tensor, tensor->dtype);
  SwLayout layout;
  if (!copy) return false;
  (void)sw_layout_contiguous(shape, &layout);
  if (tensor->dialect == SW_NUMPY) {
    *out = sw_tensor_view(call->vm, copy, &layout); /* the copy is its base */
    return *out != NULL;
  }
  copy->layout = layout;
  *out = copy;
  return true;
}

/* Follows the event of the straddling dim with the addresses that the dim would visit, and with the
 * jump across the cut. */
static void tell_refusal(SwTrace *trace) {
  if (!trace || !trace->count) return;
  const int64_t *fact = trace->events[trace->count - 1].fact;
  int64_t dim = fact[0], chunk = fact[3], stride = fact[5], expected = fact[6];
  int64_t usual = expected / chunk * (fact[2] / fact[1]);
  sw_emit(trace, JUMPS, dim, stride, expected, usual);
}

bool sw_view_call(SwCall *call, SwTensor *tensor, SwShape shape, SwViewMode mode, SwValue *out) {
  SwRecord *record = sw_record_begin(call, SW_STORY_VIEW);
  SwTrace *trace = sw_record_trace(record);
  int64_t numel = sw_tensor_size(tensor);
  sw_record_operand(record, tensor, call->nodes[0]);
  if (record) record->as.view.requested = shape;
  SwShape asked = shape;
  sw_emit(trace, VIEW_REQUEST, 0, 0, 0);
  SwShapeProblem problem = sw_view_infer(numel, &shape, trace);
  if (problem != SW_SHAPE_FITS)
    return raise_shape(call->vm, tensor->dialect, problem, &asked, numel);
  if (tensor->dialect == SW_NUMPY && !sw_shape_fits_in_order(&shape))
    return raise_numpy_count(call->vm, &asked, numel);
  SwTensor *result;
  SwLayout layout;
  if (sw_view_strides(&tensor->layout, &shape, tensor->dialect, trace, &layout)) {
    result = sw_tensor_view(call->vm, tensor, &layout);
    if (!result) return false;
  } else {
    tell_refusal(trace);
    if (mode == SW_VIEW_OR_REFUSE) {
      sw_emit(trace, REPAIRS, 0);
      return sw_raise0(call->vm, SW_ERR_TORCH_VIEW_STRIDE);
    }
    if (!copy_into_shape(call, tensor, &shape, record, &result)) return false;
  }
  sw_record_result(record, result);
  *out = sw_value_tensor(result);
  return true;
}

bool sw_raise_expand_fewer(SwVm *vm, SwDType dtype, const SwShape *own, const SwShape *asked) {
  bool young = dtype == SW_BOOL || dtype == SW_BFLOAT16 || sw_dtype_is_barebones(dtype);
  SwText type = {0};
  sw_text_put(&type, young ? "CPU" : "torch.");
  sw_text_put(&type, sw_dtype_legacy_name(dtype));
  sw_text_put(&type, young ? "Type" : "Tensor");
  (void)sw_raise(vm, SW_ERR_TORCH_EXPAND_FEWER, SW_STR(sw_text_cstr(&type)), SW_SHAPE_ARG(own),
                 SW_SHAPE_ARG(asked), SW_INT(asked->ndim), SW_INT(own->ndim));
  sw_text_free(&type);
  return false;
}

static bool raise_expand(SwCall *call, const SwTensor *tensor, const SwShape *asked,
                         SwExpandProblem problem, int dim) {
  const SwShape *own = &tensor->layout.shape;
  if (tensor->dialect == SW_NUMPY) {
    if (problem == SW_EXPAND_TOO_FEW_DIMS && asked->ndim == 0)
      return sw_raise0(call->vm, SW_ERR_NUMPY_BROADCAST_TO_SCALAR);
    if (problem == SW_EXPAND_TOO_FEW_DIMS)
      return sw_raise0(call->vm, SW_ERR_NUMPY_BROADCAST_TO_FEWER);
    return sw_raise(call->vm, SW_ERR_NUMPY_BROADCAST_TO, SW_SHAPE_ARG(own), SW_SHAPE_ARG(asked));
  }
  if (problem == SW_EXPAND_TOO_FEW_DIMS)
    return sw_raise_expand_fewer(call->vm, tensor->dtype, own, asked);
  if (own->ndim == 0) { /* its target is taken as it is, -1 included */
    bool empty = false;
    for (int i = 0; i < asked->ndim; i++)
      empty = empty || asked->size[i] == 0;
    return empty ? sw_call_refuse(call) : sw_raise0(call->vm, SW_ERR_TORCH_NUMEL_OVERFLOW);
  }
  if (problem == SW_EXPAND_NEW_MINUS_ONE)
    return sw_raise(call->vm, SW_ERR_TORCH_EXPAND_LEADING, SW_INT(asked->size[dim]), SW_INT(dim));
  int64_t old = dim - (asked->ndim - own->ndim);
  if (old < 0)
    return sw_raise0(call->vm, SW_ERR_TORCH_NUMEL_OVERFLOW); /* a negative size in a new dim */
  int64_t size = own->size[old];
  return sw_raise(call->vm, SW_ERR_TORCH_EXPAND, SW_INT(asked->size[dim]), SW_INT(size),
                  SW_INT(dim), SW_SHAPE_ARG(asked), SW_SHAPE_ARG(own));
}

bool sw_expand_call(SwCall *call, SwTensor *tensor, SwShape target, SwValue *out) {
  SwRecord *record = sw_record_begin(call, SW_STORY_EXPAND);
  SwTrace *trace = sw_record_trace(record);
  SwShape asked = target;
  int dim = 0;
  sw_record_operand(record, tensor, call->nodes[0]);
  if (record) record->as.expand.requested = target;
  sw_emit(trace, SHAPE_AND_TARGET, 0, 0);
  SwExpandProblem problem = sw_broadcast_to(&tensor->layout.shape, &target, 0, trace, &dim);
  if (problem != SW_EXPAND_FITS) return raise_expand(call, tensor, &asked, problem, dim);
  if (record) record->as.expand.broadcast = target;
  if (!sw_shape_fits_in_order(&target)) {
    return sw_raise0(call->vm, tensor->dialect == SW_TORCH ? SW_ERR_TORCH_NUMEL_OVERFLOW
                                                           : SW_ERR_NUMPY_ITERATOR_TOO_LARGE);
  }
  SwLayout layout = sw_broadcast_layout(&tensor->layout, &target, tensor->dialect, 0, trace);
  if (record) record->stretched[0] = layout;
  SwTensor *result = sw_tensor_view(call->vm, tensor, &layout);
  if (!result) return false;
  if (tensor->dialect == SW_NUMPY) result->readonly = true;
  sw_record_result(record, result);
  *out = sw_value_tensor(result);
  return true;
}
