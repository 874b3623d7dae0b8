/*
 * How a new result lies in memory. Elementwise operations do not always make contiguous results:
 * they keep the order in which the operands lie, so that all of them are walked the same way.
 *
 *     x.t() + 1      x.t() has shape (3, 2), strides (1, 3); so has the sum
 *
 * The dims are sorted from the fastest; where operands disagree, PyTorch follows the first that
 * has a preference, NumPy takes the last dim fastest. A stretched dim (stride 0) has no preference.
 * Sources: PyTorch `TensorIterator.cpp` reorder_dimensions; NumPy `nditer_constr.c`
 * npyiter_find_best_axis_ordering.
 */
#ifndef SW_TENSOR_RESULT_LAYOUT_H
#define SW_TENSOR_RESULT_LAYOUT_H

#include "tensor/dtype.h"
#include "tensor/layout.h"

/* The dense layout of a result of `shape`, the shape that the operands were broadcast to; offset 0.
 * NumPy gives new arrays without elements strides of 0. */
SwLayout sw_result_layout(SwDialect dialect, const SwShape *shape, int count,
                          const SwLayout *const *operands);

/* NumPy: the layout of a ufunc's result. If all operands are numbers or have the result's shape in
 * F order, NumPy walks them as one run, and the result is in F order to the last stride. If
 * elements are converted first (`converts`), the general rule above holds. Source: NumPy
 * `ufunc_object.c` try_trivial_single_output_loop. */
SwLayout sw_ufunc_layout(SwDialect dialect, const SwShape *shape, bool converts, int count,
                         const SwLayout *const *operands);

/* NumPy: the layout of a reduction's result. It keeps the order in which the operand's dims are
 * walked; those in `reduced` (one bit each) count as size 1 and are kept or left out. */
SwLayout sw_reduced_layout(const SwLayout *operand, uint32_t reduced, bool keepdim);

/* Whether the elements fill a run of memory without gaps, in any order of dims. */
bool sw_layout_is_dense(const SwLayout *self);

/* The layout of PyTorch's copy of a tensor: the same strides if the tensor is dense, even those
 * that are never used; else dense, with the dims in the same order. */
SwLayout sw_copy_layout(const SwLayout *self);

#endif
