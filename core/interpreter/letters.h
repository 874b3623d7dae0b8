/* einsum by its letters: they name the dims, and a step says what becomes of each. */
#ifndef SW_INTERPRETER_LETTERS_H
#define SW_INTERPRETER_LETTERS_H

#include "call/call.h"

/* letters(operands, terms, names, order, kept): operands become views of themselves with named
 * dims, so that one that is there twice has the names of each place. */
SwFunction sw_einsum_letters;
/* name_dims_(x, names): the dims of x are called so; "": nothing is said. */
SwFunction sw_name_dims;

#endif
