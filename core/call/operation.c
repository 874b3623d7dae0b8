#include "call/operation.h"

#include <string.h>

#include "base/words.h"

const SwOperation *sw_operation_find(const SwVm *vm, const char *owner, const char *name) {
  size_t size = strlen(name);
  for (const SwLibrary *const *library = vm->libraries; *library; library++) {
    for (int i = 0; i < (*library)->operation_count; i++) {
      const SwOperation *row = &(*library)->operations[i];
      bool named = row->name_size == size && memcmp(row->name, name, size) == 0;
      if (named && sw_words_hold(row->owner, owner)) return row;
    }
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
    bool own = (*library)->module && sw_word_is((*library)->module, path, root);
    if (own && leads_to_row(*library, path)) return *library;
  }
  return NULL;
}
