/* Operators of the program's own classes: a + b is a.__add__(b), or else b.__radd__(a). */
#ifndef SW_RUNTIME_OWN_OPERATORS_H
#define SW_RUNTIME_OWN_OPERATORS_H

#include "runtime/vm.h"
#include "syntax/ast.h"

/* Whether it is the name of such a method: "__add__", "__radd__", "__iadd__". */
bool sw_is_own_operator(const char *name);
SwValue sw_not_implemented(void);
/* *found is false if neither operand has such a method, or each returned NotImplemented. For an
 * operator of one operand, `right` is None. */
bool sw_own_arith(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, SwValue right,
                  bool *found, SwValue *out);
/* The same for a += b, of which only __iadd__() is tried. */
bool sw_own_arith_in_place(SwVm *vm, SwOperator op, const SwNode *node, SwValue left, SwValue right,
                           bool *found, SwValue *out);
/* Whether two values are equal by __eq__() of one of them. */
bool sw_own_equal(SwVm *vm, SwValue left, SwValue right, bool *found, bool *out);

#endif
