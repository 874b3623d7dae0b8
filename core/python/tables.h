/* Dicts and sets: updating and operators. runtime/table.h has the hash table itself. */
#ifndef SW_PYTHON_TABLES_H
#define SW_PYTHON_TABLES_H

#include "runtime/vm.h"

/* Adds `others`, a dict or an iterable of pairs, to the dict `self`, as dict.update() does. */
bool sw_dict_add(SwVm *vm, const SwNode *node, SwValue self, SwValue others);
/* Operators of dicts and sets: a | b, a & b, a - b, a ^ b, and comparisons, which mean subsets for
 * sets: {1} < {1, 2}. */
bool sw_table_arith(SwVm *vm, SwOperator op, SwValue left, SwValue right, SwValue *out);

#endif
