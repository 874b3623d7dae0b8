/*
 * What is said of the expressions of functions that are written in Python here: `x.narrow(1, 2,
 * 3)`, where the function says `room.narrow(dim, pad[2 * i], size)`. Numbers are said by their
 * values; a tensor by what the program calls it, by the word that the function keeps it under, or
 * by how it was made. Texts live with the records, and are said within one call of the program
 * alone.
 */
#ifndef SW_CALL_SPELLING_H
#define SW_CALL_SPELLING_H

#include "call/call.h"

/* The program calls such a function: its arguments are said as they are written. */
void sw_spelling_arguments(SwVm *vm, const SwArguments *arguments);
/* An argument of which nothing short is said is called as the parameter. */
void sw_spelling_parameter(SwVm *vm, const char *name, SwValue value);
/* A name of the function is bound to the value, where it meant no other tensor before. */
void sw_spelling_bound(SwVm *vm, const char *name, SwValue value);
/* The operation that is called; NULL where the program says it itself. */
const char *sw_spelling_operation(const SwCall *call);
/* As the program writes it. */
const char *sw_spelling_written(SwVm *vm, SwSpan span);
/* What the call gives is said as the call is; `made`: the record of it, or NULL. */
void sw_spelling_result(const SwCall *call, SwRecord *made, SwValue result);

#endif
