/* The commands explain and scene. Exit status: 0, 1 (a statement raised), 2 (no such file, line or
 * step). */
#ifndef SW_CLI_EXPLAIN_H
#define SW_CLI_EXPLAIN_H

#include "cli/options.h"

int sw_command_explain(const SwCliOptions *options);
int sw_command_scene(const SwCliOptions *options);
/* Prints the map of the calls. */
int sw_command_map(const SwCliOptions *options);

#endif
