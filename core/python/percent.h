/* Formatting with the operator %: "%d of %s" % (3, x). */
#ifndef SW_PYTHON_PERCENT_H
#define SW_PYTHON_PERCENT_H

#include "runtime/vm.h"

/* text % values: `values` is a tuple of values, a dict for "%(name)s", or a single value. False: an
 * error was raised at `node`. */
bool sw_format_percent(SwVm *vm, const SwNode *node, const SwString *text, SwValue values,
                       SwValue *out);

#endif
