/* Reads programs from files, from standard input ("-") and from batches. */
#ifndef SW_CLI_INPUT_H
#define SW_CLI_INPUT_H

#include <stdbool.h>
#include <stdio.h>

/* The bytes of a file. */
typedef struct SwInput {
  char *bytes; /* malloc'd; NUL-terminated */
  size_t size;
} SwInput;

/* Reads a whole file, or standard input for "-". False, with a line on standard error, when that
 * fails. Free with sw_input_free, also then. */
bool sw_input_read(const char *path, SwInput *out);
void sw_input_free(SwInput *self);

/* One program of a batch: the lines after a line "# === name". */
typedef struct SwBatchItem {
  const char *name, *source;     /* borrowed from the input */
  size_t name_size, source_size; /* bytes */
} SwBatchItem;

/* Reads the item at or after *at and moves *at past it; false after the last. */
bool sw_batch_next(const SwInput *input, size_t *at, SwBatchItem *out);

#endif
