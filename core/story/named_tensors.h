/* The named tensors at the end of the program. */
#ifndef SW_STORY_NAMED_TENSORS_H
#define SW_STORY_NAMED_TENSORS_H

#include "base/json.h"
#include "runtime/program.h"

/* Writes {"name": NamedTensor, ...}. Two names of one tensor both appear. */
void sw_named_tensors_json(const SwProgram *program, SwJson *json);

#endif
