/* Values as said.h says them. */
#ifndef SW_CALL_SPELL_VALUE_H
#define SW_CALL_SPELL_VALUE_H

#include "call/call.h"

#define SW_SPELLING_HIDDEN "\xE2\x80\xA6"

/* Within the call of the program that runs; NULL: nothing. */
const char *sw_spelling_of(const SwVm *vm, const SwTensor *tensor);
/* Whether it may stand within another text. */
bool sw_spelling_is_short(const char *said);
/* A word, and none of the program's own. */
bool sw_spelling_is_word(const SwVm *vm, const char *name);

static inline const char *sw_spelling_at(const SwVm *vm, uint32_t at) {
  return vm->program->source.bytes + at;
}
void sw_spell_span(const SwVm *vm, uint32_t from, uint32_t to, SwText *out);
/* Where `node` stands; `tight`: what is beside it binds tighter than an operator in it. */
void sw_spell_tensor(const SwVm *vm, const SwTensor *tensor, const SwNode *node, bool tight,
                        SwText *out);
void sw_spell_value(SwVm *vm, SwValue value, const SwNode *node, bool tight, SwText *out);
/* With commas between them. */
void sw_spell_items(SwVm *vm, const SwSequence *items, const SwNode *node, SwText *out);

#endif
