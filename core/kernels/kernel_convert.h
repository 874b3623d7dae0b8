/* Dense elements from one dtype to another, as sw_scalar_cast converts one. */
#ifndef SW_KERNELS_KERNEL_CONVERT_H
#define SW_KERNELS_KERNEL_CONVERT_H

#include <stddef.h>

#include "kernels/wide.h"
#include "tensor/dtype.h"

#define SW_CONVERTED 512 /* the most elements of one call */

/* Writes `count` elements at `from` as elements of another dtype at `to`; the two may not overlap.
 */
void sw_kernel_convert(SwDType to_dtype, char *to, SwDType from_dtype, const char *from,
                       size_t count);
SW_WIDE_TOO(void, sw_kernel_convert, SwDType to_dtype, char *to, SwDType from_dtype,
            const char *from, size_t count)

#endif
