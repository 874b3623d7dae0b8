/* What names of libraries tell about those that do not run here. */
#ifndef SW_INTERPRETER_WORDS_H
#define SW_INTERPRETER_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* A function or method of this name may write to what it is given or called on. */
bool sw_word_writes(const char *name);
/* A dotted path in which something may draw random numbers, or set their seed. */
bool sw_path_draws(const char *path, size_t size);
/* A text in which some default may be set. */
bool sw_text_sets(const char *text, size_t size);
/* A module of Python that does nothing to tensors, random numbers or defaults. */
bool sw_module_harmless(const char *name);
/* A module that shows something, or is about types alone: it has no effect here. */
bool sw_module_has_no_effect(const char *name);
/* A builtin function that only looks at its arguments. */
bool sw_builtin_harmless(const char *name);

/* Python's own functions and types that are not run: to refuse them is right, to raise is not. */
bool sw_builtin_known(const char *name);

#endif
