/*
 * All records of a program. They have an arena of their own, and each statement keeps only as many
 * as its story shows. So stories take nothing from the memory of the program, and a statement's
 * story does not depend on how much ran before it. Tables find the record that made a tensor, and
 * the one that first filled a storage.
 */
#ifndef SW_RUNTIME_RECORD_STORE_H
#define SW_RUNTIME_RECORD_STORE_H

#include "base/arena.h"
#include "runtime/record.h"

/* Operations of one statement that are kept for its story; a loop may run more, which are left out.
 */
#define SW_MAX_STORY_OPERATIONS 256
/* Operations of a program that are kept beyond those, without values: for the names of dims in the
 * map, and for the story of one that raises. */
#define SW_MAX_BEYOND 3000

/* A hash table of records by the key of their result, chained through the records. */
typedef struct SwRecordTable {
  SwRecord **bucket; /* malloc'd; `size` of them, a power of two */
  size_t size, count;
} SwRecordTable;

typedef struct SwRecords {
  SwArena arena;
  SwRecord *first, *last; /* in the order in which they began */
  SwNaming *naming;       /* the latest naming of the program */
  int namings;
  SwRecord *holding; /* records before this one no longer hold values */
  int beyond;        /* records that no story shows */
  int64_t begun;     /* records begun, also those that are not kept */
  bool failed;       /* memory ran out: no statement from that one on has a story */
  SwRecordTable by_tensor, by_storage;
} SwRecords;

/* A new zeroed record with room for `operands`; NULL when memory ran out. */
SwRecord *sw_records_add(SwRecords *self, SwStoryKind kind, int operands);
/* `size` zeroed bytes that live as long as the records; NULL likewise. */
void *sw_records_alloc(SwRecords *self, size_t size);
/* Whether these `count` records are complete: no allocation for them failed. */
bool sw_records_whole(const SwRecords *self, const SwRecord *first, int count);
/* Enters a record, whose result is now known, in the tables. */
void sw_records_made(SwRecords *self, SwRecord *record);
/* The last record whose result is this tensor, or NULL. */
SwRecord *sw_records_maker(const SwRecords *self, int storage, const SwLayout *layout);
/* The first record whose result is in this storage, or NULL. */
SwRecord *sw_records_origin(const SwRecords *self, int storage);
/* Makes records drop the values they hold, oldest first, until `nbytes` more fit into the limit.
 * Layouts stay, so a story is still shown, without values. Records before `statement` never hold
 * values again. */
void sw_records_forget(SwRecords *self, const SwMemory *memory, int64_t nbytes, int statement);
void sw_records_clear(SwRecords *self);

#endif
