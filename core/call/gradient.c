#include "call/gradient.h"

#include <string.h>

#include "base/notices.h"

#define UNKNOWN "?"

void sw_gradient_ask(SwVm *vm, SwTensor *tensor) {
  tensor->grad_fn = "";
  vm->gradients = true;
}

bool sw_gradient_free(SwVm *vm, const SwTensor *tensor) {
  if (tensor->grad_fn && !vm->no_grad) return sw_raise0(vm, SW_ERR_TORCH_NUMPY_GRAD);
  return true;
}

/* The grad_fn of the operands: NULL if none requires a gradient, UNKNOWN, or a name. */
static const char *asked(const SwValue *values, int64_t count) {
  const char *found = NULL;
  for (int64_t i = 0; i < count; i++) {
    bool list = values[i].kind == SW_VALUE_LIST || values[i].kind == SW_VALUE_TUPLE;
    const char *own = values[i].kind == SW_VALUE_TENSOR ? values[i].as.tensor->grad_fn
                      : list ? asked(values[i].as.sequence->items, values[i].as.sequence->count)
                             : NULL;
    if (own && *own != '?') return own;
    if (own) found = own;
  }
  return found;
}

/* -- Names ----------------------------------------------------------------------------------- */

static bool is_tensor(SwValue value) {
  return value.kind == SW_VALUE_TENSOR;
}

static int dims_of(SwValue tensor) {
  return tensor.as.tensor->layout.shape.ndim;
}

static const char *product_name(const SwCall *call) {
  int a = dims_of(call->args[0]), b = dims_of(call->args[1]);
  if (a == 2 && b > 2 && call->args[0].as.tensor->grad_fn) return UNKNOWN;
  if (a > 2 || b > 2) return "UnsafeView";
  return a == 2 ? b == 2 ? "Mm" : "Mv" : b == 2 ? "Squeeze4" : "Dot";
}

static bool is_none_or(SwValue value, int64_t number) {
  return value.kind == SW_VALUE_NONE || (value.kind == SW_VALUE_INT && value.as.integer == number);
}

/* The grad_fn of one slice: NULL if it leaves the dim as it is, UNKNOWN for a stop that depends on
 * the size. */
static const char *slice_name(const SwSlice *slice) {
  if (!is_none_or(slice->start, 0) || !is_none_or(slice->step, 1)) return "Slice";
  if (slice->stop.kind == SW_VALUE_NONE) return NULL;
  return slice->stop.kind == SW_VALUE_INT && slice->stop.as.integer < 0 ? "Slice" : UNKNOWN;
}

/* The grad_fn of an index: that of its last item that has an effect. */
static const char *index_name(SwValue index) {
  bool several = index.kind == SW_VALUE_TUPLE;
  const SwValue *items = several ? index.as.sequence->items : &index;
  const char *name = NULL;
  for (int64_t i = several ? index.as.sequence->count - 1 : 0; i >= 0; i--) {
    const char *own = UNKNOWN;
    switch (items[i].kind) {
    case SW_VALUE_INT: own = "Select"; break;
    case SW_VALUE_NONE: own = "Unsqueeze"; break;
    case SW_VALUE_SLICE: own = several ? slice_name(items[i].as.slice) : "Slice"; break;
    case SW_VALUE_ELLIPSIS: own = NULL; break;
    case SW_VALUE_LIST: return "Index";
    case SW_VALUE_TENSOR: return dims_of(items[i]) ? "Index" : UNKNOWN;
    default: break;
    }
    if (!name) name = own;
  }
  return name ? name : "Alias";
}

static bool is_advanced(SwValue index) {
  return strcmp(index_name(index), "Index") == 0;
}

/* Whether an index chooses less than everything, or everything in another shape. */
static bool is_part(SwValue index) {
  if (index.kind == SW_VALUE_SLICE) return slice_name(index.as.slice) != NULL;
  return strcmp(index_name(index), "Alias") != 0 && !is_advanced(index);
}

static bool is_flat(SwValue list) {
  const SwSequence *items = list.as.sequence;
  return list.kind == SW_VALUE_LIST && (!items->count || items->items[0].kind == SW_VALUE_INT);
}

/* The grad_fn of x[index] = value. */
static const char *put_name(SwValue index, SwValue value) {
  if (!is_advanced(index)) return "=CopySlices";
  bool mask = is_tensor(index) && index.as.tensor->dtype == SW_BOOL;
  bool one = is_tensor(value) && sw_tensor_size(value.as.tensor) == 1;
  if (is_tensor(value)) return index.kind == SW_VALUE_TUPLE || (mask && one) ? UNKNOWN : "IndexPut";
  if (mask) return "MaskedFill";
  return is_tensor(index) || is_flat(index) ? "IndexFill" : UNKNOWN;
}

/* "masked_fill_" is MaskedFill */
static void put_camel(SwText *out, const char *name) {
  bool capital = true;
  for (; *name; name++) {
    if (*name == '_') {
      capital = true;
      continue;
    }
    sw_text_char(out, capital ? (char)(*name - 'a' + 'A') : *name);
    capital = false;
  }
}

static const char *keep(SwVm *vm, SwText *text) {
  const char *kept = sw_arena_copy(vm->arena, sw_text_cstr(text), text->size);
  sw_text_free(text);
  if (!kept) (void)sw_exhausted(vm);
  return kept;
}

static bool writes(const SwCall *call) {
  const char *rule = call->operation->gradient;
  return call->operation->flags & SW_IN_PLACE || (rule && *rule == ']');
}

/* The column `gradient` of the row, as operation.h describes it, made out for this call. */
static const char *name_of(const SwCall *call, const SwTensor *result) {
  const char *rule = call->operation->gradient;
  SwValue second = call->args[1];
  if (rule && *rule == '@') rule = product_name(call);
  if (rule && *rule == '[') rule = index_name(second);
  if (rule && *rule == ']') rule = put_name(second, call->args[2]);
  const char *other = rule ? strchr(rule, ':') : NULL;
  if (other && !is_tensor(call->args[0])) rule = other + 1;
  if (rule && *rule == '?') return UNKNOWN;
  size_t size = rule ? strcspn(rule, ":") : 0;
  bool literal = rule && *rule == '=';
  char last = size ? rule[size - 1] : 0;
  int digit = '0';
  SwText text = {0};
  bool given = call->count > 1 && (second.kind != SW_VALUE_NONE || call->nodes[1]);
  bool shares = is_tensor(call->args[0]) && call->args[0].as.tensor->storage == result->storage;
  if (last == '!' && is_tensor(second)) return UNKNOWN;
  if (last == '?') digit += given;
  if (last == '!') digit += !given;
  if (last == '=') digit += is_tensor(second);
  if (last == '%') digit += is_tensor(call->args[2]);
  if (last == '$' && call->args[2].kind == SW_VALUE_STRING) digit = '2';
  if (last == '~') digit += sw_value_is_number(second) || sw_value_is_number(call->args[2]);
  if (last == '/' && !shares) sw_text_put(&text, "Unsafe");
  if (last >= '0' && last <= '9')
    digit = (unsigned char)last;
  else if (writes(call) && result->base)
    return "AsStridedBackward0";
  bool marked = last && (last < 'A' || last > 'z');
  if (rule)
    sw_text_bytes(&text, rule + literal, size - literal - marked);
  else
    put_camel(&text, call->operation->name);
  if (!literal) {
    sw_text_put(&text, "Backward");
    sw_text_char(&text, (char)digit);
  }
  return keep(call->vm, &text);
}

bool sw_gradient_name(SwVm *vm, SwTensor *tensor, const char *name) {
  if (!tensor->grad_fn) return true;
  tensor->grad_fn = sw_arena_copy(vm->arena, name, strlen(name));
  return tensor->grad_fn || sw_exhausted(vm);
}

/* -- Writing --------------------------------------------------------------------------------- */

/* A view that was made under no_grad() of what asks for a gradient. */
static bool is_unseen(const SwTensor *tensor) {
  return tensor->grad_fn && !*tensor->grad_fn && tensor->base && tensor->base->grad_fn;
}

bool sw_gradient_check(SwCall *call) {
  SwVm *vm = call->vm;
  if (!vm->gradients || vm->no_grad || !writes(call)) return true;
  const SwTensor *self = call->args[0].as.tensor;
  if (!self->grad_fn) return true;
  bool part = *call->operation->name == '[' && is_part(call->args[1]);
  bool unseen = is_unseen(self);
  if (unseen && part) return sw_refuse_here(vm, sw_notice(SW_NOTICE_UNKNOWN_AUTOGRAD_SAYS_TENSOR));
  if (unseen) return sw_raise0(vm, SW_ERR_TORCH_NO_GRAD_VIEW);
  const SwTensor *base = *self->grad_fn ? self->base : NULL;
  const SwTensor *whole = base && !(base->grad_fn && *base->grad_fn == '?') ? base : self;
  if (whole->grad_fn && *whole->grad_fn) return true;
  return sw_raise(vm, SW_ERR_TORCH_LEAF,
                  SW_STR(part || self->base ? "a view of a leaf" : "a leaf"));
}

/* Forgets the grad_fn of other tensors over the same memory: autograd knows which of them are views
 * of which, we do not. */
static void forget_others(SwVm *vm, const SwTensor *written) {
  for (SwTensor *at = vm->program->tensors; at; at = at->next) {
    bool sees = at != written && at->storage == written->storage;
    if (sees && !(at->grad_fn && !*at->grad_fn)) at->grad_fn = UNKNOWN;
  }
}

/* Views made under no_grad() are unknown to autograd, which therefore does not know of writes to
 * them. */
static bool forget_unseen(SwVm *vm, const SwTensor *written) {
  for (SwTensor *at = vm->program->tensors; at; at = at->next)
    if (at->storage == written->storage && is_unseen(at)) at->grad_fn = UNKNOWN;
  return true;
}

/* Marks one result. Under no_grad() a view still requires a gradient if its base does. */
static bool mark(const SwCall *call, SwTensor *tensor, const char *source) {
  bool floats = tensor->dialect == SW_TORCH && sw_dtype_is_float(tensor->dtype);
  if (!floats) return true;
  if (call->vm->no_grad) {
    if (tensor->base && tensor->base->grad_fn) tensor->grad_fn = *source == '?' ? UNKNOWN : "";
    return true;
  }
  tensor->grad_fn = *source == '?' ? UNKNOWN : name_of(call, tensor);
  return tensor->grad_fn;
}

static bool mark_new(const SwCall *call, SwValue value, int64_t made, const char *source) {
  bool list = value.kind == SW_VALUE_LIST || value.kind == SW_VALUE_TUPLE;
  for (int64_t i = 0; list && i < value.as.sequence->count; i++) {
    if (!mark_new(call, value.as.sequence->items[i], made, source)) return false;
  }
  if (!is_tensor(value) || value.as.tensor->id <= made) return true;
  /* steps of a function in Python are marked already; the whole may have its own name */
  if (call->operation->python && !value.as.tensor->grad_fn) return true;
  return mark(call, value.as.tensor, source);
}

static bool ask(SwVm *vm, SwTensor *tensor) {
  if (!sw_dtype_is_float(tensor->dtype))
    return sw_raise(vm, SW_ERR_TORCH_GRAD_DTYPE, SW_STR("Only"), SW_STR("and complex "));
  sw_gradient_ask(vm, tensor);
  return true;
}

bool sw_gradient_carry(const SwCall *call, bool asks, SwValue out, int64_t made) {
  SwVm *vm = call->vm;
  const char *rule = call->operation->gradient;
  if (asks) return ask(vm, out.as.tensor);
  if (rule && !*rule) return true;
  if (vm->no_grad && writes(call)) return forget_unseen(vm, call->args[0].as.tensor);
  if (call->operation->python && writes(call) && out.as.tensor->grad_fn)
    out.as.tensor->grad_fn = UNKNOWN;
  if (call->operation->python) return !rule || mark_new(call, out, made, "");
  const char *source = asked(call->args, call->count);
  if (!source) return true;
  if (!writes(call)) return mark_new(call, out, made, source);
  bool marked = mark(call, call->args[0].as.tensor, source);
  forget_others(vm, call->args[0].as.tensor);
  return marked;
}
