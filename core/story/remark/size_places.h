/*
 * Finds the number in the source that makes a size, so that the page can edit it: in
 * `a = torch.ones(2, 3)` the 3 makes dim 1 of a. The search replaces a number by a larger one, runs
 * the program again, and looks which sizes follow. Sizes from the length of a list, a -1 or
 * arithmetic have no place.
 */
#ifndef SW_STORY_REMARK_SIZE_PLACES_H
#define SW_STORY_REMARK_SIZE_PLACES_H

#include "runtime/program.h"

/* Appends the type SizePlace[]: places for the operands of the statement's operations, and for the
 * shapes that these request. */
void sw_size_places_json(const SwProgram *program, int statement, SwText *out);

#endif
