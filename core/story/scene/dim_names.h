/*
 * Names of dims, carried through every operation. The program gives them (runtime/naming.h), in a
 * comment or by unpacking a shape:
 *
 *     B, T, C = x.shape                 x: B, T, C
 *     y = x.transpose(1, 2)             y: B, C, T
 *     z = x.view(B * T, C)              z: B*T, C
 *     torch.cat([x, x], dim=1)          B, 2*T, C
 *
 * A dim of a result has the name of the dim that it was made from. A dim that is split loses its
 * name until the program gives a new one. Nothing here changes how the program runs.
 */
#ifndef SW_STORY_SCENE_DIM_NAMES_H
#define SW_STORY_SCENE_DIM_NAMES_H

#include "base/json.h"
#include "runtime/program.h"

/* Fills in the `names` of all snapshots. Call once, when the program has run and stories are laid
 * out. If memory runs out, stories end before the statement where it happened. */
void sw_dim_names_follow(SwProgram *program);
/* Writes the name of a dim, "T" or "B*T". False, and nothing written, if it has none. */
bool sw_dim_name_put(const SwSnapshot *tensor, int dim, SwText *out);
/* Writes the JSON type (string | null)[] | null: null if no dim has a name. */
void sw_dim_names_json(const SwSnapshot *tensor, SwJson *json);

#endif
