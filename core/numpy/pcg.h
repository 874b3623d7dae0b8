/* PCG64, which default_rng() draws from. */
#ifndef SW_NUMPY_PCG_H
#define SW_NUMPY_PCG_H

#include "runtime/vm.h"

typedef struct SwPcg {
  SwGenerator generator; /* the value in the program */
  uint64_t high, low, step_high, step_low;
  uint32_t half; /* of the last 64 bits, if `has_half` */
  bool has_half;
} SwPcg;

void sw_pcg_seed(SwPcg *self, uint64_t seed);
double sw_pcg_double(SwPcg *self);
/* Mean 0, deviation 1. */
double sw_pcg_normal(SwVm *vm, SwPcg *self);
/* An integer of 0 to `most`, which is less than UINT64_MAX. */
uint64_t sw_pcg_to(SwPcg *self, uint64_t most);
/* The next 32 bits. */
uint32_t sw_pcg_u32(SwPcg *self);

#endif
