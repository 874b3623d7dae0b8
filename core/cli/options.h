/* The parsed command line. */
#ifndef SW_CLI_OPTIONS_H
#define SW_CLI_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "stridewise.h"

typedef enum SwCommand {
  SW_COMMAND_RUN,
  SW_COMMAND_EXPLAIN,
  SW_COMMAND_SCENE,
  SW_COMMAND_MAP,
  SW_COMMAND_HELP,
  SW_COMMAND_VERSION
} SwCommand;

/* The form of a map. */
typedef enum SwMapForm { SW_MAP_TEXT, SW_MAP_SVG, SW_MAP_HTML } SwMapForm;

typedef struct SwCliOptions {
  SwCommand command;
  SwMapForm form;
  bool json, batch;
  int line;     /* 0: not given */
  int64_t step; /* -1: not given */
  SwOptions run;
  char **files;
  int file_count;
} SwCliOptions;

/* Parses the arguments; false, with a line on standard error, if they are invalid. */
bool sw_options_parse(int count, char **arguments, SwCliOptions *out);
/* The help text. */
extern const char sw_usage[];

#endif
