/*
 * Names of dims, followed through every operation: each dim of a result is called as what it was
 * made from, in merged dims both names stand, and a dim that is split leaves its name until the
 * program gives new ones.
 */
#ifndef SW_STORY_SCENE_DIM_NAMES_H
#define SW_STORY_SCENE_DIM_NAMES_H

#include "base/json.h"
#include "runtime/program.h"

/* Once, behind a program that has been run. */
void sw_dim_names_follow(SwProgram *program);
/* "T", "B*T"; writes nothing and gives false where it has no name. */
bool sw_dim_name_put(const SwSnapshot *tensor, int dim, SwText *out);
/* The type (string | null)[] | null. */
void sw_dim_names_json(const SwSnapshot *tensor, SwJson *json);

#endif
