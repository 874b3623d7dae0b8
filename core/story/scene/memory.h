/*
 * The content of a storage at any step of an operation. An operation writes to one storage at most,
 * that of its result, and writes element k of its walk at the k-th element step. Before that step a
 * cell holds what it held before the operation, or nothing if the storage is new. Only the versions
 * before and after the operation are kept; everything in between is computed from them.
 *
 *     x = full(8, 9); x[::2] = v        after two elements:   v0 9 v1 9 9 9 9 9
 */
#ifndef SW_STORY_SCENE_MEMORY_H
#define SW_STORY_SCENE_MEMORY_H

#include "runtime/program.h"

/* The state of a cell at a step. */
typedef enum SwCellContent {
  SW_CELL_KEPT,   /* its value is known */
  SW_CELL_BLANK,  /* new storage, not written to yet */
  SW_CELL_UNKNOWN /* it has a value, which is not kept */
} SwCellContent;

/* The storage of one tensor at one step. */
typedef struct SwMemoryAt {
  const SwRecord *record;
  const SwSnapshot *tensor; /* the tensor whose cells are read */
  const SwSnapshot
      *written;           /* the result, if it is in the same storage; NULL: nothing is written */
  const SwBuffer *before; /* the storage before the operation; NULL: new, or not kept */
  bool is_new;            /* the operation made the storage */
  bool is_done;           /* all elements are written */
  bool keeps_apart;       /* no two written elements share a cell */
  int64_t number;         /* of the last element written; -1: none yet */
  int64_t *last; /* malloc'd where elements share cells: for each address, the number of the last
                    element written there, or -1 */
} SwMemoryAt;

/* The storage of tensor `number`, `within` steps after the first step of the record. Release with
 * sw_memory_at_clear. */
void sw_memory_at(const SwRecord *record, int number, int64_t within, SwMemoryAt *out);
void sw_memory_at_clear(SwMemoryAt *self);
/* Reads one cell; `out` is set for SW_CELL_KEPT. Takes time by the number of dims, not of elements,
 * as sw_layout_find finds the element at an address. Only where elements share cells does
 * sw_memory_at walk them, up to a limit. */
SwCellContent sw_memory_load(const SwMemoryAt *self, int64_t address, SwScalar *out);
/* Whether values of this storage are kept; the same for tensor `number` of a record. */
bool sw_memory_is_kept(const SwMemoryAt *self);
bool sw_memory_keeps(const SwRecord *record, int number);
/* Whether the operation writes into the storage of tensor `number`, so that its cells change from
 * step to step. */
bool sw_memory_changes(const SwRecord *record, int number);

#endif
