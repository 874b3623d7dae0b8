/* The Mersenne twister MT19937, which PyTorch and NumPy both draw from, each its own. */
#ifndef SW_BASE_TWISTER_H
#define SW_BASE_TWISTER_H

#include <stdbool.h>
#include <stdint.h>

/* All zero: not seeded yet. */
typedef struct SwTwister {
  uint32_t state[624];
  int at;        /* the next of `state`; 624: all are drawn */
  double normal; /* the second of a pair of normal numbers, if `has_normal` */
  bool has_normal;
} SwTwister;

void sw_twister_seed(SwTwister *self, uint32_t seed);
/* Without a seed it is 0, so that a program shows the same picture to everyone. */
uint32_t sw_twister_next(SwTwister *self);

#endif
