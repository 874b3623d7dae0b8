/*
 * Variables of the program, as they are when it has ended: shape, strides and cells of a tensor by
 * its name, without running another statement.
 */
#ifndef SW_STORY_SCENE_NAMED_H
#define SW_STORY_SCENE_NAMED_H

#include "story/scene/tensors.h"

/* A name as bytes of the source, not NUL-terminated. */
typedef struct SwNameText {
  const char *at;
  size_t size;
} SwNameText;

/* The variable of that name; NULL if there is none or it is not a tensor. */
const SwName *sw_named_find(const SwProgram *program, SwNameText name);
/* A snapshot of that tensor; false if there is none. The buffer is not retained. */
bool sw_named_snapshot(const SwProgram *program, SwNameText name, SwSnapshot *out);
/* Writes the JSON type TensorInfo[]: the tensor of that name, then all other variables in its
 * storage, in order of first assignment. Writes nothing if there is no such tensor. */
void sw_named_json(const SwProgram *program, SwNameText name, SwText *out);

#endif
