/* Names of tensors in records: after x = a + b, the result of the record is called x. */
#ifndef SW_RUNTIME_RECORD_NAMES_H
#define SW_RUNTIME_RECORD_NAMES_H

#include "runtime/vm.h"

/* Called when a statement has ended: notes which names are bound to the tensors of its records. */
void sw_record_names(const SwProgram *program, const SwStatement *statement);

#endif
