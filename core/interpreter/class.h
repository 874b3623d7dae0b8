/* class, and what makes and calls its objects. */
#ifndef SW_INTERPRETER_CLASS_H
#define SW_INTERPRETER_CLASS_H

#include "runtime/vm.h"

/* A class of a library, written in Python. */
bool sw_make_class(SwVm *vm, const SwNode *node, SwValue *out);
bool sw_exec_class(SwVm *vm, const SwNode *node);
/* A definition that does not run stops where what it defines is called. */
bool sw_refuse_definition(SwVm *vm, const SwNode *node, const char *sentence);
/* super().name, where `node` is that. */
bool sw_is_super(const SwVm *vm, const SwNode *node);
bool sw_super_attribute(SwVm *vm, const SwNode *node, SwValue *out);
/* What is called where a class or an object is: its __init__ (NONE where it has none) with the new
 * object, or its method. */
bool sw_class_construct(SwVm *vm, SwValue type, SwValue *object, SwValue *init);
bool sw_object_callee(SwVm *vm, const SwNode *node, SwValue object, SwValue *out);

#endif
