/* One elementwise operation: which dtype, which shape, into what, and what to tell of it. */
#ifndef SW_OPS_ELEMENTWISE_CALL_H
#define SW_OPS_ELEMENTWISE_CALL_H

#include "ops/target.h"

/* One elementwise operation on args[0] and args[1] of a call, as a new tensor or into a target. */
typedef struct SwElementwise {
  SwBinary op;
  const char *symbol; /* for the story: "+" or "maximum" */
  SwTarget target;
  const SwScalar *scale; /* alpha, which multiplies the second operand first; NULL for 1 */
  bool is_logical;       /* on truth values: operands are taken as bool */
  bool is_bound;         /* args[1] is a bound of a clamp, or the 0 of logical_not */
  bool is_second;        /* args[0] was made by the same function: the result lies as it does */
  const SwDType *dtype;  /* NumPy's dtype=, to compute in; NULL: as promotion decides */
  const SwShape *mask;   /* NumPy's where=, which counts among the operands; NULL for none */
  char order;            /* NumPy's order= of a new result: 'C', 'F'; else as the operands lie */
} SwElementwise;

bool sw_elementwise_call(SwCall *call, const SwElementwise *what, SwValue *out);
/* The dialect of a call's first `count` arguments: of their tensors, else of the function. False
 * after refusing a mixture. */
bool sw_operands_dialect(SwCall *call, int count, SwDialect *out);
/* Argument `i` as a tensor of `dtype`; a Python number becomes a tensor of rank 0. */
bool sw_operand_tensor(SwCall *call, int i, SwDialect dialect, SwDType dtype, SwTensor **out);
/* How PyTorch finds a tensor that it computes with in `dtype`: where it is converted first, as its
 * copy lies. */
SwLayout sw_operand_layout(const SwTensor *tensor, SwDType dtype);
void sw_record_argument(SwRecord *record, SwCall *call, int i, SwDialect dialect);

/* How rows of operations.def describe an elementwise function: a SwBinary and some of these. */
enum {
  SW_LOGICAL = 0x200,
  SW_REFLECTED = 0x400, /* the second operand comes first: rsub */
  SW_ALPHA = 0x1000,    /* args[2] is alpha */
  SW_ROUNDING = 0x2000  /* args[2] is rounding_mode */
};

#endif
