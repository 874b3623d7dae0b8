/* Sources in NumPy: bit_generator.pyx SeedSequence, pcg64.h; distributions.c
 * random_standard_normal, random_bounded_uint64. */
#include "numpy/pcg.h"

#include <math.h>

#include "numpy/ziggurat.h"

/* -- Seeding ----------------------------------------------------------------------------------- */

#define POOL 4

static uint32_t hashed(uint32_t value, uint32_t *constant, uint32_t factor) {
  value ^= *constant;
  *constant *= factor;
  value *= *constant;
  return value ^ value >> 16;
}

static uint32_t mixed(uint32_t a, uint32_t b) {
  uint32_t value = 0xca01f9ddU * a - 0x4973f715U * b;
  return value ^ value >> 16;
}

/* The 128-bit product: returns the upper 64 bits, *low gets the lower ones. */
static uint64_t wide_product(uint64_t a, uint64_t b, uint64_t *low) {
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (uint32_t)middle;
  *low = a * b;
  return a1 * b1 + (middle >> 32) + (other >> 32);
}

/* state = state * multiplier + step, in 128 bits */
static void advance(SwPcg *self) {
  static const uint64_t factor_high = 0x2360ed051fc65da4U, factor_low = 0x4385df649fccf645U;
  uint64_t low, high = wide_product(self->low, factor_low, &low);
  high += self->low * factor_high + self->high * factor_low;
  self->low = low + self->step_low;
  self->high = high + self->step_high + (self->low < low);
}

void sw_pcg_seed(SwPcg *self, uint64_t seed) {
  uint32_t pool[POOL] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
  uint32_t constant = 0x43b0d7e5U;
  uint64_t word[POOL] = {0};
  for (int i = 0; i < POOL; i++)
    pool[i] = hashed(pool[i], &constant, 0x931e8875U);
  for (int from = 0; from < POOL; from++) {
    for (int to = 0; to < POOL; to++) {
      if (to != from) pool[to] = mixed(pool[to], hashed(pool[from], &constant, 0x931e8875U));
    }
  }
  constant = 0x8b51f9ddU;
  for (int i = 0; i < 2 * POOL; i++)
    word[i / 2] |= (uint64_t)hashed(pool[i % POOL], &constant, 0x58f38dedU) << i % 2 * 32;
  self->step_high = word[2] << 1 | word[3] >> 63;
  self->step_low = word[3] << 1 | 1;
  self->low = self->step_low + word[1];
  self->high = self->step_high + word[0] + (self->low < word[1]);
  advance(self);
  self->has_half = false;
}

/* -- Drawing ----------------------------------------------------------------------------------- */

static uint64_t next(SwPcg *self) {
  advance(self);
  uint64_t bits = self->high ^ self->low;
  int turn = (int)(self->high >> 58);
  return bits >> turn | bits << (64 - turn) % 64;
}

/* Returns the lower half of 64 bits first, then the upper half. */
uint32_t sw_pcg_u32(SwPcg *self) {
  self->has_half = !self->has_half;
  if (!self->has_half) return self->half;
  uint64_t bits = next(self);
  self->half = (uint32_t)(bits >> 32);
  return (uint32_t)bits;
}

double sw_pcg_double(SwPcg *self) {
  return (double)(next(self) >> 11) / 9007199254740992.0;
}

/* Lemire's method: the upper half of random * count is a number below count. A few lower halves
 * would make some numbers more likely; these are drawn again. */
uint64_t sw_pcg_to(SwPcg *self, uint64_t most) {
  uint64_t count = most + 1, high, low;
  if (most == 0) return 0;
  if (most < UINT32_MAX) {
    do {
      high = sw_pcg_u32(self) * count;
      low = (uint32_t)high;
    } while (low < count && low < (UINT32_MAX - most) % count);
    return high >> 32;
  }
  if (most == UINT32_MAX) return sw_pcg_u32(self);
  do
    high = wide_product(next(self), count, &low);
  while (low < count && low < (UINT64_MAX - most) % count);
  return high;
}

/* -- Normal numbers ------------------------------------------------------------------------------
 */

static SwZiggurat *tables(SwVm *vm) {
  if (vm->ziggurat) return vm->ziggurat;
  vm->ziggurat = sw_arena_alloc(vm->arena, sizeof *vm->ziggurat);
  if (vm->ziggurat) sw_ziggurat_fill(vm->ziggurat);
  return vm->ziggurat;
}

/* A sample from the tail beyond the edge (Marsaglia's method). */
static double tail(SwPcg *self, bool negative) {
  for (;;) {
    double x = -0.27366123732975828 * log1p(-sw_pcg_double(self));
    double y = -log1p(-sw_pcg_double(self));
    if (y + y > x * x) return negative ? -(SW_ZIGGURAT_EDGE + x) : SW_ZIGGURAT_EDGE + x;
  }
}

double sw_pcg_normal(SwVm *vm, SwPcg *self) {
  const SwZiggurat *table = tables(vm);
  while (table) {
    uint64_t bits = next(self);
    int layer = (int)(bits & 255);
    uint64_t size = bits >> 9 & (((uint64_t)1 << 52) - 1);
    double x = (double)size * table->width[layer];
    if (bits >> 8 & 1) x = -x;
    if (size < table->inside[layer]) return x;
    if (layer == 0) return tail(self, size >> 8 & 1);
    double low = table->height[layer];
    if ((table->height[layer - 1] - low) * sw_pcg_double(self) + low < exp(-0.5 * x * x)) return x;
  }
  (void)sw_exhausted(vm);
  return 0;
}
