/* The values of a running program: small tagged unions; what they point to lives in the arena. */
#ifndef SW_RUNTIME_VALUE_H
#define SW_RUNTIME_VALUE_H

#include "tensor/tensor.h"

typedef enum SwValueKind {
  SW_VALUE_ABSENT, /* an optional argument that was not given */
  SW_VALUE_NONE,
  SW_VALUE_BOOL,
  SW_VALUE_INT,
  SW_VALUE_FLOAT,
  SW_VALUE_STRING,
  SW_VALUE_LIST,
  SW_VALUE_TUPLE,
  SW_VALUE_SIZE,   /* torch.Size: a tuple of ints with its own repr */
  SW_VALUE_TENSOR, /* torch.Tensor, numpy.ndarray or a NumPy scalar */
  SW_VALUE_DTYPE,  /* torch.float32; numpy.float32 the type; dtype('float32') */
  SW_VALUE_SLICE,
  SW_VALUE_ELLIPSIS,
  SW_VALUE_RANGE,
  SW_VALUE_MODULE,    /* torch, np, torch.utils.backcompat */
  SW_VALUE_FUNCTION,  /* one row of operations.def */
  SW_VALUE_METHOD,    /* the same, bound to `self` */
  SW_VALUE_ITERATOR,  /* enumerate(...), zip(...), reversed(...) */
  SW_VALUE_EXCEPTION, /* what `except ... as e` binds */
  SW_VALUE_TYPE,      /* int, float, torch.Tensor: for isinstance, type(x) */
  SW_VALUE_FLAGS,     /* ndarray.flags */
  SW_VALUE_STORAGE,   /* x.storage(), as a tensor of one dim over all of it */
  SW_VALUE_BYTES,     /* x.untyped_storage(), likewise */
  SW_VALUE_CONSTANT,  /* torch.strided, device(type='cpu'), a generator */
  SW_VALUE_ADDRESS,   /* data_ptr(): compared, never shown or reckoned with */
  SW_VALUE_CLOSURE,   /* a function of the program itself */
  SW_VALUE_DICT,      /* runtime/table.h */
  SW_VALUE_SET,
  SW_VALUE_KEYS, /* dict.keys(), values(), items(): of the dict as it is */
  SW_VALUE_VALUES,
  SW_VALUE_ITEMS,
  SW_VALUE_CLASS, /* of the program: runtime/object.h */
  SW_VALUE_OBJECT,
  SW_VALUE_UNKNOWN /* what a statement would have bound that was not run: names alone hold it */
} SwValueKind;

typedef struct SwString {
  const char *bytes; /* NUL-terminated UTF-8 */
  size_t size;
} SwString;

/* torch.__version__: its numbers are compared as such, which its text would not do. */
extern const SwString sw_torch_version_text;

typedef struct SwValue SwValue;
typedef struct SwSequence SwSequence;
typedef struct SwSlice SwSlice;
typedef struct SwMethod SwMethod;
typedef struct SwIterator SwIterator;
typedef struct SwConstant SwConstant;
typedef struct SwUnknown SwUnknown; /* runtime/unknown.h */
typedef struct SwClosure SwClosure; /* runtime/scope.h */

/* Where a tensor's first element lies: no number, as it is another one each time. */
typedef struct SwAddress {
  int storage;   /* id */
  int64_t bytes; /* from its start */
} SwAddress;
typedef struct SwException SwException;
typedef struct SwOperation SwOperation;
typedef struct SwVm SwVm;
typedef struct SwNode SwNode; /* syntax/ast.h */
typedef struct SwProgram SwProgram;

typedef struct SwRange {
  int64_t start, stop, step;
} SwRange;

typedef struct SwDTypeValue {
  SwDType dtype : 8; /* bit-fields keep SwValue at 16 bytes */
  SwDialect dialect : 8;
  bool is_type; /* NumPy: the scalar type numpy.float32 rather than dtype('float32') */
} SwDTypeValue;

struct SwValue {
  SwValueKind kind;
  union {
    bool truth;
    int64_t integer;
    double number;
    const SwString *string;
    SwSequence *sequence; /* LIST, TUPLE, SIZE, DICT to OBJECT */
    SwTensor *tensor;     /* TENSOR, FLAGS, STORAGE, BYTES */
    SwDTypeValue dtype;
    const SwSlice *slice;
    const SwRange *range;
    const char *module; /* dotted path */
    const SwOperation *function;
    const SwMethod *method;
    SwIterator *iterator;
    const SwException *exception;
    const SwConstant *constant;
    const SwAddress *address;
    const SwUnknown *unknown;
    const SwClosure *closure;
    const char *type; /* qualified name, e.g. "int", "torch.Tensor" */
  } as;
};

/* A tuple whose items have names: torch.return_types.max. */
typedef struct SwNamedFields {
  const char *type;
  const char *name[2];
  bool in_line; /* printed, as NumPy does; PyTorch writes each in a line of its own */
} SwNamedFields;

struct SwSequence {
  int64_t count, capacity;
  SwValue *items;
  const SwNamedFields *fields; /* NULL for a plain list or tuple */
  SwSequence *next_marked;     /* for the collector */
  int64_t marked;              /* the collection that saw it last */
  int64_t painted;             /* the statement not run that may have written it; unknown.c */
  int64_t changes;             /* DICT, SET: keys added and removed */
  bool removed, loose;         /* SET: a key was removed; one was added since */
};

/* Walks its sources side by side, as they are when it gets there, once. */
typedef enum SwIteratorKind {
  SW_ITERATE_ZIP,
  SW_ITERATE_ENUMERATE,
  SW_ITERATE_REVERSED,
  SW_ITERATE_ITEMS, /* of a generator expression */
  SW_ITERATE_MAP,
  SW_ITERATE_FILTER,
  SW_ITERATE_OBJECT, /* by its __next__() */
  SW_ITERATE_LIST,   /* iter(...): the list or tuple as it is when an item is asked for */
  SW_ITERATE_TUPLE
} SwIteratorKind;

struct SwIterator {
  SwIteratorKind kind;
  const SwSequence *sources; /* of LISTs and TUPLEs */
  int64_t at;
  int64_t number;   /* ENUMERATE: of the next item */
  SwValue function; /* MAP, FILTER, OBJECT; called as at `node` */
  const SwNode *node;
};

/* What may stand behind `with`. */
typedef enum SwContext {
  SW_CONTEXT_NONE,
  SW_CONTEXT_NO_GRAD,  /* carries no gradients */
  SW_CONTEXT_GRAD,     /* carries them */
  SW_CONTEXT_PRINTING, /* how tensors are printed, until it ends */
  SW_NO_CONTEXT_BUT_A_GENERATOR
} SwContext;

/* An object of which there is one. */
struct SwConstant {
  const char *type;
  const char *repr, *str;
  uint8_t context; /* SwContext */
};

/* An object that random numbers are drawn from; what it is begins with it. */
typedef struct SwGenerator {
  SwConstant object;
  struct SwGenerator *next; /* made before */
  int64_t painted;          /* the statement not run that may have drawn from it */
} SwGenerator;

static inline SwGenerator *sw_value_generator(const SwConstant *constant) {
  bool is = constant->context == SW_NO_CONTEXT_BUT_A_GENERATOR;
  return is ? (SwGenerator *)(uintptr_t)constant : NULL;
}

struct SwException {
  const char *type;        /* "IndexError" */
  const SwString *message; /* of several arguments a tuple's repr */
  int given;               /* arguments */
};

struct SwSlice {
  SwValue start, stop, step; /* NONE where not written */
};

struct SwMethod {
  const SwOperation *operation;
  SwValue self;
};

static inline SwValue sw_value_none(void) {
  return (SwValue){.kind = SW_VALUE_NONE};
}
static inline SwValue sw_value_bool(bool v) {
  return (SwValue){.kind = SW_VALUE_BOOL, .as.truth = v};
}
static inline SwValue sw_value_int(int64_t v) {
  return (SwValue){.kind = SW_VALUE_INT, .as.integer = v};
}
static inline SwValue sw_value_float(double v) {
  return (SwValue){.kind = SW_VALUE_FLOAT, .as.number = v};
}
static inline SwValue sw_value_tensor(SwTensor *v) {
  return (SwValue){.kind = SW_VALUE_TENSOR, .as.tensor = v};
}

/* Leads to other values by its sequence. */
static inline bool sw_value_is_container(SwValue v) {
  return v.kind == SW_VALUE_LIST || v.kind == SW_VALUE_TUPLE ||
         (v.kind >= SW_VALUE_DICT && v.kind <= SW_VALUE_OBJECT);
}
static inline bool sw_value_is_table(SwValue v) {
  return v.kind >= SW_VALUE_DICT && v.kind <= SW_VALUE_ITEMS;
}
static inline bool sw_value_is_sequence(SwValue v) {
  return v.kind == SW_VALUE_LIST || v.kind == SW_VALUE_TUPLE || v.kind == SW_VALUE_SIZE;
}
/* bool, int or float: what Python calls a number and PyTorch a Scalar. */
static inline bool sw_value_is_number(SwValue v) {
  return v.kind == SW_VALUE_BOOL || v.kind == SW_VALUE_INT || v.kind == SW_VALUE_FLOAT;
}
static inline bool sw_value_is_missing(SwValue v) {
  return v.kind == SW_VALUE_ABSENT || v.kind == SW_VALUE_NONE;
}

/* type(x).__name__, e.g. "int", "Tensor", "ndarray". */
const char *sw_value_type_name(SwValue v);
SwSequence *sw_sequence_new(SwVm *vm, int64_t capacity); /* NULL: exhausted */
bool sw_sequence_push(SwVm *vm, SwSequence *self, SwValue item);
bool sw_value_string(SwVm *vm, const char *bytes, size_t size, SwValue *out);
bool sw_value_tuple_of_ints(SwVm *vm, SwValueKind kind, const int64_t *ints, int64_t count,
                            SwValue *out);
/* One element as a number of Python. */
SwValue sw_scalar_value(SwScalar number);

#endif
