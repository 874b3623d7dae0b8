/*
 * The letters of an einsum: each names a dim of the operands that have it. Its event holds what
 * becomes of it, its size, its column, and its dim + 1 in each operand, a byte each.
 */
#ifndef SW_STORY_SCENE_LETTERS_H
#define SW_STORY_SCENE_LETTERS_H

#include "base/text.h"
#include "runtime/program.h"

/* Whether the record tells letters: an event about all of them, then one a letter. */
bool sw_has_letters(const SwRecord *record);
/* The dim of operand `row` that the letter names, or -1. */
int sw_letter_dim(const SwEvent *letter, int row);
/* The result has not got it. */
bool sw_letter_is_summed(const SwEvent *letter);
void sw_letter_put(const SwRecord *record, const SwEvent *letter, SwText *out);
/* What the two events say by `name`. */
void sw_letters_text(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                     const char *name, SwText *out);

#endif
