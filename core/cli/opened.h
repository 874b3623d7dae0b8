/* Opens a program from a file, runs it and prints why it cannot run, if so. */
#ifndef SW_CLI_OPENED_H
#define SW_CLI_OPENED_H

#include "stridewise.h"

#include "cli/input.h"

typedef struct SwOpened {
  SwInput input;
  SwProgram *program; /* NULL: the file could not be read */
  int status;         /* exit status: 0, 1 (a statement raised) or 2 */
} SwOpened;

/* Runs a program. If it cannot run, prints
 * path:line:column: message on standard error. NULL if memory ran out. */
SwProgram *sw_opened_run(const char *path, const char *source, size_t size,
                         const SwOptions *options, int *status);
/* Reads and runs a file. Free with sw_opened_close, also if it failed. */
void sw_opened_open(const char *path, const SwOptions *options, SwOpened *out);
void sw_opened_close(SwOpened *self);

#endif
