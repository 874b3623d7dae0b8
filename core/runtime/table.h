/* Dicts and sets: sequences of keys in order of insertion; in a dict each key is followed by its
 * value. They are small here, so a key is found by a linear search. */
#ifndef SW_RUNTIME_TABLE_H
#define SW_RUNTIME_TABLE_H

#include "runtime/vm.h"

/* The distance between keys in the sequence; also for views of dicts. */
static inline int sw_table_step(SwValueKind kind) {
  return kind == SW_VALUE_SET ? 1 : 2;
}
/* A NumPy scalar is the same key as its number. */
SwValue sw_table_plain(SwValue key);
/* Raises or refuses where the value is no key. */
bool sw_table_is_key(SwVm *vm, SwValue value);
bool sw_table_new(SwVm *vm, SwValueKind kind, SwValue *out);
/* The index of the key in the sequence; -1 if it is not there. */
bool sw_table_find(SwVm *vm, SwValue table, SwValue key, int64_t *at);
bool sw_table_put(SwVm *vm, SwValue table, SwValue key, SwValue value);
void sw_table_remove(SwValue table, int64_t at);
bool sw_table_equal(SwVm *vm, SwValue a, SwValue b, bool *out);
/* The items that a loop walks. Refuses a set whose order Python does not define. */
bool sw_table_items(SwVm *vm, SwValue table, SwSequence **out);
/* The same in any order, for callers whose result does not depend on it: sorted(s). */
bool sw_iterate_any(SwVm *vm, const SwNode *node, SwValue value, SwSequence **out);
bool sw_set_of(SwVm *vm, const SwSequence *source, SwValue *out);

#endif
