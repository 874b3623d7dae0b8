/* What the story of a matrix product tells: inner dims that meet, batch dims that broadcast. */
#ifndef SW_OPS_MATMUL_RECORD_H
#define SW_OPS_MATMUL_RECORD_H

#include "ops/matmul_call.h"

/* Begins the record of a product and tells how its dims meet. */
void sw_record_product(SwCall *call, const SwFactors *factors);

#endif
