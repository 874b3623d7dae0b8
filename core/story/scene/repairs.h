/* Repairs as they are told: words and JSON. */
#ifndef SW_STORY_SCENE_REPAIRS_H
#define SW_STORY_SCENE_REPAIRS_H

#include "base/json.h"
#include "story/repair/repair.h"
#include "story/scene/sentence.h"

const SwMessage *sw_repair_row(SwRepairId id);
/* "4 elements are copied, in reading order." */
void sw_repair_sentence(const SwProgram *program, const SwRecord *record, const SwRepair *repair,
                        SwText *out);
/* The elements of the type Repair[]. */
void sw_repairs_json(const SwProgram *program, const SwRecord *record, const SwRepairs *repairs,
                     SwJson *json);
/* Those that give what was asked for: "x.reshape(6), x.contiguous().view(6)". */
void sw_repairs_list(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
