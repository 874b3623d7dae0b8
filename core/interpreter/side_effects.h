/*
 * What a statement that was not run could have reached, written, drawn or set: read off its tree,
 * and where it has none off its words. Always rather too much.
 */
#ifndef SW_INTERPRETER_SIDE_EFFECTS_H
#define SW_INTERPRETER_SIDE_EFFECTS_H

#include "runtime/unknown.h"

typedef struct SwSideEffects {
  SwVm *vm;
  const SwNode *statement;
  SwSequence *reached; /* values of the names in it */
  SwSequence *written; /* those that it writes to */
  bool foreign;        /* calls what may write to everything reached */
  bool draws, sets;    /* random numbers; defaults */
  bool has_code;       /* defines a function or class, which may be called later */
} SwSideEffects;

/* NULL sequences: memory ran out. */
bool sw_side_effects_find(SwVm *vm, const SwNode *statement, SwSideEffects *out);

#endif
