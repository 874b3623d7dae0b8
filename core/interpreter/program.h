/* Running a program from its text: statement by statement, an error does not stop it. */
#ifndef SW_INTERPRETER_PROGRAM_H
#define SW_INTERPRETER_PROGRAM_H

#include "runtime/program.h"

/* Of the 256 MiB that a process may take; the rest is for what runs it. */
#define SW_MEMORY_LIMIT ((int64_t)248 << 20)

/*
 * Runs `source` (any bytes). Returns NULL only when memory runs out at once; everything else,
 * broken UTF-8 included, is told by the program. `memory_limit` bytes for tensors, 0 for
 * SW_MEMORY_LIMIT. It does SW_INTERACTIVE_WORK at most. `no_stories`: no records are kept, so there
 * are no stories.
 */
SwProgram *sw_program_new(const char *source, size_t size, int64_t memory_limit, bool no_stories);
/* The same; tensors of more than `max_values` elements are laid out and never computed, and no
 * more work is done than `most_work`. */
SwProgram *sw_program_limited(const char *source, size_t size, int64_t memory_limit,
                              bool no_stories, int64_t max_values, int64_t most_work);
void sw_program_delete(SwProgram *self);
/* 1 if a statement raised, 2 if the program was (partly) not run, else 0. */
int sw_program_outcome(const SwProgram *self);

#endif
