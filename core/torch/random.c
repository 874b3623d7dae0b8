/* torch.manual_seed, rand, randn, randint, randperm and related functions. After the same seed they
 * give the numbers of PyTorch's CPU generator, drawn in the same order. */
#include <math.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "ops/create.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"
#include "torch/constants.h"
#include "torch/create.h"
#include "torch/details.h"
#include "torch/generator.h"
#include "torch/normal.h"
#include "torch/random.h"

/* manual_seed(seed) */
bool sw_torch_manual_seed(SwCall *call, SwValue *out) {
  int64_t seed;
  if (!sw_arg_int(call, 0, &seed)) return false;
  sw_random_seed(call->vm, (uint64_t)seed);
  *out = sw_torch_generator();
  return true;
}

/* A distribution: uniform in [a, b), or normal with mean a and deviation b. */
typedef struct Draw {
  bool normal;
  double a, b;
} Draw;

/* Raises for dtypes that are not floats. For an empty tensor, normal_ looks for no kernel and so
 * accepts any dtype. */
static bool check_dtype(SwCall *call, const Draw *draw, const SwTensor *tensor) {
  if (sw_dtype_is_float(tensor->dtype) || (draw->normal && sw_tensor_size(tensor) == 0))
    return true;
  return sw_raise(call->vm, SW_ERR_TORCH_NOT_IMPLEMENTED,
                  SW_STR(draw->normal ? "normal_kernel_cpu" : "check_uniform_bounds"),
                  SW_STR(sw_dtype_legacy_name(tensor->dtype)));
}

static double uniform(SwVm *vm, SwDType dtype, double from, double to) {
  if (dtype == SW_FLOAT64) return fma(sw_random_double(vm), to - from, from);
  double value = (double)fmaf((float)sw_random_float(vm), (float)to - (float)from, (float)from);
  if (!sw_dtype_is_half(dtype)) return value;
  /* The interval excludes its end. A value that rounding to the dtype moves to the end becomes the
   * start. */
  value = sw_scalar_cast(sw_scalar_float(SW_FLOAT64, value), dtype).as.number;
  return value < to ? value : from;
}

static void put_uniform(SwVm *vm, SwDType dtype, void *data, int64_t at, int64_t count,
                        const Draw *draw) {
  for (int64_t i = 0; i < count; i++)
    sw_scalar_store(sw_scalar_float(dtype, uniform(vm, dtype, draw->a, draw->b)), data, at + i);
}

static void transform_block(SwDType dtype, void *data, int64_t at, const Draw *draw) {
  if (dtype == SW_FLOAT32)
    sw_normal_block_float((float *)data + at, (float)draw->a, (float)draw->b);
  else
    sw_normal_block_double((double *)data + at, draw->a, draw->b);
}

/* Fills in blocks of 16 numbers. If the count is not a multiple of 16, PyTorch draws the last 16
 * elements once more, overlapping the block before. */
static void put_normal_blocks(SwVm *vm, SwDType dtype, void *data, int64_t at, int64_t count,
                              const Draw *draw) {
  const Draw unit = {.b = 1};
  put_uniform(vm, dtype, data, at, count, &unit);
  for (int64_t i = 0; i + 16 <= count; i += 16)
    transform_block(dtype, data, at + i, draw);
  if (count % 16 == 0) return;
  put_uniform(vm, dtype, data, at + count - 16, 16, &unit);
  transform_block(dtype, data, at + count - 16, draw);
}

/* The same for float16 and bfloat16, computed in float32 and rounded; here the rest after the last
 * full block is drawn once only. */
static void put_half_blocks(SwVm *vm, SwDType dtype, void *data, int64_t at, int64_t count,
                            const Draw *draw) {
  SwBuffer *room = sw_scratch(vm, count * (int64_t)sizeof(float));
  if (!room) return;
  put_normal_blocks(vm, SW_FLOAT32, room->data, 0, count - count % 16, draw);
  if (count % 16) put_normal_blocks(vm, SW_FLOAT32, room->data, count - 16, 16, draw);
  for (int64_t i = 0; i < count; i++)
    sw_scalar_store(sw_scalar_cast(sw_scalar_load(SW_FLOAT32, room->data, i), dtype), data, at + i);
  sw_buffer_release(room);
}

static void put_normal(SwVm *vm, SwDType dtype, void *data, int64_t at, int64_t count,
                       const Draw *draw) {
  for (int64_t i = 0; i < count; i++) {
    double value = fma(sw_normal_next(vm), draw->b, draw->a);
    sw_scalar_store(sw_scalar_cast(sw_scalar_float(SW_FLOAT64, value), dtype), data, at + i);
  }
}

/* Draws elements in the order of memory, not of indices: a transposed tensor gets the same numbers
 * transposed. */
static void draw_into(SwVm *vm, const SwTensor *tensor, void *data, const Draw *draw) {
  int64_t count = sw_tensor_size(tensor), low = 0, high = 0;
  SwDType dtype = tensor->dtype;
  if (!sw_layout_extent(&tensor->layout, &low, &high)) return;
  if (!draw->normal)
    put_uniform(vm, dtype, data, low, count, draw);
  else if (count >= 16 && sw_layout_is_contiguous(&tensor->layout))
    (sw_dtype_is_half(dtype) ? put_half_blocks : put_normal_blocks)(vm, dtype, data, low, count,
                                                                    draw);
  else
    put_normal(vm, dtype, data, low, count, draw);
}

static bool draw_new(SwCall *call, SwTensor *tensor, SwValue *out) {
  int16_t detail = call->operation->detail;
  const Draw draw = {.normal = detail == SW_DRAW_RANDN || detail == SW_DRAW_RANDN_LIKE, .b = 1};
  if (!tensor || !check_dtype(call, &draw, tensor)) return false;
  *out = sw_value_tensor(tensor);
  if (sw_draws_nothing(call->vm, tensor)) return true;
  draw_into(call->vm, tensor, tensor->storage->buffer->data, &draw);
  tensor->storage->buffer->is_drawn = true;
  return true;
}

/* rand(size...), randn(size...). */
bool sw_torch_rand(SwCall *call, SwValue *out) {
  SwShape shape;
  SwDType dtype;
  if (!sw_arg_sizes(call, 0, &shape) || !sw_torch_factory(call, 1, SW_FLOAT32, &dtype) ||
      !sw_create_check_sizes(call, SW_TORCH, &shape))
    return false;
  return draw_new(call, sw_tensor_each(call->vm, SW_TORCH, dtype, &shape), out);
}

/* rand_like(input), randn_like(input) */
bool sw_torch_rand_like(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwDType dtype;
  return sw_torch_factory(call, 1, tensor->dtype, &dtype) &&
         draw_new(call, sw_create_like(call->vm, tensor, dtype), out);
}

static bool draw_in_place(SwCall *call, bool normal, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwOperand to;
  const Draw draw = {normal, sw_scalar_double(sw_torch_scalar(call, 1)),
                     sw_scalar_double(sw_torch_scalar(call, 2))};
  if (!(normal ? draw.b >= 0 : draw.a <= draw.b) || !isfinite(draw.a) || !isfinite(draw.b))
    return sw_call_refuse(call);
  if (!check_dtype(call, &draw, tensor)) return false;
  if (sw_layout_repeats(&tensor->layout)) return sw_raise0(call->vm, SW_ERR_TORCH_WRITE_OVERLAP);
  if (!sw_layout_is_dense(&tensor->layout))
    return sw_refuse(call->vm, call->node->span,
                     sw_notice(SW_NOTICE_RUNS_FUNCTION_ON_TENSORS_WITHOUT),
                     SW_STR(sw_operation_said(call->operation)));
  *out = call->args[0];
  if (!sw_tensor_operand_write(call->vm, tensor, &to)) return false;
  if (!sw_draws_nothing(call->vm, tensor)) draw_into(call->vm, tensor, to.data, &draw);
  return true;
}

/* x.uniform_(from=0, to=1) */
bool sw_torch_uniform_(SwCall *call, SwValue *out) {
  return draw_in_place(call, false, out);
}

/* x.normal_(mean=0, std=1) */
bool sw_torch_normal_(SwCall *call, SwValue *out) {
  return draw_in_place(call, true, out);
}

/* -- Integers ---------------------------------------------------------------------------------- */

#define WIDE_RANGE ((uint64_t)1 << 28) /* from this range on, 64 bits are drawn for each number */

static bool check_bounds(SwCall *call, SwDType dtype, int64_t from, int64_t to) {
  if (from >= to) return sw_raise(call->vm, SW_ERR_TORCH_RANDOM_BOUNDS, SW_INT(from), SW_INT(to));
  bool floats = sw_dtype_is_float(dtype);
  int64_t high = dtype == SW_FLOAT16    ? 1 << 11
                 : dtype == SW_BFLOAT16 ? 1 << 8
                 : dtype == SW_FLOAT32  ? 1 << 24
                 : floats               ? (int64_t)1 << 53
                                        : sw_dtype_highest(dtype);
  int64_t low = floats ? -high : sw_dtype_lowest(dtype);
  if (from >= low && to - 1 <= high) return true;
  if (floats) return sw_call_refuse(call);
  return sw_raise(call->vm, SW_ERR_TORCH_RANDOM_DTYPE, SW_STR(from < low ? "from" : "to - 1"),
                  SW_STR(sw_dtype_c_name(dtype)));
}

static bool draw_integers(SwCall *call, SwTensor *tensor, int64_t from, int64_t to, SwValue *out) {
  if (!tensor || !check_bounds(call, tensor->dtype, from, to)) return false;
  *out = sw_value_tensor(tensor);
  if (sw_draws_nothing(call->vm, tensor)) return true;
  uint64_t range = (uint64_t)to - (uint64_t)from;
  int64_t count = sw_tensor_size(tensor);
  for (int64_t i = 0; i < count; i++) {
    uint64_t bits = sw_random_u32(call->vm);
    if (range >= WIDE_RANGE) bits = bits << 32 | sw_random_u32(call->vm);
    SwScalar value = sw_scalar_int(SW_INT64, (int64_t)(bits % range + (uint64_t)from));
    sw_scalar_store(sw_scalar_cast(value, tensor->dtype), tensor->storage->buffer->data, i);
  }
  return true;
}

/* Reads the bounds at parameters `i` and `i` + 1: (high), which may be any tensor, or (low, high).
 */
static bool read_bounds(SwCall *call, int i, int64_t *from, int64_t *to) {
  bool one = call->args[i].kind == SW_VALUE_ABSENT || call->args[i + 1].kind == SW_VALUE_ABSENT;
  int high = call->args[i + 1].kind == SW_VALUE_ABSENT ? i : i + 1;
  *from = 0;
  if (!one) *from = sw_matched_int(call, i, 0);
  return sw_arg_int(call, high, to);
}

/* randint(low=0, high, size) */
bool sw_torch_randint(SwCall *call, SwValue *out) {
  int64_t from = 0, to = 0;
  SwShape shape = {0};
  SwDType dtype;
  if (call->args[2].kind == SW_VALUE_ABSENT) {
    call->args[2] = call->args[1];
    call->args[1].kind = SW_VALUE_ABSENT;
  }
  (void)read_bounds(call, 0, &from, &to); /* integers */
  if (!sw_arg_sizes(call, 2, &shape) || !sw_torch_factory(call, 3, SW_INT64, &dtype) ||
      !sw_create_check_sizes(call, SW_TORCH, &shape))
    return false;
  return draw_integers(call, sw_tensor_each(call->vm, SW_TORCH, dtype, &shape), from, to, out);
}

/* randint_like(input, low=0, high) */
bool sw_torch_randint_like(SwCall *call, SwValue *out) {
  int64_t from = 0, to = 0;
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwDType dtype;
  return read_bounds(call, 1, &from, &to) && sw_torch_factory(call, 3, tensor->dtype, &dtype) &&
         draw_integers(call, sw_create_like(call->vm, tensor, dtype), from, to, out);
}

/* randperm(n): the shuffle of Fisher and Yates, from the front. */
bool sw_torch_randperm(SwCall *call, SwValue *out) {
  int64_t count = sw_matched_int(call, 0, 0);
  SwDType dtype;
  if (!sw_torch_factory(call, 1, SW_INT64, &dtype)) return false;
  SwShape shape = {1, {count}};
  if (!sw_create_check_sizes(call, SW_TORCH, &shape)) return false;
  if (dtype != SW_INT64 && dtype != SW_INT32 && count > UINT8_MAX) return sw_call_refuse(call);
  SwTensor *tensor = sw_tensor_each(call->vm, SW_TORCH, dtype, &shape);
  if (!tensor || !sw_work_each(call->vm, count)) return false;
  *out = sw_value_tensor(tensor);
  if (sw_draws_nothing(call->vm, tensor)) return true;
  void *data = tensor->storage->buffer->data;
  for (int64_t i = 0; i < count; i++)
    sw_scalar_store(sw_scalar_cast(sw_scalar_int(SW_INT64, i), dtype), data, i);
  for (int64_t i = 0; i < count - 1; i++) {
    int64_t other = i + (int64_t)(sw_random_u32(call->vm) % (uint64_t)(count - i));
    SwScalar here = sw_scalar_load(dtype, data, i);
    sw_scalar_store(sw_scalar_load(dtype, data, other), data, i);
    sw_scalar_store(here, data, other);
  }
  return true;
}
