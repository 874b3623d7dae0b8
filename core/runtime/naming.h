/*
 * Names that a program gives to the dims of a tensor: behind a line (`# (B, T, C)`), by unpacking
 * its shape, or by the numbers that it is made with. They are kept for the story; nothing that runs
 * knows of them.
 */
#ifndef SW_RUNTIME_NAMING_H
#define SW_RUNTIME_NAMING_H

#include "runtime/value.h"
#include "syntax/source.h"

typedef struct SwDimSaid {
  const char *name; /* NULL: nothing is said of it; "1": it has none */
  int64_t size;     /* of the dim */
} SwDimSaid;

typedef struct SwNaming SwNaming;
struct SwNaming {
  const SwNaming *older;       /* of the program */
  const SwNaming *before;      /* of the same tensor, or NULL */
  const struct SwScope *scope; /* of the call in which it is said; there it holds */
  int64_t begun;               /* records that had begun: it is about what they made */
  int statement;
  uint32_t place; /* where the comment stands; 0: it is none */
  int count;
  bool is_wrong;                /* the comment does not fit; then no name is taken from it */
  const char *comment, *tensor; /* where it is wrong: what it says, of what */
  const struct SwRecord *told;  /* the first operation with a tensor of which it is wrong */
  SwDimSaid dim[];
};

/* Another one, the latest of the program; NULL: it cannot be told. */
SwNaming *sw_naming_new(SwVm *vm, int count);
/* A copy that lives as long as what is told; NULL likewise. */
const char *sw_naming_text(SwVm *vm, const char *text);
/* What is said is said of this tensor, also as the result of the operation that has just made it.
 */
void sw_naming_of(SwVm *vm, SwTensor *tensor, SwNaming *naming);
/* Whether the program has called a dim so; of `size`, where that is not negative. */
bool sw_naming_knows(const SwProgram *program, const char *name, int64_t size);
/* What the name or attribute stands for where nothing has to run for it, or NULL. */
const SwValue *sw_naming_value(const SwVm *vm, const SwNode *node);

#endif
