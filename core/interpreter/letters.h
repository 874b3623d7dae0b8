/* einsum by its letters: they name the dims, and the story says of each whether it is kept or
 * summed. */
#ifndef SW_INTERPRETER_LETTERS_H
#define SW_INTERPRETER_LETTERS_H

#include "call/call.h"

/* letters(operands, terms, names, order, kept), called from Python (composed): operands become
 * views with named dims. A tensor that is an operand twice gets a view for each. */
SwFunction sw_einsum_letters;
/* name_dims_(x, names): names the dims of x; "" leaves a dim without name. */
SwFunction sw_name_dims;

#endif
