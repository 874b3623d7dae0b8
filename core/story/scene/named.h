/*
 * Tensors by their names, as they are at the end of the program: what a closer look shows, without
 * a statement that would have to be run for it.
 */
#ifndef SW_STORY_SCENE_NAMED_H
#define SW_STORY_SCENE_NAMED_H

#include "story/scene/tensors.h"

/* A name as it stands in the program, not NUL-terminated. */
typedef struct SwNameText {
  const char *at;
  size_t size;
} SwNameText;

/* The variable of that name; NULL where it is none, or is no tensor. */
const SwName *sw_named_find(const SwProgram *program, SwNameText name);
/* The buffer is not retained. */
bool sw_named_snapshot(const SwProgram *program, SwNameText name, SwSnapshot *out);
/* The type TensorInfo[]: the tensor of that name, then all others in its storage, in the order in
 * which they were first assigned. Nothing is written when there is no such tensor. */
void sw_named_json(const SwProgram *program, SwNameText name, SwText *out);

#endif
