/*
 * What works instead of a refused operation. Every repair is a program: the reader's own, with one
 * place written otherwise. It has been run as far as the refused statement, which no longer raises,
 * and its result has the shape that is given. None makes a result larger than every operand, unless
 * it is one of the shape that was asked for.
 */
#ifndef SW_STORY_REPAIR_REPAIR_H
#define SW_STORY_REPAIR_REPAIR_H

#include "runtime/program.h"

typedef enum SwRepairId {
#define REPAIR(id, values, sentence) SW_REPAIR_##id,
#include "story/repair/repairs.def"
  SW_REPAIR_TOTAL
} SwRepairId;

typedef struct SwRepair {
  SwRepairId id;
  SwText code;      /* the operation as it is then written, or the whole line where that is told */
  int line;         /* of `code`, where it is another one than the operation's; else 0 */
  SwText program;   /* the whole */
  SwSpan operation; /* the operation, in `program` */
  int operand;      /* that is read otherwise */
  SwShape read_as;  /* its shape then */
  SwShape shape;    /* of the result */
  bool is_other;    /* a shape was asked for, and this is another one */
  SwShape asked;
  int64_t copies; /* elements that are copied in order to be read otherwise */
} SwRepair;

#define SW_MAX_REPAIRS 4

typedef struct SwRepairs {
  int count;
  bool failed; /* memory ran out: there may be others */
  SwRepair at[SW_MAX_REPAIRS];
} SwRepairs;

/* Free with sw_repairs_clear. */
void sw_repairs_of(const SwProgram *program, const SwRecord *record, SwRepairs *out);
void sw_repairs_clear(SwRepairs *self);

#endif
