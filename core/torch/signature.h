/*
 * Signatures of PyTorch's functions, as the columns `overloads` of its rows hold them: `int[]` is a
 * tuple of ints (`int[1]`: or one int), `Operand` a tensor or a number, `$` stands for dtype,
 * layout, device, pin_memory and requires_grad, `!` marks an overload that PyTorch still takes but
 * no longer lists. Read only when a call fails; calls of functions without them are then refused by
 * name.
 */
#ifndef SW_TORCH_SIGNATURE_H
#define SW_TORCH_SIGNATURE_H

#include "call/call.h"

#define SW_MAX_TORCH_PARAMETERS 12
#define SW_MAX_TORCH_OVERLOADS  6

typedef enum SwTorchType {
  SW_TORCH_TENSOR,
  SW_TORCH_OPERAND, /* a tensor or a number */
  SW_TORCH_TENSORS,
  SW_TORCH_SCALAR,
  SW_TORCH_INT,
  SW_TORCH_INTS,
  SW_TORCH_FLOAT,
  SW_TORCH_BOOL,
  SW_TORCH_STRING,
  SW_TORCH_DTYPE,
  SW_TORCH_DEVICE,
  SW_TORCH_LAYOUT,
  SW_TORCH_MEMORY_FORMAT,
  SW_TORCH_GENERATOR,
  SW_TORCH_OBJECT
} SwTorchType;

typedef struct SwTorchParameter {
  SwTorchType type;
  bool or_int; /* a list of sizes that may also be one int */
  bool none_allowed;
  bool keyword_only;
  const char *name;
  size_t size;
  const char *fallback; /* as written; NULL: required */
  size_t fallback_size;
} SwTorchParameter;

typedef struct SwTorchSignature {
  SwTorchParameter parameters[SW_MAX_TORCH_PARAMETERS];
  int count;
  int positional; /* how many may be given by position */
  int required;
  bool hidden; /* still taken, no longer listed */
} SwTorchSignature;

/* "tuple of ints": as messages name the type. */
const char *sw_torch_type_text(SwTorchType type);
/* Reads the overload at *text and moves behind it; false at the end. */
bool sw_torch_signature_next(const char **text, SwTorchSignature *out);
int sw_torch_signature_find(const SwTorchSignature *self, const char *name);
/* "(Tensor input, int dim, *, Tensor out = None)" */
void sw_torch_signature_print(const SwTorchSignature *self, SwText *out);

#endif
