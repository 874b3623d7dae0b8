/* object.name */
#ifndef SW_CALL_ATTRIBUTE_H
#define SW_CALL_ATTRIBUTE_H

#include "call/call.h"

/* object.name: a property's value, a bound method, a module's content. */
bool sw_attribute(SwVm *vm, const SwNode *node, SwValue object, SwValue *out);
/* object.name = value of an object of a class, as modules take it. */
bool sw_attribute_set(SwVm *vm, SwValue object, const char *name, SwValue value);
bool sw_attribute_assign(SwVm *vm, const SwNode *target, SwValue object, SwValue value);

/* The method of `owner` as a method of `self`; refused where no row has it. */
bool sw_attribute_of(SwVm *vm, const SwNode *node, const char *owner, SwValue self, SwValue *out);

#endif
