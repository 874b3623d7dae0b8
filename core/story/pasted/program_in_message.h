/* The line that failed on tensors of the shapes that the text says its names have. */
#ifndef SW_STORY_PASTED_PROGRAM_IN_MESSAGE_H
#define SW_STORY_PASTED_PROGRAM_IN_MESSAGE_H

#include "story/pasted/failing_line.h"
#include "story/pasted/reproduce.h"

/* Replaces made->program where all shapes are said, and the line then ends in the message. */
bool sw_program_in_message(const char *text, size_t size, const SwFailingLine *line,
                           const SwRecognised *of, SwReproduction *made);

#endif
