/*
 * An operation is a row, a library an object. A fact about an operation stands in its row and
 * nowhere else: nothing compares names to find out what an operation is.
 */
#ifndef SW_CALL_OPERATION_H
#define SW_CALL_OPERATION_H

#include "runtime/vm.h"

typedef struct SwCall SwCall;
typedef struct SwLibrary SwLibrary;
typedef bool SwFunction(SwCall *call, SwValue *out);

typedef enum SwOperationKind { SW_OPERATION_FUNCTION, SW_OPERATION_PROPERTY } SwOperationKind;

typedef enum SwOperationFlag {
  SW_OPERATOR = 1 << 0,    /* a + b, a[i]: no function of a library */
  SW_IN_PLACE = 1 << 1,    /* writes to its first argument: add_ */
  SW_OUTER = 1 << 2,       /* pairs each entry with each on purpose */
  SW_ONLY_VIEWS = 1 << 12, /* gives a view or refuses, and never copies */
  /* NumPy */
  SW_UNARY_UFUNC = 1 << 3,
  SW_BINARY_UFUNC = 1 << 4,
  SW_UFUNC = SW_UNARY_UFUNC | SW_BINARY_UFUNC,
  SW_TWO_RESULTS = 1 << 5,
  SW_WRITTEN_IN_C = 1 << 6, /* of what is missing, it names the first and its position */
  SW_TAKES_MORE = 1 << 7,   /* by position than its signature here lists */
  SW_NO_KEYWORDS = 1 << 8,
  SW_ALL_KEYWORDS = 1 << 9, /* its signature lists every keyword that there is */
  SW_READ_ONLY = 1 << 10,   /* an attribute that is there, but may not be assigned */
  /* PyTorch */
  SW_NAMED_CHECK = 1 << 11,  /* says its own name of a negative size */
  SW_ANY_KEYWORDS = 1 << 15, /* its function reads those that its signature does not list */
  SW_ANY_ORDER = 1 << 14,    /* gives the same for the items of its argument in any order */
  /* Of one call, on its record: it took whatever dims there were, and named none: x.T, squeeze() */
  SW_DIMS_UNNAMED = 1 << 13
} SwOperationFlag;

/* NumPy: what a function does with tensors of PyTorch (ufuncs compute with them as arrays). */
typedef enum SwTensorUse {
  SW_TENSORS_UNKNOWN,
  SW_TENSORS_BECOME_ARRAYS,
  SW_TENSORS_BECOME_ARRAYS_WARNED, /* it asks for a copy, or for none */
  SW_TENSORS_IN_SEQUENCE,          /* in a list or tuple become arrays; alone, that is an error */
  SW_TENSORS_GET_TENSORS,          /* computes with arrays, and hands out tensors */
  SW_TENSORS_TAKEN,                /* as they are */
  SW_TENSORS_ARE_SIZES,            /* a lone integer is a size, others are unknown */
  SW_TENSORS_HAVE_METHOD,          /* calls the tensor's method */
  SW_TENSORS_REDUCE,               /* likewise with `axis`, which the tensor does not know */
  SW_TENSORS_REDUCE_BY_DIM         /* likewise, and its dim is never None */
} SwTensorUse;

/* Elements of whatever dtype are moved, or told of, and nothing is computed: computable.h */
typedef enum SwMoves { SW_MOVES_NOTHING, SW_MOVES_TO_PYTHON, SW_MOVES_ALL } SwMoves;

/*
 * `signature`: parameters as in Python, "input, dim=None, *, out=None". A parameter written
 * `size...` takes one sequence or all remaining positional arguments (`view(2, 3)`, `view((2, 3))`)
 * and always arrives as a TUPLE, LIST or SIZE; `*tensors` collects them as they are.
 * For methods the first parameter is `self`.
 */
struct SwOperation {
  const SwLibrary *library; /* NULL: made for one operator */
  uint8_t kind;             /* SwOperationKind */
  uint8_t name_size;        /* looked at before the name */
  const char *owner;        /* where it is looked up: one or two of "torch", "Tensor", "numpy", ...
                               joined by a space */
  const char *name;
  const char *signature;
  SwFunction *function;
  SwFunction *assign; /* object.name = value; NULL: that does not run */
  int16_t detail;     /* for rows that share a function: which of its kind */
  uint16_t flags;     /* of SwOperationFlag */
  uint8_t tensors;    /* SwTensorUse */
  uint8_t moves;      /* SwMoves */
  uint16_t tells;     /* SwEventId of what it does with its first tensor; 0: nothing is told */
  /* Names in messages, where they are others: of the function, of NumPy's method when a keyword is
   * unknown (NULL: then nothing is known), and of the tensor's method that NumPy calls. */
  const char *message_name, *method_name, *tensor_method;
  /* What sw_composed runs, a function or a class in Python, as PY_NAME of a file in
   * core/ROOM/composed (core/torch/composed/README.md). A function binds its arguments itself, and
   * the signature of its row may be empty; the parameters of one whose row has overloads are those
   * of the signature, in their order. Where an argument from `python_from` on is given, it runs
   * instead of the row's own function; 0: never. */
  const char *python;
  uint8_t python_from;
  /* PyTorch's signatures, overloads in its order, as native_functions.yaml writes them; see
   * torch/signature.h. NULL: not known. "": takes no arguments. */
  const char *overloads, *method_overloads;
  /* Of what grad_fn is called behind it, without "Backward0"; NULL: its own name, as AddBackward0
   * of add_(); "": it carries no gradient; "?": not known. A digit at the end is that of the
   * name, `?` one for whether a second argument is given, `!` for whether not, `=` for whether it
   * is a tensor, `%` likewise the third, `~` for
   * whether neither is one; `$` a 2
   * for whether that is a text; `/` says Unsafe of a copy. Behind a colon stands what holds
   * where the first argument is a number; behind `=` the whole name. Products are "@", x[i] "[",
   * x[i] = y "]". A row in Python without one leaves what its parts are called. */
  const char *gradient;
};

/* Arguments that do not fit the signature of a row. */
typedef enum SwMisfitKind {
  SW_MISFIT_SURPLUS, /* too many by position: `most` at most, `least` at least */
  SW_MISFIT_KEYWORD, /* `keyword` is none of its parameters, or not of a method's */
  SW_MISFIT_MISSING  /* required ones, named within the signature; `position` of the first */
} SwMisfitKind;

#define SW_MAX_ARGS 12

typedef struct SwMisfit {
  SwMisfitKind kind;
  int least, most;
  const char *keyword;
  int missing, position;
  const char *name[SW_MAX_ARGS];
  size_t size[SW_MAX_ARGS];
} SwMisfit;

/* Each is defined in its own folder; interpreter/libraries.c knows them all. NULL: nothing to do.
 */
struct SwLibrary {
  const char *name;   /* "PyTorch" */
  const char *module; /* "torch", which is imported; NULL: what it has is there without */
  SwDialect dialect;
  bool has_tensors; /* the first of these that a program imports gives the program its dialect */
  const SwOperation *operations;
  int operation_count;
  /* Before arguments are bound: raises what the library says of those that its function would not
   * take although ours might. */
  bool (*check)(SwCall *call);
  /* Raises what the library says of arguments that do not fit; false where that is not known, and
   * then nothing is raised. */
  bool (*mismatch)(SwCall *call, const SwMisfit *misfit);
  /* Calls the function with arguments of another library, if it has any: else *taken is false. */
  bool (*foreign)(SwCall *call, SwValue *out, bool *taken);
};

/* To be called once, before rows are looked for; false when memory ran out. */
bool sw_operations_index(SwVm *vm);
/* The row of `owner` with this name in any library, or NULL. */
const SwOperation *sw_operation_find(const SwVm *vm, const char *owner, const char *name);
/* The library of the module with this dotted path: some row's owner, or on the way to one. */
const SwLibrary *sw_module_library(const SwVm *vm, const char *path);
/* What messages call the function. */
static inline const char *sw_operation_said(const SwOperation *self) {
  return self->message_name ? self->message_name : self->name;
}

#endif
