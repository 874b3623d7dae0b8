/* object[index] and object[index] = value, for every kind of object. */
#ifndef SW_INTERPRETER_SUBSCRIPT_H
#define SW_INTERPRETER_SUBSCRIPT_H

#include "runtime/vm.h"

bool sw_subscript(SwVm *vm, const SwNode *node, SwValue object, SwValue index, SwValue *out);
bool sw_subscript_assign(SwVm *vm, const SwNode *node, SwValue object, SwValue index, SwValue value,
                         const SwNode *value_node);

#endif
