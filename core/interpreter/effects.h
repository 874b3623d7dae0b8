/*
 * What a statement that was not run would have bound, and what it could have reached, written,
 * drawn or set: read off its tree, and where it has none off its words. Always rather too much.
 */
#ifndef SW_INTERPRETER_EFFECTS_H
#define SW_INTERPRETER_EFFECTS_H

#include "runtime/unknown.h"

typedef struct SwEffects {
  SwVm *vm;
  const SwNode *statement;
  SwSequence *reached; /* values of the names in it */
  SwSequence *written; /* those that it writes to */
  bool foreign;        /* calls what may write to everything reached */
  bool draws, sets;    /* random numbers; defaults */
  bool has_code;       /* defines a function or class, which may be called later */
} SwEffects;

/* NULL sequences: memory ran out. */
bool sw_effects_find(SwVm *vm, const SwNode *statement, SwEffects *out);
/* The name that a `def` or `class` binds which is not run, decorators before it or not; of an
 * UNSUPPORTED. */
bool sw_defined_name(const SwSource *source, const SwNode *node, SwSpan *name);
/* Calls `bind` with the name of every target in the statement. */
typedef bool SwBindTarget(SwVm *vm, const char *name, void *context);
bool sw_effects_target(SwVm *vm, const SwNode *target, SwBindTarget *bind, void *context);
bool sw_effects_targets(SwVm *vm, const SwNode *statement, SwBindTarget *bind, void *context);

#endif
