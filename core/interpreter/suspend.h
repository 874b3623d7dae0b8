/* Generators: functions with `yield`. A call makes an iterator; each item runs the body up to its
 * next `yield`. There, every open statement keeps where it is, and goes on from there later. */
#ifndef SW_INTERPRETER_SUSPEND_H
#define SW_INTERPRETER_SUSPEND_H

#include "runtime/scope.h"

/* Where an open statement is. What it does not need is zero. */
typedef struct SwOpen {
  const SwNode *node; /* the block that runs; of a block, its statement */
  SwValue value;      /* of `for`, what it goes through; of `yield from`, the iterator */
  SwSequence *items;  /* of `for`, unless it goes through an iterator */
  int64_t at, changes, round;
} SwOpen;

/* The generator that a call of the function makes. `scope` holds the arguments. */
bool sw_make_generator(SwVm *vm, const SwClosure *closure, SwScope *scope, SwValue *out);
/* The next item; set as vm->resume. */
bool sw_generator_next(SwVm *vm, SwIterator *iterator, bool *any, SwValue *out);
bool sw_eval_yield(SwVm *vm, const SwNode *node, SwValue *out);
/* An open statement that did not succeed: keeps it if the reason is `yield`. Returns false. */
bool sw_suspend(SwVm *vm, SwOpen open);
/* While vm->resuming, each statement begins with what it kept. */
SwOpen sw_reopen(SwVm *vm);
/* The same for a statement in which `yield` is refused. Returns false. */
bool sw_refuse_yield(SwVm *vm, const SwNode *node);

#endif
