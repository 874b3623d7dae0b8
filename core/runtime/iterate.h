/* Truth, and the items of what can be iterated. */
#ifndef SW_RUNTIME_ITERATE_H
#define SW_RUNTIME_ITERATE_H

#include "runtime/vm.h"

bool sw_truth(SwVm *vm, const SwNode *node, SwValue value, bool *out);
/* The items of a list, tuple, range, string, iterator or tensor (along its first dim). */
bool sw_iterate(SwVm *vm, const SwNode *node, SwValue value, SwSequence **out);
bool sw_is_iterable(SwValue value); /* a tensor without dims also counts */
int64_t sw_range_count(const SwRange *range);

#endif
