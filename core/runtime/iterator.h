/* enumerate, zip and reversed: they walk lists as these are when an item is asked for. */
#ifndef SW_RUNTIME_ITERATOR_H
#define SW_RUNTIME_ITERATOR_H

#include "runtime/vm.h"

/* Walks the items once: ITEMS of a generator, which are there already, LIST or TUPLE. */
bool sw_iterator_over(SwVm *vm, SwSequence *items, SwIteratorKind kind, SwValue *out);
/* An object becomes what its __iter__() gives, which walks by __next__(); all else stays. */
bool sw_iterator_of(SwVm *vm, const SwNode *node, SwValue *value);
/* False in *any behind the last item. */
bool sw_iterator_next(SwVm *vm, SwIterator *self, bool *any, SwValue *out);
const char *sw_iterator_type(SwIteratorKind kind); /* "zip" */

#endif
