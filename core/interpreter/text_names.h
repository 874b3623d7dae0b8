/* Names in the text of what has no tree. */
#ifndef SW_INTERPRETER_TEXT_NAMES_H
#define SW_INTERPRETER_TEXT_NAMES_H

#include "runtime/vm.h"

/* The next name in the text that is no attribute, behind `*at`. */
bool sw_text_next_name(const SwSource *source, SwSpan span, uint32_t *at, SwSpan *word);
/* The variable of this name; NULL where it has no value. */
const SwName *sw_text_name_at(SwVm *vm, SwSpan word);
/* The name that a `def` or `class` binds which is not run, decorators before it or not; of an
 * UNSUPPORTED. */
bool sw_defined_name(const SwSource *source, const SwNode *node, SwSpan *name);

#endif
