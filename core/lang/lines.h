/* A tensor as lines along one dim, for what works on whole lines: cumsum, sort, ... */
#ifndef SW_LANG_LINES_H
#define SW_LANG_LINES_H

#include "lang/call.h"

typedef struct SwLines {
  SwLayout layout; /* of rank 1 at least */
  SwShape outer;   /* the same with size 1 along `dim` */
  int dim;
  int64_t index[SW_MAX_DIMS];
  int64_t size, stride; /* of one line */
} SwLines;

/* Reads args[i] as the dim, which a tensor of rank 0 has too. */
bool sw_arg_line_dim(SwCall *call, int i, const SwTensor *tensor, int *out);
/* False if there is no line. */
bool sw_lines_init(SwLines *self, const SwLayout *layout, int dim);
bool sw_lines_next(SwLines *self);
/* Address of the first element of the present line; `layout` is of the same rank. */
int64_t sw_lines_address(const SwLines *self, const SwLayout *layout);

#endif
