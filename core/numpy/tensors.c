#include "numpy/tensors.h"

#include "base/notices.h"
#include "call/arguments.h"
#include "call/attribute.h"
#include "numpy/dims.h"
#include "ops/shared_memory.h"
#include "ops/tensor_arith.h"
#include "runtime/object.h"

static bool is_tensor(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_TORCH;
}

static bool make_arrays_of_objects(SwCall *call, SwSequence *values);

/* Converts a.flat into an array. A list that holds such objects is copied first, so that the
 * program's list stays as it is. */
static bool make_array_of_object(SwCall *call, SwValue *value) {
  if (value->kind != SW_VALUE_LIST && value->kind != SW_VALUE_TUPLE)
    return sw_object_as_array(call->vm, call->node, value);
  bool any = false;
  for (int64_t i = 0; i < value->as.sequence->count; i++)
    any |= value->as.sequence->items[i].kind == SW_VALUE_OBJECT;
  if (!any) return true;
  SwSequence *copy = sw_sequence_new(call->vm, value->as.sequence->count);
  for (int64_t i = 0; copy && i < value->as.sequence->count; i++)
    copy->items[copy->count++] = value->as.sequence->items[i];
  value->as.sequence = copy;
  return copy && make_arrays_of_objects(call, copy);
}

static bool make_arrays_of_objects(SwCall *call, SwSequence *values) {
  for (int64_t i = 0; i < values->count; i++) {
    if (!make_array_of_object(call, &values->items[i])) return false;
  }
  return true;
}

bool sw_numpy_was_object(const SwCall *call) {
  return call->arguments->positional_count &&
         call->arguments->positional[0].kind == SW_VALUE_OBJECT;
}

static bool has_tensors(const SwCall *call) {
  const SwSequence *all = sw_call_collected(call);
  for (int i = 0; i < call->count; i++) {
    if (is_tensor(call->args[i])) return true;
  }
  for (int64_t i = 0; all && i < all->count; i++) {
    if (is_tensor(all->items[i])) return true;
  }
  return false;
}

static bool make_array(SwCall *call, SwValue *value) {
  if (is_tensor(*value) && call->operation->tensors == SW_TENSORS_BECOME_ARRAYS_WARNED)
    sw_warn_array_copy(call->vm);
  return !is_tensor(*value) || sw_share_memory(call, value->as.tensor, SW_NUMPY, value);
}

static bool arrays_of(SwCall *call) {
  const SwSequence *all = sw_call_collected(call);
  for (int64_t i = 0; all && i < all->count; i++) {
    if (!make_array(call, &all->items[i])) return false;
  }
  for (int i = 0; i < call->count; i++) {
    if (!make_array(call, &call->args[i])) return false;
  }
  return true;
}

/* Wraps all results in tensors; divmod() has two. */
static bool wrap_all(SwCall *call, SwSequence *results) {
  for (int64_t i = 0; i < results->count; i++) {
    if (!sw_wrap_computed(call, results->items[i], &results->items[i])) return false;
  }
  return true;
}

static bool call_wrapped(SwCall *call, SwValue *out) {
  SwValue computed;
  if (!arrays_of(call) || !sw_call_direct(call, &computed)) return false;
  *out = computed;
  return computed.kind == SW_VALUE_TUPLE ? wrap_all(call, computed.as.sequence)
                                         : sw_wrap_computed(call, computed, out);
}

static bool call_ufunc(SwCall *call, SwValue *out) {
  for (int i = 2; i < call->count; i++) {
    if (call->args[i].kind == SW_VALUE_TENSOR) return sw_call_refuse(call); /* out=, where= */
  }
  return call_wrapped(call, out);
}

static bool call_on_arrays(SwCall *call, SwValue *out) {
  return arrays_of(call) && sw_call_direct(call, out);
}

static const char *method_of(const SwOperation *row) {
  return row->tensor_method ? row->tensor_method : row->name;
}

/* swapaxes(axis1, axis2), whose axes NumPy makes integers where the tensor does not; squeeze(), or
 * squeeze(axis=axis). */
static bool call_method(SwCall *call, SwValue *out) {
  SwNode name = {.text = "axis", .first = (SwNode *)(uintptr_t)call->nodes[1]};
  const SwNode *names[] = {&name};
  SwArguments given = {.node = call->node,
                       .positional = call->args,
                       .positional_nodes = call->nodes,
                       .positional_count = call->count > 2 ? call->count : 1,
                       .keyword = &call->args[1],
                       .keyword_nodes = names,
                       .keyword_count = call->count == 2 && !sw_arg_missing(call, 1),
                       .is_method = true};
  for (int i = 1; i < given.positional_count; i++) {
    int64_t axis;
    if (!sw_numpy_int(call, call->args[i], &axis)) return false;
    call->args[i] = sw_value_int(axis);
  }
  return sw_call(call->vm, sw_operation_find(call->vm, "Tensor", method_of(call->operation)),
                 &given, out);
}

/* Raises as PyTorch does: its methods know `dim`, not the `axis` that NumPy passes on. */
static bool raise_reduction(SwCall *call) {
  bool by_dim = call->operation->tensors == SW_TENSORS_REDUCE_BY_DIM;
  SwErrorId id =
      by_dim && call->args[1].kind == SW_VALUE_NONE ? SW_ERR_TORCH_DIM_NONE : SW_ERR_TORCH_NO_AXIS;
  return sw_raise(call->vm, id, SW_STR(method_of(call->operation)));
}

/* A 0-d integer tensor is accepted in place of an int: zeros(t[0]), sum(a, axis=t[0]). */
static bool is_index(SwValue value) {
  return value.as.tensor->layout.shape.ndim == 0 && !sw_dtype_is_float(value.as.tensor->dtype);
}

static bool refuse_tensors(SwCall *call) {
  return sw_refuse(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_NUMPY_S_FUNCTION_PYTORCH_2),
                   SW_STR(call->operation->name));
}

/* Calls a function that uses tensors as `use` says, in its first argument or in the items of that
 * tuple. */
static bool call_of_tensors(SwCall *call, SwTensorUse use, SwValue *out) {
  switch (use) {
  case SW_TENSORS_TAKEN: return sw_call_direct(call, out);
  case SW_TENSORS_GET_TENSORS: return call_wrapped(call, out);
  case SW_TENSORS_HAVE_METHOD: return call_method(call, out);
  case SW_TENSORS_IN_SEQUENCE: return sw_raise0(call->vm, SW_ERR_NUMPY_JOIN_SEQUENCE);
  case SW_TENSORS_REDUCE:
  case SW_TENSORS_REDUCE_BY_DIM: return raise_reduction(call);
  case SW_TENSORS_ARE_SIZES:
    return is_index(call->args[0]) ? sw_call_direct(call, out) : refuse_tensors(call);
  default: return refuse_tensors(call);
  }
}

bool sw_numpy_call_tensors(SwCall *call, SwValue *out, bool *taken) {
  const SwOperation *row = call->operation;
  SwTensorUse use = (SwTensorUse)row->tensors;
  SwSequence *all = sw_call_collected(call);
  SwSequence given = {.items = call->args, .count = call->count};
  if (!make_arrays_of_objects(call, all ? all : &given)) return false;
  bool first = is_tensor(call->args[0]);
  *taken = !sw_call_is_method(call) && has_tensors(call);
  if (!*taken) return true;
  if (row->flags & SW_UFUNC) return call_ufunc(call, out);
  bool on_arrays = use == SW_TENSORS_BECOME_ARRAYS || use == SW_TENSORS_BECOME_ARRAYS_WARNED;
  if (on_arrays) return call_on_arrays(call, out);
  bool elsewhere =
      !first && (use == SW_TENSORS_IN_SEQUENCE || call->args[0].kind != SW_VALUE_TUPLE);
  if (elsewhere) return sw_call_direct(call, out);
  if (!first && use != SW_TENSORS_TAKEN) return refuse_tensors(call);
  return call_of_tensors(call, use, out);
}
