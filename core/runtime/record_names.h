/* Which names mean the tensors that a statement's operations saw, now that it has ended. */
#ifndef SW_RUNTIME_RECORD_NAMES_H
#define SW_RUNTIME_RECORD_NAMES_H

#include "runtime/vm.h"

/* Notes which names mean the tensors of its records, now that the statement has ended. */
void sw_record_names(const SwProgram *program, const SwStatement *statement);

#endif
