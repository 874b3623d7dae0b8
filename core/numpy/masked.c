#include "numpy/masked.h"

#include "base/notices.h"
#include "call/arguments.h"
#include "numpy/dims.h"
#include "numpy/reduce.h"
#include "ops/elementwise_call.h"
#include "ops/tensor_arith.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"

/* Whether shape `from` broadcasts to `to` without changing it. */
static bool stretches(const SwShape *from, const SwShape *to) {
  SwShape target = *to;
  int dim;
  return sw_broadcast_to(from, &target, 0, NULL, &dim) == SW_EXPAND_FITS;
}

static SwOperand stretched(const SwTensor *tensor, const SwShape *shape, SwLayout *layout) {
  SwOperand operand = sw_tensor_operand(tensor);
  *layout = sw_broadcast_layout(&tensor->layout, shape, SW_NUMPY, 0, NULL);
  operand.layout = layout;
  return operand;
}

/* where(mask, chosen, other) as a new array of `shape`. */
static SwTensor *choose(SwCall *call, const SwShape *shape, const SwTensor *mask,
                        const SwTensor *chosen, const SwTensor *other) {
  SwLayout layouts[3];
  SwTensor *result = sw_tensor_each(call->vm, SW_NUMPY, chosen->dtype, shape);
  if (!result) return NULL;
  SwOperand to = sw_tensor_operand(result), condition = stretched(mask, shape, &layouts[0]);
  SwOperand a = stretched(chosen, shape, &layouts[1]), b = stretched(other, shape, &layouts[2]);
  sw_elementwise_where(&to, &condition, &a, &b);
  return result;
}

static bool is_true_everywhere(const SwTensor *mask) {
  int64_t index[SW_MAX_DIMS] = {0};
  if (sw_tensor_misses(mask)) return false;
  for (int64_t i = 0; i < sw_tensor_size(mask); i++) {
    if (!sw_tensor_load(mask, sw_layout_address(&mask->layout, index)).as.integer) return false;
    (void)sw_shape_advance(&mask->layout.shape, index);
  }
  return true;
}

/* Replaces operand `i` by a copy with a 1 wherever the mask is False. NumPy does not compute there,
 * so a division by zero there must not warn. */
static bool cover(SwCall *call, int i, const SwShape *shape, const SwTensor *mask) {
  SwValue *value = &call->args[i];
  SwScalar number;
  if (value->kind != SW_VALUE_TENSOR) {
    (void)sw_arg_number(call, i, &number);
    if (sw_scalar_double(number) == 0) return sw_call_refuse(call); /* might be a divisor */
    return true;
  }
  SwTensor *own = value->as.tensor;
  if (!stretches(&own->layout.shape, shape)) return true; /* the call raises for this shape later */
  SwTensor *one =
      sw_tensor_number(call->vm, SW_NUMPY, sw_scalar_cast(sw_scalar_int(SW_INT64, 1), own->dtype));
  SwTensor *covered = one ? choose(call, shape, mask, own, one) : NULL;
  if (covered) *value = sw_value_tensor(covered);
  return covered != NULL;
}

/* Computes everywhere on covered operands, then writes out= where the mask is True. */
static bool write_masked(SwCall *call, const SwElementwise *what, const SwTensor *mask,
                         SwValue *out) {
  SwTensor *target = what->target.tensor;
  const SwShape *shape = &target->layout.shape;
  SwElementwise checked = *what;
  checked.mask = &mask->layout.shape;
  if (!stretches(&mask->layout.shape, shape)) {
    if (sw_elementwise_call(call, &checked, out)) (void)sw_call_refuse(call);
    return false;
  }
  SwTensor *before = sw_tensor_copy(call->vm, target, target->dtype);
  if (!before || !cover(call, 0, shape, mask) || !cover(call, 1, shape, mask)) return false;
  if (!sw_elementwise_call(call, &checked, out)) return false;
  SwTensor *joined = choose(call, shape, mask, target, before);
  return joined && sw_target_write(call->vm, target, joined);
}

/* Writes without a story, since it would show the covered operands; a note is shown instead. */
static bool without_story(SwCall *call, const SwElementwise *what, const SwTensor *mask,
                          SwValue *out) {
  bool before = call->vm->program->no_stories;
  call->vm->program->no_stories = true;
  bool good = write_masked(call, what, mask, out);
  call->vm->program->no_stories = before;
  return good;
}

bool sw_numpy_masked_call(SwCall *call, int i, const SwElementwise *what, SwValue *out) {
  SwValue where = call->args[i];
  bool everywhere =
      where.kind == SW_VALUE_ABSENT || (where.kind == SW_VALUE_BOOL && where.as.truth);
  if (everywhere) return sw_elementwise_call(call, what, out);
  if (!what->target.tensor) sw_warn(call->vm, sw_notice(SW_NOTICE_WARN_WHERE_USED_WITHOUT_OUT));
  SwTensor *mask;
  SwCall reader = *call;
  reader.args[0] = where;
  if (!sw_numpy_input(&reader, &mask)) return false;
  if (mask->dtype != SW_BOOL) return sw_call_refuse(call);
  if (what->target.tensor) return without_story(call, what, mask, out);
  if (!is_true_everywhere(mask))
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_ELEMENTS_WHERE_LEAVES_OUT_WOULD));
  const SwShape *shapes[] = {sw_numpy_shape_of(call->args[0]), sw_numpy_shape_of(call->args[1])};
  SwShape common;
  SwMismatch mismatch;
  bool fits = sw_broadcast_shapes(shapes, 2, NULL, &common, &mismatch) &&
              stretches(&mask->layout.shape, &common);
  return fits ? sw_elementwise_call(call, what, out) : sw_call_refuse(call);
}
