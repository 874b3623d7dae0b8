/*
 * Elements: what is read and written for the k-th element, computed from k alone by unravelling it
 * in the shape that is walked. The address is offset + sum of index * stride; where an operand was
 * stretched its own index is 0.
 */
#ifndef SW_STORY_SCENE_ELEMENT_H
#define SW_STORY_SCENE_ELEMENT_H

#include "story/scene/tensors.h"

/* One element of one tensor, read or written. */
typedef struct SwAccess {
  int tensor; /* number within the operation */
  const SwSnapshot *snapshot;
  int64_t index[SW_MAX_DIMS];
  int64_t address;
  bool known; /* whether the value is kept */
  SwScalar value;
} SwAccess;

/* Reads that are told of one element; even, as products are read in pairs. */
#define SW_ELEMENT_READS 8

typedef struct SwElement {
  SwEventId event;
  int64_t number, total;
  const SwShape *walked; /* the shape in whose reading order elements are numbered */
  int read_count;
  SwAccess read[SW_ELEMENT_READS];
  int64_t omitted; /* further reads, of a sum over many */
  bool has_write;
  SwAccess write;
} SwElement;

/* How many elements an operation's element phase has; 0 where no data move. */
int64_t sw_element_count(const SwRecord *record);
/* Elements from one wrap of the last dim to the next, where there are several. */
int64_t sw_element_row(const SwRecord *record);
/* Element `number` in reading order. */
void sw_element_at(const SwRecord *record, int64_t number, SwElement *out);

/* An element of tensor `number` of the record. */
SwAccess sw_access_at(const SwRecord *record, int number, const int64_t *index);
/* The operand's element for an index of a shape that it broadcasts to: aligned to the right, 0
 * where it is stretched. */
SwAccess sw_access_broadcast(const SwRecord *record, int number, const SwShape *shape,
                             const int64_t *index);
/* How it is told where an element lies: as a sum in elements or in bytes, or no sum at all. */
SwEventId sw_access_event(const SwAccess *self);

/* `terms`: what each dim adds to an address, in units of which an element has `unit`. */
void sw_address_terms(const SwLayout *layout, const int64_t *index, int64_t unit, SwJson *json);

/* "?" where it is not kept. */
void sw_access_value(const SwAccess *self, SwText *out);
/* "x[0, 2]" */
void sw_access_name(const SwProgram *program, const SwRecord *record, const SwAccess *self,
                    SwText *out);
/* "x", "(x + y)" before an index */
void sw_access_name_alone(const SwProgram *program, const SwRecord *record, int tensor,
                          bool is_indexed, SwText *out);

#endif
