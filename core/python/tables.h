/* What dicts and sets do. */
#ifndef SW_PYTHON_TABLES_H
#define SW_PYTHON_TABLES_H

#include "runtime/vm.h"

/* Adds another dict, or pairs, to a dict. */
bool sw_dict_add(SwVm *vm, const SwNode *node, SwValue self, SwValue others);
/* a | b and the like, and comparisons of sets. */
bool sw_table_arith(SwVm *vm, SwOperator op, SwValue left, SwValue right, SwValue *out);

#endif
