/* Values as said.h says them. */
#ifndef SW_CALL_SAID_VALUE_H
#define SW_CALL_SAID_VALUE_H

#include "call/call.h"

#define SW_SAID_HIDDEN "\xE2\x80\xA6"

/* Within the call of the program that runs; NULL: nothing. */
const char *sw_said_of(const SwVm *vm, const SwTensor *tensor);
/* Whether it may stand within another text. */
bool sw_said_is_short(const char *said);
/* A word, and none of the program's own. */
bool sw_said_is_word(const SwVm *vm, const char *name);

static inline const char *sw_said_at(const SwVm *vm, uint32_t at) {
  return vm->program->source.bytes + at;
}
void sw_said_put_span(const SwVm *vm, uint32_t from, uint32_t to, SwText *out);
/* Where `node` stands; `tight`: what is beside it binds tighter than an operator in it. */
void sw_said_put_tensor(const SwVm *vm, const SwTensor *tensor, const SwNode *node, bool tight,
                        SwText *out);
void sw_said_put_value(SwVm *vm, SwValue value, const SwNode *node, bool tight, SwText *out);
/* With commas between them. */
void sw_said_put_items(SwVm *vm, const SwSequence *items, const SwNode *node, SwText *out);

#endif
