/* A program opened from a file, run, and its complaint written. */
#ifndef SW_CLI_OPENED_H
#define SW_CLI_OPENED_H

#include "stridewise.h"

#include "cli/input.h"

typedef struct SwOpened {
  SwInput input;
  SwProgram *program; /* NULL: it could not be read */
  int status;
} SwOpened;

/* Runs a program, `no_stories` without its stories; a refusal is written as path:line:column:
 * message.
 */
SwProgram *sw_opened_run(const char *path, const char *source, size_t size, bool no_stories,
                         int *status);
void sw_opened_open(const char *path, bool no_stories, SwOpened *out);
void sw_opened_close(SwOpened *self);

#endif
