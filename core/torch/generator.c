#include "torch/generator.h"

void sw_random_seed(SwVm *vm, uint64_t seed) {
  sw_twister_seed(&vm->random[SW_TORCH], (uint32_t)seed);
  vm->unsettled[SW_TORCH] =
      (SwUnsettled){.seeded = true, .defaults_by = vm->unsettled[SW_TORCH].defaults_by};
}

uint32_t sw_random_u32(SwVm *vm) {
  vm->unsettled[SW_TORCH].drawn = true;
  vm->program->memory.missed |= vm->lost_draws;
  return sw_twister_next(&vm->random[SW_TORCH]);
}

double sw_random_float(SwVm *vm) {
  return (double)(sw_random_u32(vm) & 0xffffffu) / 16777216.0;
}

double sw_random_double(SwVm *vm) {
  uint64_t high = sw_random_u32(vm);
  uint64_t bits = (high << 32) | sw_random_u32(vm);
  return (double)(bits & ((1ull << 53) - 1)) / 9007199254740992.0;
}
