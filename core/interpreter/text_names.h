/* Names in the text of statements that could not be parsed. */
#ifndef SW_INTERPRETER_TEXT_NAMES_H
#define SW_INTERPRETER_TEXT_NAMES_H

#include "runtime/vm.h"

/* Finds the next name after *at that is not an attribute, and moves *at past it. False: there is
 * none. */
bool sw_text_next_name(const SwSource *source, SwSpan span, uint32_t *at, SwSpan *word);
/* The variable called so; NULL if it has no value. */
const SwName *sw_text_name_at(SwVm *vm, SwSpan word);
/* The name of a `def` or `class` in an UNSUPPORTED node, with or without decorators. */
bool sw_defined_name(const SwSource *source, const SwNode *node, SwSpan *name);

#endif
