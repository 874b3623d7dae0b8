/* Programs as the command line names them: files, "-" for standard input, and batches. */
#ifndef SW_CLI_INPUT_H
#define SW_CLI_INPUT_H

#include <stdbool.h>
#include <stdio.h>

#include "base/text.h"

/* Reads a whole file, or standard input for "-". False, with a line on standard error, when that
 * fails. */
bool sw_input_read(const char *path, SwText *out);

/* One program of a batch: the lines after a line "# === name". */
typedef struct SwBatchItem {
  const char *name, *source; /* within the batch's text */
  size_t name_size, source_size;
} SwBatchItem;

/* The item that begins at or after *at, which moves behind it; false after the last. */
bool sw_batch_next(const SwText *text, size_t *at, SwBatchItem *out);

#endif
