#ifndef SW_WASM_PASTED_TABLES_H
#define SW_WASM_PASTED_TABLES_H

#include <stdbool.h>
#include <stddef.h>

#include "story/pasted/tables.h"

/* Keeps the address. False where these are the tables of another build. */
bool sw_pasted_tables_are(const void *bytes, size_t size);

#endif
