/* The Mersenne twister MT19937. PyTorch and NumPy both draw from it, each with a state of its own.
 */
#ifndef SW_BASE_TWISTER_H
#define SW_BASE_TWISTER_H

#include <stdbool.h>
#include <stdint.h>

/* Zero-initialise to make one that is not seeded. */
typedef struct SwTwister {
  uint32_t state[624];
  int at;        /* index of the next word of `state`; 624: all are used */
  double normal; /* the second of a pair of normal numbers; valid if `has_normal` */
  bool has_normal;
} SwTwister;

/* Starts the sequence of a seed, as manual_seed() and RandomState() do. */
void sw_twister_seed(SwTwister *self, uint32_t seed);
/* Starts that of a seed with several words, as Python's random.seed() does. */
void sw_twister_seed_words(SwTwister *self, const uint32_t *words, int count);
/* The next 32 random bits. A twister without a seed takes seed 0, so that a program shows the same
 * picture to everyone. */
uint32_t sw_twister_next(SwTwister *self);

#endif
