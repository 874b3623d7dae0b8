/* The commands of `stridewise`. Each returns an exit status: 0, 1 (a statement raised) or 2. */
#ifndef SW_CLI_COMMANDS_H
#define SW_CLI_COMMANDS_H

#include "cli/options.h"

int sw_command_run(const SwCliOptions *options);
int sw_command_explain(const SwCliOptions *options);
int sw_command_scene(const SwCliOptions *options);

#endif
