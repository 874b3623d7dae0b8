/* Programs as the command line names them: files, "-" for standard input, and batches. */
#ifndef SW_CLI_INPUT_H
#define SW_CLI_INPUT_H

#include <stdbool.h>
#include <stdio.h>

/* The whole of a file. */
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
  const char *name, *source; /* within the input */
  size_t name_size, source_size;
} SwBatchItem;

/* The item that begins at or after *at, which moves behind it; false after the last. */
bool sw_batch_next(const SwInput *input, size_t *at, SwBatchItem *out);

#endif
