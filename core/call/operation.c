#include "call/operation.h"

#include <string.h>

#include "base/words.h"

/* A hash table: names fall into this number of chains, over the rows of all libraries in order. */
#define CHAINS 256

static unsigned chain_of(const char *name, size_t size) {
  unsigned hash = 0;
  for (size_t i = 0; i < size; i++)
    hash = hash * 31 + (unsigned char)name[i];
  return hash % CHAINS;
}

static int count_rows(const SwLibrary *const *library) {
  int count = 0;
  for (; *library; library++)
    count += (*library)->operation_count;
  return count;
}

/* Row `number` of all, counted from 1. */
static const SwOperation *row_of(const SwVm *vm, int number) {
  const SwLibrary *const *library = vm->libraries;
  for (number--; number >= (*library)->operation_count; library++)
    number -= (*library)->operation_count;
  return &(*library)->operations[number];
}

/* Builds the chains: the first entries are the first row of each chain, then for each row the next
 * one of its chain; 0: none. Rows are counted from 1. */
bool sw_operations_index(SwVm *vm) {
  int rows = count_rows(vm->libraries);
  vm->rows = sw_arena_alloc(vm->arena, (size_t)(CHAINS + rows + 1) * sizeof *vm->rows);
  if (!vm->rows) return false;
  memset(vm->rows, 0, CHAINS * sizeof *vm->rows);
  for (int number = rows; number > 0; number--) {
    const SwOperation *row = row_of(vm, number);
    uint16_t *first = &vm->rows[chain_of(row->name, row->name_size)];
    vm->rows[CHAINS + number] = *first;
    *first = (uint16_t)number;
  }
  return true;
}

const SwOperation *sw_operation_find(const SwVm *vm, const char *owner, const char *name) {
  size_t size = strlen(name);
  int number = vm->rows[chain_of(name, size)];
  for (; number; number = vm->rows[CHAINS + number]) {
    const SwOperation *row = row_of(vm, number);
    bool named = row->name_size == size && memcmp(row->name, name, size) == 0;
    if (named && sw_words_hold(row->owner, owner)) return row;
  }
  return NULL;
}

/* "torch.utils" leads on to some row's owner "torch.utils.backcompat...". */
static bool leads_to_row(const SwLibrary *library, const char *path) {
  size_t size = strlen(path);
  for (int i = 0; i < library->operation_count; i++) {
    const char *owner = library->operations[i].owner;
    bool begins = strlen(owner) >= size && memcmp(owner, path, size) == 0;
    char next = begins ? owner[size] : 'x';
    if (next == '.' || next == ' ' || next == '\0') return true;
  }
  return false;
}

const SwLibrary *sw_module_library(const SwVm *vm, const char *path) {
  size_t root = strcspn(path, ".");
  for (const SwLibrary *const *library = vm->libraries; *library; library++) {
    bool own = (*library)->module && sw_words_hold_part((*library)->module, path, root);
    if (own && leads_to_row(*library, path)) return *library;
  }
  return NULL;
}
