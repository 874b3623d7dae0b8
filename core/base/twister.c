#include "base/twister.h"

#define SIZE  624
#define SHIFT 397

void sw_twister_seed(SwTwister *self, uint32_t seed) {
  self->state[0] = seed;
  for (uint32_t i = 1; i < SIZE; i++) {
    uint32_t before = self->state[i - 1];
    self->state[i] = 1812433253u * (before ^ (before >> 30)) + i;
  }
  self->at = SIZE;
  self->has_normal = false;
}

void sw_twister_seed_words(SwTwister *self, const uint32_t *words, int count) {
  uint32_t *state = self->state, at = 1;
  sw_twister_seed(self, 19650218u);
  for (uint32_t k = 0; k < 2 * SIZE - 1;
       k++) { /* SIZE steps that mix the words in, then the rest */
    uint32_t before = state[at - 1] ^ (state[at - 1] >> 30), word = k % (uint32_t)count;
    state[at] = k < SIZE ? (state[at] ^ (before * 1664525u)) + words[word] + word
                         : (state[at] ^ (before * 1566083941u)) - at;
    if (++at < SIZE) continue;
    state[0] = state[SIZE - 1];
    at = 1;
  }
  state[0] = 0x80000000u;
}

static void refill(uint32_t *state) {
  for (int i = 0; i < SIZE; i++) {
    uint32_t mixed = (state[i] & 0x80000000u) | (state[(i + 1) % SIZE] & 0x7fffffffu);
    state[i] = state[(i + SHIFT) % SIZE] ^ (mixed >> 1) ^ (mixed & 1 ? 0x9908b0dfu : 0);
  }
}

uint32_t sw_twister_next(SwTwister *self) {
  if (self->state[0] == 0 && self->at == 0) sw_twister_seed(self, 0);
  if (self->at >= SIZE) {
    refill(self->state);
    self->at = 0;
  }
  uint32_t y = self->state[self->at++];
  y ^= y >> 11;
  y ^= (y << 7) & 0x9d2c5680u;
  y ^= (y << 15) & 0xefc60000u;
  return y ^ (y >> 18);
}
