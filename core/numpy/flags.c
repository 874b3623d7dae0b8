#include "numpy/flags.h"

#include "call/arguments.h"
#include "call/call.h"
#include "numpy/details.h"
#include "runtime/iterate.h"

/* .flags: an object that shows the array's flags at the time they are read. */
bool sw_numpy_flags(SwCall *call, SwValue *out) {
  *out = (SwValue){.kind = SW_VALUE_FLAGS, .as.tensor = call->args[0].as.tensor};
  return true;
}

/* One flag; `detail` says which. */
bool sw_numpy_flag(SwCall *call, SwValue *out) {
  const SwTensor *array = call->args[0].as.tensor;
  bool c = sw_layout_is_contiguous(&array->layout), f = sw_layout_is_fortran(&array->layout);
  bool writeable = !array->readonly && !array->is_scalar;
  const bool values[] = {
      [SW_FLAG_C_CONTIGUOUS] = c,
      [SW_FLAG_F_CONTIGUOUS] = f,
      [SW_FLAG_OWNDATA] = !array->base || array->is_scalar,
      [SW_FLAG_WRITEABLE] = writeable,
      [SW_FLAG_ALIGNED] = true,
      [SW_FLAG_WRITEBACKIFCOPY] = false,
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

/* Whether setting flags.writeable = True is allowed. Memory that only read-only arrays reach stays
 * read-only. */
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
  SwTensor *array = call->args[0].as.tensor;
  *out = sw_value_none();
  if (!sw_arg_missing(call, 2) || !sw_arg_missing(call, 3)) return sw_call_refuse(call);
  return sw_arg_missing(call, 1) || (sw_truth(call->vm, call->node, call->args[1], &writeable) &&
                                     set_writeable(call, array, writeable));
}

/* a.flags["WRITEABLE"] */
bool sw_numpy_flags_item(SwCall *call, SwValue *out) {
  if (call->args[1].kind != SW_VALUE_STRING) return sw_call_refuse(call);
  const SwOperation *row = sw_operation_find(call->vm, "flags[]", call->args[1].as.string->bytes);
  if (!row) return sw_raise0(call->vm, SW_ERR_NUMPY_UNKNOWN_FLAG);
  SwCall property = {
      .vm = call->vm, .operation = row, .node = call->node, .count = 1, .args = {call->args[0]}};
  return row->function(&property, out);
}

/* a.flags["WRITEABLE"] = value */
bool sw_numpy_flags_assign(SwCall *call, SwValue *out) {
  SwValue name = call->args[1];
  const SwOperation *row = name.kind == SW_VALUE_STRING
                               ? sw_operation_find(call->vm, "flags[]", name.as.string->bytes)
                               : NULL;
  SwCall property = {.vm = call->vm,
                     .operation = row,
                     .node = call->node,
                     .count = 2,
                     .args = {call->args[0], call->args[2]}};
  return row && row->assign ? row->assign(&property, out) : sw_call_refuse(call);
}
