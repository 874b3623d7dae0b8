/*
 * The map of a run: a row for each statement, call and round of a loop that had to do with tensors,
 * in the order in which they began. Rows are an array; what lies in a row follows it, one deeper:
 *
 *     x = model(x)                  depth 0
 *       for block in self.blocks    depth 1, 12 equal rounds in one row
 *         x = block(x)              depth 2
 *
 * A row that equals the one before it, with everything in it, is folded into that one. There are
 * limits, and rows beyond them are counted: nothing is left out without a number.
 */
#ifndef SW_RUNTIME_MAP_H
#define SW_RUNTIME_MAP_H

#include "runtime/record.h"

#define SW_MAP_ROWS     4000 /* of a program, beside rows at depth 0 */
#define SW_MAP_INNER    2000 /* in a row at depth 0 */
#define SW_MAP_CHILDREN 500  /* directly in a row, or at depth 0 */
#define SW_MAP_ROUNDS   50   /* of a loop, where rounds differ */
#define SW_MAP_TENSORS  8    /* on each side of a row */

typedef enum SwMapKind { SW_MAP_STATEMENT, SW_MAP_CALL, SW_MAP_ROUND } SwMapKind;
/* FOLLOWS: it needs what an earlier statement would have made, had it run to its end. */
typedef enum SwMapOutcome {
  SW_MAP_RAN,
  SW_MAP_RAISED,
  SW_MAP_REFUSED,
  SW_MAP_FOLLOWS
} SwMapOutcome;
/* How the first value relates to what was given. */
typedef enum SwMapMade { SW_MAP_NO_VALUE, SW_MAP_NEW, SW_MAP_VIEW, SW_MAP_SAME } SwMapMade;

/* A place inside a list, tuple or dict. */
typedef struct SwMapStep {
  const char *key; /* of a dict, if it is a text */
  int64_t item;    /* from 0; -1: no step */
} SwMapStep;

typedef struct SwMapTensor {
  const char *name;  /* of the variable or parameter; NULL: none */
  SwMapStep step[2]; /* from there to the tensor */
  int64_t id;
  int storage;
  SwDType dtype;
  int ndim, size;          /* the sizes are those from number `size` on */
  uint32_t unlike;         /* dims whose size does not fit another tensor's, one bit each */
  const SwRecord *maker;   /* the operation whose result it is, or NULL */
  const SwNaming *naming;  /* the latest naming of its dims, or NULL */
  const SwDimName **names; /* filled in when the program has ended; or NULL */
} SwMapTensor;

typedef struct SwMapSide {
  int first, count; /* tensors */
  int64_t more;     /* after these */
} SwMapSide;

typedef struct SwMapRow {
  SwMapKind kind;
  int depth, statement;
  SwSpan span;
  const char *callee; /* the function or class that is called, or NULL */
  int64_t times;      /* equal rows in this one */
  int64_t round;      /* number of the first of them, from 1; 0: not a round */
  int64_t more;       /* rows in it that are not kept */
  int tensors, sizes; /* how many there were before it */
  SwMapSide given, value;
  SwMapMade made;
  bool writes;        /* to the storage of a tensor that it was given */
  int64_t parameters; /* numbers in those of the module that it calls; -1: too many to count */
  SwMapOutcome outcome;
  const char *message; /* of the error or refusal, in the innermost row that it left; or NULL */
  const struct SwScope *scope;
  const SwRecord *before; /* the last record before it, or NULL */
  int64_t begun, ended;   /* operations that began before it, and before its end */
} SwMapRow;

typedef struct SwMap {
  SwMapRow *row;
  SwMapTensor *tensor;
  int64_t *size;
  int rows, tensors, sizes;
  int room_rows, room_tensors, room_sizes;
  int outermost, last; /* rows at depth 0: how many, and the last; -1: none */
  int64_t more;        /* those that are not kept */
} SwMap;

/* A row that is still open, on the interpreter's stack. */
typedef struct SwMapOpen SwMapOpen;
struct SwMapOpen {
  SwMapOpen *outer;
  int row;      /* -1: not kept */
  int last;     /* the last row directly in it, or -1 */
  int children; /* directly in it */
  int64_t more; /* rows in it that are not kept */
  bool counts;  /* it had to do with tensors */
  SwSpan span;
  const SwNode *call; /* the whole right side of a statement, if that is a call: told in its row */
};

/* Whether rows are kept: not in the text of a library's function, and not without stories. */
bool sw_map_is_kept(const SwVm *vm);
/* `keeps`: whether there is room for it, as far as the caller knows. */
void sw_map_begin(SwVm *vm, SwMapOpen *self, SwMapKind kind, SwSpan span, bool keeps);
/* Adds the tensors of a value, also those in lists, tuples and dicts, to the innermost open row. */
void sw_map_given(SwVm *vm, const char *name, SwValue value);
void sw_map_value(SwVm *vm, const char *name, SwValue value);
/* Forgets what the row was given, if no row is in it yet. False: there is. */
bool sw_map_given_anew(SwVm *vm);
/* The row that is open and kept, or NULL. */
SwMapRow *sw_map_row(SwVm *vm);
/* Notes that a storage is written. */
void sw_map_written(SwVm *vm, int storage);
/* Notes that the dims of a tensor have new names. */
void sw_map_named(SwVm *vm, const SwTensor *tensor);
/* Ends the row. It is dropped if it had to do with no tensor, or if `drops`; never if it failed. */
void sw_map_end(SwVm *vm, SwMapOpen *self, bool succeeded, bool drops);
/* Adds a row for a statement that has none and failed, unless a row has that already. */
void sw_map_failed(SwVm *vm, SwSpan span);
/* Adds an operand of the operation that raised in the row; `unlike` as in SwMapTensor. */
void sw_map_operand(SwMap *self, SwMapRow *row, const char *name, const SwSnapshot *operand,
                    uint32_t unlike);
void sw_map_clear(SwMap *self);

#endif
