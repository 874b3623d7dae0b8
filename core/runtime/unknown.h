/*
 * Unknown values. After a statement that was not run, the names that it would have bound are
 * unknown, and so is everything that it could have written. Only names can be unknown: if anything
 * that a value leads to is unknown, the whole name is, so no list, tuple or closure contains an
 * unknown.
 */
#ifndef SW_RUNTIME_UNKNOWN_H
#define SW_RUNTIME_UNKNOWN_H

#include "runtime/vm.h"

typedef enum SwUnknownKind {
  SW_UNKNOWN_RESULT,  /* a result of a library: using it is a call of that library */
  SW_UNKNOWN_LIBRARY, /* a part of a library that does not run here, known by its name */
  SW_UNKNOWN_FOREIGN, /* a module, function or class that may do anything with its arguments */
  SW_UNKNOWN_IDLE     /* a thing without effect here, such as a plot; its calls have none either */
} SwUnknownKind;

struct SwUnknown {
  SwUnknownKind kind;
  int maker;               /* the statement that would have bound it */
  const char *sentence;    /* why it does not run; NULL: it is a result */
  const SwSequence *reach; /* values that it may hold, share memory with, or write to when called */
  SwSpan code;             /* code whose names a call of it looks up; empty: none */
};

/* Refuses a statement that needs what `need.maker` would have made. */
bool sw_need(SwVm *vm, SwSpan span, SwNeed need);
/* The same for the name at `node`, which is unknown. */
bool sw_need_name(SwVm *vm, const SwNode *node, const SwUnknown *unknown);

/* Makes every name unknown whose value leads to something that `written` leads to. Their old values
 * become part of what `unknown` may reach. */
bool sw_unknown_spread(SwVm *vm, const SwSequence *written, const SwUnknown *unknown);

#endif
