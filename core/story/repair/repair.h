/*
 * Repairs: programs that run where the reader's raised an error. A repair is the reader's own
 * program with one place rewritten:
 *
 *     x = torch.ones(3, 4)          x - m raises: (3, 4) and (3,) do not broadcast
 *     m = x.mean(1)                 repair 1: m = x.mean(1, keepdim=True)     gives (3, 4)
 *     x - m                         repair 2: x - m.unsqueeze(1)              gives (3, 4)
 *
 * Every repair has been run up to the refused statement, which no longer raises, and the given
 * shape is that of its result. A repair that makes the result larger than every operand is dropped:
 * it would silence the error by an outer product, as m[:, None] - m does. View, expand and layers
 * may grow, since there the reader asked for a shape, and a matrix product if nothing else works.
 */
#ifndef SW_STORY_REPAIR_REPAIR_H
#define SW_STORY_REPAIR_REPAIR_H

#include "runtime/program.h"

/* A row of repairs.def: the kind of rewriting. */
typedef enum SwRepairId {
#define REPAIR(id, values, sentence) SW_REPAIR_##id,
#include "story/repair/repairs.def"
  SW_REPAIR_TOTAL
} SwRepairId;

typedef struct SwRepair {
  SwRepairId id;
  SwText code;      /* the rewritten operation, or the whole line where the change is outside it */
  int line;         /* 1-based line of `code` where it is not the operation's own line; else 0 */
  SwText program;   /* the whole rewritten program */
  SwSpan operation; /* the operation, in `program` */
  int operand;      /* number of the operand whose shape the repair changes */
  SwShape read_as;  /* the new shape of that operand */
  SwShape shape;    /* of the result */
  bool is_other;    /* the reader asked for a shape, `asked`, and `shape` is another one */
  SwShape asked;    /* set for repairs of views and counts; -1 is kept where it was not inferred */
  int64_t copies;   /* elements that the repair copies: reshape, contiguous() */
} SwRepair;

/* A choice of more than four helps nobody; searches stop there. */
#define SW_MAX_REPAIRS 4

/* Best repair first: the order is that of the searches in repair.c. */
typedef struct SwRepairs {
  int count;
  bool failed; /* memory ran out, so some repairs may be missing */
  SwRepair at[SW_MAX_REPAIRS];
} SwRepairs;

/* Finds the repairs of a refused operation by running each candidate. No repairs for an operation
 * that ran, or that a library's own code called: the reader cannot rewrite that code. Costs a run
 * of the program per candidate. Free with sw_repairs_clear. */
void sw_repairs_of(const SwProgram *program, const SwRecord *record, SwRepairs *out);
void sw_repairs_clear(SwRepairs *self);

#endif
