/* Shapes that people write next to a message, printed or in prose. */
#ifndef SW_STORY_PASTED_SHAPES_IN_MESSAGE_H
#define SW_STORY_PASTED_SHAPES_IN_MESSAGE_H

#include "base/text.h"
#include "story/pasted/recognise.h"
#include "story/pasted/sizes.h"

/*
 * Writes answers ("a=2, 3" in lines, see sw_reproduce) for `a` and `b` from the shapes in the text.
 * Every pair is tried, and the first whose program raises exactly the message is taken. Empty if
 * none does.
 */
void sw_shapes_in_message(const char *text, size_t size, const SwRecognised *of, SwText *out);

/* Appends "a=2, 3\n". */
void sw_put_answer(SwText *out, const char *name, const SwSizes *sizes);
/* The shape that the text gives for a name: "x.shape is (5, 75)", "x: torch.Size([2])",
 * "x = f(y)  # (2, 3)". False if it gives none, or two that differ. */
bool sw_shape_in_message(const char *text, size_t size, SwPiece message, SwPiece name,
                         SwPiece *out);

#endif
