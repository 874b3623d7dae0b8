/* enumerate, zip and reversed: they walk lists as these are when an item is asked for. */
#ifndef SW_RUNTIME_ITERATOR_H
#define SW_RUNTIME_ITERATOR_H

#include "runtime/vm.h"

/* Walks the items once: a generator, whose items are there already. */
bool sw_iterator_over(SwVm *vm, SwSequence *items, SwValue *out);
/* False in *any behind the last item. */
bool sw_iterator_next(SwVm *vm, SwIterator *self, bool *any, SwValue *out);
const char *sw_iterator_type(SwIteratorKind kind); /* "zip" */

#endif
