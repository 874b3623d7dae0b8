/* Functions of the program, and the local names of their calls. */
#ifndef SW_RUNTIME_SCOPE_H
#define SW_RUNTIME_SCOPE_H

#include "runtime/vm.h"

/* The local names of a call or comprehension that is running or that a closure remembers. */
typedef struct SwScope SwScope;
struct SwScope {
  const SwScope *outer; /* the scope in which its function was defined; NULL: the program */
  const char *const *names;
  SwSequence *values;    /* one for each name; ABSENT if it is not bound */
  SwSequence *type;      /* the class whose body runs in this scope, or NULL */
  SwSequence *method_of; /* the class of the method that was called, or NULL */
};

/* The first argument of a function of a class. */
typedef enum SwBinding {
  SW_BINDS_OBJECT,  /* a method */
  SW_BINDS_NOTHING, /* @staticmethod */
  SW_BINDS_CLASS,   /* @classmethod */
  SW_BINDS_READ     /* @property: called when the attribute is read */
} SwBinding;

struct SwClosure {
  const SwNode *node; /* DEF or LAMBDA */
  const char *name;   /* "outer.<locals>.inner" */
  const char *shown;  /* its __name__, if it wraps another function; else NULL */
  const SwScope *outer;
  SwSequence *defaults; /* one for each parameter; ABSENT if it has none */
  const char *const
      *names; /* local names of its calls: parameters, then names that the body binds */
  int count;
  SwSequence *method_of;   /* the class in whose body it is defined, or NULL */
  SwValue self;            /* the object of a bound method, else ABSENT */
  SwBinding binding;       /* its first argument */
  const SwClosure *setter; /* of a property, or NULL */
  bool of_call;            /* it is called through its object: module(x) calls forward */
  SwContext context;       /* the context of a decorator such as @torch.no_grad() */
};

/* The place of a local name: in the running scope (*own is true) or in one around it; or NULL. */
SwValue *sw_scope_find(const SwVm *vm, const char *name, bool *own);
/* Binds a name in the running scope, in one around it (a name that is nonlocal there, or `:=` in a
 * comprehension), or in the program. */
bool sw_bind(SwVm *vm, const char *name, SwValue value);
/* The value of a name, local or of the program; or NULL. */
const SwValue *sw_bound(const SwVm *vm, const char *name);
SwScope *sw_scope_new(SwVm *vm, const SwScope *outer, const char *const *names, int count);

#endif
