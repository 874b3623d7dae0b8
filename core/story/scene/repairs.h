/* Repairs (story/repair) as sentences and as JSON. */
#ifndef SW_STORY_SCENE_REPAIRS_H
#define SW_STORY_SCENE_REPAIRS_H

#include "base/json.h"
#include "story/repair/repair.h"
#include "story/scene/sentence.h"

/* The row of repairs.def. */
const SwMessage *sw_repair_row(SwRepairId id);
/* The sentence of a repair: "4 elements are copied, in reading order." */
void sw_repair_sentence(const SwProgram *program, const SwRecord *record, const SwRepair *repair,
                        SwText *out);
/* Appends each repair to an open JSON array of the type Repair[]. */
void sw_repairs_json(const SwProgram *program, const SwRecord *record, const SwRepairs *repairs,
                     SwJson *json);
/* The code of repairs that give exactly the shape asked for: "x.reshape(6),
 * x.contiguous().view(6)". Runs the program once per attempt. */
void sw_repairs_list(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
