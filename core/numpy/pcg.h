/* PCG64, the generator of np.random.default_rng(): a 128-bit linear congruential generator whose
 * state is scrambled into 64 bits (xor of both halves, then a rotation). */
#ifndef SW_NUMPY_PCG_H
#define SW_NUMPY_PCG_H

#include "runtime/vm.h"

/* The state. high:low is the 128-bit state, step_high:step_low the increment. */
typedef struct SwPcg {
  SwGenerator generator; /* must come first: SwValue points to it */
  uint64_t high, low, step_high, step_low;
  uint32_t half; /* upper half of the last 64 bits drawn, still unused if `has_half` */
  bool has_half;
} SwPcg;

/* default_rng(seed): hashes the seed into state and increment, as NumPy's SeedSequence does. */
void sw_pcg_seed(SwPcg *self, uint64_t seed);
/* uniform in [0, 1), 53 random bits */
double sw_pcg_double(SwPcg *self);
/* One sample with mean 0 and deviation 1, by the ziggurat. `vm` keeps its tables. */
double sw_pcg_normal(SwVm *vm, SwPcg *self);
/* An integer from 0 to `most`, inclusive; `most` < UINT64_MAX. */
uint64_t sw_pcg_to(SwPcg *self, uint64_t most);
/* The next 32 bits: 64 are drawn at once, and the other half is kept for the next call. */
uint32_t sw_pcg_u32(SwPcg *self);

#endif
