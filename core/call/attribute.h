/* object.name */
#ifndef SW_CALL_ATTRIBUTE_H
#define SW_CALL_ATTRIBUTE_H

#include "call/call.h"

/* A property that was found is read: *value becomes what its function returns. */
bool sw_attribute_read(SwVm *vm, const SwNode *node, SwValue *value);
/* Evaluates object.name: the value of a property, a bound method, or what a module contains. */
bool sw_attribute(SwVm *vm, const SwNode *node, SwValue object, SwValue *out);
/* setattr for an object of a class. Parameters and submodules are registered as torch.nn.Module
 * does. */
bool sw_attribute_set(SwVm *vm, SwValue object, const char *name, SwValue value);
/* object.name = value, for any object; `target` is the node of object.name. */
bool sw_attribute_assign(SwVm *vm, const SwNode *target, SwValue object, SwValue value);

/* The method of `owner` bound to `self`; refuses if no row has it. */
bool sw_attribute_of(SwVm *vm, const SwNode *node, const char *owner, SwValue self, SwValue *out);

#endif
