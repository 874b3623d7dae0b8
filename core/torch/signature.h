/* PyTorch's signatures, as the column `overloads` of a row holds them:
 * `int[]` is a tuple of ints (`int[1]`: or a single int), `Operand` a tensor or a number, `$` is
 * short for dtype, layout, device, pin_memory and requires_grad, `!` marks an overload that PyTorch
 * still accepts but no longer lists in messages. A failing call of a function without overloads is
 * refused by name, because its message is not known. */
#ifndef SW_TORCH_SIGNATURE_H
#define SW_TORCH_SIGNATURE_H

#include "call/call.h"

#define SW_MAX_TORCH_PARAMETERS 12
#define SW_MAX_TORCH_OVERLOADS  6

/* Types of parameters in these signatures. */
typedef enum SwTorchType {
  SW_TORCH_TENSOR,
  SW_TORCH_OPERAND, /* a tensor or a number */
  SW_TORCH_TENSORS, /* a tuple or list of tensors */
  SW_TORCH_SCALAR,  /* a number, "Number" in messages */
  SW_TORCH_INT,
  SW_TORCH_INTS, /* a tuple or list of ints, such as sizes or dims */
  SW_TORCH_FLOAT,
  SW_TORCH_BOOL,
  SW_TORCH_STRING,
  SW_TORCH_DTYPE,
  SW_TORCH_DEVICE,
  SW_TORCH_LAYOUT,
  SW_TORCH_MEMORY_FORMAT,
  SW_TORCH_GENERATOR,
  SW_TORCH_OBJECT /* anything */
} SwTorchType;

/* One parameter. Its strings point into the text of the row: sizes are in bytes, no NUL. */
typedef struct SwTorchParameter {
  SwTorchType type;
  bool or_int; /* a list of sizes that may also be one int */
  bool none_allowed;
  bool keyword_only;
  const char *name;
  size_t size;
  const char *fallback; /* default value as written, "None"; NULL: the parameter is required */
  size_t fallback_size;
} SwTorchParameter;

/* One overload, in the order of its parameters. */
typedef struct SwTorchSignature {
  SwTorchParameter parameters[SW_MAX_TORCH_PARAMETERS];
  int count;
  int positional; /* how many may be given by position; the others come after `*` */
  int required;
  bool hidden; /* PyTorch accepts it, but does not list it in error messages */
} SwTorchSignature;

/* The name of a type in error messages, for example "tuple of ints". */
const char *sw_torch_type_text(SwTorchType type);
/* Reads the overload at *text and moves *text past it; false at the end of the text. */
bool sw_torch_signature_next(const char **text, SwTorchSignature *out);
/* The index of the parameter called `name`, or -1. */
int sw_torch_signature_find(const SwTorchSignature *self, const char *name);
/* Appends the signature as PyTorch prints it: "(Tensor input, int dim, *, Tensor out = None)". */
void sw_torch_signature_print(const SwTorchSignature *self, SwText *out);

#endif
