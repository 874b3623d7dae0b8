/*
 * Which number of the program makes a size: it is found by writing another one there and running
 * the program. A size that another number would leave as it is, or change to something else, has no
 * place; so have those that come from the length of a list, are inferred, or are worked out.
 */
#ifndef SW_STORY_REMARK_SIZE_PLACES_H
#define SW_STORY_REMARK_SIZE_PLACES_H

#include "runtime/program.h"

/* Those of the operands of a statement's story, and of the shapes that it asks for: the type
 * SizePlace[]. */
void sw_size_places_json(const SwProgram *program, int statement, SwText *out);

#endif
