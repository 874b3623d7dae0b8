/*
 * The name of a tensor in sentences and figures: its source text, shortened (short_name.h). If two
 * different tensors would have the same name, its place: "the left one", "the second one". A word
 * if it has no text: "the value", "the result". The words are in words.def.
 */
#ifndef SW_STORY_SCENE_NAME_H
#define SW_STORY_SCENE_NAME_H

#include "base/text.h"
#include "runtime/program.h"

/* Appends the name of tensor `number`, counted as in tensors.h. */
void sw_tensors_name(const SwProgram *program, const SwRecord *record, int number, SwText *out);

#endif
