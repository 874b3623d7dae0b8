/*
 * Operations and libraries. An operation is a row of a table, a library an object with tables.
 * Every fact about an operation is a column of its row: no code compares names to find out what an
 * operation is.
 */
#ifndef SW_CALL_OPERATION_H
#define SW_CALL_OPERATION_H

#include "runtime/vm.h"

typedef struct SwCall SwCall;
typedef struct SwLibrary SwLibrary;
/* Runs a call with bound arguments. False: an error was raised, or the call refused. */
typedef bool SwFunction(SwCall *call, SwValue *out);

typedef enum SwOperationKind { SW_OPERATION_FUNCTION, SW_OPERATION_PROPERTY } SwOperationKind;

typedef enum SwOperationFlag {
  SW_OPERATOR = 1 << 0,    /* a + b, a[i]: an operator, not a function of a library */
  SW_IN_PLACE = 1 << 1,    /* writes to its first argument: add_ */
  SW_OUTER = 1 << 2,       /* combines each entry with each, so a large result is intended: outer */
  SW_ONLY_VIEWS = 1 << 12, /* returns a view or raises; never copies */
  /* NumPy */
  SW_UNARY_UFUNC = 1 << 3,
  SW_BINARY_UFUNC = 1 << 4,
  SW_UFUNC = SW_UNARY_UFUNC | SW_BINARY_UFUNC,
  SW_TWO_RESULTS = 1 << 5,
  SW_WRITTEN_IN_C = 1 << 6, /* names only the first missing argument */
  SW_TAKES_MORE = 1 << 7,   /* accepts more positional arguments than its signature here lists */
  SW_NO_KEYWORDS = 1 << 8,
  SW_ALL_KEYWORDS = 1 << 9, /* its signature is complete: any other keyword is an error */
  SW_READ_ONLY = 1 << 10,   /* an attribute that cannot be assigned */
  /* PyTorch */
  SW_NAMED_CHECK = 1 << 11,  /* its error for a negative size names the function */
  SW_ANY_KEYWORDS = 1 << 15, /* its function reads keywords that its signature does not list */
  SW_ANY_ORDER = 1 << 14,    /* the order of the items in its argument does not matter */
  /* On the record of a call: it named no dims and took all there are, as x.T and squeeze() do */
  SW_DIMS_UNNAMED = 1 << 13
} SwOperationFlag;

/* How a function of NumPy treats PyTorch tensors. (Ufuncs compute with them as arrays.) */
typedef enum SwTensorUse {
  SW_TENSORS_UNKNOWN,
  SW_TENSORS_BECOME_ARRAYS,
  SW_TENSORS_BECOME_ARRAYS_WARNED, /* likewise, with a warning about copy= */
  SW_TENSORS_IN_SEQUENCE,          /* become arrays in a list or tuple; a lone tensor is an error */
  SW_TENSORS_GET_TENSORS,          /* computes with arrays, returns tensors */
  SW_TENSORS_TAKEN,                /* passed on unchanged */
  SW_TENSORS_ARE_SIZES,            /* a lone integer is a size, others are unknown */
  SW_TENSORS_HAVE_METHOD,          /* calls the tensor's method */
  SW_TENSORS_REDUCE,               /* likewise, with axis=, which the method does not know */
  SW_TENSORS_REDUCE_BY_DIM         /* likewise; its dim may not be None */
} SwTensorUse;

/* Whether the operation only moves or shows elements, so that dtypes are accepted that nothing can
 * compute with: computable.h */
typedef enum SwMoves { SW_MOVES_NOTHING, SW_MOVES_TO_PYTHON, SW_MOVES_ALL } SwMoves;

/*
 * One operation. `signature` has the parameters as in Python: "input, dim=None, *, out=None". A
 * parameter written `size...` takes one sequence or all remaining positional arguments (`view(2,
 * 3)`, `view((2, 3))`) and always arrives as a TUPLE, LIST or SIZE; `*tensors` collects them as
 * they are. For methods the first parameter is `self`.
 */
struct SwOperation {
  const SwLibrary *library; /* NULL: made for one operator */
  uint8_t kind;             /* SwOperationKind */
  uint8_t name_size;        /* length of `name`, compared first */
  const char *owner;        /* where it is looked up: one or two of "torch", "Tensor", "numpy", ...
                               joined by a space */
  const char *name;
  const char *signature;
  SwFunction *function;
  SwFunction *assign; /* runs object.name = value; NULL: refused */
  int16_t detail;     /* tells rows apart that share a function: details.h of the room */
  uint16_t flags;     /* of SwOperationFlag */
  uint8_t tensors;    /* SwTensorUse */
  uint8_t moves;      /* SwMoves */
  uint16_t tells;     /* event about its first tensor, an SwEventId; 0: none */
  /* Other names in messages, or NULL: of the function, of NumPy's method if a keyword is unknown
   * (NULL: that message is not known), and of the tensor's method that NumPy calls. */
  const char *message_name, *method_name, *tensor_method;
  /* The Python function or class that sw_composed runs, as PY_NAME of a file in core/ROOM/composed
   * (core/torch/composed/README.md). A function binds its own arguments, so the signature of its
   * row may be empty; if the row has overloads, its parameters are those of the signature, in
   * order. It runs instead of `function` if an argument from `python_from` on is given; 0: never.
   */
  const char *python;
  uint8_t python_from;
  /* PyTorch's signatures, overloads in its order, as native_functions.yaml writes them; see
   * torch/signature.h. NULL: not known. "": takes no arguments. */
  const char *overloads, *method_overloads;
  /* The name of the result's grad_fn, without "Backward0". NULL: made from the operation's name, as
   * AddBackward0 of add_(); "": the result carries no gradient; "?": not known. A digit at the end
   * is that of the name. Signs in its place: `?` a digit for whether a second argument is given,
   * `!` for whether not, `=` for whether it is a tensor, `%` likewise the third, `~` for whether
   * neither is one; `$` a 2 for whether that is a text; `/` says Unsafe of a copy. After a colon:
   * the name if the first argument is a number; after `=`: the whole name. Products are "@", x[i]
   * "[", x[i] = y "]". Without it, a row in Python keeps the names of its steps. */
  const char *gradient;
};

/* How arguments do not fit the signature of a row. */
typedef enum SwMisfitKind {
  SW_MISFIT_SURPLUS, /* too many positional ones: between `least` and `most` are allowed */
  SW_MISFIT_KEYWORD, /* no parameter is called `keyword` */
  SW_MISFIT_MISSING  /* required ones are missing: `name`; `position` of the first */
} SwMisfitKind;

#define SW_MAX_ARGS 12

/* A misfit of one call; SwMisfitKind says which fields count. Sizes are in bytes. */
typedef struct SwMisfit {
  SwMisfitKind kind;
  int least, most;
  const char *keyword;
  int missing, position;
  const char *name[SW_MAX_ARGS];
  size_t size[SW_MAX_ARGS];
} SwMisfit;

/* A library: its rows, and how it treats its calls. Each is defined in its own folder;
 * interpreter/libraries.c lists them all. A function that is NULL has nothing to do. */
struct SwLibrary {
  const char *name;   /* "PyTorch" */
  const char *module; /* "torch", after an import; NULL: its names exist without one */
  SwDialect dialect;
  bool has_tensors; /* the first such library that a program imports decides its dialect */
  const SwOperation *operations;
  int operation_count;
  /* Called before arguments are bound: raises the library's error for arguments that its function
   * does not accept although ours might. */
  bool (*check)(SwCall *call);
  /* Raises the library's error for a misfit; false, with nothing raised, if its words are not
   * known. */
  bool (*mismatch)(SwCall *call, const SwMisfit *misfit);
  /* Calls the function if it has arguments of another library; else *taken is false. */
  bool (*foreign)(SwCall *call, SwValue *out, bool *taken);
};

/* Builds the index of names; call once, before rows are looked up. False: memory ran out. */
bool sw_operations_index(SwVm *vm);
/* The row of `owner` with this name in any library, or NULL. */
const SwOperation *sw_operation_find(const SwVm *vm, const char *owner, const char *name);
/* The library with the module of this dotted path: an owner of some row, or the start of one. */
const SwLibrary *sw_module_library(const SwVm *vm, const char *path);
/* The name of the function in messages. */
static inline const char *sw_operation_said(const SwOperation *self) {
  return self->message_name ? self->message_name : self->name;
}

#endif
