#ifndef SW_WASM_WRITTEN_TEXTS_H
#define SW_WASM_WRITTEN_TEXTS_H

#include <stdbool.h>
#include <stddef.h>

/* Keeps the address; the last byte is a NUL. */
void sw_written_are(const char *bytes, size_t size);
/* Whether a program has lacked a text since this was asked last. */
bool sw_written_lacked(void);

#endif
