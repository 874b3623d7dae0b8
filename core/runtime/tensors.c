#include "runtime/tensors.h"

#include <math.h>
#include <stdlib.h>

#include "base/checked.h"
#include "base/notices.h"
#include "base/number.h"
#include "kernels/loop.h"
#include "runtime/record.h"
#include "runtime/record_reach.h"
#include "runtime/vm.h"
#include "tensor/result_layout.h"

static void size_of_shape(SwDialect dialect, const SwShape *shape, SwDType dtype, bool *fits,
                          int64_t *nbytes) {
  int64_t numel = 0;
  bool counts = dialect == SW_TORCH ? sw_shape_fits_in_order(shape)
                                    : sw_shape_bytes_fit(shape, sw_dtype_size(dtype));
  (void)sw_shape_numel(shape, &numel); /* cannot overflow where it matters */
  *fits = counts && sw_checked_mul(numel, sw_dtype_size(dtype), nbytes);
}

/* A number of bytes as NumPy writes it: at least three significant digits, and a point after whole
 * numbers. */
static void bytes_as_numpy(SwText *out, int64_t nbytes) {
  static const char *const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  double size = (double)nbytes;
  int unit = 0;
  for (; round(size) >= 1024; unit++)
    size /= 1024;
  int decimals = unit == 0 ? 0 : size < 9.995 ? 2 : size < 99.95 ? 1 : 0;
  sw_text_float_fixed(out, size, decimals);
  sw_text_put(out, unit && !decimals ? ". " : " ");
  sw_text_put(out, units[unit]);
}

/* Notes in the record that the rules allowed the result and only memory is missing. */
static void tell_too_large(SwVm *vm, int64_t nbytes) {
  SwRecord *record = vm->last_record;
  bool waits = record && record->statement == vm->statement && !record->has_result;
  if (waits) sw_emit(&record->trace, TOO_LARGE, nbytes);
}

static bool raise_too_large(SwVm *vm, SwDialect dialect, SwDType dtype, const SwShape *shape,
                            int64_t nbytes) {
  vm->program->is_too_large |= nbytes <= SW_MOST_LAID_OUT;
  tell_too_large(vm, nbytes);
  if (dialect == SW_TORCH) return sw_raise(vm, SW_ERR_TORCH_ALLOCATE, SW_INT(nbytes));
  SwText size = {0};
  bytes_as_numpy(&size, nbytes);
  (void)sw_raise(vm, SW_ERR_NUMPY_ALLOCATE, SW_STR(sw_text_cstr(&size)), SW_SHAPE_ARG(shape),
                 SW_STR(sw_dtype_name(dtype)));
  vm->error.integer[0] = nbytes;
  sw_text_free(&size);
  return false;
}

static bool raise_overflow(SwVm *vm, SwDialect dialect, const SwShape *shape) {
  tell_too_large(vm, INT64_MAX);
  if (dialect == SW_NUMPY) return sw_raise0(vm, SW_ERR_NUMPY_TOO_BIG);
  int64_t numel;
  (void)sw_shape_numel(shape, &numel);
  if (sw_shape_fits_in_order(shape) && numel == 0)
    return sw_raise0(vm, SW_ERR_TORCH_STRIDE_OVERFLOW);
  return sw_raise(vm, SW_ERR_TORCH_STORAGE_OVERFLOW, SW_SHAPE_ARG(shape));
}

/* Whether a new tensor has no values: there are too many, or what it is made of has none. */
static bool is_laid_out_only(SwVm *vm, int64_t elements) {
  const SwMemory *memory = &vm->program->memory;
  if (memory->max_values && elements > memory->max_values) vm->laid_out = true;
  return vm->laid_out;
}

static int64_t most_laid_out(const SwMemory *memory) {
  return memory->limit > SW_MOST_LAID_OUT ? memory->limit : SW_MOST_LAID_OUT;
}

static SwStorage *new_storage(SwVm *vm, int64_t nbytes) {
  SwMemory *memory = &vm->program->memory;
  int id = vm->next_storage++;
  if (vm->laid_out) return sw_storage_around(sw_buffer_laid_out(memory, nbytes), id);
  vm->collecting.nbytes += nbytes;
  return sw_storage_new(memory, nbytes, id);
}

static SwTensor *adopt(SwVm *vm, SwDialect dialect, SwDType dtype, SwStorage *storage) {
  SwTensor *self = storage ? calloc(1, sizeof *self) : NULL;
  if (!self) {
    sw_storage_release(storage);
    (void)sw_exhausted(vm);
    return NULL;
  }
  self->id = ++vm->tensors_made;
  vm->collecting.made++;
  self->dialect = dialect;
  self->dtype = dtype;
  self->storage = storage;
  self->next = vm->program->tensors;
  vm->program->tensors = self;
  return self;
}

SwTensor *sw_tensor_new(SwVm *vm, SwDialect dialect, SwDType dtype, const SwShape *shape) {
  SwMemory *memory = &vm->program->memory;
  int64_t nbytes = 0;
  bool fits;
  SwLayout layout;
  size_of_shape(dialect, shape, dtype, &fits, &nbytes);
  if (!fits || !sw_layout_contiguous(shape, &layout)) {
    (void)raise_overflow(vm, dialect, shape);
    return NULL;
  }
  int64_t elements = nbytes / sw_dtype_size(dtype);
  bool laid_out = is_laid_out_only(vm, elements);
  if (!laid_out) sw_make_room(vm, nbytes);
  int64_t most = laid_out ? most_laid_out(memory) : memory->limit - memory->used;
  if (nbytes > most) {
    (void)raise_too_large(vm, dialect, dtype, shape, nbytes);
    return NULL;
  }
  if (!sw_work(vm, SW_TENSOR_WORK) || !sw_work_values(vm, elements)) return NULL;
  SwTensor *self = adopt(vm, dialect, dtype, new_storage(vm, nbytes));
  if (self) self->layout = nbytes ? layout : sw_result_layout(dialect, shape, 0, NULL);
  return self;
}

SwBuffer *sw_scratch(SwVm *vm, int64_t nbytes) {
  SwMemory *memory = &vm->program->memory;
  sw_make_room(vm, nbytes);
  SwBuffer *self = sw_buffer_new(memory, nbytes);
  if (self) return self;
  if (nbytes <= memory->limit - memory->used)
    (void)sw_exhausted(vm);
  else
    (void)sw_refuse_here(vm, sw_notice(SW_NOTICE_ELEMENTS_DO_NOT_FIT_INTO_MEMORY));
  return NULL;
}

/* A view takes no memory, but the libraries still count its elements. */
static bool can_be_counted(SwVm *vm, const SwTensor *of, const SwShape *shape) {
  bool torch = of->dialect == SW_TORCH;
  if (torch ? sw_shape_fits_in_order(shape) : sw_shape_bytes_fit(shape, sw_dtype_size(of->dtype)))
    return true;
  return sw_raise0(vm, torch ? SW_ERR_TORCH_NUMEL_OVERFLOW : SW_ERR_NUMPY_TOO_BIG);
}

SwTensor *sw_tensor_view(SwVm *vm, SwTensor *of, const SwLayout *layout) {
  if (!can_be_counted(vm, of, &layout->shape) || !sw_work(vm, SW_TENSOR_WORK)) return NULL;
  SwTensor *self = adopt(vm, of->dialect, of->dtype, sw_storage_retain(of->storage));
  if (!self) return NULL;
  self->layout = *layout;
  self->readonly = of->readonly;
  self->warns_on_write = of->warns_on_write;
  self->is_borrowed = of->is_borrowed;
  self->origin = of->origin;
  self->held = of->held;
  self->base = of->base && !of->is_foreign ? of->base : of;
  return self;
}

SwTensor *sw_tensor_copy(SwVm *vm, const SwTensor *of, SwDType dtype) {
  SwTensor *self = sw_tensor_new(vm, of->dialect, dtype, &of->layout.shape);
  if (!self) return NULL;
  SwOperand to = sw_tensor_operand(self), from = sw_tensor_operand(of);
  return sw_copy_values(vm, &to, &from) ? self : NULL;
}

SwTensor *sw_tensor_number(SwVm *vm, SwDialect dialect, SwScalar value) {
  SwTensor *self = sw_tensor_new(vm, dialect, value.dtype, &(SwShape){0});
  if (self) sw_scalar_store(value, self->storage->buffer->data, 0);
  return self;
}

bool sw_tensor_grow(SwVm *vm, SwTensor *self, int64_t nbytes) {
  if (self->storage->is_shared && nbytes > sw_tensor_storage_end(self))
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_STRIDEWISE_DOES_NOT_ENLARGE));
  const SwMemory *memory = &vm->program->memory;
  if (sw_tensor_is_laid_out(self) && nbytes > most_laid_out(memory))
    return sw_raise(vm, SW_ERR_TORCH_ALLOCATE, SW_INT(nbytes));
  if (nbytes > self->storage->buffer->nbytes) sw_make_room(vm, nbytes);
  if (sw_storage_grow(self->storage, nbytes)) return true;
  return nbytes > memory->limit - memory->used ? sw_raise(vm, SW_ERR_TORCH_ALLOCATE, SW_INT(nbytes))
                                               : sw_exhausted(vm);
}

bool sw_work_values(SwVm *vm, int64_t elements) {
  if (!vm->laid_out) return sw_work(vm, elements);
  int64_t *spared = &vm->program->spared;
  *spared = elements < INT64_MAX - *spared ? *spared + elements : INT64_MAX;
  return true;
}

bool sw_work_each(SwVm *vm, int64_t elements) {
  return sw_work_values(vm,
                        elements < INT64_MAX / SW_EACH_WORK ? elements * SW_EACH_WORK : INT64_MAX);
}

bool sw_work_rows(SwVm *vm, int operands, const SwLayout *const *layouts) {
  SwLoop loop;
  sw_loop_init(&loop, operands, layouts);
  int64_t numel = 0;
  (void)sw_shape_numel(&layouts[0]->shape, &numel);
  if (loop.empty) return true;
  return sw_work_values(vm, numel / loop.size[loop.ndim - 1] * SW_ROW_WORK);
}

bool sw_copy_values(SwVm *vm, const SwOperand *to, const SwOperand *from) {
  int64_t numel = 0;
  (void)sw_shape_numel(&to->layout->shape, &numel);
  if (to->dtype != from->dtype && !sw_work_each(vm, numel)) return false;
  if (!sw_work_rows(vm, 2, (const SwLayout *[]){to->layout, from->layout})) return false;
  sw_elementwise_copy(to, from);
  return true;
}

SwTensor *sw_tensor_each(SwVm *vm, SwDialect dialect, SwDType dtype, const SwShape *shape) {
  SwTensor *self = sw_tensor_new(vm, dialect, dtype, shape);
  return self && sw_work_each(vm, sw_tensor_size(self)) ? self : NULL;
}

SwOperand sw_tensor_operand(const SwTensor *self) {
  return (SwOperand){self->dtype, &self->layout, self->storage->buffer->data, self->dialect};
}

/* A tensor that is written has no values any more if its new ones are not computed. */
static bool write_laid_out(SwVm *vm, SwTensor *self, SwOperand *out) {
  sw_record_overwritten(vm, self);
  if (!sw_storage_lay_out(self->storage)) return sw_exhausted(vm);
  sw_record_reach(vm, self);
  sw_map_written(vm, self->storage->id);
  *out = sw_tensor_operand(self);
  return true;
}

bool sw_tensor_operand_write(SwVm *vm, SwTensor *self, SwOperand *out) {
  if (self->warns_on_write) {
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_NO_WRITE_BROADCAST_ARRAYS));
  }
  if (vm->laid_out || sw_tensor_is_laid_out(self)) return write_laid_out(vm, self, out);
  if (!sw_work(vm, sw_tensor_size(self))) return false;
  if (!sw_work_rows(vm, 1, (const SwLayout *[]){&self->layout})) return false;
  sw_record_overwritten(vm, self);
  if (self->storage->buffer->refs > 1) {
    int64_t nbytes = self->storage->buffer->nbytes;
    if (!sw_work(vm, nbytes / sw_dtype_size(self->dtype))) return false;
    sw_make_room(vm, nbytes);
  }
  if (!sw_storage_write(self->storage))
    return sw_exhausted(vm); /* cannot be a shared version: no story holds it any more */
  sw_record_reach(vm, self);
  sw_map_written(vm, self->storage->id);
  *out = sw_tensor_operand(self);
  return true;
}

bool sw_draws_nothing(SwVm *vm, SwTensor *drawn) {
  vm->lost_draws |= sw_tensor_is_laid_out(drawn);
  if (!vm->lost_draws) return false;
  if (!sw_storage_lay_out(drawn->storage)) (void)sw_exhausted(vm);
  return true;
}

bool sw_wrap_dim(SwVm *vm, SwDialect dialect, int64_t dim, int ndim, int *out) {
  int64_t range = ndim > 0 || dialect == SW_NUMPY ? ndim : 1;
  if (dim >= -range && dim < range) {
    *out = (int)(dim < 0 ? dim + range : dim);
    return true;
  }
  if (dialect == SW_NUMPY) return sw_raise(vm, SW_ERR_NUMPY_AXIS, SW_INT(dim), SW_INT(ndim));
  return sw_raise(vm, SW_ERR_TORCH_DIM, SW_INT(-range), SW_INT(range - 1), SW_INT(dim));
}
