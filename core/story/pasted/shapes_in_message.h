/* The shapes that people write beside a message: printed ones, and in prose. */
#ifndef SW_STORY_PASTED_SHAPES_IN_MESSAGE_H
#define SW_STORY_PASTED_SHAPES_IN_MESSAGE_H

#include "base/text.h"
#include "story/pasted/recognise.h"
#include "story/pasted/sizes.h"

/*
 * Answers to what is asked for ("a=2, 3" in lines, see sw_reproduce) from the shapes in the text,
 * of which the program ends in exactly the message; empty where there are none.
 */
void sw_shapes_in_message(const char *text, size_t size, const SwRecognised *of, SwText *out);

/* "a=2, 3\n" */
void sw_put_answer(SwText *out, const char *name, const SwSizes *sizes);
/* The shape that the text says a name has: "x.shape is (5, 75)", "x: torch.Size([2])", "x = f(y)  #
 * (2, 3)"; false where it says none, or two. */
bool sw_shape_in_message(const char *text, size_t size, SwPiece message, SwPiece name,
                         SwPiece *out);

#endif
