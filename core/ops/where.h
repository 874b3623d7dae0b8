/* Records of where(): each element is taken from one of two operands. */
#ifndef SW_OPS_WHERE_H
#define SW_OPS_WHERE_H

#include "runtime/record.h"

/* Notes that the operands broadcast to `shape`; does nothing for a NULL record. */
void sw_record_choice(SwRecord *record, const char *name, const SwShape *shape, SwDType dtype);

#endif
