/* Word lists: what the names of functions and modules that do not run here say about their effects.
 */
#ifndef SW_INTERPRETER_WORDS_H
#define SW_INTERPRETER_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* Whether a function or method of this name may write to its arguments or its object. */
bool sw_word_writes(const char *name);
/* Whether something on the dotted path may draw random numbers or set a seed. `size` in bytes. */
bool sw_path_draws(const char *path, size_t size);
/* Whether the text may set a default. */
bool sw_text_sets(const char *text, size_t size);
/* Whether the module leaves tensors, random numbers and defaults alone. */
bool sw_module_harmless(const char *name);
/* Whether the module has no effect here: it only shows something, or is about types. */
bool sw_module_has_no_effect(const char *name);
/* Whether the builtin function only looks at its arguments. */
bool sw_builtin_harmless(const char *name);

/* Whether Python has this builtin though it does not run here. A refusal is right then; a NameError
 * would be wrong. */
bool sw_builtin_known(const char *name);

#endif
