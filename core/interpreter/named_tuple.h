/* Classes of tuples whose items have names: namedtuple(), typing.NamedTuple. */
#ifndef SW_INTERPRETER_NAMED_TUPLE_H
#define SW_INTERPRETER_NAMED_TUPLE_H

#include "call/call.h"

#define SW_NAMED_TUPLE_TYPE "typing.NamedTuple"

/* named_class_(name, names, defaults): the class that namedtuple() makes. */
SwFunction sw_named_class;
/* named_(cls, items): a tuple of such a class. */
SwFunction sw_named_make;
/* NamedTuple, as a base of classes. */
SwFunction sw_named_tuple_type;

/* The base that such classes have here: their common methods. */
bool sw_named_base(SwVm *vm, const SwNode *node, SwValue *out);
/* Makes a class of the program one of tuples; its fields are the names with an annotation. */
bool sw_named_of_fields(SwVm *vm, const SwNode *node, SwValue type);

#endif
