/*
 * Names that a program gives to the dims of a tensor: in a comment (`# (B, T, C)`), by unpacking
 * its shape (`B, T, C = x.shape`), or by the variables that it is made with (`torch.ones(B, T)`).
 * They are for the story alone and never change what runs.
 */
#ifndef SW_RUNTIME_NAMING_H
#define SW_RUNTIME_NAMING_H

#include "runtime/value.h"
#include "syntax/source.h"

typedef struct SwDimSaid {
  const char *name; /* NULL: not known; "1": a dim of size 1 without a name */
  int64_t size;     /* size of the dim */
} SwDimSaid;

typedef struct SwNaming SwNaming;
struct SwNaming {
  const SwNaming *older;       /* the one before in the program */
  const SwNaming *before;      /* the one before of the same tensor, or NULL */
  const struct SwScope *scope; /* the call in which it was given; it is valid there */
  int64_t begun;               /* number of records begun before it; it is about their results */
  int statement;
  uint32_t place; /* offset of the comment; 0: not a comment */
  int count;
  bool is_wrong;                /* the comment contradicts the shape, so its names are not used */
  const char *comment, *tensor; /* if it is wrong: its text, and the name of the tensor */
  const struct SwRecord *told;  /* the first operation with a tensor that it is wrong about */
  SwDimSaid dim[];
};

/* A new naming of `count` dims, the latest of the program. NULL if memory for records ran out. */
SwNaming *sw_naming_new(SwVm *vm, int count);
/* A copy of `text` that lives as long as the records; NULL likewise. */
const char *sw_naming_text(SwVm *vm, const char *text);
/* Attaches the naming to a tensor, and to the record that just made it. */
void sw_naming_of(SwVm *vm, SwTensor *tensor, SwNaming *naming);
/* Whether the program gave a dim this name; a dim of `size`, unless `size` is negative. */
bool sw_naming_knows(const SwProgram *program, const char *name, int64_t size);
/* The value of a name or attribute, if finding it runs no code of the program; else NULL. */
const SwValue *sw_naming_value(const SwVm *vm, const SwNode *node);

#endif
