/*
 * NumPy's functions of PyTorch's tensors. Ufuncs compute with them as arrays and wrap what comes
 * out in a tensor, some functions make arrays of them, and some call the tensor's method of the
 * same name with NumPy's keywords.
 */
#include <string.h>

#include "lang/call.h"
#include "lang/mixed_arith.h"
#include "lang/tensor_arith.h"
#include "lang/torch_data.h"

static const char make_arrays[] =
    " broadcast_to expand_dims ravel where outer concatenate stack vstack hstack dstack "
    "column_stack allclose isclose array_equal roll tile sort unique diag dot inner fliplr flipud "
    "rot90 diagonal trace append copy atleast_1d atleast_2d atleast_3d count_nonzero flatnonzero "
    "diff as_strided sliding_window_view meshgrid broadcast_arrays full arange ";

/* Those that compute with arrays, and hand out tensors. */
static const char wrap_arrays[] =
    " reshape transpose argmax argmin argsort cumsum repeat clip round take ";

/* Those that take tensors as they are. */
static const char take_tensors[] = " array asarray ascontiguousarray asfortranarray zeros_like "
                                   "ones_like full_like empty_like ndim "
                                   "shares_memory may_share_memory split array_split ";

/* Those of the first that ask for a copy, or for none. */
static const char warn_of_copy[] = " dot inner copy arange ";

void sw_warn_array_copy(SwVm *vm) {
  sw_warn(vm, "DeprecationWarning: __array__ implementation doesn't accept a copy keyword, so "
              "passing copy=False failed. __array__ must implement 'dtype' and 'copy' keyword "
              "arguments. To learn more, see the migration guide "
              "https://numpy.org/devdocs/numpy_2_0_migration_guide.html"
              "#adapting-to-changes-in-the-copy-keyword");
}

static bool is_among(const char *names, const char *name) {
  size_t size = strlen(name);
  for (const char *at = names; (at = strstr(at, name)); at += size) {
    if (at[-1] == ' ' && at[size] == ' ') return true;
  }
  return false;
}

static bool is_tensor(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_TORCH;
}

/* broadcast_arrays(*arrays) */
static const SwSequence *collected(const SwCall *call) {
  return call->operation->signature[0] == '*' ? call->args[0].as.sequence : NULL;
}

bool sw_numpy_has_tensors(const SwCall *call) {
  if (!strstr(call->operation->owner, "numpy") || sw_call_is_method(call->arguments)) return false;
  bool any = false;
  for (int i = 0; i < call->count; i++)
    any = any || is_tensor(call->args[i]);
  const SwSequence *all = collected(call);
  for (int64_t i = 0; all && i < all->count; i++)
    any = any || is_tensor(all->items[i]);
  return any;
}

static bool make_array(SwCall *call, SwValue *value) {
  if (is_tensor(*value) && is_among(warn_of_copy, call->operation->name))
    sw_warn_array_copy(call->vm);
  return !is_tensor(*value) || sw_share_memory(call, value->as.tensor, SW_NUMPY, value);
}

static bool arrays_of(SwCall *call) {
  const SwSequence *all = collected(call);
  for (int64_t i = 0; all && i < all->count; i++) {
    if (!make_array(call, &all->items[i])) return false;
  }
  for (int i = 0; i < call->count; i++) {
    if (!make_array(call, &call->args[i])) return false;
  }
  return true;
}

static bool is_ufunc(const SwOperation *row) {
  return row->function == sw_numpy_binary || row->function == sw_numpy_unary ||
         row->function == sw_numpy_matmul || row->function == sw_tensor_classify ||
         row->function == sw_tensor_logical_not;
}

static bool call_wrapped(SwCall *call, SwValue *out) {
  SwValue computed;
  return arrays_of(call) && sw_call_direct(call, &computed) &&
         sw_wrap_computed(call, computed, out);
}

static bool call_ufunc(SwCall *call, SwValue *out) {
  for (int i = 2; i < call->count; i++) {
    if (call->args[i].kind == SW_VALUE_TENSOR) return sw_call_refuse(call); /* out=, where= */
  }
  return call_wrapped(call, out);
}

/* The methods know `dim`, not the `axis` that NumPy hands on. */
static bool raise_reduction(SwCall *call) {
  const char *name = call->operation->name;
  if (strcmp(name, "amax") == 0 || strcmp(name, "amin") == 0) name++;
  bool by_dim = strcmp(name, "sum") != 0 && strcmp(name, "mean") != 0;
  SwErrorId id =
      by_dim && call->args[1].kind == SW_VALUE_NONE ? SW_ERR_TORCH_DIM_NONE : SW_ERR_TORCH_NO_AXIS;
  return sw_raise(call->vm, id, SW_STR(name));
}

/* zeros(t[0]), sum(a, axis=t[0]): an integer. */
static bool is_index(SwValue value) {
  return value.as.tensor->layout.shape.ndim == 0 && !sw_dtype_is_float(value.as.tensor->dtype);
}

bool sw_numpy_call_tensors(SwCall *call, SwValue *out) {
  const char *name = call->operation->name;
  if (is_ufunc(call->operation)) return call_ufunc(call, out);
  bool first = is_tensor(call->args[0]), joins = first && strcmp(name, "concatenate") == 0;
  if (is_among(make_arrays, name) && !joins) return arrays_of(call) && sw_call_direct(call, out);
  if (first && is_among(wrap_arrays, name)) return call_wrapped(call, out);
  if (first && is_among(" swapaxes squeeze ", name)) {
    call->operation = sw_operation_find("Tensor", name);
    return sw_call_direct(call, out);
  }
  bool sizes = first && is_index(call->args[0]) && is_among(" zeros ones full empty eye ", name);
  if (sizes || !(first || call->args[0].kind == SW_VALUE_TUPLE) || is_among(take_tensors, name))
    return sw_call_direct(call, out);
  if (is_among(" sum mean max min amax amin prod ", name)) return raise_reduction(call);
  return sw_refuse(call->vm, call->node->span,
                   "Stridewise does not run NumPy's {function}() of PyTorch tensors: convert them "
                   "with .numpy() first.",
                   SW_STR(name));
}
