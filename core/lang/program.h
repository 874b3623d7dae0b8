/* A program that has been run: its transcript and the records of its operations. */
#ifndef SW_LANG_PROGRAM_H
#define SW_LANG_PROGRAM_H

#include "base/arena.h"
#include "lang/ast.h"
#include "lang/record.h"
#include "lang/value.h"
#include "stridewise.h"

/* A name and what it is bound to; the list is in order of first assignment. */
typedef struct SwName SwName;
struct SwName {
  SwName *next;
  const char *text;
  SwValue value; /* ABSENT after `del` */
};

/* What one top-level statement did. */
typedef struct SwStatement {
  SwSpan span;
  const char *output;     /* NUL-terminated; "" when nothing was printed */
  const char *error_type; /* NULL: nothing was raised */
  const char *error_message;
  const char **warnings; /* warning_count texts such as "UserWarning: ..." */
  int warning_count;
  bool ran; /* false: the program stopped before it */
} SwStatement;

struct SwProgram {
  SwArena arena;
  SwSource source; /* a copy, in the arena */
  SwMemory memory;
  bool untold;       /* keeps no records */
  bool has_imported; /* any library */
  SwDialect dialect; /* of the first library imported; torch before that */
  int statement_count;
  SwStatement *statements;
  SwName *names;
  SwRecord *records; /* in order of execution; `statement` says whose */
  SwTensor *tensors; /* all that are alive */
  SwRefusal refusal; /* why the program, or the rest of it, was not run */
  bool exhausted;    /* our own memory ran out */
  SwText out;        /* the bytes of the last answer */
  double *cells;     /* addresses and numbers of the last window, malloc'd */
};

/*
 * Runs `source` (any bytes). Returns NULL only when memory runs out at once; everything else,
 * broken UTF-8 included, is told by the program. `memory_limit` bytes for tensors. `untold`: no
 * records are kept, so there are no stories.
 */
SwProgram *sw_program_new(const char *source, size_t size, int64_t memory_limit, bool untold);
void sw_program_delete(SwProgram *self);

#endif
