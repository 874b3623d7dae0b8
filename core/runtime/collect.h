/*
 * The collector: frees tensors that are dead in Python, even inside a statement. A tensor is alive
 *   - if a name leads to it,
 *   - if it is held: the value of an expression that is part of an unfinished one,
 *   - or if it was made since the last expression ended, since a C function may be using it.
 * The interpreter holds the values of expressions. A C function calls sw_hold only for values of
 * its own that must survive an evaluation.
 */
#ifndef SW_RUNTIME_COLLECT_H
#define SW_RUNTIME_COLLECT_H

#include "runtime/value.h"

typedef struct SwVm SwVm;

typedef struct SwHeld {
  SwValue *values;
  int count, capacity;
  int64_t pinned; /* tensors with a higher id are alive: made since the last expression ended */
} SwHeld;

/* Counters that decide when the next collection is worth its cost. */
typedef struct SwCollecting {
  int64_t made, nbytes; /* tensors, and their bytes, since the last collection */
  int64_t seen;         /* values that the last collection looked at */
  int64_t number;       /* of the last collection */
} SwCollecting;

/* Keeps `value` alive until sw_held_end. If memory for the list runs out, the next step stops the
 * program, and nothing is freed from then on. */
void sw_hold(SwVm *vm, SwValue value);
/* The same for each item. */
void sw_hold_items(SwVm *vm, SwSequence *items);
/* Releases all values held since there were `before` of them (held.count). */
void sw_held_end(SwVm *vm, int before);
/* Ends an expression: of the values held since `before`, only its own `value` stays. */
void sw_held_value(SwVm *vm, int before, SwValue value);

/* Frees all dead tensors now. */
void sw_collect(SwVm *vm);
/* The same if enough was made since the last time to pay for the search. Called between statements,
 * also those of a block. */
void sw_collect_in_turn(SwVm *vm);
/* Called before `nbytes` bytes are allocated. If they do not fit, frees dead tensors, and then
 * values that stories keep: a program may allocate as much as one whose story is not kept. */
void sw_make_room(SwVm *vm, int64_t nbytes);

#endif
