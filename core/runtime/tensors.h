/* Tensors as objects of a program: made here, freed by the collector (collect.h). */
#ifndef SW_RUNTIME_TENSORS_H
#define SW_RUNTIME_TENSORS_H

#include "runtime/vm.h"

/* A new tensor over a new, zeroed storage; raises the library's out-of-memory error. */
SwTensor *sw_tensor_new(SwVm *vm, SwDialect dialect, SwDType dtype, const SwShape *shape);
/* A new tensor over the same storage. */
SwTensor *sw_tensor_view(SwVm *vm, SwTensor *of, const SwLayout *layout);
/* Zeroed working memory of one operation, which counts as the program's; refused where there is not
 * as much. Ends with sw_buffer_release. */
SwBuffer *sw_scratch(SwVm *vm, int64_t nbytes);
/* Makes room for `nbytes` from the start of the memory, else raises. */
bool sw_tensor_grow(SwVm *vm, SwTensor *self, int64_t nbytes);
/* A contiguous copy, converted. */
SwTensor *sw_tensor_copy(SwVm *vm, const SwTensor *of, SwDType dtype);
/* A tensor of rank 0 holding one number. */
SwTensor *sw_tensor_number(SwVm *vm, SwDialect dialect, SwScalar value);
/* As sw_work, for elements that a kernel goes through: none where tensors are laid out only. */
bool sw_work_values(SwVm *vm, int64_t elements);
/* The same where each element is computed by itself. */
bool sw_work_each(SwVm *vm, int64_t elements);
/* A new tensor whose elements are. */
SwTensor *sw_tensor_each(SwVm *vm, SwDialect dialect, SwDType dtype, const SwShape *shape);
SwOperand sw_tensor_operand(const SwTensor *self); /* for reading */
/* For writing: gives the storage a version of its own if a story holds the present one. */
bool sw_tensor_operand_write(SwVm *vm, SwTensor *self, SwOperand *out);
/* Checks a dim: -ndim <= dim < ndim (for rank 0 as if rank 1); raises IndexError / AxisError. */
bool sw_wrap_dim(SwVm *vm, SwDialect dialect, int64_t dim, int ndim, int *out);

#endif
