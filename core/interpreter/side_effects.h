/*
 * The possible side effects of a statement that is not run: what it could reach, write, draw or
 * set. They are read from its syntax tree, or, if it cannot be parsed, from its words. When in
 * doubt, an effect counts: too many only make more values unknown.
 */
#ifndef SW_INTERPRETER_SIDE_EFFECTS_H
#define SW_INTERPRETER_SIDE_EFFECTS_H

#include "runtime/unknown.h"

/* Side effects, all of them possible ones. */
typedef struct SwSideEffects {
  SwVm *vm;
  const SwNode *statement;
  SwSequence *reached; /* values of the names that it mentions */
  SwSequence *written; /* values that it writes to */
  bool foreign;        /* calls a function that may write to everything reached */
  bool draws, sets;    /* random numbers are drawn; defaults such as the dtype are set */
  struct SwRead *read; /* texts whose names were reached */
  bool has_code;       /* defines a function or class, which later statements may call */
} SwSideEffects;

/* Fills `out`. False: memory ran out (sequences are NULL then). */
bool sw_side_effects_find(SwVm *vm, const SwNode *statement, SwSideEffects *out);

#endif
