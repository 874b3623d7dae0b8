#include "runtime/record_store.h"

#include <stdlib.h>

/* -- Tables ---------------------------------------------------------------------------------- */

static uint64_t mix(uint64_t hash, int64_t value) {
  hash = (hash ^ (uint64_t)value) * 0x9E3779B97F4A7C15u;
  return hash ^ hash >> 29;
}

static uint64_t storage_key(int storage) {
  return mix(0, storage);
}

static uint64_t tensor_key(int storage, const SwLayout *layout) {
  uint64_t hash = mix(storage_key(storage), layout->offset);
  for (int dim = 0; dim < layout->shape.ndim; dim++)
    hash = mix(mix(hash, layout->shape.size[dim]), layout->stride[dim]);
  return hash;
}

static SwRecord **bucket_of(const SwRecordTable *self, uint64_t key) {
  return &self->bucket[key & (self->size - 1)];
}

/* Without memory for a larger one the table stays as it is, and is searched for longer. */
static void grow(SwRecordTable *self, int link) {
  SwRecordTable larger = {.size = self->size ? self->size * 2 : 64, .count = self->count};
  larger.bucket = calloc(larger.size, sizeof *larger.bucket);
  if (!larger.bucket) return;
  for (size_t i = 0; i < self->size; i++) {
    for (SwRecord *at = self->bucket[i], *next; at; at = next) {
      SwRecord **bucket = bucket_of(&larger, at->link[link].key);
      next = at->link[link].next;
      at->link[link].next = *bucket;
      *bucket = at;
    }
  }
  free(self->bucket);
  *self = larger;
}

static bool add(SwRecordTable *self, int link, SwRecord *record, uint64_t key) {
  if (self->count >= self->size) grow(self, link);
  if (!self->size) return false;
  record->link[link].key = key;
  record->link[link].next = *bucket_of(self, key);
  *bucket_of(self, key) = record;
  self->count++;
  return true;
}

static void put_out(SwRecordTable *self, int link, SwRecord *record) {
  SwRecord **at = bucket_of(self, record->link[link].key);
  while (*at != record)
    at = &(*at)->link[link].next;
  *at = record->link[link].next;
  self->count--;
}

enum { BY_TENSOR, BY_STORAGE };

SwRecord *sw_records_maker(const SwRecords *self, int storage, const SwLayout *layout) {
  uint64_t key = tensor_key(storage, layout);
  SwRecord *at = self->by_tensor.size ? *bucket_of(&self->by_tensor, key) : NULL;
  while (at && !(at->link[BY_TENSOR].key == key && at->result.storage == storage &&
                 sw_layout_equal(&at->result.layout, layout)))
    at = at->link[BY_TENSOR].next;
  return at;
}

SwRecord *sw_records_origin(const SwRecords *self, int storage) {
  uint64_t key = storage_key(storage);
  SwRecord *at = self->by_storage.size ? *bucket_of(&self->by_storage, key) : NULL;
  while (at && at->result.storage != storage)
    at = at->link[BY_STORAGE].next;
  return at;
}

/* -- Records --------------------------------------------------------------------------------- */

void *sw_records_alloc(SwRecords *self, size_t size) {
  void *memory = self->failed ? NULL : sw_arena_alloc(&self->arena, size);
  self->failed = !memory;
  return memory;
}

/* Then operands are read under other shapes than their own. */
static bool shapes_meet(SwStoryKind kind) {
  return kind == SW_STORY_BROADCAST || kind == SW_STORY_IN_PLACE || kind == SW_STORY_EXPAND ||
         kind == SW_STORY_JOIN;
}

SwRecord *sw_records_add(SwRecords *self, SwStoryKind kind, int operands) {
  SwRecord *record = sw_records_alloc(self, sizeof *record);
  if (!record) return NULL;
  record->operand = sw_records_alloc(self, (size_t)operands * sizeof *record->operand);
  if (shapes_meet(kind))
    record->stretched = sw_records_alloc(self, (size_t)operands * sizeof *record->stretched);
  if (self->failed) return NULL;
  record->room = operands;
  record->kind = kind;
  record->all = self;
  record->number = self->begun;
  if (self->last)
    self->last->next = record;
  else
    self->first = self->holding = record;
  self->last = record;
  return record;
}

static void keep_last(SwRecords *self, SwRecord *record) {
  const SwSnapshot *result = &record->result;
  SwRecord *known = sw_records_maker(self, result->storage, &result->layout);
  if (known && record->saying && !known->saying) return; /* what a library's function calls so */
  if (known) put_out(&self->by_tensor, BY_TENSOR, known);
  uint64_t key = tensor_key(result->storage, &result->layout);
  if (!add(&self->by_tensor, BY_TENSOR, record, key)) self->failed = true;
}

static void keep_first(SwRecords *self, SwRecord *record) {
  int storage = record->result.storage;
  if (sw_records_origin(self, storage)) return;
  if (!add(&self->by_storage, BY_STORAGE, record, storage_key(storage))) self->failed = true;
}

void sw_records_made(SwRecords *self, SwRecord *record) {
  keep_last(self, record);
  keep_first(self, record);
}

bool sw_records_whole(const SwRecords *self, const SwRecord *first, int count) {
  bool whole = !self->failed;
  for (int i = 0; whole && i < count; i++, first = first->next)
    whole = !first->trace.truncated;
  return whole;
}

static void let_go(SwBuffer **buffer) {
  sw_buffer_release(*buffer);
  *buffer = NULL;
}

static void let_go_all(SwRecord *record) {
  for (int i = 0; i < record->operand_count; i++)
    let_go(&record->operand[i].buffer);
  let_go(&record->result.buffer);
  let_go(&record->overwritten);
  for (SwReach *reach = record->reach; reach; reach = reach->next)
    let_go(&reach->tensor.buffer);
  bool picks = sw_record_indexing(record) != NULL;
  for (int i = 0; picks && i < record->as.index.indexing->count; i++)
    let_go(&record->as.index.indexing->pick[i].buffer);
}

void sw_records_forget(SwRecords *self, const SwMemory *memory, int64_t nbytes, int statement) {
  SwRecord *record = self->holding;
  for (; record && nbytes > memory->limit - memory->used; record = record->next) {
    let_go_all(record);
    if (record->statement < statement && record->next) self->holding = record->next;
  }
}

void sw_records_clear(SwRecords *self) {
  for (SwRecord *record = self->first; record; record = record->next) {
    let_go_all(record);
    sw_trace_clear(&record->trace);
  }
  free(self->by_tensor.bucket);
  free(self->by_storage.bucket);
  sw_arena_clear(&self->arena);
  *self = (SwRecords){0};
}
