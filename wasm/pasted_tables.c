/*
 * Instead of core/story/pasted/tables.c in core.wasm: the tables that are handed over with what was
 * pasted, which only pages for errors load (wasm/pasted.ts).
 */
#include "pasted_tables.h"

static const SwPastedTables *handed;

const SwPastedTables *sw_pasted_tables(void) {
  return handed;
}

bool sw_pasted_tables_are(const void *bytes, size_t size) {
  handed = bytes;
  return size == sizeof *handed;
}
