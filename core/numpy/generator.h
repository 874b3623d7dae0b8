/* NumPy's random numbers, as np.random.seed and the functions beside it give them (RandomState). */
#ifndef SW_NUMPY_GENERATOR_H
#define SW_NUMPY_GENERATOR_H

#include "call/call.h"
#include "numpy/pcg.h"

void sw_numpy_seed(SwVm *vm, uint32_t seed);
double sw_numpy_draw(SwVm *vm);        /* uniform in [0, 1), 53 bits */
double sw_numpy_draw_normal(SwVm *vm); /* mean 0, deviation 1 */
/* An integer of 0 to `most`. */
uint64_t sw_numpy_draw_to(SwVm *vm, uint64_t most);

/* What a method of default_rng() draws from; NULL for functions of np.random. */
SwPcg *sw_numpy_pcg(const SwCall *call);
/* An integer of 0 to `most`, from the one or the other. */
uint64_t sw_numpy_draw_of(SwCall *call, uint64_t most);
/* The same for `most` up to 255; `buffer` is zero before the first of a call: four are drawn at
 * once. */
typedef struct SwByteBuffer {
  uint32_t bytes;
  int left;
} SwByteBuffer;
uint64_t sw_numpy_draw_byte(SwCall *call, SwByteBuffer *buffer, uint64_t most);
/* Likewise where something is shuffled; `last` < 2**32. */
uint64_t sw_numpy_draw_place(SwCall *call, uint64_t last);

#endif
