/*
 * What the core says of itself, for scripts/schema.mjs: a module of its own, so that no page has to
 * load it.
 */
#include "stridewise.h"

static SwBytes schema;

/* JSON, and how many bytes it has; NULL when memory runs out. */
const char *sw_wasm_schema(void);
size_t sw_wasm_schema_size(void);

const char *sw_wasm_schema(void) {
  if (!schema.data) schema = sw_schema();
  return schema.data;
}

size_t sw_wasm_schema_size(void) {
  return schema.size;
}
