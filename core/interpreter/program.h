/* Running a program from its text, statement by statement. An error ends its statement, not the
 * program. */
#ifndef SW_INTERPRETER_PROGRAM_H
#define SW_INTERPRETER_PROGRAM_H

#include "runtime/program.h"

/* Bytes for tensors, of the 256 MiB of the process; the rest is for the interpreter. */
#define SW_MEMORY_LIMIT ((int64_t)248 << 20)

/*
 * Runs `source`, `size` arbitrary bytes. NULL only if memory runs out at once; anything else,
 * broken UTF-8 included, is reported in the program. The caller deletes it with sw_program_delete.
 * `memory_limit`: bytes for tensors, 0 for SW_MEMORY_LIMIT. `no_stories`: keeps no records, so
 * there are no stories. At most SW_INTERACTIVE_WORK is done.
 */
SwProgram *sw_program_new(const char *source, size_t size, int64_t memory_limit, bool no_stories);
/* The same with other limits: tensors of more than `max_values` elements are laid out but not
 * computed, and at most `most_work` is done. */
SwProgram *sw_program_limited(const char *source, size_t size, int64_t memory_limit,
                              bool no_stories, int64_t max_values, int64_t most_work);
/* The number of records that a statement began before the last ones of which its story can have
 * steps, if it raised after those; else 0. */
int64_t sw_window_to_error(const SwProgram *self, int statement);
/* Runs the same program again; in statements with such a window the last operations have steps, in
 * place of the first ones. NULL as for the others. */
SwProgram *sw_program_to_errors(const SwProgram *before);
void sw_program_delete(SwProgram *self);
/* 1 if a statement raised, 2 if the program was (partly) not run, else 0. */
int sw_program_outcome(const SwProgram *self);

#endif
