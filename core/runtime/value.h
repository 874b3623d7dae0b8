/* Values of a running program: small tagged unions. What they point to lives in the arena, except
 * tensors, which the collector frees. */
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
  SW_VALUE_ADDRESS,   /* data_ptr(): it can be compared, but not shown or computed with */
  SW_VALUE_CLOSURE,   /* a function of the program itself */
  SW_VALUE_DICT,      /* runtime/table.h */
  SW_VALUE_SET,
  SW_VALUE_KEYS, /* dict.keys(), values(), items(): live views of the dict */
  SW_VALUE_VALUES,
  SW_VALUE_ITEMS,
  SW_VALUE_CLASS, /* of the program: runtime/object.h */
  SW_VALUE_OBJECT,
  SW_VALUE_UNKNOWN /* the value that a statement that was not run would have bound */
} SwValueKind;

typedef struct SwString {
  const char *bytes; /* NUL-terminated UTF-8 */
  size_t size;
} SwString;

/* torch.__version__. It compares by its numbers: "2.9" < "2.15". */
extern const SwString sw_torch_version_text;

typedef struct SwValue SwValue;
typedef struct SwSequence SwSequence;
typedef struct SwSlice SwSlice;
typedef struct SwMethod SwMethod;
typedef struct SwIterator SwIterator;
typedef struct SwConstant SwConstant;
typedef struct SwUnknown SwUnknown; /* runtime/unknown.h */
typedef struct SwClosure SwClosure; /* runtime/scope.h */

/* The address of a tensor's first element. Not a number: a real address differs in every run. */
typedef struct SwAddress {
  int storage;   /* id */
  int64_t bytes; /* from the start of the storage */
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
  bool in_line;    /* printed among the rest, as NumPy does; PyTorch gives each its own line */
  SwSequence *own; /* a class of the program, which then has the names; or NULL */
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

/* An iterator walks its sources side by side, once, and reads each item when it gets there. */
typedef enum SwIteratorKind {
  SW_ITERATE_ZIP,
  SW_ITERATE_ENUMERATE,
  SW_ITERATE_REVERSED,
  SW_ITERATE_ITEMS, /* a generator expression */
  SW_ITERATE_MAP,
  SW_ITERATE_FILTER,
  SW_ITERATE_OBJECT, /* by its __next__() */
  SW_ITERATE_LIST,   /* iter(...): the list or tuple as it is when an item is asked for */
  SW_ITERATE_TUPLE,
  SW_ITERATE_GENERATOR, /* a call of a function with `yield` */
  SW_ITERATE_BY_INDEX   /* an object, by its __getitem__() */
} SwIteratorKind;

struct SwIterator {
  SwIteratorKind kind;
  const SwSequence *sources; /* LISTs and TUPLEs */
  int64_t at;
  int64_t number;   /* ENUMERATE: the number of the next item */
  SwValue function; /* MAP, FILTER, OBJECT; called as at `node` */
  const SwNode *node;
  struct SwSuspended *suspended; /* GENERATOR: interpreter/suspend.c */
};

/* Contexts that `with` can enter. */
typedef enum SwContext {
  SW_CONTEXT_NONE,
  SW_CONTEXT_NO_GRAD,  /* torch.no_grad() */
  SW_CONTEXT_GRAD,     /* torch.enable_grad() */
  SW_CONTEXT_PRINTING, /* print options that hold until it ends */
  SW_NO_CONTEXT_BUT_A_GENERATOR
} SwContext;

/* An object that exists once, such as torch.strided. */
struct SwConstant {
  const char *type;
  const char *repr, *str;
  uint8_t context; /* SwContext */
};

/* A generator of random numbers. The structs of its kinds begin with this one. */
typedef struct SwGenerator {
  SwConstant object;
  struct SwGenerator *next; /* the one made before */
  int64_t painted;          /* the statement not run that may have drawn from it */
} SwGenerator;

static inline SwGenerator *sw_value_generator(const SwConstant *constant) {
  bool is = constant->context == SW_NO_CONTEXT_BUT_A_GENERATOR;
  return is ? (SwGenerator *)(uintptr_t)constant : NULL;
}

struct SwException {
  const char *type;            /* "IndexError" */
  const SwString *message;     /* of several arguments a tuple's repr */
  int given;                   /* arguments */
  const SwSequence *arguments; /* NULL: the message alone */
  SwSequence *object;          /* of a class of the program; else NULL */
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

/* Whether its sequence leads to other values. */
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
/* An empty sequence with room for `capacity` items; NULL when memory ran out. */
SwSequence *sw_sequence_new(SwVm *vm, int64_t capacity);
bool sw_sequence_push(SwVm *vm, SwSequence *self, SwValue item);
bool sw_value_string(SwVm *vm, const char *bytes, size_t size, SwValue *out);
bool sw_value_tuple_of_ints(SwVm *vm, SwValueKind kind, const int64_t *ints, int64_t count,
                            SwValue *out);
/* One element as a Python number. */
SwValue sw_scalar_value(SwScalar number);

#endif
