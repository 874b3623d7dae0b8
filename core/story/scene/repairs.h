/* What works instead of a refused view. Each is checked before it is offered. */
#ifndef SW_STORY_SCENE_REPAIRS_H
#define SW_STORY_SCENE_REPAIRS_H

#include "runtime/program.h"

typedef struct SwRepair {
  SwText code;
  int64_t copies; /* elements copied; 0 for a view */
} SwRepair;

typedef struct SwRepairs {
  int count;
  SwRepair at[3];
} SwRepairs;

/* Free with sw_repairs_clear. */
void sw_repairs_of(const SwProgram *program, const SwRecord *record, SwRepairs *out);
void sw_repairs_clear(SwRepairs *self);

#endif
