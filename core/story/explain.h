/* The story of a statement as text for a terminal: aligned shapes with verdicts, chunks and cuts,
 * addresses and jumps, and every step as a numbered sentence. */
#ifndef SW_STORY_EXPLAIN_H
#define SW_STORY_EXPLAIN_H

#include "story/story.h"

void sw_explain(const SwProgram *program, int statement, SwText *out);

/* The picture of one operation, indented. */
void sw_explain_shapes(const SwProgram *program, const SwRecord *record, SwText *out);
void sw_explain_view(const SwProgram *program, const SwRecord *record, SwText *out);
void sw_explain_dims(const SwProgram *program, const SwRecord *record, SwText *out);
void sw_explain_product(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
