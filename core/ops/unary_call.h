/* Elementwise functions of one operand: neg, exp, floor, ... */
#ifndef SW_OPS_UNARY_CALL_H
#define SW_OPS_UNARY_CALL_H

#include "ops/target.h"

/* op(args[0]), as a new tensor or into a target. `name`: NumPy's name of the ufunc. */
typedef struct SwUnaryCall {
  SwUnary op;
  const char *name;
  SwTarget target;
  const SwDType *dtype; /* as in SwElementwise */
} SwUnaryCall;

bool sw_unary_call(SwCall *call, const SwUnaryCall *what, SwValue *out);

#endif
