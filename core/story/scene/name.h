/*
 * What a tensor of an operation is called: its own source text, shortened; where two would be
 * called the same and are not, which of them it is; a word where it has no expression of its own.
 */
#ifndef SW_STORY_SCENE_NAME_H
#define SW_STORY_SCENE_NAME_H

#include "base/text.h"
#include "runtime/program.h"

/* Tensor `number` as tensors.h counts. */
void sw_tensors_name(const SwProgram *program, const SwRecord *record, int number, SwText *out);

#endif
