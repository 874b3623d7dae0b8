/*
 * Instead of core/call/written.c in core.wasm: texts that are handed over when a program has lacked
 * one (wasm/written.ts).
 */
#include "written_texts.h"

#include <string.h>

#include "call/written.h"
#include "interpreter/libraries.h"

static struct {
  const char *at, *end;
  bool lacked;
} handed;

void sw_written_are(const char *bytes, size_t size) {
  handed.at = bytes;
  handed.end = bytes + size;
}

bool sw_written_lacked(void) {
  bool lacked = handed.lacked;
  handed.lacked = false;
  return lacked;
}

/* How many texts stand before that of this row. */
static int texts_before(const SwOperation *row) {
  int count = 0;
  for (const SwLibrary *const *library = sw_libraries; *library; library++) {
    for (int i = 0; i < (*library)->operation_count; i++) {
      const SwOperation *at = &(*library)->operations[i];
      if (at == row) return count;
      count += at->python != NULL;
    }
  }
  return count;
}

/* Texts of another build have other names. */
const char *sw_written_text(const SwOperation *row) {
  if (*row->python) return row->python;
  const char *at = handed.at;
  for (int skip = 2 * texts_before(row); at < handed.end && skip > 0; skip--)
    at += strlen(at) + 1;
  bool found = at < handed.end && strcmp(at, row->name) == 0;
  handed.lacked = handed.lacked || !found;
  return found ? at + row->name_size + 1 : NULL;
}
