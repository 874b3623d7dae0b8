/* The command run. Exit status: 0, 1 (a statement raised) or 2 (could not run). */
#ifndef SW_CLI_RUN_H
#define SW_CLI_RUN_H

#include "cli/options.h"

int sw_command_run(const SwCliOptions *options);

#endif
