/*
 * How a new result lies in memory. Elementwise operations do not always make contiguous results:
 * they keep the order in which the operands lie, so that all of them are walked the same way.
 *
 *     x.t() + 1      x.t() has shape (3, 2), strides (1, 3); so has the sum
 *
 * The dims are sorted from the fastest; where operands disagree, PyTorch follows the first that
 * has an opinion, NumPy prefers the last dim fastest. A stretched dim (stride 0) has no opinion.
 * Sources: PyTorch `TensorIterator.cpp` reorder_dimensions; NumPy `nditer_constr.c`
 * npyiter_find_best_axis_ordering.
 */
#ifndef SW_TENSOR_RESULT_LAYOUT_H
#define SW_TENSOR_RESULT_LAYOUT_H

#include "tensor/dtype.h"
#include "tensor/layout.h"

/* The dense layout of a result of `shape`, which the operands were broadcast to; offset 0. NumPy
 * gives new arrays without elements strides of 0. */
SwLayout sw_result_layout(SwDialect dialect, const SwShape *shape, int count,
                          const SwLayout *const *operands);

/* NumPy: how a ufunc lays out its result. Operands of the result's shape that all lie in F order,
 * and numbers, are walked as one run: the result lies in F order to the last stride. Where elements
 * are converted first (`converts`) the general rule holds. Source: NumPy `ufunc_object.c`
 * try_trivial_single_output_loop. */
SwLayout sw_ufunc_layout(SwDialect dialect, const SwShape *shape, bool converts, int count,
                         const SwLayout *const *operands);

/* NumPy: how a reduction lays out its result: in the order in which it walks all of the operand's
 * dims, of which those in `reduced` (a bit each) count as of size 1; kept as such or left out. */
SwLayout sw_reduced_layout(const SwLayout *operand, uint32_t reduced, bool keepdim);

/* The elements fill a run of memory without gaps, in whatever order of dims. */
bool sw_layout_is_dense(const SwLayout *self);

/* How PyTorch's copy of a tensor lies: exactly as the tensor if that is dense, also where a stride
 * is never used; else in the same order of dims. */
SwLayout sw_copy_layout(const SwLayout *self);

#endif
