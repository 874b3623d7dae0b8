/* np.random.seed, rand, randn, randint, uniform, normal and related functions, and the same methods
 * of default_rng(). After the same seed they give NumPy's numbers. Without size= the result is a
 * Python number. */
#include <math.h>

#include "call/arguments.h"
#include "numpy/arguments.h"
#include "numpy/details.h"
#include "numpy/generator.h"
#include "runtime/tensors.h"

/* seed(seed=None) */
bool sw_numpy_random_seed(SwCall *call, SwValue *out) {
  *out = sw_value_none();
  if (call->args[0].kind != SW_VALUE_INT) return sw_call_refuse(call);
  int64_t seed = call->args[0].as.integer;
  if (seed < 0 || seed > UINT32_MAX) return sw_raise0(call->vm, SW_ERR_NUMPY_RANDOM_SEED);
  sw_numpy_seed(call->vm, (uint32_t)seed);
  return true;
}

/* A distribution: a + b * u, with u uniform in [0, 1) or standard normal. */
typedef struct Draw {
  bool normal;
  double a, b;
  SwPcg *pcg; /* NULL: np.random's own generator */
} Draw;

static double draw(SwVm *vm, const Draw *self) {
  vm->program->memory.missed |= vm->lost_draws;
  double one = self->pcg ? self->normal ? sw_pcg_normal(vm, self->pcg) : sw_pcg_double(self->pcg)
               : self->normal ? sw_numpy_draw_normal(vm)
                              : sw_numpy_draw(vm);
  return self->a + self->b * one;
}

static bool draw_array(SwCall *call, const SwShape *shape, const Draw *self, SwValue *out) {
  SwTensor *array = sw_tensor_each(call->vm, SW_NUMPY, SW_FLOAT64, shape);
  if (!array) return false;
  *out = sw_value_tensor(array);
  if (sw_draws_nothing(call->vm, array)) return true;
  for (int64_t i = 0, count = sw_tensor_size(array); i < count; i++)
    sw_scalar_store(sw_scalar_float(SW_FLOAT64, draw(call->vm, self)), array->storage->buffer->data,
                    i);
  return true;
}

/* Draws as many numbers as size=, argument `i`, says. */
static bool draw_sized(SwCall *call, int i, const Draw *self, SwValue *out) {
  SwShape shape;
  if (!sw_arg_missing(call, i))
    return sw_numpy_arg_shape(call, i, &shape) && draw_array(call, &shape, self, out);
  *out = sw_value_float(draw(call->vm, self));
  return true;
}

static bool is_normal(const SwCall *call) {
  return call->operation->detail & SW_DRAWS_NORMAL;
}

/* rand(d0, d1, ...), randn */
bool sw_numpy_rand(SwCall *call, SwValue *out) {
  const Draw unit = {is_normal(call), 0, 1, NULL};
  const SwSequence *sizes = sw_call_collected(call);
  SwShape shape = {0};
  if (sizes->count > SW_MAX_DIMS) return sw_call_refuse(call);
  for (int64_t i = 0; i < sizes->count; i++) {
    SwValue size = sizes->items[i];
    if (size.kind == SW_VALUE_BOOL) return sw_raise0(call->vm, SW_ERR_NUMPY_INTEGER_REQUIRED);
    if (size.kind != SW_VALUE_INT && size.kind != SW_VALUE_TENSOR)
      return sw_raise(call->vm, SW_ERR_NOT_INTEGER, SW_STR(sw_value_type_name(size)));
    if (!sw_value_to_int(call, size, &shape.size[shape.ndim++])) return false;
  }
  if (sizes->count)
    return sw_create_check_sizes(call, SW_NUMPY, &shape) && draw_array(call, &shape, &unit, out);
  *out = sw_value_float(draw(call->vm, &unit));
  return true;
}

/* random(size=None), standard_normal */
bool sw_numpy_random_unit(SwCall *call, SwValue *out) {
  const Draw unit = {is_normal(call), 0, 1, sw_numpy_pcg(call)};
  return draw_sized(call, sw_numpy_pcg(call) ? 1 : 0, &unit, out);
}

static bool arg_double(SwCall *call, int i, double *out) {
  SwValue value = call->args[i];
  SwScalar number;
  bool is_number =
      value.kind == SW_VALUE_INT || value.kind == SW_VALUE_FLOAT || value.kind == SW_VALUE_BOOL;
  if (!is_number)
    return sw_arg_refuse(call, i); /* arrays of parameters would broadcast; not here */
  (void)sw_arg_number(call, i, &number);
  *out = sw_scalar_double(number);
  return true;
}

/* uniform(low=0.0, high=1.0, size=None) */
bool sw_numpy_random_uniform(SwCall *call, SwValue *out) {
  SwPcg *pcg = sw_numpy_pcg(call);
  double low = 0, high = 0;
  int first = pcg ? 1 : 0;
  if (!arg_double(call, first, &low) || !arg_double(call, first + 1, &high)) return false;
  bool fits = isfinite(high - low);
  if (pcg && (!fits || high < low)) return sw_call_refuse(call);
  if (!fits) return sw_raise0(call->vm, SW_ERR_NUMPY_RANDOM_RANGE);
  const Draw self = {false, low, high - low, pcg};
  return draw_sized(call, first + 2, &self, out);
}

/* normal(loc=0.0, scale=1.0, size=None) */
bool sw_numpy_random_normal(SwCall *call, SwValue *out) {
  Draw self = {.normal = true, .pcg = sw_numpy_pcg(call)};
  int first = self.pcg ? 1 : 0;
  if (!arg_double(call, first, &self.a) || !arg_double(call, first + 1, &self.b)) return false;
  if (signbit(self.b) && !isnan(self.b)) return sw_raise0(call->vm, SW_ERR_NUMPY_RANDOM_SCALE);
  return draw_sized(call, first + 2, &self, out);
}

/* -- Integers ---------------------------------------------------------------------------------- */

static bool check_bounds(SwCall *call, SwDType dtype, bool closed, int64_t low, int64_t high) {
  int64_t least = dtype == SW_UINT8 ? 0 : dtype == SW_INT32 ? INT32_MIN : INT64_MIN;
  int64_t most = dtype == SW_UINT8 ? UINT8_MAX : dtype == SW_INT32 ? INT32_MAX : INT64_MAX;
  if (low < least || high - 1 > most)
    return sw_raise(call->vm, SW_ERR_NUMPY_RANDOM_BOUND, SW_STR(low < least ? "low" : "high"),
                    SW_STR(sw_dtype_name(dtype)));
  if (low < high) return true;
  const char *equal = closed ? "" : "=";
  return sw_raise(call->vm, low ? SW_ERR_NUMPY_RANDOM_LOW : SW_ERR_NUMPY_RANDOM_HIGH,
                  SW_STR(equal));
}

/* randint(low, high=None, size=None, dtype=int): from 0 to low - 1 if there is no high.
 * Generator.integers(...): also dtype=np.int64, endpoint=False. */
bool sw_numpy_random_randint(SwCall *call, SwValue *out) {
  SwPcg *pcg = sw_numpy_pcg(call);
  int at = pcg ? 1 : 0;
  bool has_high = !sw_arg_missing(call, at + 1), sized = !sw_arg_missing(call, at + 2);
  bool closed = false;
  SwShape shape = {0};
  SwDType dtype;
  if (call->args[at].kind != SW_VALUE_INT || (has_high && call->args[at + 1].kind != SW_VALUE_INT))
    return sw_call_refuse(call);
  int64_t low = has_high ? call->args[at].as.integer : 0;
  int64_t high = call->args[has_high ? at + 1 : at].as.integer;
  if (!sw_numpy_arg_dtype(call, at + 3, SW_INT64, &dtype)) return false;
  if (pcg && !sw_numpy_bool(call, 5, &closed)) return false;
  if (closed && high == INT64_MAX) return sw_call_refuse(call);
  high += closed;
  if (dtype == SW_BOOL || sw_dtype_is_float(dtype)) return sw_arg_refuse(call, at + 3);
  if (sized && !sw_numpy_arg_shape(call, at + 2, &shape)) return false;
  SwTensor *array = sw_tensor_each(call->vm, SW_NUMPY, dtype, &shape);
  if (!array) return false;
  int64_t count = sw_tensor_size(array);
  if (count && !check_bounds(call, dtype, closed, low, high)) return false;
  uint64_t most = (uint64_t)high - 1 - (uint64_t)low;
  SwByteBuffer bytes = {0};
  bool draws = !sw_draws_nothing(call->vm, array);
  for (int64_t i = 0; draws && i < count; i++) {
    uint64_t above =
        dtype == SW_UINT8 ? sw_numpy_draw_byte(call, &bytes, most) : sw_numpy_draw_of(call, most);
    int64_t drawn = (int64_t)((uint64_t)low + above);
    sw_scalar_store(sw_scalar_int(dtype, drawn), array->storage->buffer->data, i);
  }
  array->is_scalar = !sized;
  SwValue asked = call->args[at + 3];
  bool plain = !sized && (asked.kind == SW_VALUE_TYPE || (!pcg && sw_value_is_missing(asked)));
  *out = plain ? sw_value_int(sw_scalar_integer(sw_tensor_load(array, 0))) : sw_value_tensor(array);
  return true;
}
