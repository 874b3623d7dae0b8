/* Calling an operation of PyTorch, NumPy or Python: the written arguments are bound to the
 * parameters of its row, then its function runs. */
#ifndef SW_CALL_CALL_H
#define SW_CALL_CALL_H

#include "call/operation.h"

typedef struct SwArguments SwArguments;

/* One call, on the caller's stack. Arguments are in the order of the signature; one that is not
 * given and has no default is ABSENT. */
struct SwCall {
  SwVm *vm;
  const SwOperation *operation;
  const SwArguments *arguments; /* as written; NULL for operators and properties */
  const SwNode *node;           /* the whole call (or attribute, or operator) in the program */
  int count;
  SwValue args[SW_MAX_ARGS];
  const SwNode *nodes[SW_MAX_ARGS]; /* where each argument is written, NULL for a default */
  bool asks;                        /* requires_grad=True */
  SwRecord *record;                 /* the record last begun for this call, or NULL */
  bool omitted;                     /* the statement has no room for its record */
};

/* Evaluated arguments as they are written, positional and keyword. Owned by the caller. */
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

/* Calls `operation`. False: an error was raised, or the call refused. */
bool sw_call(SwVm *vm, const SwOperation *operation, const SwArguments *arguments, SwValue *out);
/* Calls with call->args filled in already; used by operators. Finishes the record as sw_call does.
 */
bool sw_call_direct(SwCall *call, SwValue *out);

/* Records that a layer of a library, of the class `name`, raised an error itself, not in a function
 * that it called. `before`: the last record before the layer was called. */
void sw_call_close_layer(SwVm *vm, const SwArguments *arguments, const char *name,
                         const SwRecord *before);

/* object.name = args[1], for a property that can be assigned. */
bool sw_call_assign(SwCall *call);

/* Raises the library's error for arguments that do not fit, if it is known; otherwise refuses:
 * "Stridewise does not run view() with these arguments". Returns false. */
bool sw_call_refuse(SwCall *call);
/* The same, naming argument `i` by its parameter. */
bool sw_arg_refuse(SwCall *call, int i);
/* Whether the row has a parameter of this name that can be given by position only. */
bool sw_call_by_position_only(const SwCall *call, const char *name);
bool sw_call_is_method(const SwCall *call);
/* The arguments that a first parameter written *tensors has collected; NULL for others. */
SwSequence *sw_call_collected(const SwCall *call);
/* The dialect of the row's library. An operator counts as PyTorch's until its operands are known.
 */
SwDialect sw_call_dialect(const SwCall *call);

#endif
