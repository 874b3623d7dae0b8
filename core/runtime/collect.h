/*
 * Freeing tensors that are dead in Python, also within a statement. Alive is what names lead to,
 * what is held (the values of the expressions being evaluated), and what was made since the last
 * expression ended: a C function may have that in its hands. Each ended expression holds its value
 * until the one around it ends, so a function of an operation holds nothing by itself; only those
 * that evaluate something further on do, for values that are no expression's (sw_hold).
 */
#ifndef SW_RUNTIME_COLLECT_H
#define SW_RUNTIME_COLLECT_H

#include "runtime/value.h"

typedef struct SwVm SwVm;

typedef struct SwHeld {
  SwValue *values;
  int count, capacity;
  int64_t pinned; /* tensors with a higher id were made since the last expression ended */
} SwHeld;

/* What was made since the last collection, and what that one looked at. */
typedef struct SwCollecting {
  int64_t made, nbytes, seen;
  int64_t number;
} SwCollecting;

/* `value` stays alive until sw_held_end. Only what can lead to tensors takes room; where there is
 * none, the next step stops the program and nothing is freed any more. */
void sw_hold(SwVm *vm, SwValue value);
void sw_hold_items(SwVm *vm, SwSequence *items);
/* Lets go of all that was held since there were `before` values. */
void sw_held_end(SwVm *vm, int before);
/* An expression has ended: of what was held since `before`, its value alone stays. */
void sw_held_value(SwVm *vm, int before, SwValue value);

/* Frees what is dead. */
void sw_collect(SwVm *vm);
/* The same when as much was made as the search costs. Between statements, those of a block too. */
void sw_collect_in_turn(SwVm *vm);
/* Before `nbytes` are taken: where they do not fit, what is dead is freed, and stories give up the
 * values they hold. What a program may allocate does not depend on being told. */
void sw_make_room(SwVm *vm, int64_t nbytes);

#endif
