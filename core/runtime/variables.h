/* The variables of a program, outside its functions. */
#ifndef SW_RUNTIME_VARIABLES_H
#define SW_RUNTIME_VARIABLES_H

#include "runtime/vm.h"

SwName *sw_name_find(const SwProgram *program, const char *text);
bool sw_name_bind(SwVm *vm, const char *text, SwValue value);
/* `del name`: its value becomes ABSENT. */
void sw_name_delete(SwVm *vm, SwName *name);
/* Walks the names bound to tensors in a storage, in order of first assignment; NULL after the last.
 */
const SwName *sw_name_of_storage(const SwProgram *program, int storage);
const SwName *sw_name_next_of_storage(const SwName *self, int storage);

#endif
