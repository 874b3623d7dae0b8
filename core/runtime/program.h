/* A program that has been run: its transcript and the records of its operations. */
#ifndef SW_RUNTIME_PROGRAM_H
#define SW_RUNTIME_PROGRAM_H

#include "base/arena.h"
#include "runtime/map.h"
#include "runtime/record_store.h"
#include "runtime/value.h"
#include "syntax/ast.h"
#include "syntax/refusal.h"

/* A name and what it is bound to; the list is in order of first assignment. */
typedef struct SwName SwName;
struct SwName {
  SwName *next;
  const char *text;
  SwValue value;        /* ABSENT after `del` */
  SwName *previous;     /* the name bound before, in order of first assignment */
  SwName *same_text;    /* the next in its bucket of by_text */
  SwName *same_storage; /* the next in its bucket of by_storage */
  int storage;          /* id of its tensor's storage; -1: not a tensor */
  int64_t order;        /* of first assignment */
};

/* Tables that find names by their text, and by the storage of their tensor. */
#define SW_NAME_BUCKETS 256
typedef struct SwNames {
  SwName *last; /* the newest name */
  SwName *by_text[SW_NAME_BUCKETS], *by_storage[SW_NAME_BUCKETS];
  int64_t bound;
} SwNames;

/* Why a statement that reads something unknown (runtime/unknown.h) was not run. */
typedef enum SwNeedKind {
  SW_NEED_NONE,
  SW_NEED_NAME,     /* the value of `name`, which statement `maker` would have made */
  SW_NEED_RANDOM,   /* the state of the random numbers, which `maker` may have changed */
  SW_NEED_DEFAULTS, /* defaults and print options, which `maker` may have set */
  SW_NEED_LIMIT     /* nothing: a limit stopped the program at `maker` */
} SwNeedKind;

typedef struct SwNeed {
  SwNeedKind kind;
  const char *name;
  int maker;
} SwNeed;

/* The outcome of one top-level statement. */
typedef struct SwStatement {
  SwSpan span;
  SwMark mark;               /* place of its first character */
  const char *output;        /* NUL-terminated; "" when nothing was printed */
  const char *error_type;    /* NULL: nothing was raised */
  const char *error_message; /* NULL where error_type is */
  const char *meant;     /* the suggestion for a misspelt name: "arange", "import torch"; or NULL */
  const char **warnings; /* warning_count texts such as "UserWarning: ..." */
  int warning_count;
  bool ran;           /* it ran to its end, or until it raised */
  SwRefusal refusal;  /* why it did not run; no message if the program stopped before it */
  SwNeed need;        /* the same in parts, if it reads something unknown */
  const char *unmade; /* the name that it lacks because statement `unmade_by` - 1 raised; or NULL */
  int unmade_by;
  bool skipped;     /* it has no effect here: a plot, an import of a module that does not run */
  SwRecord *record; /* the first of its records */
  int record_count;
  int64_t begun;          /* all records that it began, also those that are not kept */
  int64_t window;         /* records of it that began before those that its story shows */
  int64_t omitted_before; /* operations of those; 0 unless it raised */
  int64_t omitted;        /* operations after those that its story shows */
  SwRecord **told;        /* the records with steps, in the order of the story */
  int told_count;
} SwStatement;

/* The work that a program may do, counted in elements that a loop goes through: about a second.
 * While a person waits, 1/32 of it: less than 0.3 s of WebAssembly on a slow machine. */
#define SW_MAX_WORK         ((int64_t)1 << 27)
#define SW_INTERACTIVE_WORK ((int64_t)1 << 22)

/* Elements; with more, a tensor may be laid out only. */
#define SW_LARGE 4096

struct SwProgram {
  SwArena arena;
  SwSource source; /* a copy, in the arena */
  char *behind;    /* where the text of the next composed function goes, after the program's own
                      text; NULL before the first */
  SwMemory memory;
  int64_t most_work;   /* as sw_work counts */
  int64_t cost;        /* of what ran: that work, and the steps */
  bool hit_work_limit; /* it would have been more */
  bool is_too_large;   /* a limit was hit that does not count what is laid out only */
  int64_t spared;      /* the work that laying out only has saved */
  bool no_stories;     /* keeps no records */
  bool has_imported;   /* any library */
  SwDialect dialect;   /* of the first library imported; torch before that */
  int statement_count;
  SwStatement *statements;
  SwName *names;
  SwNames name_tables;
  SwRecords records;
  SwMap map;
  SwTensor *tensors; /* all that are alive */
  SwRefusal refusal; /* the first reason why the program, or some of it, was not run */
  bool exhausted;    /* our own memory ran out */
  SwText out;        /* the bytes of the last answer */
  double *cells;     /* addresses and numbers of the last window, malloc'd */
};

#endif
