#include "ops/printing.h"

#include <string.h>

#include "call/arguments.h"
#include "ops/details.h"

/* A number of 0 or more, up to `most`; math.inf is `most`. */
static bool arg_count(SwCall *call, int i, int64_t most, int64_t *out) {
  SwValue value = call->args[i];
  if (sw_arg_missing(call, i)) return true;
  if (value.kind == SW_VALUE_FLOAT && value.as.number > 9e18) value = sw_value_int(most);
  if (value.kind != SW_VALUE_INT || value.as.integer < 0) return sw_arg_refuse(call, i);
  *out = value.as.integer < most ? value.as.integer : most;
  if (*out != value.as.integer) return sw_arg_refuse(call, i);
  return true;
}

static bool arg_small(SwCall *call, int i, int most, int *out) {
  int64_t number = *out;
  bool good = arg_count(call, i, most, &number);
  *out = (int)number;
  return good;
}

/* profile='short': what the other arguments then change. */
static bool torch_profile(SwCall *call, SwPrinting *self) {
  SwValue profile = call->args[4];
  if (sw_arg_missing(call, 4)) return true;
  const char *name = profile.kind == SW_VALUE_STRING ? profile.as.string->bytes : "";
  bool is_short = strcmp(name, "short") == 0, is_full = strcmp(name, "full") == 0;
  if (!is_short && !is_full && strcmp(name, "default") != 0) return sw_arg_refuse(call, 4);
  self->precision = is_short ? 2 : 4;
  self->threshold = is_full ? INT64_MAX : 1000;
  self->edge = is_short ? 2 : 3;
  self->width = 80;
  return true;
}

/* sci_mode=None: what has no mode goes back to the one that fits. */
static bool torch_rest(SwCall *call, SwPrinting *self) {
  bool scientific = false;
  if (!sw_arg_bool_or(call, 5, false, &scientific)) return false;
  self->notation = sw_arg_missing(call, 5) ? SW_NOTATION_FITTING
                   : scientific            ? SW_NOTATION_SCIENTIFIC
                                           : SW_NOTATION_FIXED;
  return true;
}

/* suppress=None, floatmode=None, and what does not run. */
static bool numpy_rest(SwCall *call, SwPrinting *self) {
  bool suppressed = self->notation == SW_NOTATION_FIXED;
  SwValue mode = call->args[9];
  if (!sw_arg_bool_or(call, 4, suppressed, &suppressed)) return false;
  self->notation = suppressed ? SW_NOTATION_FIXED : SW_NOTATION_FITTING;
  for (int i = 5; i < call->count; i++) {
    if (i != 9 && !sw_arg_missing(call, i)) return sw_arg_refuse(call, i);
  }
  if (sw_arg_missing(call, 9)) return true;
  const char *name = mode.kind == SW_VALUE_STRING ? mode.as.string->bytes : "";
  self->all_decimals = strcmp(name, "fixed") == 0;
  if (self->all_decimals || strcmp(name, "maxprec") == 0) return true;
  return sw_arg_refuse(call, 9);
}

/* set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, ...) */
bool sw_set_printoptions(SwCall *call, SwValue *out) {
  SwVm *vm = call->vm;
  SwDialect dialect = sw_call_dialect(call);
  SwPrinting self = vm->printing[dialect];
  static const SwConstant context = {"contextlib._GeneratorContextManager", "", "",
                                     SW_CONTEXT_PRINTING};
  bool within = call->operation->detail == SW_PRINTING_WITHIN;
  if (within && !vm->entering) return sw_call_refuse(call);
  if (dialect == SW_TORCH && !torch_profile(call, &self)) return false;
  /* For an endless line PyTorch fails when it prints. */
  bool endless = dialect == SW_TORCH && call->args[3].kind == SW_VALUE_FLOAT;
  if (endless) return sw_arg_refuse(call, 3);
  bool good = arg_small(call, 0, 15, &self.precision) &&
              arg_count(call, 1, INT64_MAX, &self.threshold) &&
              arg_small(call, 2, 1 << 20, &self.edge) && arg_small(call, 3, 1 << 20, &self.width) &&
              (dialect == SW_TORCH ? torch_rest(call, &self) : numpy_rest(call, &self));
  if (!good) return false;
  if (!self.edge) return sw_arg_refuse(call, 2);
  vm->printing[dialect] = self;
  *out = within ? (SwValue){.kind = SW_VALUE_CONSTANT, .as.constant = &context} : sw_value_none();
  return true;
}
