/*
 * All records of a program. They lie in an arena of their own, and of each statement only as many
 * are kept as its story tells: what a program may allocate does not depend on being told, and what
 * is told of a statement does not depend on how much ran before it. A statement knows its own
 * records; who made a tensor, and who first filled a storage, is looked up by key.
 */
#ifndef SW_RUNTIME_RECORD_STORE_H
#define SW_RUNTIME_RECORD_STORE_H

#include "base/arena.h"
#include "runtime/record.h"

/* Operations kept and told of one statement (a loop may run very many); later ones are left out. */
#define SW_MAX_STORY_OPERATIONS 256

/* Records by the key of their result: hashed, chained through the records themselves. */
typedef struct SwRecordTable {
  SwRecord **bucket; /* malloc'd; a power of two */
  size_t size, count;
} SwRecordTable;

typedef struct SwRecords {
  SwArena arena;
  SwRecord *first, *last; /* in the order in which they began */
  SwNaming *naming;       /* the latest of the program */
  int namings;
  SwRecord *holding; /* those before it hold no values any more */
  int64_t begun;     /* also those that are not kept */
  bool failed;       /* memory for them ran out: nothing is told from that statement on */
  SwRecordTable by_tensor, by_storage;
} SwRecords;

/* A zeroed record with room for `operands`, the last one; NULL when memory for them ran out. */
SwRecord *sw_records_add(SwRecords *self, SwStoryKind kind, int operands);
/* More memory for a record; NULL likewise. */
void *sw_records_alloc(SwRecords *self, size_t size);
/* None of these `count` records lacks anything that memory ran out for. */
bool sw_records_whole(const SwRecords *self, const SwRecord *first, int count);
/* The record's result is known. */
void sw_records_made(SwRecords *self, SwRecord *record);
/* The last record whose result is this tensor; NULL: it came from nowhere. */
SwRecord *sw_records_maker(const SwRecords *self, int storage, const SwLayout *layout);
/* The first record whose result lies in this storage, or NULL. */
SwRecord *sw_records_origin(const SwRecords *self, int storage);
/* Records give up the values they hold, oldest first, until `nbytes` more fit into the limit; for
 * good those of statements before `statement`. Layouts stay. */
void sw_records_forget(SwRecords *self, const SwMemory *memory, int64_t nbytes, int statement);
void sw_records_clear(SwRecords *self);

#endif
