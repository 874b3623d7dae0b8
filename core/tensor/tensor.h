/* A tensor: a layout and a dtype over a storage. */
#ifndef SW_TENSOR_TENSOR_H
#define SW_TENSOR_TENSOR_H

#include "tensor/dtype.h"
#include "tensor/layout.h"
#include "tensor/storage.h"

typedef struct SwTensor SwTensor;
struct SwTensor {
  SwLayout layout;
  int64_t id; /* from 1; no other tensor of the program ever has it */
  SwDType dtype;
  SwDialect dialect;   /* torch.Tensor or numpy.ndarray */
  bool readonly;       /* NumPy: flags.writeable is False */
  bool is_scalar;      /* NumPy: a scalar such as np.int64(3), not a 0-d array */
  bool is_foreign;     /* NumPy: its .base is not an array but the wrapper that as_strided makes */
  bool warns_on_write; /* NumPy: stretched by broadcast_arrays */
  bool is_borrowed;    /* PyTorch: from_numpy made its storage over the memory of an array */
  int64_t origin;      /* the first element of that memory, if borrowed */
  int64_t held;        /* the bytes of that memory, if borrowed */
  SwStorage *storage;  /* retained */
  SwTensor *base; /* NumPy: the array that owns the memory, not retained; NULL if this one does */
  const struct SwNaming *naming; /* the program's names of its dims (runtime/naming.h), or NULL */
  const char *said; /* what a function written in Python here calls it: call/spelling.h; or NULL, */
  int64_t said_in;  /* within this call of the program; */
  struct SwRecord *made_by; /* and the operation in it that made it */
  SwTensor *next;           /* all tensors of the program, for the collector */
  /* PyTorch: what made it asks for a gradient: its name, "" where nothing made it, "?" where that
   * is not known; NULL: it asks for none. */
  const char *grad_fn;
  bool is_parameter; /* PyTorch: torch.nn.Parameter */
  bool marked;       /* the collector has reached it */
};

/* Whether its values are never computed. */
static inline bool sw_tensor_is_laid_out(const SwTensor *self) {
  return !self->storage->buffer->data;
}
/* The element at `address` (in elements) of the present version. Of a tensor that is laid out only
 * it is 0, and the memory notes that it was missed: no call returns what comes of it. */
static inline SwScalar sw_tensor_load(const SwTensor *self, int64_t address) {
  const SwBuffer *buffer = self->storage->buffer;
  if (buffer->data) return sw_scalar_load(self->dtype, buffer->data, address);
  buffer->memory->missed = true;
  return sw_scalar_cast(sw_scalar_int(SW_INT64, 0), self->dtype);
}
/* Number of elements. */
int64_t sw_tensor_size(const SwTensor *self);
/* Number of elements that have values: all, or none if it is laid out only. */
static inline int64_t sw_tensor_values(const SwTensor *self) {
  return sw_tensor_is_laid_out(self) ? 0 : sw_tensor_size(self);
}
/* Whether its values, which are needed, were never computed. */
static inline bool sw_tensor_misses(const SwTensor *self) {
  SwBuffer *buffer = self->storage->buffer;
  if (!buffer->data) buffer->memory->missed = true;
  return !buffer->data;
}
/* Bytes from the start to the end of the memory that PyTorch calls the tensor's storage. */
static inline int64_t sw_tensor_storage_end(const SwTensor *self) {
  return self->is_borrowed ? self->origin * sw_dtype_size(self->dtype) + self->held
                           : self->storage->buffer->nbytes;
}

#endif
