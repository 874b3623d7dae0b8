/* Tensors as objects of a program: made here, freed by the collector (collect.h). */
#ifndef SW_RUNTIME_TENSORS_H
#define SW_RUNTIME_TENSORS_H

#include "runtime/vm.h"

/* A new tensor over a new, zeroed storage; raises the library's out-of-memory error. */
SwTensor *sw_tensor_new(SwVm *vm, SwDialect dialect, SwDType dtype, const SwShape *shape);
/* A new tensor over the same storage. */
SwTensor *sw_tensor_view(SwVm *vm, SwTensor *of, const SwLayout *layout);
/* Zeroed working memory of one operation. It counts against the program's limit; refused if it does
 * not fit. Free with sw_buffer_release. */
SwBuffer *sw_scratch(SwVm *vm, int64_t nbytes);
/* Grows the storage to at least `nbytes` bytes, or raises. */
bool sw_tensor_grow(SwVm *vm, SwTensor *self, int64_t nbytes);
/* A contiguous copy, converted to `dtype`. */
SwTensor *sw_tensor_copy(SwVm *vm, const SwTensor *of, SwDType dtype);
/* A tensor of rank 0 holding one number. */
SwTensor *sw_tensor_number(SwVm *vm, SwDialect dialect, SwScalar value);
/* sw_work for elements that a kernel goes through; free if tensors are only laid out. */
bool sw_work_values(SwVm *vm, int64_t elements);
/* The same if a function is called for each element, which costs more. */
bool sw_work_each(SwVm *vm, int64_t elements);
/* sw_work for the rows that a kernel divides the layouts into; `elements` are counted apart. */
bool sw_work_rows(SwVm *vm, int operands, const SwLayout *const *layouts);
/* sw_elementwise_copy, after its conversions and rows are counted. */
bool sw_copy_values(SwVm *vm, const SwOperand *to, const SwOperand *from);
/* A new tensor whose elements are computed that way. */
SwTensor *sw_tensor_each(SwVm *vm, SwDialect dialect, SwDType dtype, const SwShape *shape);
SwOperand sw_tensor_operand(const SwTensor *self); /* for reading */
/* For writing: gives the storage a version of its own if a story holds the present one. */
bool sw_tensor_operand_write(SwVm *vm, SwTensor *self, SwOperand *out);
/* Random numbers are not drawn for a tensor that is laid out only, so those after it are not known
 * either: `drawn` has no values then, and the answer is true. */
bool sw_draws_nothing(SwVm *vm, SwTensor *drawn);
/* Checks a dim: -ndim <= dim < ndim (for rank 0 as if rank 1); raises IndexError / AxisError. */
bool sw_wrap_dim(SwVm *vm, SwDialect dialect, int64_t dim, int ndim, int *out);

#endif
