/* Parsing the signature of a row into parameters. */
#ifndef SW_CALL_SIGNATURE_H
#define SW_CALL_SIGNATURE_H

#include "call/call.h"

/* One parameter; its texts point into the signature, sizes in bytes. */
typedef struct SwParameter {
  const char *name;
  size_t size;
  const char *fallback; /* default value as written; NULL: required */
  size_t fallback_size;
  bool spread;  /* name...: takes one sequence, or all remaining arguments */
  bool collect; /* *name: takes all remaining arguments */
  bool keyword_only, positional_only;
} SwParameter;

/* Reads the signature "a, b=1, *, c=None" into `out`; returns the number of parameters, at most
 * SW_MAX_ARGS. */
int sw_signature_parse(const char *text, SwParameter *out);
/* The default value; ABSENT if it cannot be expressed. */
SwValue sw_parameter_fallback(const SwParameter *p);
/* The index of the parameter called `name`, or -1. */
int sw_signature_find(const SwParameter *parameters, int count, const char *name);

#endif
