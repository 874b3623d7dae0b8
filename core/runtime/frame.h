/* Frames: the calls and rounds of loops in which an operation ran. Records keep their frame, so
 * that a story can be folded by calls and rounds. */
#ifndef SW_RUNTIME_FRAME_H
#define SW_RUNTIME_FRAME_H

#include "runtime/vm.h"

/* A call, or a round of a loop. It lives on the interpreter's stack; the first operation with a
 * story in it makes a copy that is kept. */
typedef struct SwFrame SwFrame;
struct SwFrame {
  SwFrame *outer;   /* NULL: the statement itself */
  SwSpan span;      /* the call; of a loop, `for x in y` */
  const char *name; /* name of the callee: "fit", "Conv2d"; NULL: a round of a loop */
  int64_t round;    /* from 1 */
  int mapped;       /* rows of the map that rounds of this loop have so far */
  int64_t rounds;   /* only in the first kept round of a loop: the number of rounds; 0: not ended */
  SwFrame *first;   /* the first kept round of this loop, or NULL */
  SwFrame *kept;    /* the kept copy of this frame, or NULL */
};

/* Opens a frame inside the present one. Close it with vm->frame = frame.outer. */
static inline SwFrame sw_frame_open(SwVm *vm, SwSpan span, const char *name) {
  return (SwFrame){.outer = vm->frame, .span = span, .name = name};
}

/* Ends a round of the loop and begins the next. */
static inline void sw_frame_next(SwFrame *self) {
  self->round++;
  self->kept = NULL;
}

/* The loop ended without `break`. */
static inline void sw_frame_end(const SwFrame *self) {
  if (self->first) self->first->rounds = self->round;
}

#endif
