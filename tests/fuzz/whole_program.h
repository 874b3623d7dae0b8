/* Runs a program, and asks for all that can be said about it. */
#ifndef SW_FUZZ_WHOLE_PROGRAM_H
#define SW_FUZZ_WHOLE_PROGRAM_H

#include <stddef.h>

void whole_program(const char *source, size_t size);

#endif
