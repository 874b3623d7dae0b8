/*
 * The running program. Every function that can fail returns false, after saying why in one of
 * three ways: a Python error (sw_raise), something that Stridewise does not run (sw_refuse), or
 * our own memory being exhausted (vm->exhausted).
 */
#ifndef SW_LANG_VM_H
#define SW_LANG_VM_H

#include "base/errors.h"
#include "lang/program.h"

#define SW_MAX_STEPS  200000             /* evaluated nodes and statements a program */
#define SW_MAX_WORK   ((int64_t)1 << 28) /* elements and items that a program may go through */
#define SW_ITEM_WORK  8 /* an item of a list costs as much as so many elements of a tensor */
#define SW_MAX_OUTPUT ((size_t)1 << 22) /* bytes a program may print */
#define SW_MAX_NAMES  1000
#define SW_MAX_DEPTH  100 /* nested evaluations: about 3 KiB of stack each in WebAssembly */

#define SW_MAX_ONCE 8

typedef struct SwVm {
  SwProgram *program;
  SwArena *arena;
  SwText output; /* of the present statement */
  SwError error;
  SwRefusal refusal;
  bool exhausted;
  int statement;
  int next_storage;
  int64_t tensors_made;
  int64_t steps;
  int64_t work;
  size_t printed; /* bytes */
  int64_t collections;
  int names;
  int reached; /* names noted by sw_record_reach */
  int depth;
  const char **warnings; /* of the present statement */
  int warning_count;
  const char *once[SW_MAX_ONCE]; /* texts of sw_warn_once that were given */
  int once_count;
  SwRecord *last_record;
  uint32_t random[625]; /* Mersenne twister: state and position */
  double normal;        /* the second of a pair of normal numbers, if `has_normal` */
  bool has_normal;
  bool warned_storage;  /* of storage(), likewise once */
  bool warned_readonly; /* of a tensor over a read-only array, which PyTorch does once */
} SwVm;

#define sw_raise(vm, id, ...) sw_fail(&(vm)->error, (id), __VA_ARGS__)
#define sw_raise0(vm, id)     sw_fail0(&(vm)->error, (id))

/* Refuses with a sentence; `{}` places as in base/errors.h. */
bool sw_refuse_with(SwVm *vm, SwSpan span, const char *sentence, ...);
#define sw_refuse(vm, span, sentence, ...)                                                         \
  sw_refuse_with((vm), (span), (sentence), __VA_ARGS__, SW_ARG_END)
#define sw_refuse0(vm, span, sentence) sw_refuse_with((vm), (span), (sentence), SW_ARG_END)

/* Refuses at the present statement. */
bool sw_refuse_here(SwVm *vm, const char *sentence);
/* Counts work that no evaluated node pays for; refuses beyond SW_MAX_WORK. To be called before. */
bool sw_work(SwVm *vm, int64_t elements);
/* Says that our own memory ran out. */
bool sw_exhausted(SwVm *vm);
/* A warning of the present statement, "UserWarning: ...". */
void sw_warn(SwVm *vm, const char *text);
/* The same, of a text that PyTorch gives once a process: always the same pointer. */
void sw_warn_once(SwVm *vm, const char *text);
/* The same with places filled. */
void sw_warn_with(SwVm *vm, const char *sentence, ...);

/* Expressions (eval.c), statements (exec.c). */
bool sw_eval(SwVm *vm, const SwNode *node, SwValue *out);
bool sw_step(SwVm *vm, const SwNode *node); /* counts one of SW_MAX_STEPS */
bool sw_exec(SwVm *vm, const SwNode *statement, bool interactive);
/* try and except: what was raised in the block is matched by name (try.c). */
bool sw_exec_try(SwVm *vm, const SwNode *node);
bool sw_truth(SwVm *vm, const SwNode *node, SwValue value, bool *out);
/* The items of a list, tuple, range, string, iterator or tensor (along its first dim). */
bool sw_iterate(SwVm *vm, const SwNode *node, SwValue value, SwSequence **out);

bool sw_is_iterable(SwValue value); /* a tensor without dims also counts */
int64_t sw_range_count(const SwRange *range);
/* Iterators (iterator.c): false in *any behind the last item. */
bool sw_iterator_next(SwVm *vm, SwIterator *self, bool *any, SwValue *out);

/* Exceptions (exception.c): all the names that are known, and what is a kind of what. */
bool sw_exception_known(const char *name);
bool sw_exception_is_a(const char *type, const char *wanted);
/* Python's own functions and types that are not run. */
bool sw_builtin_known(const char *name);
/* Whether an object of Python has this attribute; true wherever we do not know. */
bool sw_attribute_known(SwValue object, const char *name);

/* Names (names.c). */
SwName *sw_name_find(const SwProgram *program, const char *text);
bool sw_name_bind(SwVm *vm, const char *text, SwValue value);

/* Sequences and strings (value.c). */
SwSequence *sw_sequence_new(SwVm *vm, int64_t capacity); /* NULL: exhausted */
bool sw_sequence_push(SwVm *vm, SwSequence *self, SwValue item);
bool sw_value_string(SwVm *vm, const char *bytes, size_t size, SwValue *out);
bool sw_value_tuple_of_ints(SwVm *vm, SwValueKind kind, const int64_t *ints, int64_t count,
                            SwValue *out);
/* a == b; refuses tensors inside of sequences, unless they are the same. */
bool sw_value_equal(SwVm *vm, SwValue a, SwValue b, bool *out);

/* Values as text (print.c): repr(x) and str(x). */
bool sw_value_repr(SwVm *vm, SwValue value, SwText *out);
bool sw_value_str(SwVm *vm, SwValue value, SwText *out);
/* One field of an f-string: {value!r:spec}. */
bool sw_value_format(SwVm *vm, const SwNode *field, SwValue value, SwText *out);

/* Source text of a node. */
static inline SwString sw_node_text(const SwVm *vm, const SwNode *node) {
  return (SwString){vm->program->source.bytes + node->span.start,
                    node->span.end - node->span.start};
}

#endif
