/* np.random.choice, permutation, shuffle. The shuffle of Fisher and Yates: each place, from the
 * last, is swapped with a random one at or before it. */
#include <stdlib.h>
#include <string.h>

#include "call/arguments.h"
#include "kernels/elementwise.h"
#include "numpy/arguments.h"
#include "numpy/generator.h"
#include "runtime/tensors.h"

static void shuffle_places(SwCall *call, int64_t count, int64_t *places) {
  for (int64_t i = 0; i < count; i++)
    places[i] = i;
  for (int64_t i = count - 1; i > 0; i--) {
    int64_t j = (int64_t)sw_numpy_draw_place(call, (uint64_t)i), moved = places[i];
    places[i] = places[j];
    places[j] = moved;
  }
}

/* The numbers 0 to count - 1 in random order; the caller frees them. NULL: an error was raised. */
static int64_t *drawn_order(SwCall *call, int64_t count) {
  if (!sw_work(call->vm, count * SW_ITEM_WORK)) return NULL;
  int64_t *places = malloc((size_t)(count ? count : 1) * sizeof *places);
  if (places)
    shuffle_places(call, count, places);
  else
    (void)sw_exhausted(call->vm);
  return places;
}

static int64_t *numbers(const SwTensor *self) {
  return (int64_t *)(void *)self->storage->buffer->data;
}

/* Fills `to` with the entries of `from` along dim 0 in random order; both are contiguous. The order
 * is drawn even if the entries are empty, so that later numbers agree with NumPy. */
static bool shuffle_entries(SwCall *call, const SwTensor *from, SwTensor *to) {
  int64_t count = from->layout.shape.size[0];
  if (count == 0) return true;
  int64_t *places = drawn_order(call, count);
  if (!places) return false;
  size_t entry = (size_t)(sw_tensor_size(from) / count) * (size_t)sw_dtype_size(from->dtype);
  const unsigned char *source = from->storage->buffer->data;
  unsigned char *target = to->storage->buffer->data;
  for (int64_t i = 0; i < count; i++)
    memcpy(target + (size_t)i * entry, source + (size_t)places[i] * entry, entry);
  free(places);
  return true;
}

static bool shuffled_copy(SwCall *call, SwTensor *from, SwTensor **out) {
  SwTensor *source = sw_tensor_copy(call->vm, from, from->dtype);
  *out = source ? sw_tensor_each(call->vm, SW_NUMPY, from->dtype, &from->layout.shape) : NULL;
  return *out && (sw_draws_nothing(call->vm, *out) || shuffle_entries(call, source, *out));
}

static bool shuffled_range(SwCall *call, int64_t count, SwTensor **out) {
  SwShape line = {1, {count > 0 ? count : 0}};
  SwTensor *array = *out = sw_tensor_each(call->vm, SW_NUMPY, SW_INT64, &line);
  if (!array) return false;
  if (sw_draws_nothing(call->vm, array)) return true;
  int64_t *places = drawn_order(call, line.size[0]);
  if (!places) return false;
  memcpy(numbers(array), places, (size_t)line.size[0] * sizeof *places);
  free(places);
  return true;
}

/* permutation(x): arange(x) shuffled, or a copy of an array with its entries shuffled. */
bool sw_numpy_random_permutation(SwCall *call, SwValue *out) {
  SwTensor *array = NULL, *result = NULL;
  int at = sw_numpy_pcg(call) ? 1 : 0;
  if (call->args[at].kind == SW_VALUE_INT) {
    if (!shuffled_range(call, call->args[at].as.integer, &result)) return false;
  } else {
    if (sw_arg_missing(call, at)) return sw_call_refuse(call);
    if (!sw_numpy_arg_array(call, at, SW_DTYPE_COUNT, &array)) return false;
    if (array->layout.shape.ndim == 0 ||
        (array->layout.shape.ndim > 1 && !sw_layout_is_contiguous(&array->layout)))
      return sw_call_refuse(call); /* NumPy's copy has another order in memory */
    bool itself = array->layout.shape.ndim == 1 && sw_tensor_size(array) == 0;
    result =
        array; /* NumPy copies only what shares memory with its argument; an empty array does not */
    if (!itself && !shuffled_copy(call, array, &result)) return false;
  }
  *out = sw_value_tensor(result);
  return true;
}

static bool shuffle_list(SwCall *call, SwSequence *list) {
  for (int64_t i = list->count - 1; i > 0; i--) {
    int64_t j = (int64_t)sw_numpy_draw_place(call, (uint64_t)i);
    call->vm->program->memory.missed |= call->vm->lost_draws;
    SwValue moved = list->items[i];
    list->items[i] = list->items[j];
    list->items[j] = moved;
  }
  return sw_work(call->vm, list->count);
}

/* shuffle(x): in place, along dim 0: rows of a matrix stay whole. */
bool sw_numpy_random_shuffle(SwCall *call, SwValue *out) {
  SwValue value = call->args[sw_numpy_pcg(call) ? 1 : 0];
  SwTensor *shuffled = NULL;
  SwOperand to;
  *out = sw_value_none();
  if (value.kind == SW_VALUE_LIST) return shuffle_list(call, value.as.sequence);
  if (value.kind != SW_VALUE_TENSOR || value.as.tensor->dialect != SW_NUMPY ||
      value.as.tensor->readonly || value.as.tensor->layout.shape.ndim == 0)
    return sw_call_refuse(call);
  if (sw_tensor_size(value.as.tensor) == 0) return true; /* draws nothing */
  if (!shuffled_copy(call, value.as.tensor, &shuffled) ||
      !sw_tensor_operand_write(call->vm, value.as.tensor, &to))
    return false;
  SwOperand from = sw_tensor_operand(shuffled);
  return sw_copy_values(call->vm, &to, &from);
}

/* -- choice ------------------------------------------------------------------------------------ */

typedef struct Choice {
  SwTensor *from; /* NULL: choose among 0 to count - 1 */
  int64_t count;
  SwShape shape;
  bool sized;
} Choice;

static bool check_count(SwCall *call, const Choice *self, int64_t wanted) {
  if (wanted == 0 || self->count > 0) return true;
  if (sw_numpy_pcg(call)) return sw_call_refuse(call);
  return sw_raise0(call->vm, self->from ? SW_ERR_NUMPY_CHOICE_EMPTY : SW_ERR_NUMPY_CHOICE_COUNT);
}

/* Whether size= asks for no numbers. */
static bool asks_none(SwValue size) {
  bool none = size.kind == SW_VALUE_INT && size.as.integer == 0;
  for (int64_t i = 0; sw_value_is_sequence(size) && i < size.as.sequence->count; i++)
    none = none || asks_none(size.as.sequence->items[i]);
  return none;
}

static bool choose_from(SwCall *call, int at, Choice *self) {
  if (call->args[at].kind == SW_VALUE_INT) return sw_arg_int(call, at, &self->count);
  if (sw_arg_missing(call, at) || call->args[at].kind == SW_VALUE_FLOAT)
    return sw_call_refuse(call);
  if (!sw_numpy_arg_array(call, at, SW_DTYPE_COUNT, &self->from)) return false;
  if (self->from->layout.shape.ndim != 1)
    return self->from->layout.shape.ndim == 0 || at ? sw_call_refuse(call)
                                                    : sw_raise0(call->vm, SW_ERR_NUMPY_CHOICE_DIMS);
  self->count = self->from->layout.shape.size[0];
  return true;
}

/* Draws `wanted` of `count` places without repetition, as Generator does. Floyd's method: for each
 * of the last `wanted` numbers it draws one up to that number, and takes the number itself if the
 * drawn one is taken already. Then the result is shuffled. */
static bool draw_few(SwCall *call, int64_t count, int64_t wanted, int64_t *to) {
  if (!sw_work(call->vm, wanted * wanted)) return false;
  for (int64_t i = 0; i < wanted; i++) {
    int64_t last = count - wanted + i, place = (int64_t)sw_numpy_draw_of(call, (uint64_t)last);
    for (int64_t k = 0; k < i && place != last; k++) {
      if (to[k] == place) place = last;
    }
    to[i] = place;
  }
  for (int64_t i = wanted - 1; i > 0; i--) {
    int64_t j = (int64_t)sw_numpy_draw_of(call, (uint64_t)i), moved = to[i];
    to[i] = to[j];
    to[j] = moved;
  }
  return true;
}

/* Draws as many places as `places` has elements; `again`: with repetition. */
static bool draw_places(SwCall *call, const Choice *self, bool again, SwTensor *places) {
  int64_t *to = numbers(places), wanted = sw_tensor_size(places);
  if (again && sw_draws_nothing(call->vm, places)) return true;
  if (again) {
    for (int64_t i = 0; i < wanted; i++)
      to[i] = (int64_t)sw_numpy_draw_of(call, (uint64_t)self->count - 1);
    return true;
  }
  /* The drawn elements are recorded with their shape, even if there are none; without PCG as a
   * slice of all. */
  bool slice = !sw_numpy_pcg(call) && self->count > 0;
  bool seen = !self->from && (self->shape.ndim > 1 || slice);
  if (seen) (void)sw_layout_contiguous(&self->shape, &places->layout);
  if (wanted > self->count && sw_numpy_pcg(call)) return sw_call_refuse(call);
  if (wanted > self->count) return sw_raise0(call->vm, SW_ERR_NUMPY_CHOICE_LARGER);
  if (sw_draws_nothing(call->vm, places)) return true;
  bool many = self->count > 10000 && wanted > self->count / 50;
  if (sw_numpy_pcg(call) && many) return sw_call_refuse(call);
  if (sw_numpy_pcg(call)) return draw_few(call, self->count, wanted, to);
  int64_t *order = drawn_order(call, self->count);
  if (!order) return false;
  memcpy(to, order, (size_t)wanted * sizeof *to);
  free(order);
  return true;
}

static bool pick(SwCall *call, const Choice *self, const SwTensor *places, SwTensor **out) {
  *out = sw_tensor_each(call->vm, SW_NUMPY, self->from->dtype, &self->shape);
  if (!*out) return false;
  if (sw_draws_nothing(call->vm, *out)) return true;
  const int64_t *at = numbers(places);
  const SwLayout *layout = &self->from->layout;
  for (int64_t i = 0; i < sw_tensor_size(*out); i++) {
    SwScalar value = sw_tensor_load(self->from, layout->offset + at[i] * layout->stride[0]);
    sw_scalar_store(value, (*out)->storage->buffer->data, i);
  }
  (*out)->is_scalar = !self->sized;
  return true;
}

/* choice(a, size=None, replace=True, p=None) */
bool sw_numpy_random_choice(SwCall *call, SwValue *out) {
  int at = sw_numpy_pcg(call) ? 1 : 0;
  Choice self = {.sized = !sw_arg_missing(call, at + 1)};
  bool again = true;
  SwTensor *places = NULL;
  if (!choose_from(call, at, &self) || !sw_numpy_bool(call, at + 2, &again)) return false;
  SwValue size = call->args[at + 1];
  if (!again && size.kind == SW_VALUE_INT && size.as.integer < 0)
    return sw_arg_refuse(call, at + 1);
  if (self.sized && !asks_none(size) && !check_count(call, &self, 1)) return false;
  if (self.sized && !sw_numpy_arg_shape(call, at + 1, &self.shape)) return false;
  places = sw_tensor_each(call->vm, SW_NUMPY, SW_INT64, &self.shape);
  if (!places || !check_count(call, &self, sw_tensor_size(places)) ||
      !draw_places(call, &self, again, places))
    return false;
  places->is_scalar = !self.sized;
  if (self.from && !pick(call, &self, places, &places)) return false;
  *out = self.from || self.sized ? sw_value_tensor(places)
                                 : sw_value_int(sw_scalar_integer(sw_tensor_load(places, 0)));
  return true;
}
