#include "ops/target.h"

#include "base/checked.h"
#include "base/notices.h"
#include "call/arguments.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "tensor/result_layout.h"

static bool extents_meet(const SwTensor *a, const SwTensor *b, bool *same_run) {
  int64_t low, high, own_low, own_high;
  if (a->storage != b->storage) return false;
  if (!sw_layout_extent(&a->layout, &low, &high) ||
      !sw_layout_extent(&b->layout, &own_low, &own_high))
    return false;
  int64_t size = sw_dtype_size(a->dtype), own_size = sw_dtype_size(b->dtype);
  low *= size, own_low *= own_size; /* in bytes, first and last */
  high = high * size + size - 1, own_high = own_high * own_size + own_size - 1;
  *same_run = size == own_size && low == own_low && high == own_high;
  return high >= own_low && own_high >= low;
}

static bool same_strides(const SwLayout *a, const SwLayout *b) {
  if (a->shape.ndim != b->shape.ndim) return false;
  for (int dim = 0; dim < a->shape.ndim; dim++) {
    if (a->stride[dim] != b->stride[dim]) return false;
  }
  return true;
}

bool sw_target_overlaps(const SwTensor *target, const SwTensor *operand) {
  bool same_run = false;
  if (operand == target || !extents_meet(operand, target, &same_run)) return false;
  return !same_run || !sw_shape_equal(&operand->layout.shape, &target->layout.shape) ||
         !same_strides(&operand->layout, &target->layout);
}

bool sw_target_meets_partly(const SwTensor *target, SwValue operand) {
  bool same_run = false;
  if (operand.kind != SW_VALUE_TENSOR || operand.as.tensor == target) return false;
  const SwTensor *tensor = operand.as.tensor;
  if (!extents_meet(tensor, target, &same_run) || !sw_layout_is_dense(&tensor->layout) ||
      !sw_layout_is_dense(&target->layout))
    return false;
  return !same_run || !same_strides(&tensor->layout, &target->layout);
}

bool sw_target_check(SwCall *call, SwTarget target, int count, const SwValue *operands,
                     SwRecord *record) {
  if (!target.tensor) return true;
  if (target.tensor->readonly) return sw_raise0(call->vm, SW_ERR_NUMPY_OUTPUT_READ_ONLY);
  if (target.tensor->dialect == SW_NUMPY) return true;
  if (sw_layout_repeats(&target.tensor->layout)) {
    sw_emit(sw_record_trace(record), IN_PLACE_OVERLAP, 0);
    return sw_raise0(call->vm, SW_ERR_TORCH_WRITE_OVERLAP);
  }
  for (int i = 0; i < count; i++) {
    if (!sw_target_meets_partly(target.tensor, operands[i])) continue;
    if (operands[i].as.tensor->dtype != target.tensor->dtype)
      return sw_refuse0(call->vm, call->node->span,
                        sw_notice(SW_NOTICE_NO_WRITE_OVER_ANOTHER_DTYPE));
    return sw_raise0(call->vm, SW_ERR_TORCH_PARTIAL_OVERLAP);
  }
  return true;
}

static bool raise_mismatch(SwVm *vm, SwDialect dialect, int count, const SwShape *const *shapes,
                           SwMismatch *mismatch) {
  if (dialect == SW_TORCH) {
    SwShape common; /* PyTorch joins the first two before it looks at the third */
    if (count > 2) (void)sw_broadcast_shapes(shapes, 2, NULL, &common, mismatch);
    return sw_raise(vm, SW_ERR_TORCH_BROADCAST, SW_INT(mismatch->size_a), SW_INT(mismatch->size_b),
                    SW_INT(mismatch->dim));
  }
  if (count == 3)
    return sw_raise(vm, SW_ERR_NUMPY_BROADCAST_THREE, SW_SHAPE_ARG(shapes[0]),
                    SW_SHAPE_ARG(shapes[1]), SW_SHAPE_ARG(shapes[2]));
  return sw_raise(vm, SW_ERR_NUMPY_BROADCAST, SW_SHAPE_ARG(shapes[0]), SW_SHAPE_ARG(shapes[1]));
}

static void tell_shapes(SwRecord *record, int count) {
  if (!record) return;
  bool left_number = record->operand[0].is_number, right_number = record->operand[1].is_number;
  if (count > 2)
    sw_emit(&record->trace, SHAPES_MANY, count);
  else if (left_number || right_number)
    sw_emit(&record->trace, SHAPE_AND_SCALAR, left_number, left_number);
  else
    sw_emit(&record->trace, SHAPES_TWO, 0, 0, 1, 1);
}

static bool meet_target(SwCall *call, SwTarget target, int count, const SwShape *const *shapes,
                        SwRecord *record, const SwShape *common) {
  const SwShape *own = &target.tensor->layout.shape;
  bool torch = target.tensor->dialect == SW_TORCH, is_read = false;
  for (int i = 0; i < count; i++)
    is_read |= shapes[i] == own;
  if (torch && target.is_out && !is_read) return true; /* it will be resized */
  if (sw_shape_equal(own, common)) {
    if (!target.is_out) sw_emit(sw_record_trace(record), IN_PLACE_FITS, 0, 0);
    return true;
  }
  if (!target.is_out) sw_emit(sw_record_trace(record), IN_PLACE_REFUSED, 0, 0);
  return sw_raise(call->vm, torch ? SW_ERR_TORCH_IN_PLACE_SHAPE : SW_ERR_NUMPY_IN_PLACE_SHAPE,
                  SW_SHAPE_ARG(own), SW_SHAPE_ARG(common));
}

bool sw_target_meet(SwCall *call, SwTarget target, SwDialect dialect, int count,
                    const SwShape *const *shapes, SwRecord *record, SwShape *out) {
  const SwShape *all[4];
  SwMismatch mismatch;
  bool joins = target.tensor &&
               dialect == SW_NUMPY; /* NumPy broadcasts the output together with the inputs */
  for (int i = 0; i < count; i++)
    all[i] = shapes[i];
  if (joins) all[count] = &target.tensor->layout.shape;
  tell_shapes(record, count);
  int written = target.tensor && !target.is_out ? 0 : -1;
  if (!sw_broadcast_onto(all, count, written, sw_record_trace(record), out, &mismatch))
    return raise_mismatch(call->vm, dialect, count + joins, all, &mismatch);
  if (record) {
    record->as.elementwise.broadcast = *out;
    record->as.elementwise.has_broadcast = true;
  }
  if (dialect == SW_NUMPY && !sw_shape_fits_in_order(out)) {
    sw_emit(sw_record_trace(record), TOO_LARGE, INT64_MAX);
    return sw_raise0(call->vm, SW_ERR_NUMPY_ITERATOR_TOO_LARGE);
  }
  if (!target.tensor) return true;
  SwShape with_target = *out;
  if (joins && !sw_broadcast_shapes(all, count + 1, NULL, &with_target, &mismatch))
    return raise_mismatch(call->vm, dialect, count + 1, all, &mismatch);
  return meet_target(call, target, count, shapes, record, &with_target);
}

bool sw_target_cast(SwCall *call, SwTarget target, SwDType from, const char *ufunc) {
  if (!target.tensor || sw_dtype_same_kind(target.tensor->dialect, from, target.tensor->dtype))
    return true;
  if (target.is_out)
    sw_emit(sw_record_trace(call->record), CAST_OUT_REFUSED, target.tensor->dtype, from);
  else
    sw_emit(sw_record_trace(call->record), CAST_REFUSED, 0, target.tensor->dtype, from);
  if (target.tensor->dialect == SW_TORCH) {
    return sw_raise(call->vm, SW_ERR_TORCH_CAST, SW_STR(sw_dtype_legacy_name(from)),
                    SW_STR(sw_dtype_legacy_name(target.tensor->dtype)));
  }
  return sw_raise(call->vm, SW_ERR_NUMPY_CAST, SW_STR(ufunc), SW_STR(sw_dtype_name(from)),
                  SW_STR(sw_dtype_name(target.tensor->dtype)));
}

static void warn_resized(SwVm *vm, const SwShape *had, const SwShape *required) {
  sw_warn_with(vm, sw_notice(SW_NOTICE_WARN_OUTPUT_ONE_OR_MORE_ELEMENTS), SW_SHAPE_ARG(had),
               SW_SHAPE_ARG(required), SW_NO_ARG);
}

/* PyTorch gives out= the shape, with a warning if it had elements; its storage stays. `layout`: of
 * what has been computed, so that its bytes can be counted. */
static bool resize(SwCall *call, SwTensor *tensor, const SwLayout *layout) {
  int64_t numel = 0;
  if (sw_shape_equal(&tensor->layout.shape, &layout->shape)) return true;
  (void)sw_shape_numel(&layout->shape, &numel);
  int64_t offset = tensor->layout.offset;
  if (!sw_tensor_grow(call->vm, tensor, (offset + numel) * sw_dtype_size(tensor->dtype)))
    return false;
  if (sw_tensor_size(tensor) > 0) warn_resized(call->vm, &tensor->layout.shape, &layout->shape);
  tensor->layout = *layout;
  tensor->layout.offset = offset;
  return true;
}

bool sw_target_write(SwVm *vm, SwTensor *target, const SwTensor *computed) {
  SwOperand to, from = sw_tensor_operand(computed);
  if (!sw_tensor_operand_write(vm, target, &to)) return false;
  SwLayout stretched =
      sw_broadcast_layout(&computed->layout, &target->layout.shape, target->dialect, 0, NULL);
  from.layout = &stretched;
  return sw_copy_values(vm, &to, &from);
}

void sw_warn_torch_repeats(SwVm *vm, const char *function, const char *indexing) {
  sw_warn_with(vm, sw_notice(SW_NOTICE_WARN_USE_FUNCTION_ON_EXPANDED), SW_STR(function),
               SW_STR(indexing), SW_NO_ARG);
}

bool sw_raise_assigned_shape(SwVm *vm, const SwShape *value, const SwShape *to) {
  int skipped = 0;
  while (value->ndim - skipped > to->ndim && value->size[skipped] == 1)
    skipped++;
  SwShape shown = {.ndim = value->ndim - skipped};
  for (int dim = 0; dim < shown.ndim; dim++)
    shown.size[dim] = value->size[dim + skipped];
  return sw_raise(vm, SW_ERR_NUMPY_ASSIGN_SHAPE, SW_SHAPE_ARG(&shown), SW_SHAPE_ARG(to));
}

bool sw_target_deliver(SwCall *call, SwTarget target, SwTensor *computed, SwValue *out) {
  *out = sw_value_tensor(computed);
  if (!target.tensor) return true;
  *out = sw_value_tensor(target.tensor);
  if (target.tensor->dialect == SW_TORCH && !resize(call, target.tensor, &computed->layout))
    return false;
  return sw_target_write(call->vm, target.tensor, computed);
}

bool sw_arg_out(SwCall *call, int i, SwTarget *target) {
  *target = (SwTarget){NULL, true};
  if (i >= call->count || sw_arg_missing(call, i)) return true;
  if (call->args[i].kind != SW_VALUE_TENSOR ||
      call->args[i].as.tensor->dialect != sw_call_dialect(call) ||
      call->args[i].as.tensor->is_scalar)
    return sw_arg_refuse(call, i);
  target->tensor = call->args[i].as.tensor;
  return true;
}

SwTarget sw_matched_out(const SwCall *call, int i) {
  bool given = i < call->count && !sw_arg_missing(call, i);
  return (SwTarget){given ? sw_matched_tensor(call, i) : NULL, true};
}

bool sw_numpy_mask_meets(SwCall *call, const SwShape *target, const SwShape *mask) {
  static const SwShape none = {0};
  const SwShape *shapes[] = {&none, &none, target, mask};
  SwShape common;
  SwMismatch mismatch;
  for (int i = 0; i < 2; i++) {
    if (call->args[i].kind == SW_VALUE_TENSOR) shapes[i] = &call->args[i].as.tensor->layout.shape;
  }
  if (sw_broadcast_shapes(shapes, 4, NULL, &common, &mismatch)) return true;
  return sw_raise(call->vm, SW_ERR_NUMPY_BROADCAST_FOUR, SW_SHAPE_ARG(shapes[0]),
                  SW_SHAPE_ARG(shapes[1]), SW_SHAPE_ARG(shapes[2]), SW_SHAPE_ARG(shapes[3]));
}
