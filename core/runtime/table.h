/* Dicts and sets: keys in the order of their insertion, in a dict each with its value behind it.
 * They are small here, so a key is looked for from the first on. */
#ifndef SW_RUNTIME_TABLE_H
#define SW_RUNTIME_TABLE_H

#include "runtime/vm.h"

/* How far apart keys are, and a view's, too. */
static inline int sw_table_step(SwValueKind kind) {
  return kind == SW_VALUE_SET ? 1 : 2;
}
bool sw_table_new(SwVm *vm, SwValueKind kind, SwValue *out);
/* The place of the key in `items`, -1 if it is not there. */
bool sw_table_find(SwVm *vm, SwValue table, SwValue key, int64_t *at);
bool sw_table_put(SwVm *vm, SwValue table, SwValue key, SwValue value);
void sw_table_remove(SwValue table, int64_t at);
bool sw_table_equal(SwVm *vm, SwValue a, SwValue b, bool *out);
/* What a loop over it goes through: of a set only where its order is known. */
bool sw_table_items(SwVm *vm, SwValue table, SwSequence **out);
/* The same in any order, for what gives the same in each. */
bool sw_iterate_any(SwVm *vm, const SwNode *node, SwValue value, SwSequence **out);
bool sw_set_of(SwVm *vm, const SwSequence *source, SwValue *out);

#endif
