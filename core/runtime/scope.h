/* Functions of the program itself, and the names of their calls. */
#ifndef SW_RUNTIME_SCOPE_H
#define SW_RUNTIME_SCOPE_H

#include "runtime/vm.h"

/* A call, or a comprehension, that is running or that a closure remembers. */
typedef struct SwScope SwScope;
struct SwScope {
  const SwScope *outer; /* in which its function was made; NULL: the program */
  const char *const *names;
  SwSequence *values;    /* one a name; ABSENT where it is not bound */
  SwSequence *type;      /* whose body runs in it; or NULL */
  SwSequence *method_of; /* the class of the method that was called; or NULL */
};

/* What a function of a class gets first. */
typedef enum SwBinding {
  SW_BINDS_OBJECT,
  SW_BINDS_NOTHING,
  SW_BINDS_CLASS,
  SW_BINDS_READ
} SwBinding;

struct SwClosure {
  const SwNode *node; /* DEF or LAMBDA */
  const char *name;   /* "outer.<locals>.inner" */
  const SwScope *outer;
  SwSequence *defaults;     /* of its parameters; ABSENT where there is none */
  const char *const *names; /* of its calls: parameters, then what the body binds */
  int count;
  SwSequence *method_of; /* the class in whose body it stands; or NULL */
  SwValue self;          /* of a bound method; else ABSENT */
  SwBinding binding;     /* READ: it is called where the attribute is read, a property */
  bool of_call;          /* made to call its object: module(x) */
  SwContext context;     /* in which it runs: of @torch.no_grad() */
};

/* Where the name is kept: in the scope that runs or in one around it, or NULL. `*own`: in the
 * first. */
SwValue *sw_scope_find(const SwVm *vm, const char *name, bool *own);
/* Binds in the scope that runs, or in the program. */
bool sw_bind(SwVm *vm, const char *name, SwValue value);
/* What eval and others see under the name, or NULL. */
const SwValue *sw_bound(const SwVm *vm, const char *name);
SwScope *sw_scope_new(SwVm *vm, const SwScope *outer, const char *const *names, int count);

#endif
