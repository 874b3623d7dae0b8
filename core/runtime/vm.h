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

#define SW_MAX_STEPS  200000            /* evaluated nodes and statements of a program */
#define SW_MAX_OUTPUT ((size_t)1 << 22) /* bytes a program may print */
#define SW_MAX_NAMES  1000
#define SW_MAX_DEPTH  200 /* nested evaluations: about 3 KiB of stack each in WebAssembly */

/* Costs in the unit of sw_work: one element that a loop goes through. */
#define SW_EACH_WORK   6   /* an element for which a function is called */
#define SW_ROW_WORK    4   /* a row of elements that lie together */
#define SW_LINE_WORK   16  /* a line that is computed by itself */
#define SW_ITEM_WORK   8   /* an item of a list */
#define SW_PRINT_WORK  12  /* a printed character, but not of a string */
#define SW_TENSOR_WORK 320 /* a tensor, apart from its elements */
#define SW_STEP_WORK   20  /* an evaluated node */

#define SW_MOST_LAID_OUT ((int64_t)1 << 35) /* bytes of a tensor without values */

#define SW_MAX_ALL 4

#define SW_MAX_ONCE 8 /* more than there are texts of sw_warn_once */

enum { SW_PYTHON_RANDOM = 2, SW_RANDOM_STATES }; /* behind those of SwDialect */

typedef enum SwJump {
  SW_JUMP_NONE,
  SW_JUMP_BREAK,
  SW_JUMP_CONTINUE,
  SW_JUMP_RETURN,
  SW_JUMP_YIELD
} SwJump;

/* State of a library, besides tensors, that statements that were not run may have changed. */
typedef struct SwUnsettled {
  bool seeded;                /* the program set a seed, so its random numbers are determined */
  bool drawn;                 /* the present call drew random numbers */
  int random_by, defaults_by; /* the statement + 1 that may have drawn, or set; 0: none */
} SwUnsettled;

struct SwCall;

struct SwVm {
  SwError error;
  SwProgram *program;
  const SwProgram *before; /* the same program after its first run, or NULL */
  SwArena *arena;
  const struct SwLibrary *const *libraries; /* all that can be called; ends with NULL */
  uint16_t *rows;                           /* sw_operations_index */
  SwText output;                            /* of the present statement */
  const char *unbound;                      /* the name of the last NameError, or NULL */
  const SwNode *raised; /* the first statement that raised, of number `raised_at`; or NULL */
  int raised_at;
  const char *meant; /* the suggestion for the misspelt name of the last error, or NULL */
  SwRefusal refusal;
  bool exhausted;
  bool stopped;                /* a limit was reached: nothing after it is run */
  SwNeed need;                 /* the unknown thing that the refusal is about, if it is about one */
  bool skipped;                /* the present statement has no effect here */
  bool left_out;               /* it prints something that only the reader's machine knows */
  SwSequence *in_flight;       /* values of the unfinished expressions at a refusal */
  const char *all[SW_MAX_ALL]; /* modules of which `*` was imported, the last one behind */
  int all_count;
  SwUnsettled unsettled[SW_RANDOM_STATES]; /* by SwDialect, and Python's own */
  int statement;
  int next_storage;
  bool laid_out;   /* the present call reads or makes tensors without values, so what it makes has
                      none: SwBuffer */
  bool lost_draws; /* random numbers were not drawn, so those after them are not known */
  bool gradients;  /* some tensor requires a gradient */
  bool no_grad;    /* inside torch.no_grad() */
  int64_t tensors_made;
  int64_t paint; /* number of statements so far that were not run and may have written */
  int64_t steps;
  int64_t work;
  size_t printed; /* bytes */
  SwCollecting collecting;
  SwHeld held;
  int names;
  int depth;
  const struct SwScope *scope; /* scope of the running call; NULL: the program */
  const char *function;        /* name of the running function */
  struct SwFrame *frame;       /* the innermost open frame, or NULL */
  struct SwMapOpen *map;       /* the innermost open row of the map, or NULL */
  bool map_told;               /* the failure on its way has its row: runtime/map.h */
  SwSpan failed;               /* the innermost expression of the program that it left, or empty */
  const SwNode *any_order;     /* a call for which the order of items does not matter: sorted(s) */
  /* Calls any value; set by the interpreter, which is a higher room. */
  bool (*call)(SwVm *vm, const SwNode *node, SwValue callee, SwValue *arguments, int count,
               SwValue *out);
  /* The next item of a generator: interpreter/suspend.c. */
  bool (*resume)(SwVm *vm, SwIterator *generator, bool *any, SwValue *out);
  struct SwSuspended *suspending; /* the generator whose body runs, or NULL */
  bool resuming;                  /* its statements go on where they were, down to the `yield` */
  int calls;                      /* open calls of functions of the program */
  const SwException *handled;     /* by the running except clause, or NULL */
  SwJump jump;                    /* why a block ended early without an error */
  SwValue returned;               /* by `return` or `yield` */
  /* Runs a function that is written in Python: interpreter/composed.c. */
  bool (*compose)(struct SwCall *call, SwValue *out);
  const SwOperation *module_repr; /* repr() of modules that have none of their own */
  struct SwComposed *composed;    /* composed functions that were called */
  SwSpan called;           /* the program's call while a composed function runs; else empty */
  int composed_calls;      /* of functions one within the other; forward() of a layer is none */
  int64_t saying, sayings; /* the number of that call, else 0, and of all: call/spelling.h */
  const char **warnings;   /* of the present statement */
  int warning_count;
  const char *once[SW_MAX_ONCE]; /* texts of sw_warn_once that were given */
  int once_count;
  SwRecord *last_record;              /* the last record begun; NULL if it is not kept */
  SwTwister random[SW_RANDOM_STATES]; /* likewise */
  SwPrinting printing[2];             /* by SwDialect */
  SwGenerator *generators;            /* the newest */
  struct SwZiggurat *ziggurat;        /* tables of NumPy's normal numbers, once needed */
  bool entering;                      /* the expression after `with` is being evaluated */
  bool warned_storage;                /* of storage(), likewise once */
  bool warned_readonly; /* of a tensor over a read-only array, which PyTorch does once */
};

#define sw_raise(vm, id, ...) sw_fail(&(vm)->error, (id), __VA_ARGS__)
#define sw_raise0(vm, id)     sw_fail0(&(vm)->error, (id))

/* Refuses at `span` with a sentence whose {places} are filled as in base/errors.h. Returns false.
 */
bool sw_refuse_with(SwVm *vm, SwSpan span, const char *sentence, SwArg a, SwArg b);
#define sw_refuse(vm, span, sentence, ...)                                                         \
  sw_refuse_with((vm), (span), (sentence), SW_TWO_ARGS(__VA_ARGS__))
bool sw_refuse0(SwVm *vm, SwSpan span, const char *sentence);

/* The same for a limit of the whole program: nothing after it is run. */
#define sw_stop(vm, span, sentence, ...)                                                           \
  ((vm)->stopped = true, sw_refuse((vm), (span), (sentence), __VA_ARGS__))

/* Refuses at the present statement. */
bool sw_refuse_here(SwVm *vm, const char *sentence);
/* Whether a value was read that was never computed. Then refuses at `node`, which needs it, in
 * place of what was made of it. */
bool sw_missed_values(SwVm *vm, const SwNode *node);
/* Counts work before it is done; refuses if the program would exceed its limit. */
bool sw_work(SwVm *vm, int64_t elements);
/* Notes that our own memory ran out. Returns false. */
bool sw_exhausted(SwVm *vm);
/* A warning of the present statement, "UserWarning: ...". */
void sw_warn(SwVm *vm, const char *text);
/* The same, of a text that PyTorch gives once a process: always the same pointer. */
void sw_warn_once(SwVm *vm, const char *text);
/* The same with places filled. */
void sw_warn_with(SwVm *vm, const char *sentence, SwArg a, SwArg b, SwArg c);

#endif
