/* The truth of values, and their items: what `if x` and `for item in x` ask. */
#ifndef SW_RUNTIME_ITERATE_H
#define SW_RUNTIME_ITERATE_H

#include "runtime/vm.h"

/* bool(x). A tensor of several elements raises the library's error. */
bool sw_truth(SwVm *vm, const SwNode *node, SwValue value, bool *out);
/* The items of a list, tuple, range, string, iterator or tensor (along its first dim). */
bool sw_iterate(SwVm *vm, const SwNode *node, SwValue value, SwSequence **out);
/* Whether the type can be iterated. A tensor without dims counts: it raises an error of its own. */
bool sw_is_iterable(SwValue value);
/* Number of items of a range. */
int64_t sw_range_count(const SwRange *range);

/* -- Iterators: enumerate, zip, reversed ... They read a list at the moment an item is asked for.
 * -- */

/* An iterator that walks `items` once; `kind` is ITEMS, LIST or TUPLE. */
bool sw_iterator_over(SwVm *vm, SwSequence *items, SwIteratorKind kind, SwValue *out);
/* Replaces an object of the program by the result of its __iter__(). Other values stay. */
bool sw_iterator_of(SwVm *vm, const SwNode *node, SwValue *value);
/* The next item; *any is false after the last. */
bool sw_iterator_next(SwVm *vm, SwIterator *self, bool *any, SwValue *out);
/* type(x).__name__ of an iterator: "zip". */
const char *sw_iterator_type(SwIteratorKind kind);

#endif
