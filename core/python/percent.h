/* "%d of %s" % (3, x). */
#ifndef SW_PYTHON_PERCENT_H
#define SW_PYTHON_PERCENT_H

#include "runtime/vm.h"

bool sw_format_percent(SwVm *vm, const SwNode *node, const SwString *text, SwValue values,
                       SwValue *out);

#endif
