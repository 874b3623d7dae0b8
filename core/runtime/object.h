/* Classes of the program and their objects. Both are tables of attributes by name. A class begins
 * with its name and the order in which its attributes are looked for, an object with its class. */
#ifndef SW_RUNTIME_OBJECT_H
#define SW_RUNTIME_OBJECT_H

#include "runtime/vm.h"

/* type(x).__name__ of torch.nn.Module, which classes may derive from. */
#define SW_PARAMETER_TYPE "torch.nn.parameter.Parameter"
#define SW_MODULE_TYPE    "torch.nn.modules.module.Module"

/* Hidden attributes of a class: a dict whose keys are the names with
 * an annotation, and for a dataclass the same dict once more. */
#define SW_FIELDS      " fields"
#define SW_DATA_FIELDS " data"

/* Whether its objects are frozen. */
#define SW_FROZEN " frozen"
/* The same as SW_FIELDS, of a class of tuples: the names of their items. */
#define SW_TUPLE_FIELDS " tuple"

#define SW_MAX_BASES 8

/* A new class. Bases are classes and names of types, SW_MAX_BASES at most. Python's error if they
 * have no common order. */
bool sw_class_new(SwVm *vm, const char *name, const SwSequence *bases, SwValue *out);
/* A new object without attributes; __init__ is not called. */
bool sw_object_new(SwVm *vm, SwValue type, SwValue *out);
const char *sw_class_name(SwValue type);
SwValue sw_object_class(SwValue object);
/* Whether it is a tuple of a class of the program; *out is the class. */
bool sw_tuple_class(SwValue value, SwValue *out);
/* The name of item `i` of a tuple with names. */
const char *sw_tuple_field(const SwSequence *tuple, int64_t i);
/* Whether the class derives from `base`, a class or the name of a type. */
bool sw_class_is_a(SwValue type, SwValue base);
/* Whether it is an object of a class that derives from torch.nn.Module. */
bool sw_is_module(SwValue object);
/* The attribute in the table itself, or in the class and its bases; NULL if there is none. */
const SwValue *sw_table_attribute(SwValue table, const char *name);
const SwValue *sw_class_attribute(SwValue type, const char *name);
/* The same behind `after` in the order of the class: super(). */
const SwValue *sw_class_attribute_after(SwValue type, SwValue after, const char *name);
/* Sets an attribute. */
bool sw_attribute_put(SwVm *vm, SwValue table, const char *name, SwValue value);
/* Binds a function to an object, which makes it a method; other values stay. */
bool sw_bind_self(SwVm *vm, SwValue function, SwValue self, SwValue *out);
/* Calls a special method of the object, such as __len__. *found is false if it has none. */
bool sw_object_special(SwVm *vm, const SwNode *node, SwValue object, const char *name,
                       SwValue *arguments, int count, bool *found, SwValue *out);
/* Replaces an object with a method __array__() by the array that it returns. */
bool sw_object_as_array(SwVm *vm, const SwNode *node, SwValue *value);
/* object.name; *found is false if there is none. */
bool sw_object_attribute(SwVm *vm, SwValue object, const char *name, bool *found, SwValue *out);

#endif
