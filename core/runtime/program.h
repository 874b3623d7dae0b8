/* A program that has been run: its transcript and the records of its operations. */
#ifndef SW_RUNTIME_PROGRAM_H
#define SW_RUNTIME_PROGRAM_H

#include "base/arena.h"
#include "runtime/record_store.h"
#include "runtime/value.h"
#include "syntax/ast.h"

/* A name and what it is bound to; the list is in order of first assignment. */
typedef struct SwName SwName;
struct SwName {
  SwName *next;
  const char *text;
  SwValue value; /* ABSENT after `del` */
  SwName *previous, *same_text, *same_storage;
  int storage; /* id of that of its tensor, -1: no tensor */
  int64_t order;
};

/* Found by their text, and by the storage of the tensor that they are bound to. */
#define SW_NAME_BUCKETS 256
typedef struct SwNames {
  SwName *last; /* bound for the first time */
  SwName *by_text[SW_NAME_BUCKETS], *by_storage[SW_NAME_BUCKETS];
  int64_t bound;
} SwNames;

/* Why a statement that reads what is unknown was not run. */
typedef enum SwNeedKind {
  SW_NEED_NONE,
  SW_NEED_NAME,     /* `name`, which statement `maker` would have bound or written */
  SW_NEED_RANDOM,   /* the state of the random numbers, which `maker` may have moved on */
  SW_NEED_DEFAULTS, /* defaults and how things are printed, which `maker` may have set */
  SW_NEED_LIMIT     /* the program to go on, which a limit stopped at `maker` */
} SwNeedKind;

typedef struct SwNeed {
  SwNeedKind kind;
  const char *name;
  int maker;
} SwNeed;

/* What one top-level statement did. */
typedef struct SwStatement {
  SwSpan span;
  SwMark mark;               /* of its first character */
  const char *output;        /* NUL-terminated; "" when nothing was printed */
  const char *error_type;    /* NULL: nothing was raised */
  const char *error_message; /* NULL where error_type is */
  const char *meant;         /* by the name that it is about: "arange", "import torch"; or NULL */
  const char **warnings;     /* warning_count texts such as "UserWarning: ..." */
  int warning_count;
  bool ran;          /* to its end, or until it raised */
  SwRefusal refusal; /* otherwise: why not; no message where the program stopped before it */
  SwNeed need;       /* the same in parts, where it reads what is unknown */
  bool skipped;      /* ran, but has no effect here: a plot, an import of what does not run */
  SwRecord *record;  /* its first one */
  int record_count;
  SwRecord **told; /* those that have steps, in the order of its story */
  int told_count;
} SwStatement;

/* A program may do as much work as goes through so many elements in a loop: below a second; and
 * some of it while somebody waits. */
#define SW_MAX_WORK         ((int64_t)1 << 27)
#define SW_INTERACTIVE_WORK ((int64_t)1 << 25)

struct SwProgram {
  SwArena arena;
  SwSource source; /* a copy, in the arena */
  char *behind;    /* it: where the next text of a library's function goes, NULL before the first */
  SwMemory memory;
  int64_t most_work;   /* as sw_work counts */
  int64_t cost;        /* of what ran: that work, and the steps */
  bool hit_work_limit; /* it would have been more */
  bool no_stories;     /* keeps no records */
  bool has_imported;   /* any library */
  SwDialect dialect;   /* of the first library imported; torch before that */
  int statement_count;
  SwStatement *statements;
  SwName *names;
  SwNames name_tables;
  SwRecords records;
  SwTensor *tensors; /* all that are alive */
  SwRefusal refusal; /* the first reason why the program, or some of it, was not run */
  bool exhausted;    /* our own memory ran out */
  SwText out;        /* the bytes of the last answer */
  double *cells;     /* addresses and numbers of the last window, malloc'd */
};

#endif
