/* Where a program is while it runs: in which calls of functions and modules, in which rounds of
 * loops. Operations keep it, and stories fold by it. */
#ifndef SW_RUNTIME_FRAME_H
#define SW_RUNTIME_FRAME_H

#include "runtime/vm.h"

/* Of the interpreter while it is open; kept from the first operation on that is told in it. */
typedef struct SwFrame SwFrame;
struct SwFrame {
  SwFrame *outer;   /* NULL: the statement itself */
  SwSpan span;      /* the call; of a loop, `for x in y` */
  const char *name; /* of what is called: "fit", "Conv2d"; NULL: a round of a loop */
  int64_t round;    /* from 1 */
  int64_t rounds;   /* of the first one kept of a loop: how many it had; 0: it broke off, or runs */
  SwFrame *first, *kept;
};

/* Opens one inside of that which is open; closed by vm->frame = frame.outer. */
static inline SwFrame sw_frame_open(SwVm *vm, SwSpan span, const char *name) {
  return (SwFrame){.outer = vm->frame, .span = span, .name = name};
}

/* A round of the loop ends, and the next one begins. */
static inline void sw_frame_next(SwFrame *self) {
  self->round++;
  self->kept = NULL;
}

/* The loop has had all its rounds. */
static inline void sw_frame_end(const SwFrame *self) {
  if (self->first) self->first->rounds = self->round;
}

#endif
