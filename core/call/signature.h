/* The parameters of a row, as its signature has them. */
#ifndef SW_CALL_SIGNATURE_H
#define SW_CALL_SIGNATURE_H

#include "call/call.h"

typedef struct SwParameter {
  const char *name;
  size_t size;
  const char *fallback; /* NULL: required */
  size_t fallback_size;
  bool spread;  /* name...: one sequence, or all that is left */
  bool collect; /* *name: all that is left */
  bool keyword_only, positional_only;
} SwParameter;

/* Reads the signature "a, b=1, *, c=None"; returns the number of parameters, SW_MAX_ARGS at most.
 */
int sw_signature_parse(const char *text, SwParameter *out);
/* What a parameter is where it is not given; ABSENT where that cannot be said. */
SwValue sw_parameter_fallback(const SwParameter *p);
/* Its number by keyword, or -1. */
int sw_signature_find(const SwParameter *parameters, int count, const char *name);

#endif
