/* Classes: executing `class`, and making and calling objects. */
#ifndef SW_INTERPRETER_CLASS_H
#define SW_INTERPRETER_CLASS_H

#include "runtime/vm.h"

/* The class of a library that is written in Python (composed). */
bool sw_make_class(SwVm *vm, const SwNode *node, SwValue *out);
bool sw_exec_class(SwVm *vm, const SwNode *node);
/* Binds the name of a definition that does not run here, so that the program stops only where it is
 * used, with `sentence`. False: an error was raised. */
bool sw_bind_refused(SwVm *vm, const SwNode *node, const char *sentence);
/* Whether `node` is super() in super().name; sw_super_attribute evaluates the whole. */
bool sw_is_super(const SwVm *vm, const SwNode *node);
bool sw_super_attribute(SwVm *vm, const SwNode *node, SwValue *out);
/* The callee of a call of a class or an object. For a class: a new object, and its __init__ (NONE
 * if it has none). For an object: its method __call__. */
bool sw_class_construct(SwVm *vm, SwValue type, SwValue *object, SwValue *init);
bool sw_object_callee(SwVm *vm, const SwNode *node, SwValue object, SwValue *out);

#endif
