/*
 * The letters of an einsum. In torch.einsum("ij,jk->ik", a, b), j names dim 1 of a and dim 0 of b;
 * it is not in the result, so it is summed over. A letter may stand for `...` too.
 *
 * Facts of the event LETTER: 0 what happens to the letter (0 kept, 1 in several operands and kept,
 * 2 in several and summed, 3 summed, 4 and 5 the same for a diagonal such as "ii"), 1 its size, 2
 * its column, 3 its dim + 1 in each operand, one byte an operand.
 */
#ifndef SW_STORY_SCENE_LETTERS_H
#define SW_STORY_SCENE_LETTERS_H

#include "base/text.h"
#include "runtime/program.h"

/* Whether the record is an einsum: its trace is one LETTERS event, then one LETTER a letter. */
bool sw_has_letters(const SwRecord *record);
/* The dim of operand `row` that the letter names; -1 if it is not in that operand. */
int sw_letter_dim(const SwEvent *letter, int row);
/* Whether the letter is missing in the result, so that products are summed over it. */
bool sw_letter_is_summed(const SwEvent *letter);
/* Writes the letter, or the name that the program has for the dim; "…" for a dim of `...`. */
void sw_letter_put(const SwRecord *record, const SwEvent *letter, SwText *out);
/* Writes the text `name` of a LETTERS or LETTER event (computed.h). */
void sw_letters_text(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                     const char *name, SwText *out);

#endif
