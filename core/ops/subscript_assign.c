#include "ops/subscript_assign.h"

#include "call/record_begin.h"
#include "ops/advanced_index.h"
#include "ops/assigned_value.h"
#include "ops/elementwise_call.h"
#include "ops/index_record.h"
#include "ops/target.h"
#include "ops/tensor_arith.h"
#include "ops/view_call.h"
#include "runtime/object.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "tensor/result_layout.h"

static bool raise_shape(SwVm *vm, const SwTensor *value, const SwShape *from, const SwShape *to,
                        int dim, SwExpandProblem problem) {
  if (value->dialect == SW_NUMPY) return sw_raise_assigned_shape(vm, &value->layout.shape, to);
  if (problem == SW_EXPAND_TOO_FEW_DIMS) {
    return sw_raise_expand_fewer(vm, value->dtype, from, to);
  }
  int64_t own = from->size[dim - (to->ndim - from->ndim)];
  return sw_raise(vm, SW_ERR_TORCH_EXPAND, SW_INT(to->size[dim]), SW_INT(own), SW_INT(dim),
                  SW_SHAPE_ARG(to), SW_SHAPE_ARG(from));
}

/* Leading dims of size 1 that the target does not have are dropped. PyTorch drops all leading ones
 * from a value that has to stretch. */
static SwLayout drop_leading_ones(const SwLayout *layout, int ndim, SwDialect dialect) {
  SwLayout out = *layout;
  while (out.shape.ndim > (dialect == SW_TORCH ? 0 : ndim) && out.shape.size[0] == 1)
    out = sw_layout_remove(&out, 0);
  return out;
}

/* Writing element by element where value and target share memory would read what was written. A
 * PyTorch tensor of no dims is a number to fill with, wherever it lies. */
static bool settle_overlap(SwCall *call, SwTensor *target, SwTensor **value,
                           const SwLayout *stretched, SwRecord *record) {
  if (target->dialect == SW_TORCH) {
    SwTensor as_read = **value;
    as_read.layout = *stretched;
    SwValue operand = sw_value_tensor(&as_read);
    int count = (*value)->layout.shape.ndim > 0 || target->layout.shape.ndim == 0;
    return call->args[2].kind != SW_VALUE_TENSOR ||
           sw_target_check(call, (SwTarget){target, false}, count, &operand, record);
  }
  if ((*value)->storage == target->storage)
    *value = sw_tensor_copy(call->vm, *value, (*value)->dtype);
  return *value;
}

static bool write_view(SwCall *call, SwTensor *target, SwTensor *value, SwRecord *record) {
  SwDialect dialect = target->dialect;
  SwShape shape = target->layout.shape;
  SwLayout source = sw_shape_equal(&shape, &value->layout.shape)
                        ? value->layout
                        : drop_leading_ones(&value->layout, shape.ndim, dialect);
  int dim = 0;
  /* Leading ones that were dropped are not told: the rows would not line up with the operand. */
  SwTrace *trace = source.shape.ndim == value->layout.shape.ndim ? sw_record_trace(record) : NULL;
  if (record && record->operand[1].is_number)
    sw_emit(sw_record_trace(record), SHAPE_AND_SCALAR, 0, 0);
  else
    sw_emit(sw_record_trace(record), SHAPES_TWO, 0, 0, 1, 1);
  SwExpandProblem problem = sw_broadcast_to(&source.shape, &shape, 1, trace, &dim);
  if (problem != SW_EXPAND_FITS)
    return raise_shape(call->vm, value, &source.shape, &target->layout.shape, dim, problem);
  sw_emit(trace, IN_PLACE_FITS, 0, 0);
  SwLayout stretched = sw_broadcast_layout(&source, &shape, dialect, 1, trace), read = stretched;
  if (record) {
    record->as.elementwise.broadcast = shape;
    record->as.elementwise.has_broadcast = true;
    record->stretched[0] = target->layout;
    record->stretched[1] = stretched;
  }
  SwTensor *from = value;
  if (!settle_overlap(call, target, &from, &stretched, record)) return false;
  if (from != value) read = drop_leading_ones(&from->layout, shape.ndim, dialect);
  if (from != value) read = sw_broadcast_layout(&read, &shape, dialect, 1, NULL);
  SwOperand to, elements;
  if (dialect == SW_NUMPY) sw_warn_cast(call->vm, value, target->dtype);
  if (!sw_tensor_operand_write(call->vm, target, &to)) return false;
  elements = sw_tensor_operand(from);
  elements.layout = &read;
  return sw_copy_values(call->vm, &to, &elements);
}

static bool assign_view(SwCall *call, SwTensor *tensor, const SwIndex *index,
                        const SwIndexWalk *walk, SwValue *out) {
  SwVm *vm = call->vm;
  SwTensor *value;
  bool numpy = tensor->dialect == SW_NUMPY;
  bool element = numpy && walk->layout.shape.ndim == 0 && !index->has_ellipsis;
  SwValue given = call->args[2];
  bool several = sw_value_is_sequence(given) ||
                 (given.kind == SW_VALUE_TENSOR && given.as.tensor->layout.shape.ndim);
  bool may_be_true = tensor->dtype == SW_BOOL &&
                     (given.kind != SW_VALUE_TENSOR || sw_tensor_size(given.as.tensor) == 1);
  if (element && several && !may_be_true) {
    bool integers = !sw_dtype_is_float(tensor->dtype) && given.kind != SW_VALUE_TENSOR;
    return integers ? sw_raise(vm, SW_ERR_INT_ARGUMENT, SW_STR(sw_value_type_name(given)))
                    : sw_raise0(vm, SW_ERR_NUMPY_SEQUENCE);
  }
  if (element && several) return sw_call_refuse(call);
  SwRecord *record = sw_record_begin(call, SW_STORY_IN_PLACE);
  SwTensor *target = sw_tensor_view(vm, tensor, &walk->layout);
  if (!target) return false;
  sw_record_operand(record, target, call->node);
  if (!sw_assigned_value(call, tensor, walk->layout.shape.ndim, &value)) return false;
  if (sw_value_is_number(given))
    sw_record_argument(record, call, 2, tensor->dialect);
  else
    sw_record_operand(record, value, call->nodes[2]);
  if (!write_view(call, target, value, record)) return false;
  sw_record_result(record, target);
  *out = sw_value_tensor(target);
  return true;
}

/* One mask over all of a NumPy array has words of its own. */
static bool check_numpy_mask(SwCall *call, const SwTensor *tensor, const SwIndex *index,
                             const SwTensor *value, int64_t chosen) {
  const SwShape *shape = &value->layout.shape;
  bool whole = index->count == 1 && index->at[0].kind == SW_INDEX_MASK &&
               index->dims == tensor->layout.shape.ndim;
  if (!whole) return true;
  if (shape->ndim > 1) return sw_raise(call->vm, SW_ERR_NUMPY_MASK_DIMS, SW_INT(shape->ndim));
  if (shape->ndim == 0 || shape->size[0] == chosen || shape->size[0] == 1) return true;
  return sw_raise(call->vm, SW_ERR_NUMPY_MASK_COUNT, SW_INT(shape->size[0]), SW_INT(chosen));
}

/* PyTorch fills a mask with one number whatever its dtype and wherever it lies. */
static bool fills_mask(const SwCall *call, const SwIndexWalk *walk, const SwTensor *value) {
  bool mask = walk->part_count == 1 && walk->part[0].item->kind != SW_INDEX_ARRAY;
  return call->args[2].kind != SW_VALUE_TENSOR || (mask && sw_tensor_size(value) == 1);
}

static bool check_dtypes(SwCall *call, const SwTensor *tensor, const SwIndexWalk *walk,
                         const SwTensor *value) {
  bool scalar = value->dialect == SW_NUMPY; /* of NumPy, converted on the way */
  if (scalar || value->dtype == tensor->dtype || fills_mask(call, walk, value)) return true;
  return sw_raise(call->vm, SW_ERR_TORCH_INDEX_PUT_DTYPE,
                  SW_STR(sw_dtype_legacy_name(tensor->dtype)),
                  SW_STR(sw_dtype_legacy_name(value->dtype)));
}

static bool check_overlap(SwCall *call, const SwTensor *tensor, const SwIndexWalk *walk,
                          const SwTensor *value) {
  bool fills = fills_mask(call, walk, value);
  if (sw_layout_repeats(&tensor->layout)) {
    sw_warn_torch_repeats(call->vm, "index_put_", "tensor[indices] = tensor");
    if (fills) sw_warn_torch_repeats(call->vm, "masked_fill_", "tensor[mask] = scalar");
  }
  if (fills) return true;
  int64_t low, high, own_low, own_high;
  bool dense = sw_layout_is_dense(&value->layout) && sw_layout_is_dense(&tensor->layout);
  bool meet = value->storage == tensor->storage && sw_layout_extent(&value->layout, &low, &high) &&
              sw_layout_extent(&tensor->layout, &own_low, &own_high);
  if (meet && value->dtype != tensor->dtype) return sw_call_refuse(call);
  if (dense && meet && low <= own_high && own_low <= high)
    return sw_raise0(call->vm, SW_ERR_TORCH_PARTIAL_OVERLAP);
  return true;
}

/* The value as it is read under the shape of what is chosen. */
static bool stretch(SwCall *call, SwTensor *tensor, const SwIndexWalk *walk,
                    const SwAdvanced *advanced, SwTensor **value, SwLayout *out) {
  SwShape shape = sw_gather_shape(&advanced->gather), asked = shape;
  int dim;
  bool torch = tensor->dialect == SW_TORCH;
  SwLayout source = drop_leading_ones(&(*value)->layout, shape.ndim, tensor->dialect);
  if (sw_broadcast_to(&source.shape, &shape, 1, NULL, &dim) != SW_EXPAND_FITS) {
    if (!torch && tensor->layout.shape.ndim == 0) return sw_call_refuse(call);
    const SwShape *told = torch ? &source.shape : &(*value)->layout.shape;
    return sw_raise(call->vm, torch ? SW_ERR_TORCH_ASSIGN_DIMS : SW_ERR_NUMPY_INDEX_PUT_SHAPE,
                    SW_SHAPE_ARG(told), SW_SHAPE_ARG(&asked));
  }
  if (torch && !check_dtypes(call, tensor, walk, *value)) return false;
  if ((*value)->storage == tensor->storage) {
    if (!(*value = sw_tensor_copy(call->vm, *value, (*value)->dtype))) return false;
    source = drop_leading_ones(&(*value)->layout, shape.ndim, tensor->dialect);
  }
  *out = sw_broadcast_layout(&source, &shape, SW_NUMPY, 1, NULL);
  return true;
}

/* PyTorch notices a position that does not exist when it gets there: what comes before is written.
 */
static void keep_what_was_checked(SwAdvanced *self, SwLayout *stretched) {
  SwGather *gather = &self->gather;
  for (int dim = 0; dim < gather->at; dim++)
    gather->rest.shape.size[dim] = 1;
  for (int dim = 0; dim < gather->at; dim++)
    stretched->shape.size[dim] = 1;
}

static bool scatter(SwCall *call, SwTensor *tensor, const SwIndexWalk *walk, SwAdvanced *advanced,
                    SwTensor *value) {
  SwVm *vm = call->vm;
  SwLayout stretched;
  SwOperand to, from;
  bool fills = call->args[2].kind != SW_VALUE_TENSOR && walk->part_count == 1 &&
               walk->part[0].item->kind == SW_INDEX_ARRAY;
  if (!stretch(call, tensor, walk, advanced, &value, &stretched)) return false;
  bool good = sw_advanced_check(call, tensor, walk, fills, advanced);
  if (!good && advanced->gather.checked == 0) return false;
  if (!good) keep_what_was_checked(advanced, &stretched);
  if (tensor->dialect == SW_NUMPY) sw_warn_cast(vm, value, tensor->dtype);
  if (!sw_tensor_operand_write(vm, tensor, &to) || !sw_work_each(vm, sw_tensor_size(value)))
    return false;
  from = sw_tensor_operand(value);
  from.layout = &stretched;
  sw_gather_write(&advanced->gather, tensor->dtype, to.data, &from);
  return good;
}

/* True if there are more index tensors than a record has room for. */
static SwRecord *note_assignment(SwCall *call, const SwTensor *tensor, const SwTensor *value) {
  SwRecord *record = sw_record_begin(call, SW_STORY_NOTE);
  sw_record_operand(record, tensor, call->nodes[0]);
  sw_record_operand(record, value, call->nodes[2]);
  return record;
}

static bool assign_parts(SwCall *call, SwTensor *tensor, const SwIndex *index,
                         const SwIndexWalk *walk, SwValue *out) {
  SwAdvanced advanced = {0};
  SwTensor *value;
  int64_t chosen = 0;
  if (!sw_assigned_value(call, tensor, -1, &value) ||
      !sw_advanced_make(call, tensor, walk, &advanced))
    return false;
  SwRecord *record = sw_record_put(call, tensor, value, index, walk, &advanced);
  if (!record) record = note_assignment(call, tensor, value);
  (void)sw_shape_numel(&advanced.gather.index, &chosen);
  bool good = tensor->dialect == SW_TORCH ? check_overlap(call, tensor, walk, value)
                                          : check_numpy_mask(call, tensor, index, value, chosen);
  good = good && scatter(call, tensor, walk, &advanced, value);
  if (!good && record && record->kind == SW_STORY_PUT)
    sw_record_indexed(record, walk, &advanced, NULL);
  sw_advanced_free(&advanced);
  if (!good) return false;
  sw_record_written(record, 0);
  sw_record_result(record, tensor);
  *out = sw_value_tensor(tensor);
  return true;
}

bool sw_tensor_subscript_assign(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  SwTensor *tensor = call->args[0].as.tensor;
  SwIndex index;
  SwIndexWalk walk;
  if (tensor->is_scalar)
    return sw_raise(vm, SW_ERR_NO_ITEM_ASSIGNMENT, SW_STR(sw_value_type_name(call->args[0])));
  if (tensor->dialect == SW_NUMPY && tensor->readonly) return sw_raise0(vm, SW_ERR_NUMPY_READ_ONLY);
  if (!sw_index_read(call, tensor, call->args[1], &index) ||
      !sw_index_walk(call, tensor, &index, &walk))
    return false;
  bool element = !index.is_advanced && walk.layout.shape.ndim == 0;
  if (call->args[2].kind == SW_VALUE_OBJECT && element) return sw_call_refuse(call);
  if (!sw_object_as_array(vm, call->node, &call->args[2])) return false;
  bool lone_truth =
      tensor->dialect == SW_TORCH && index.count == 1 && call->args[1].kind == SW_VALUE_BOOL;
  if (lone_truth && !index.at[0].integer)
    return sw_assigned_value(call, tensor, -1,
                             &tensor); /* PyTorch: x[False] = value writes nowhere */
  return index.is_advanced && !lone_truth ? assign_parts(call, tensor, &index, &walk, out)
                                          : assign_view(call, tensor, &index, &walk, out);
}
