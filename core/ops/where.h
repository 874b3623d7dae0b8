/* What a choice between the elements of two operands tells. */
#ifndef SW_OPS_WHERE_H
#define SW_OPS_WHERE_H

#include "runtime/record.h"

/* The record's operands meet in `shape`; nothing where there is no record. */
void sw_record_choice(SwRecord *record, const char *name, const SwShape *shape, SwDType dtype);

#endif
