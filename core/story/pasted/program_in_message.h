/* A program from the failing line alone, if the pasted text gives the shape of every name in it. */
#ifndef SW_STORY_PASTED_PROGRAM_IN_MESSAGE_H
#define SW_STORY_PASTED_PROGRAM_IN_MESSAGE_H

#include "story/pasted/failing_line.h"
#include "story/pasted/reproduce.h"

/* Replaces made->program and returns true if the text gives all shapes, and the line then raises
 * the message of `of`. */
bool sw_program_in_message(const char *text, size_t size, const SwFailingLine *line,
                           const SwRecognised *of, SwReproduction *made);

#endif
