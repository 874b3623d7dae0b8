/* ndarray.flags: what it says, and the one flag that can be set, writeable. */
#include "lang/call.h"

/* In the order of numpy_info.def. */
enum {
  SW_FLAG_C,
  SW_FLAG_F,
  SW_FLAG_OWNDATA,
  SW_FLAG_WRITEABLE,
  SW_FLAG_ALIGNED,
  SW_FLAG_WRITEBACK,
  SW_FLAG_FNC,
  SW_FLAG_FORC,
  SW_FLAG_BEHAVED,
  SW_FLAG_CARRAY,
  SW_FLAG_FARRAY
};

/* .flags and its items: `detail` says which. */
bool sw_numpy_flags(SwCall *call, SwValue *out) {
  SwTensor *array;
  if (!sw_arg_tensor(call, 0, &array)) return false;
  *out = (SwValue){.kind = SW_VALUE_FLAGS, .as.tensor = array};
  return true;
}

/* One flag; `detail` says which. */
bool sw_numpy_flag(SwCall *call, SwValue *out) {
  const SwTensor *array = call->args[0].as.tensor;
  bool c = sw_layout_is_contiguous(&array->layout), f = sw_layout_is_fortran(&array->layout);
  bool writeable = !array->readonly && !array->is_scalar;
  const bool values[] = {
      [SW_FLAG_C] = c,
      [SW_FLAG_F] = f,
      [SW_FLAG_OWNDATA] = !array->base || array->is_scalar,
      [SW_FLAG_WRITEABLE] = writeable,
      [SW_FLAG_ALIGNED] = true,
      [SW_FLAG_WRITEBACK] = false,
      [SW_FLAG_FNC] = f && !c,
      [SW_FLAG_FORC] = f || c,
      [SW_FLAG_BEHAVED] = writeable,
      [SW_FLAG_CARRAY] = writeable && c,
      [SW_FLAG_FARRAY] = writeable && f && !c,
  };
  if (array->warns_on_write) return sw_call_refuse(call);
  *out = sw_value_bool(values[call->operation->detail]);
  return true;
}

/* An array over memory that only read-only arrays reach stays read-only. */
static bool may_be_writeable(const SwTensor *array) {
  if (array->is_foreign) return false;
  return !array->base || !array->base->readonly;
}

static bool set_writeable(SwCall *call, SwTensor *array, bool writeable) {
  if (array->is_scalar) return sw_call_refuse(call);
  if (writeable && !may_be_writeable(array))
    return sw_raise0(call->vm, SW_ERR_NUMPY_STAYS_READ_ONLY);
  array->readonly = !writeable;
  array->warns_on_write = false;
  return true;
}

/* flags.writeable = value */
bool sw_numpy_set_flag(SwCall *call, SwValue *out) {
  bool writeable;
  *out = sw_value_none();
  return sw_truth(call->vm, call->node, call->args[1], &writeable) &&
         set_writeable(call, call->args[0].as.tensor, writeable);
}

/* setflags(write=None, align=None, uic=None) */
bool sw_numpy_setflags(SwCall *call, SwValue *out) {
  bool writeable;
  SwTensor *array = NULL;
  *out = sw_value_none();
  if (!sw_arg_missing(call, 2) || !sw_arg_missing(call, 3)) return sw_call_refuse(call);
  if (!sw_arg_tensor(call, 0, &array)) return false;
  return sw_arg_missing(call, 1) || (sw_truth(call->vm, call->node, call->args[1], &writeable) &&
                                     set_writeable(call, array, writeable));
}
