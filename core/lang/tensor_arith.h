/* Arithmetic on tensors: promotion, broadcasting, the kernel, and the record for the story. */
#ifndef SW_LANG_TENSOR_ARITH_H
#define SW_LANG_TENSOR_ARITH_H

#include "lang/target.h"

bool sw_tensor_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                     const SwNode *left_node, SwValue right, const SwNode *right_node,
                     SwValue *out);
bool sw_tensor_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                              const SwNode *left_node, SwValue right, const SwNode *right_node,
                              SwValue *out);
const char *sw_operator_symbol(SwOperator op);

/* One elementwise operation on args[0] and args[1] of a call, as a new tensor or into a target. */
typedef struct SwElementwise {
  SwBinary op;
  const char *symbol; /* for the story: "+" or "maximum" */
  SwTarget target;
  const SwScalar *scale; /* alpha, which multiplies the second operand first; NULL for 1 */
  bool is_logical;       /* on truth values: operands are taken as bool */
  const SwDType *dtype;  /* NumPy's dtype=, to compute in; NULL: as promotion decides */
  const SwShape *mask;   /* NumPy's where=, which counts among the operands; NULL for none */
  char order;            /* NumPy's order= of a new result: 'C', 'F'; else as the operands lie */
} SwElementwise;

bool sw_elementwise_call(SwCall *call, const SwElementwise *what, SwValue *out);

/* out = op args[0] as a new tensor or into a target. `name`: NumPy's name of the ufunc. */
typedef struct SwUnaryCall {
  SwUnary op;
  const char *name;
  SwTarget target;
  const SwDType *dtype; /* as in SwElementwise */
} SwUnaryCall;

bool sw_unary_call(SwCall *call, const SwUnaryCall *what, SwValue *out);

/* What the libraries refuse to compute on some dtypes, in their words (elementwise_checks.c).
 * `early` ones come before the shapes are looked at, `late` ones after. */
bool sw_elementwise_check_early(SwCall *call, const SwElementwise *what, SwDialect dialect,
                                SwDType compute);
bool sw_elementwise_check_late(SwCall *call, const SwElementwise *what, SwDialect dialect,
                               SwDType compute);
bool sw_unary_check(SwCall *call, const SwUnaryCall *what, SwDialect dialect, SwDType dtype);
/* NumPy's names of the ufuncs: "add", "floor_divide", ... */
const char *sw_ufunc_name(const SwElementwise *what);
/* NumPy warns of what went wrong in floats; `errors` as in tensor/float_errors.h. */
bool sw_warn_float_errors(SwVm *vm, int errors, bool scalar, const char *ufunc);

/* Promotion of two values of which at least one is a tensor (promotion.c). For a Python number
 * that does not fit (NumPy: uint8 with 300) it raises. */
bool sw_promote_values(SwCall *call, SwValue a, SwValue b, SwDType *out);
/* The dialect of a call's first `count` arguments: of their tensors, else of the function. False
 * after refusing a mixture. */
bool sw_operands_dialect(SwCall *call, int count, SwDialect *out);
/* Argument `i` as a tensor of `dtype`; a Python number becomes a tensor of rank 0. */
bool sw_operand_tensor(SwCall *call, int i, SwDialect dialect, SwDType dtype, SwTensor **out);
void sw_record_argument(SwRecord *record, SwCall *call, int i, SwDialect dialect);
/* How rows of operations.def describe an elementwise function: a SwBinary and some of these. */
enum {
  SW_IN_PLACE = 0x100, /* args[0] is the target */
  SW_LOGICAL = 0x200,
  SW_REFLECTED = 0x400, /* the second operand comes first: rsub */
  SW_TENSORS = 0x800,   /* no Python numbers: maximum */
  SW_ALPHA = 0x1000,    /* args[2] is alpha */
  SW_ROUNDING = 0x2000  /* args[2] is rounding_mode */
};

/* The rows that are NumPy's ufuncs. */
SwFunction sw_numpy_binary, sw_numpy_unary, sw_numpy_matmul, sw_tensor_classify,
    sw_tensor_logical_not;

/* NumPy's where=, argument `i`: elements that are left out keep what out= held. */
bool sw_numpy_masked_call(SwCall *call, int i, const SwElementwise *what, SwValue *out);
/* Whether operands, out= and where= meet in one shape, else raises. */
bool sw_numpy_mask_meets(SwCall *call, const SwShape *target, const SwShape *mask);
/* NumPy: replaces lists and tuples among the first `count` arguments by arrays of them. */
bool sw_numpy_array_arguments(SwCall *call, int count);

#endif
