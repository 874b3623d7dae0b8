/*
 * What is unknown because a statement was not run: names that it would have bound, and all that it
 * could have written. Only names hold it: a name is unknown as soon as anything that its value
 * leads to is, so no list, tuple or closure ever has an unknown inside.
 */
#ifndef SW_RUNTIME_UNKNOWN_H
#define SW_RUNTIME_UNKNOWN_H

#include "runtime/vm.h"

typedef enum SwUnknownKind {
  SW_UNKNOWN_RESULT,  /* of a library: what is done with it is a call of that library */
  SW_UNKNOWN_LIBRARY, /* a part of a library that does not run here: what it does is known by name
                       */
  SW_UNKNOWN_FOREIGN, /* a module, function or class that may do anything to what it is given */
  SW_UNKNOWN_IDLE     /* of what has no effect here, as plots; so have all calls of it */
} SwUnknownKind;

struct SwUnknown {
  SwUnknownKind kind;
  int maker;               /* the statement that would have made it */
  const char *sentence;    /* why what it is does not run; NULL: it is a result */
  const SwSequence *reach; /* what it may hold, share memory with, or write to when it is called */
  SwSpan code;             /* names in here are looked up when it is called; empty: none */
};

/* Refuses for what `maker` would have made. */
bool sw_need(SwVm *vm, SwSpan span, SwNeed need);
/* The name at `node`, which is bound to something unknown. */
bool sw_need_name(SwVm *vm, const SwNode *node, const SwUnknown *unknown);

/* All names whose values lead to something that the values of `written` lead to become `unknown`,
 * which may reach what they were, too. */
bool sw_unknown_spread(SwVm *vm, const SwSequence *written, const SwUnknown *unknown);

#endif
