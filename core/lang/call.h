/*
 * Calls of the operations of PyTorch, NumPy and Python: one row of operations.def each, which
 * names the parameters as Python would and the C function that does the work.
 */
#ifndef SW_LANG_CALL_H
#define SW_LANG_CALL_H

#include "lang/vm.h"

#define SW_MAX_ARGS 12

typedef struct SwCall SwCall;
typedef struct SwArguments SwArguments;
typedef bool SwFunction(SwCall *call, SwValue *out);

typedef enum SwOperationKind { SW_OPERATION_FUNCTION, SW_OPERATION_PROPERTY } SwOperationKind;

/*
 * `signature`: parameters as in Python, "input, dim=None, *, out=None". A parameter written
 * `size...` takes one sequence or all remaining positional arguments (`view(2, 3)`, `view((2, 3))`)
 * and always arrives as a TUPLE, LIST or SIZE; `*tensors` collects them as they are.
 * For methods the first parameter is `self`.
 */
struct SwOperation {
  const char *owner; /* one or two of "torch", "Tensor", "numpy", "ndarray", "builtins", ... joined
                        by a space */
  const char *name;
  const char *signature;
  SwFunction *function;
  int16_t detail;    /* for rows that share a function: which of its kind */
  uint8_t kind;      /* SwOperationKind */
  uint8_t name_size; /* looked at before the name */
};

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
};

bool sw_call(SwVm *vm, const SwOperation *operation, const SwArguments *arguments, SwValue *out);
/* Calls with ready arguments, in order; used by operators. Finishes the record like sw_call. */
bool sw_call_direct(SwCall *call, SwValue *out);

/* The row of `owner` with this name, or NULL. */
const SwOperation *sw_operation_find(const char *owner, const char *name);
/* All rows, for the list of what runs. */
int sw_operation_count(void);
const SwOperation *sw_operation_at(int i);
/* object.name: a property's value, a bound method, a module's content. */
bool sw_attribute(SwVm *vm, const SwNode *node, SwValue object, SwValue *out);

/* -- What C functions of operations use ------------------------------------------------------ */

SwFunction sw_builtin_print;

/* Typed access to argument `i`; false after a Python TypeError or a refusal. */
bool sw_arg_tensor(SwCall *call, int i, SwTensor **out);
/* Python ints, and tensors or NumPy scalars of one integer element. */
bool sw_arg_int(SwCall *call, int i, int64_t *out);
bool sw_arg_int_or(SwCall *call, int i, int64_t fallback, int64_t *out);
bool sw_arg_bool_or(SwCall *call, int i, bool fallback, bool *out);
bool sw_arg_number(SwCall *call, int i, SwScalar *out);
/* A sequence of ints (or one int) as sizes. */
bool sw_arg_sizes(SwCall *call, int i, SwShape *out);
/* The same in brackets only: full(3, 1) is an error. */
bool sw_arg_size_list(SwCall *call, int i, SwShape *out);
bool sw_value_to_int(SwCall *call, SwValue value, int64_t *out);
/* dtype=float: Python's types stand for the widest dtype of their kind. */
bool sw_python_dtype(const char *type, SwDType *out);
bool sw_arg_dtype_or(SwCall *call, int i, SwDType fallback, SwDType *out);
static inline bool sw_arg_missing(const SwCall *call, int i) {
  return sw_value_is_missing(call->args[i]);
}
/* Required parameters that got no argument (call_error.c): names within the signature. */
typedef struct SwMissing {
  int count, position; /* of the first, from 0 */
  const char *name[SW_MAX_ARGS];
  size_t size[SW_MAX_ARGS];
} SwMissing;
/* Raises what the library says of it, or refuses. */
bool sw_call_missing(SwCall *call, const SwArguments *arguments, const SwMissing *missing);
/* Whether NumPy's function may know the keyword, else raises. */
bool sw_call_keyword_known(SwCall *call, const SwArguments *arguments, const char *keyword);
/* The same of too many arguments by position: `taken` at most, `needed` at least. */
bool sw_call_surplus(SwCall *call, const SwArguments *arguments, int needed, int taken);

/* PyTorch's TypeError if its signatures tell that the arguments fit none of them; otherwise
 * "Stridewise does not run view() with these arguments". */
bool sw_call_refuse(SwCall *call);
/* x.add(y), whose first argument is x, rather than torch.add(x, y). */
bool sw_call_is_method(const SwArguments *arguments);
SwDialect sw_call_dialect(const SwCall *call);

/* -- Tensors (objects.c) ---------------------------------------------------------------------- */

/* A new tensor over a new, zeroed storage; raises the library's out-of-memory error. */
SwTensor *sw_tensor_new(SwVm *vm, SwDialect dialect, SwDType dtype, const SwShape *shape);
/* A new tensor over the same storage. */
SwTensor *sw_tensor_view(SwVm *vm, SwTensor *of, const SwLayout *layout);
/* Makes room for `nbytes` from the start of the memory, else raises. */
bool sw_tensor_grow(SwVm *vm, SwTensor *self, int64_t nbytes);
/* A contiguous copy, converted. */
SwTensor *sw_tensor_copy(SwVm *vm, const SwTensor *of, SwDType dtype);
/* A tensor of rank 0 holding one number. */
SwTensor *sw_tensor_number(SwVm *vm, SwDialect dialect, SwScalar value);
SwOperand sw_tensor_operand(const SwTensor *self); /* for reading */
/* For writing: gives the storage a version of its own if a story holds the present one. */
bool sw_tensor_operand_write(SwVm *vm, SwTensor *self, SwOperand *out);
/* Frees tensors that no name leads to. Between statements only. */
void sw_collect(SwVm *vm);
/* Checks a dim: -ndim <= dim < ndim (for rank 0 as if rank 1); raises IndexError / AxisError. */
bool sw_wrap_dim(SwVm *vm, SwDialect dialect, int64_t dim, int ndim, int *out);

/* -- Records (record.c) ------------------------------------------------------------------------ */

/* Begins the record of this call's operation; NULL when stories are not wanted or memory is short:
 * then nothing is told. */
SwRecord *sw_record_begin(SwCall *call, SwStoryKind kind);
/* All take a NULL record. `node` is where the operand stands. */
void sw_record_operand(SwRecord *self, const SwTensor *tensor, const SwNode *node);
void sw_record_number(SwRecord *self, SwScalar value, SwDialect dialect, const SwNode *node);
void sw_record_result(SwRecord *self, const SwTensor *tensor);
/* Of two tensors that were broadcast: how their entries pair up, one dim after the other. */
void sw_record_descent(SwRecord *self);
/* Every element of `target` gets `value`, which stands at `node` (NULL: nowhere). */
void sw_record_fill(SwCall *call, const SwTensor *target, SwScalar value, const SwNode *node);
/* The same storage, grown if it must, is read with another layout. Before it happens. */
void sw_record_resize(SwCall *call, const SwTensor *before, const SwLayout *after);
/* args[0], `from`, was copied into `to`: its elements in a storage of their own. */
void sw_record_copy(SwCall *call, const SwTensor *from, const SwTensor *to);
/* Notes which names mean the tensors of these records, now that their statement has ended. */
void sw_record_names(const SwProgram *program, SwRecord *first);
/* Notes which other names see a write to `target`. */
void sw_record_reach(SwVm *vm, const SwTensor *target);
/* What an index, a mask or a dim that is refused would have to be, from the numbers of the error.
 */
void sw_record_refusal(SwRecord *self, const SwError *error);
/* Stories give up the values they hold, oldest first, until `nbytes` more fit into the limit: what
 * a program may allocate does not depend on being told. Layouts stay. */
void sw_record_make_room(SwVm *vm, int64_t nbytes);
static inline SwTrace *sw_record_trace(SwRecord *self) {
  return self ? &self->trace : NULL;
}

/* -- Operations that others build on ---------------------------------------------------------- */

/* Binary operators and functions (arith.c). `left_node`, `right_node` for the story. */
bool sw_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, const SwNode *left_node,
              SwValue right, const SwNode *right_node, SwValue *out);
bool sw_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left,
                       const SwNode *left_node, SwValue right, const SwNode *right_node,
                       SwValue *out);
/* `item in array`: (array == item).any(), of either library. */
bool sw_array_contains(SwVm *vm, const SwNode *node, SwValue item, SwValue array, bool *out);
/* object[index] and object[index] = value (subscript.c). */
bool sw_subscript(SwVm *vm, const SwNode *node, SwValue object, SwValue index, SwValue *out);
bool sw_subscript_assign(SwVm *vm, const SwNode *node, SwValue object, SwValue index, SwValue value,
                         const SwNode *value_node);
bool sw_attribute_assign(SwVm *vm, const SwNode *target, SwValue object, SwValue value);

#endif
