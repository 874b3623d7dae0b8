/* The command line. Only this folder reads files or prints; the rest of the core does no I/O. */
#include <stdio.h>

#include "cli/explain.h"
#include "cli/run.h"
#include "stridewise.h"

static int dispatch(const SwCliOptions *options) {
  switch (options->command) {
  case SW_COMMAND_RUN: return sw_command_run(options);
  case SW_COMMAND_EXPLAIN: return sw_command_explain(options);
  case SW_COMMAND_SCENE: return sw_command_scene(options);
  case SW_COMMAND_MAP: return sw_command_map(options);
  case SW_COMMAND_HELP: fputs(sw_usage, stdout); return 0;
  case SW_COMMAND_VERSION: printf("stridewise %s\n", sw_version()); return 0;
  }
  return 2;
}

int main(int count, char **arguments) {
  SwCliOptions options;
  if (!sw_options_parse(count, arguments, &options)) return 2;
  int status = dispatch(&options);
  if (fflush(stdout) == 0) return status;
  perror("stridewise: standard output");
  return 2;
}
