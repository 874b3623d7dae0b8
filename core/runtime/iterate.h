/* Truth, and the items of what can be iterated. */
#ifndef SW_RUNTIME_ITERATE_H
#define SW_RUNTIME_ITERATE_H

#include "runtime/vm.h"

bool sw_truth(SwVm *vm, const SwNode *node, SwValue value, bool *out);
/* The items of a list, tuple, range, string, iterator or tensor (along its first dim). */
bool sw_iterate(SwVm *vm, const SwNode *node, SwValue value, SwSequence **out);
bool sw_is_iterable(SwValue value); /* a tensor without dims also counts */
int64_t sw_range_count(const SwRange *range);

/* enumerate, zip and reversed: they walk lists as these are when an item is asked for. */

/* Walks the items once: ITEMS of a generator, which are there already, LIST or TUPLE. */
bool sw_iterator_over(SwVm *vm, SwSequence *items, SwIteratorKind kind, SwValue *out);
/* An object becomes what its __iter__() gives, which walks by __next__(); all else stays. */
bool sw_iterator_of(SwVm *vm, const SwNode *node, SwValue *value);
/* False in *any behind the last item. */
bool sw_iterator_next(SwVm *vm, SwIterator *self, bool *any, SwValue *out);
const char *sw_iterator_type(SwIteratorKind kind); /* "zip" */

#endif
