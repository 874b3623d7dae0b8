/* Appending the spellings of values (spelling.h). */
#ifndef SW_CALL_SPELL_VALUE_H
#define SW_CALL_SPELL_VALUE_H

#include "call/call.h"

/* An ellipsis for a value that is too long to show. */
#define SW_SPELLING_HIDDEN "\xE2\x80\xA6"

/* The spelling of a tensor in the current call of the program, or NULL. */
const char *sw_spelling_of(const SwVm *vm, const SwTensor *tensor);
/* Whether a spelling is short enough to be part of another one. */
bool sw_spelling_is_short(const char *said);
/* Whether a local name can be a spelling: a word that is not a name of the program. */
bool sw_spelling_is_word(const SwVm *vm, const char *name);

/* The program's text from byte `at` on. */
static inline const char *sw_spelling_at(const SwVm *vm, uint32_t at) {
  return vm->program->source.bytes + at;
}
/* Appends bytes `from` to `to` of the program's text. */
void sw_spell_span(const SwVm *vm, uint32_t from, uint32_t to, SwText *out);
/* Appends the spelling of the tensor written at `node`. `tight`: its neighbour binds tighter than
 * an operator, so an expression needs brackets: (a + b).sum(). */
void sw_spell_tensor(const SwVm *vm, const SwTensor *tensor, const SwNode *node, bool tight,
                     SwText *out);
void sw_spell_value(SwVm *vm, SwValue value, const SwNode *node, bool tight, SwText *out);
/* Appends items, separated by commas. */
void sw_spell_items(SwVm *vm, const SwSequence *items, const SwNode *node, SwText *out);

#endif
