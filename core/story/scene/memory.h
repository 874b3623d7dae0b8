/*
 * What stands in a storage at a step. An operation writes to one storage at most, that of its
 * result, and element k of its walk at the k-th step of the element phase. Until then a cell holds
 * what it held before the operation, or nothing yet where the storage is new.
 *
 *     x = full(8, 9); x[::2] = v        after two elements:   v0 9 v1 9 9 9 9 9
 */
#ifndef SW_STORY_SCENE_MEMORY_H
#define SW_STORY_SCENE_MEMORY_H

#include "runtime/program.h"

typedef enum SwCellContent {
  SW_CELL_KEPT,
  SW_CELL_BLANK,  /* nothing has been written there yet */
  SW_CELL_UNKNOWN /* its value is not kept */
} SwCellContent;

typedef struct SwMemoryAt {
  const SwRecord *record;
  const SwSnapshot *tensor;  /* whose cells are asked for */
  const SwSnapshot *written; /* what the operation writes into the same storage; NULL: nothing */
  const SwBuffer *before;    /* the storage before the operation; NULL: new, or not kept */
  bool is_new, is_done, keeps_apart;
  int64_t number; /* of the last element written; -1: none yet */
  int64_t *last;  /* where elements share cells: for each address the last one written, or -1 */
} SwMemoryAt;

/* Tensor `number` of the record, `within` steps after its first; clear with sw_memory_at_clear. */
void sw_memory_at(const SwRecord *record, int number, int64_t within, SwMemoryAt *out);
void sw_memory_at_clear(SwMemoryAt *self);
/* The cost depends on the number of dims alone, but where elements share cells. */
SwCellContent sw_memory_load(const SwMemoryAt *self, int64_t address, SwScalar *out);
/* Whether its values are kept. */
bool sw_memory_is_kept(const SwMemoryAt *self);
bool sw_memory_keeps(const SwRecord *record, int number);
/* Whether it holds other values at one step of the operation than at another. */
bool sw_memory_changes(const SwRecord *record, int number);

#endif
