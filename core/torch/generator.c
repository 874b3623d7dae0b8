#include "torch/generator.h"

#define SIZE  624
#define SHIFT 397

static void start(SwVm *vm, uint64_t seed) {
  uint32_t *state = vm->random;
  state[0] = (uint32_t)seed;
  for (uint32_t i = 1; i < SIZE; i++) {
    state[i] = 1812433253u * (state[i - 1] ^ (state[i - 1] >> 30)) + i;
  }
  state[SIZE] = SIZE;
  vm->has_normal = false;
}

void sw_random_seed(SwVm *vm, uint64_t seed) {
  start(vm, seed);
  vm->unsettled[SW_TORCH] =
      (SwUnsettled){.seeded = true, .defaults_by = vm->unsettled[SW_TORCH].defaults_by};
}

static void refill(uint32_t *state) {
  for (int i = 0; i < SIZE; i++) {
    uint32_t mixed = (state[i] & 0x80000000u) | (state[(i + 1) % SIZE] & 0x7fffffffu);
    state[i] = state[(i + SHIFT) % SIZE] ^ (mixed >> 1) ^ (mixed & 1 ? 0x9908b0dfu : 0);
  }
  state[SIZE] = 0;
}

uint32_t sw_random_u32(SwVm *vm) {
  uint32_t *state = vm->random;
  vm->unsettled[SW_TORCH].drawn = true;
  if (state[0] == 0 && state[SIZE] == 0) start(vm, 0);
  if (state[SIZE] >= SIZE) refill(state);
  uint32_t y = state[state[SIZE]++];
  y ^= y >> 11;
  y ^= (y << 7) & 0x9d2c5680u;
  y ^= (y << 15) & 0xefc60000u;
  return y ^ (y >> 18);
}

double sw_random_float(SwVm *vm) {
  return (double)(sw_random_u32(vm) & 0xffffffu) / 16777216.0;
}

double sw_random_double(SwVm *vm) {
  uint64_t high = sw_random_u32(vm);
  uint64_t bits = (high << 32) | sw_random_u32(vm);
  return (double)(bits & ((1ull << 53) - 1)) / 9007199254740992.0;
}
