/* The tensors that names are bound to when the program has ended. */
#ifndef SW_STORY_NAMED_TENSORS_H
#define SW_STORY_NAMED_TENSORS_H

#include "base/json.h"
#include "runtime/program.h"

/* {"name": NamedTensor, ...}: every tensor that a name is bound to. */
void sw_named_tensors_json(const SwProgram *program, SwJson *json);

#endif
