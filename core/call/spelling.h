/*
 * Spellings: the texts of expressions inside functions that are written in Python here. Where such
 * a function has `room.narrow(dim, pad[2 * i], size)`, the story shows `x.narrow(1, 2, 3)`. A
 * number is spelled by its value; a tensor by its name in the program, by the local name in the
 * function, or by how it was made. Spellings are allocated with the records, and hold during one
 * call of the program.
 */
#ifndef SW_CALL_SPELLING_H
#define SW_CALL_SPELLING_H

#include "call/call.h"

/* Called when the program calls such a function: arguments are spelled as they are written. */
void sw_spelling_arguments(SwVm *vm, const SwArguments *arguments);
/* An argument without a short spelling is spelled by its parameter. */
void sw_spelling_parameter(SwVm *vm, const char *name, SwValue value);
/* A local name is bound to the value; it becomes its spelling unless the name meant another tensor
 * before. */
void sw_spelling_bound(SwVm *vm, const char *name, SwValue value);
/* The spelling of the operation being called; NULL if the program itself calls it. */
const char *sw_spelling_operation(const SwCall *call);
/* The text of the program at `span`. */
const char *sw_spelling_written(SwVm *vm, SwSpan span);
/* The result is spelled like its call. `made`: the record of the call, or NULL. */
void sw_spelling_result(const SwCall *call, SwRecord *made, SwValue result);

#endif
