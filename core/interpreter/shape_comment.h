/*
 * Shapes that people write into comments: `# (B, T, C)`, `# q, k: [batch, seq, dim]`, `# B x T x
 * C`,
 * `# (B, T, C) @ (B, C, T) -> (B, T, T)`. What only looks like one is none: prose in parentheses,
 * calls, versions, values.
 */
#ifndef SW_INTERPRETER_SHAPE_COMMENT_H
#define SW_INTERPRETER_SHAPE_COMMENT_H

#include "runtime/vm.h"

#define SW_SHAPE_SUBJECTS 4
#define SW_SHAPE_ITEM     24 /* bytes */

typedef struct SwShapeItem {
  char text[SW_SHAPE_ITEM]; /* without spaces */
  int64_t value;
  bool is_any;     /* _, -1: nothing is said */
  bool is_literal; /* a number */
  bool is_known;   /* a number, or of names that are bound to sizes: `value` */
  bool is_strong;  /* it is hardly anything but the name of a dim */
  bool is_weak;    /* it may be one */
} SwShapeItem;

typedef struct SwShapeComment {
  int count;
  SwShapeItem item[SW_MAX_DIMS];
  bool rest;     /* any number of dims in front: (..., T, D) */
  bool is_quiet; /* other words stand beside it: it counts only where all of it is known */
  bool has_word; /* "shape" */
  bool is_open;  /* without brackets */
  int subject_count;
  char subject[SW_SHAPE_SUBJECTS][SW_SHAPE_ITEM]; /* names of tensors in front of it */
  const char *begin;                              /* where it is written */
} SwShapeComment;

/* The comment from behind its `#` to the end of its line; how many shapes it says, the last ones
 * where an arrow leads to them. */
int sw_shape_comment(SwVm *vm, const char *begin, const char *end, SwShapeComment *out, int most);

#endif
