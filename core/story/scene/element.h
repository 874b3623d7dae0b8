/*
 * Element steps: one step of a story for each element that an operation computes or moves. No step
 * is stored; everything about element k follows from k:
 *
 *     x (3, 1) + y (4,), element 6 of the result (3, 4)
 *     index    6 = 1*4 + 2                    -> [1, 2]
 *     reads    x[1, 0], since dim 1 of x is stretched, and y[2]
 *     address  offset + sum of index * stride, for each of them
 *
 * Element k is counted in reading order of the *walked* shape: mostly that of the result, for
 * x[i] = v that of the elements written.
 */
#ifndef SW_STORY_SCENE_ELEMENT_H
#define SW_STORY_SCENE_ELEMENT_H

#include "story/scene/tensors.h"

/* One element of one tensor, read or written. */
typedef struct SwAccess {
  int tensor; /* number within the operation (tensors.h) */
  const SwSnapshot *snapshot;
  int64_t index[SW_MAX_DIMS];
  int64_t address; /* in the storage, in elements */
  bool known;      /* `value` is set: the bytes of that time are kept */
  SwScalar value;
} SwAccess;

/* Reads listed for one element; sums of more say how many are left out. Even, as matrix products
 * read in pairs. */
#define SW_ELEMENT_READS 8

/* One element step. A view copies nothing: its elements are only read (has_write is false). */
typedef struct SwElement {
  SwEventId event; /* the sentence of the step: ELEMENT_COPY, ELEMENT_COMBINE ... */
  int64_t number, total;
  const SwShape *walked; /* elements are numbered in reading order of this shape */
  int read_count;
  SwAccess read[SW_ELEMENT_READS];
  int64_t omitted; /* reads beyond SW_ELEMENT_READS */
  bool has_write;
  SwAccess write;
} SwElement;

/* Number of element steps of an operation; 0 if it was refused or shows none (FILL, NOTE). */
int64_t sw_element_count(const SwRecord *record);
/* Size of the last walked dim: the number of elements between two wraps of it. Only for operations
 * with several elements. */
int64_t sw_element_row(const SwRecord *record);
/* Computes element step `number`, counted from 0 to sw_element_count - 1. */
void sw_element_at(const SwRecord *record, int64_t number, SwElement *out);

/* The access to one element of tensor `number` of the record, at an index of its own shape. */
SwAccess sw_access_at(const SwRecord *record, int number, const int64_t *index);
/* The access for an index of a shape that the operand broadcasts to: aligned on the right, index 0
 * along dims of size 1. */
SwAccess sw_access_broadcast(const SwRecord *record, int number, const SwShape *shape,
                             const int64_t *index);
/* The event whose sentence explains the address: a sum in elements, in bytes (NumPy), or, for a
 * scalar without dims, no sum. */
SwEventId sw_access_event(const SwAccess *self);

/* Writes the JSON field "terms": index * stride of each dim. One element counts `unit` (its bytes
 * for NumPy, else 1). */
void sw_address_terms(const SwLayout *layout, const int64_t *index, int64_t unit, SwJson *json);

/* The value as the dialect prints it, "?" if it is not kept. */
void sw_access_value(const SwAccess *self, SwText *out);
/* "x[0, 2]" */
void sw_access_name(const SwProgram *program, const SwRecord *record, const SwAccess *self,
                    SwText *out);
/* "x"; with `is_indexed`, compound names get parentheses: "(x + y)", to be followed by "[0, 2]". */
void sw_access_name_alone(const SwProgram *program, const SwRecord *record, int tensor,
                          bool is_indexed, SwText *out);

#endif
