/*
 * Shapes that people write in comments: `# (B, T, C)`, `# q, k: [batch, seq, dim]`, `# B x T x C`,
 * `# (B, T, C) @ (B, C, T) -> (B, T, T)`. Text that only looks like a shape must not count: prose
 * in parentheses, calls, versions, values.
 */
#ifndef SW_INTERPRETER_SHAPE_COMMENT_H
#define SW_INTERPRETER_SHAPE_COMMENT_H

#include "runtime/vm.h"

#define SW_SHAPE_SUBJECTS 4
#define SW_SHAPE_ITEM     24 /* bytes */

/* One size in the comment. */
typedef struct SwShapeItem {
  char text[SW_SHAPE_ITEM]; /* without spaces */
  int64_t value;
  bool is_any;     /* _ or -1: any size */
  bool is_literal; /* a number */
  bool is_known;   /* a number, or names that are bound to sizes; `value` is set */
  bool is_strong;  /* almost certainly the name of a dim: batch, seq_len */
  bool is_weak;    /* possibly the name of a dim: n */
} SwShapeItem;

typedef struct SwShapeComment {
  int count;
  SwShapeItem item[SW_MAX_DIMS];
  bool rest;     /* any number of dims in front: (..., T, D) */
  bool is_quiet; /* other words are next to it, so it counts only if all items are known */
  bool has_word; /* "shape" */
  bool is_open;  /* without brackets */
  int subject_count;
  char subject[SW_SHAPE_SUBJECTS][SW_SHAPE_ITEM]; /* tensors that are named before the shape */
  const char *begin;                              /* its place in the source */
} SwShapeComment;

/* Reads the comment between `begin`, after its `#`, and `end`. Returns the number of shapes, at
 * most `most`: those after the last arrow, if there is one. */
int sw_shape_comment(SwVm *vm, const char *begin, const char *end, SwShapeComment *out, int most);

#endif
