/* Sources in NumPy: mt19937.h mt19937_next_double; legacy-distributions.c legacy_gauss;
 * distributions.c random_interval, random_bounded_uint64_fill and random_bounded_uint8_fill. */
#include "numpy/generator.h"

#include <math.h>

#include "numpy/details.h"

void sw_numpy_seed(SwVm *vm, uint32_t seed) {
  sw_twister_seed(&vm->random[SW_NUMPY], seed);
  vm->unsettled[SW_NUMPY] =
      (SwUnsettled){.seeded = true, .defaults_by = vm->unsettled[SW_NUMPY].defaults_by};
}

static uint32_t next(SwVm *vm) {
  vm->unsettled[SW_NUMPY].drawn = true;
  vm->program->memory.missed |= vm->lost_draws;
  return sw_twister_next(&vm->random[SW_NUMPY]);
}

double sw_numpy_draw(SwVm *vm) {
  double high = next(vm) >> 5, low = next(vm) >> 6;
  return (high * 67108864.0 + low) / 9007199254740992.0;
}

/* Marsaglia's polar method: a random point in the unit circle gives two samples; the second is
 * kept. */
double sw_numpy_draw_normal(SwVm *vm) {
  SwTwister *twister = &vm->random[SW_NUMPY];
  vm->unsettled[SW_NUMPY].drawn = true; /* also if it returns the sample that was kept */
  if (twister->has_normal) {
    twister->has_normal = false;
    return twister->normal;
  }
  double x, y, square;
  do {
    x = 2.0 * sw_numpy_draw(vm) - 1.0;
    y = 2.0 * sw_numpy_draw(vm) - 1.0;
    square = x * x + y * y;
  } while (square >= 1.0 || square == 0.0); // not covered: no known seed draws the middle
  double scale = sqrt(-2.0 * log(square) / square);
  twister->has_normal = true;
  twister->normal = scale * x;
  return scale * y;
}

/* The smallest 2**n - 1 that is at least `most`, a mask for random bits. */
static uint64_t ones_up_to(uint64_t most) {
  uint64_t mask = most;
  for (int shift = 1; shift < 64; shift *= 2)
    mask |= mask >> shift;
  return mask;
}

/* Draws masked bits until the number is at most `most`: at least every second draw succeeds. */
static uint64_t draw_to(SwVm *vm, SwPcg *pcg, uint64_t most) {
  if (most == 0) return 0;
  uint64_t mask = ones_up_to(most), drawn;
  do {
    drawn = pcg ? sw_pcg_u32(pcg) : next(vm);
    if (most > UINT32_MAX) drawn = drawn << 32 | next(vm);
    drawn &= mask;
  } while (drawn > most);
  return drawn;
}

uint64_t sw_numpy_draw_to(SwVm *vm, uint64_t most) {
  return draw_to(vm, NULL, most);
}

SwPcg *sw_numpy_pcg(const SwCall *call) {
  if (!(call->operation->detail & SW_DRAWS_OF_PCG)) return NULL;
  return (SwPcg *)sw_value_generator(call->args[0].as.constant);
}

uint64_t sw_numpy_draw_of(SwCall *call, uint64_t most) {
  SwPcg *pcg = sw_numpy_pcg(call);
  return pcg ? sw_pcg_to(pcg, most) : sw_numpy_draw_to(call->vm, most);
}

uint64_t sw_numpy_draw_place(SwCall *call, uint64_t last) {
  return draw_to(call->vm, sw_numpy_pcg(call), last);
}

static uint32_t next_byte(SwCall *call, SwByteBuffer *buffer) {
  SwPcg *pcg = sw_numpy_pcg(call);
  bool empty = buffer->left == 0;
  buffer->left = empty ? 3 : buffer->left - 1;
  if (!empty) return (buffer->bytes >>= 8) & UINT8_MAX;
  buffer->bytes = pcg ? sw_pcg_u32(pcg) : next(call->vm);
  return buffer->bytes & UINT8_MAX;
}

uint64_t sw_numpy_draw_byte(SwCall *call, SwByteBuffer *buffer, uint64_t most) {
  uint32_t count = (uint32_t)most + 1, drawn, low;
  if (most == 0) return 0;
  if (most == UINT8_MAX) return next_byte(call, buffer);
  if (!sw_numpy_pcg(call)) {
    do
      drawn = next_byte(call, buffer) & (uint32_t)ones_up_to(most);
    while (drawn > most);
    return drawn;
  }
  do { /* Lemire's method, as in pcg.c */
    drawn = next_byte(call, buffer) * count;
    low = drawn & UINT8_MAX;
  } while (low < count && low < (UINT8_MAX - most) % count);
  return drawn >> 8;
}
