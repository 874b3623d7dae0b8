/*
 * Short names from source text. Text of up to SW_MAX_NAME characters is kept; longer text gets … in
 * place of the contents of brackets, of everything before its last call, or of long operands:
 *
 *     torch.arange(12, dtype=torch.float32)     torch.arange(…)
 *     images.flatten(1).unsqueeze(0).t()        ….t()
 *     first_operand * second_operand            first_operand * …
 */
#ifndef SW_STORY_SCENE_SHORT_NAME_H
#define SW_STORY_SCENE_SHORT_NAME_H

#include "base/text.h"
#include "runtime/program.h"

#define SW_MAX_NAME 18 /* characters */

/* Appends the short name of `size` bytes of source. False, and nothing appended, if no part of the
 * text is both short and meaningful, or if it spans lines with a comment. */
bool sw_short_name(const SwProgram *program, const char *text, size_t size, SwText *out);

#endif
