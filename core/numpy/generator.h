/* NumPy's random generators. np.random.seed() and the functions of np.random draw from a Mersenne
 * Twister (RandomState); default_rng() makes a PCG64. Functions with a call in front choose between
 * the two by its row. */
#ifndef SW_NUMPY_GENERATOR_H
#define SW_NUMPY_GENERATOR_H

#include "call/call.h"
#include "numpy/pcg.h"

/* np.random.seed(seed) */
void sw_numpy_seed(SwVm *vm, uint32_t seed);
double sw_numpy_draw(SwVm *vm);        /* uniform in [0, 1), 53 random bits */
double sw_numpy_draw_normal(SwVm *vm); /* mean 0, deviation 1 */
/* An integer from 0 to `most`, inclusive; each is equally likely. */
uint64_t sw_numpy_draw_to(SwVm *vm, uint64_t most);

/* The PCG64 that a method of default_rng() draws from, owned by its value; NULL for functions of
 * np.random. */
SwPcg *sw_numpy_pcg(const SwCall *call);
/* An integer from 0 to `most`, inclusive, from the generator of the call. */
uint64_t sw_numpy_draw_of(SwCall *call, uint64_t most);
/* Random bytes drawn four at a time. NumPy fills int8 and uint8 arrays this way, so the numbers
 * differ from those of wider dtypes. Must be zero before the first draw of a call. */
typedef struct SwByteBuffer {
  uint32_t bytes;
  int left;
} SwByteBuffer;
/* An integer from 0 to `most`, inclusive, `most` at most 255. */
uint64_t sw_numpy_draw_byte(SwCall *call, SwByteBuffer *buffer, uint64_t most);
/* A position from 0 to `last`, inclusive, for shuffling; `last` < 2**32. Unlike sw_numpy_draw_of it
 * rejects too large numbers for PCG64 as well, so the two differ. */
uint64_t sw_numpy_draw_place(SwCall *call, uint64_t last);

#endif
