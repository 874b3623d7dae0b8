/*
 * The name of a tensor in sentences and figures: its source text, shortened (short_name.h); for a
 * result, the name that its line gives it: y in `y = x.t()`. If two different tensors would have
 * the same name, its place: "the left one", "the second one". A word if it has no text: "the
 * value", "the result". The words are in words.def.
 */
#ifndef SW_STORY_SCENE_NAME_H
#define SW_STORY_SCENE_NAME_H

#include "base/text.h"
#include "runtime/program.h"

/* Appends the name of tensor `number`, counted as in tensors.h. */
void sw_tensors_name(const SwProgram *program, const SwRecord *record, int number, SwText *out);
/* Appends the name that the result has from its operation: `x.t()` also where the line calls it y.
 * One of several has an index after it: `x.split(2)[1]`. */
void sw_result_written(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
