/* Calls of the operations of PyTorch, NumPy and Python: binding the arguments that are written to
 * the parameters of a row, and calling its function. */
#ifndef SW_CALL_CALL_H
#define SW_CALL_CALL_H

#include "call/operation.h"

typedef struct SwArguments SwArguments;

/* One call: bound arguments in the order of the signature; ABSENT where not given and no default.
 */
struct SwCall {
  SwVm *vm;
  const SwOperation *operation;
  const SwArguments *arguments; /* as written; NULL for operators and properties */
  const SwNode *node;           /* the whole call (or attribute, or operator) in the program */
  int count;
  SwValue args[SW_MAX_ARGS];
  const SwNode *nodes[SW_MAX_ARGS]; /* where each argument stands, NULL for a default */
  bool asks;                        /* requires_grad=True */
  SwRecord *record;                 /* the last one begun for this call, or NULL */
};

/* Calls `operation` with evaluated positional and keyword arguments. */
struct SwArguments {
  const SwNode *node;
  SwValue *positional;
  const SwNode **positional_nodes;
  int positional_count;
  SwValue *keyword;
  const SwNode **keyword_nodes; /* KEYWORD nodes: text is the name */
  int keyword_count;
  bool is_method; /* x.add(y), whose first argument is x, rather than torch.add(x, y) */
};

bool sw_call(SwVm *vm, const SwOperation *operation, const SwArguments *arguments, SwValue *out);
/* Calls with ready arguments, in order; used by operators. Finishes the record like sw_call. */
bool sw_call_direct(SwCall *call, SwValue *out);

/* object.name = args[1] of a property that may be assigned. */
bool sw_call_assign(SwCall *call);

/* What the library raises of arguments that do not fit, as far as that is known; otherwise
 * "Stridewise does not run view() with these arguments". */
bool sw_call_refuse(SwCall *call);
/* The same of argument `i`, by the name that its parameter has. */
bool sw_arg_refuse(SwCall *call, int i);
/* Whether the row has a parameter of this name that is given by position alone. */
bool sw_call_by_position_only(const SwCall *call, const char *name);
bool sw_call_is_method(const SwCall *call);
/* The arguments that a first parameter written *tensors has collected; NULL for others. */
SwSequence *sw_call_collected(const SwCall *call);
/* Of the row's library; operators are PyTorch's until their operands are looked at. */
SwDialect sw_call_dialect(const SwCall *call);

#endif
