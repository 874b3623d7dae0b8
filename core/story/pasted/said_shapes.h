/* The shapes that people write beside a message: printed ones, and in prose. */
#ifndef SW_STORY_PASTED_SAID_SHAPES_H
#define SW_STORY_PASTED_SAID_SHAPES_H

#include "story/pasted/recognise.h"

/*
 * Answers to what is asked for ("a=2, 3" in lines, see sw_reproduce) from the shapes in the text,
 * of which the program ends in exactly the message; empty where there are none.
 */
void sw_said_shapes(const char *text, size_t size, const SwRecognised *of, SwText *out);

#endif
