/* Elementwise operations of two operands: promotion, broadcasting, target, kernel and record. */
#ifndef SW_OPS_ELEMENTWISE_CALL_H
#define SW_OPS_ELEMENTWISE_CALL_H

#include "ops/target.h"

/* An operation on args[0] and args[1] of a call. */
typedef struct SwElementwise {
  SwBinary op;
  const char *symbol; /* for the story: "+" or "maximum" */
  SwTarget target;
  const SwScalar *scale; /* alpha, the factor of the second operand; NULL for 1 */
  bool is_logical;       /* computes with the truth of the operands */
  bool is_bound;         /* args[1] is a bound of a clamp, or the 0 of logical_not */
  bool is_second;        /* args[0] was made by the same function: the result takes its layout */
  const SwDType *dtype;  /* NumPy's dtype= to compute in; NULL: promotion decides */
  const SwShape *mask;   /* NumPy's where=, which counts among the operands; NULL for none */
  char order; /* NumPy's order= of a new result: 'C' or 'F'; else it follows the operands */
} SwElementwise;

/* Runs it: *out is a new tensor, or the target. */
bool sw_elementwise_call(SwCall *call, const SwElementwise *what, SwValue *out);
/* The library of the first `count` arguments: that of their tensors, else that of the function.
 * False after refusing a mixture. */
bool sw_operands_dialect(SwCall *call, int count, SwDialect *out);
/* Argument `i` as a tensor of `dtype`; a Python number becomes a tensor without dims. */
bool sw_operand_tensor(SwCall *call, int i, SwDialect dialect, SwDType dtype, SwTensor **out);
/* The layout of an operand as PyTorch computes with it in `dtype`: if it has to be converted first,
 * that of the converted copy. */
SwLayout sw_operand_layout(const SwTensor *tensor, SwDType dtype);
/* Adds argument `i` to the record as an operand. */
void sw_record_argument(SwRecord *record, SwCall *call, int i, SwDialect dialect);

/* The column `detail` of elementwise functions: a SwBinary and some of these bits. */
enum {
  SW_LOGICAL = 0x200,
  SW_REFLECTED = 0x400, /* the second operand comes first: rsub */
  SW_ALPHA = 0x1000,    /* args[2] is alpha */
  SW_ROUNDING = 0x2000  /* args[2] is rounding_mode */
};

#endif
