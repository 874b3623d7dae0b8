/*
 * The running program. Every function that can fail returns false, after saying why in one of
 * three ways: a Python error (sw_raise), something that Stridewise does not run (sw_refuse), or
 * our own memory being exhausted (vm->exhausted).
 */
#ifndef SW_RUNTIME_VM_H
#define SW_RUNTIME_VM_H

#include "base/errors.h"
#include "base/twister.h"
#include "repr/printing.h"
#include "runtime/collect.h"
#include "runtime/program.h"

#define SW_MAX_STEPS  200000            /* evaluated nodes and statements a program */
#define SW_MAX_OUTPUT ((size_t)1 << 22) /* bytes a program may print */
#define SW_MAX_NAMES  1000
#define SW_MAX_DEPTH  200 /* nested evaluations: about 3 KiB of stack each in WebAssembly */

/* What work costs, as a loop goes through so many elements. */
#define SW_EACH_WORK   6   /* of an element that a function is called for */
#define SW_ITEM_WORK   8   /* of an item of a list */
#define SW_PRINT_WORK  12  /* of a printed character of a tensor */
#define SW_TENSOR_WORK 320 /* of a tensor, apart from its elements */
#define SW_STEP_WORK   20  /* of an evaluated node */

#define SW_MAX_ONCE 8 /* texts of sw_warn_once: there are fewer */

typedef enum SwJump { SW_JUMP_NONE, SW_JUMP_BREAK, SW_JUMP_CONTINUE, SW_JUMP_RETURN } SwJump;

/* What statements that were not run may have changed of a library, besides tensors. */
typedef struct SwUnsettled {
  bool seeded;                /* its random numbers are not freely chosen any more */
  bool drawn;                 /* by the present call */
  int random_by, defaults_by; /* the statement + 1 that may have drawn, or set; 0: none */
} SwUnsettled;

struct SwCall;

struct SwVm {
  SwError error;
  SwProgram *program;
  SwArena *arena;
  const struct SwLibrary *const *libraries; /* all that can be called; ends with NULL */
  uint16_t *rows;                           /* sw_operations_index */
  SwText output;                            /* of the present statement */
  const char *meant; /* by a name that is not there, where that was raised last; or NULL */
  SwRefusal refusal;
  bool exhausted;
  bool stopped;          /* at a limit: nothing behind is run */
  SwNeed need;           /* what the refusal is about, where it is about what is unknown */
  bool skipped;          /* the present statement has no effect here */
  bool left_out;         /* so it is for a print() of what only a reader's machine knows */
  SwSequence *in_flight; /* values of expressions that were being evaluated when it was refused */
  SwUnsettled unsettled[2]; /* by SwDialect */
  int statement;
  int next_storage;
  bool gradients; /* some tensor asks for one */
  bool no_grad;   /* torch.no_grad() holds */
  int64_t tensors_made;
  int64_t paint; /* statements not run that may have written something, so far */
  int64_t steps;
  int64_t work;
  size_t printed; /* bytes */
  SwCollecting collecting;
  SwHeld held;
  int names;
  int depth;
  const struct SwScope *scope; /* of the call that runs; NULL: the program */
  const char *function;        /* its name */
  struct SwFrame *frame;       /* the innermost one that is open; NULL: none */
  const SwNode *any_order;     /* the call whose items may come in any order: sorted(list(s)) */
  /* Calls any value; of the interpreter. */
  bool (*call)(SwVm *vm, const SwNode *node, SwValue callee, SwValue *arguments, int count,
               SwValue *out);
  int calls;        /* of functions of the program, open now */
  SwJump jump;      /* why a block ended early without an error */
  SwValue returned; /* by `return` */
  /* Functions that are written in Python, interpreter/composed.c */
  bool (*compose)(struct SwCall *call, SwValue *out);
  const SwOperation *module_repr; /* repr() of modules that have none of their own */
  struct SwComposed *composed;    /* those that were called */
  SwSpan called;                  /* by the program, while one of them runs; else empty */
  int64_t saying, sayings;        /* the number of that call, else 0, and of all: call/said.h */
  const char **warnings;          /* of the present statement */
  int warning_count;
  const char *once[SW_MAX_ONCE]; /* texts of sw_warn_once that were given */
  int once_count;
  SwRecord *last_record;       /* the last one begun; NULL where that one is not told */
  SwTwister random[2];         /* by SwDialect */
  SwPrinting printing[2];      /* likewise */
  SwGenerator *generators;     /* made last */
  struct SwZiggurat *ziggurat; /* its tables, once they were needed */
  bool entering;               /* what stands behind `with` is evaluated */
  bool warned_storage;         /* of storage(), likewise once */
  bool warned_readonly;        /* of a tensor over a read-only array, which PyTorch does once */
};

#define sw_raise(vm, id, ...) sw_fail(&(vm)->error, (id), __VA_ARGS__)
#define sw_raise0(vm, id)     sw_fail0(&(vm)->error, (id))

/* Refuses with a sentence; `{}` places as in base/errors.h. */
bool sw_refuse_with(SwVm *vm, SwSpan span, const char *sentence, SwArg a, SwArg b);
#define sw_refuse(vm, span, sentence, ...)                                                         \
  sw_refuse_with((vm), (span), (sentence), SW_TWO_ARGS(__VA_ARGS__))
bool sw_refuse0(SwVm *vm, SwSpan span, const char *sentence);

/* The same for a limit of the whole program: nothing behind it is run. */
#define sw_stop(vm, span, sentence, ...)                                                           \
  ((vm)->stopped = true, sw_refuse((vm), (span), (sentence), __VA_ARGS__))

/* Refuses at the present statement. */
bool sw_refuse_here(SwVm *vm, const char *sentence);
/* Counts work that no evaluated node pays for; refuses beyond the program's most. To be called
 * before. */
bool sw_work(SwVm *vm, int64_t elements);
/* Says that our own memory ran out. */
bool sw_exhausted(SwVm *vm);
/* A warning of the present statement, "UserWarning: ...". */
void sw_warn(SwVm *vm, const char *text);
/* The same, of a text that PyTorch gives once a process: always the same pointer. */
void sw_warn_once(SwVm *vm, const char *text);
/* The same with places filled. */
void sw_warn_with(SwVm *vm, const char *sentence, SwArg a, SwArg b, SwArg c);

#endif
