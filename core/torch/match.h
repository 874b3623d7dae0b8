/* Compares the arguments of a call with one signature, by the rules of PyTorch's own parser
 * (python_arg_parser.cpp). */
#ifndef SW_TORCH_MATCH_H
#define SW_TORCH_MATCH_H

#include "torch/signature.h"

/* Result of comparing arguments with a signature. */
typedef enum SwTorchMatch {
  SW_TORCH_MATCHES,
  SW_TORCH_DIFFERS,
  SW_TORCH_UNSURE /* PyTorch's answer is not known: the call is refused */
} SwTorchMatch;

/* The arguments of one call. Owned by the caller; nothing is copied. Positional `values` go without
 * `self` for methods: x.view(2, 3) has two. */
typedef struct SwTorchArguments {
  SwVm *vm;
  const char *function;
  const SwValue *values;
  int count;
  const SwValue *keyword; /* values of keyword arguments; their names are in keyword_nodes */
  const SwNode *const *keyword_nodes;
  int keyword_count;
} SwTorchArguments;

/* Whether the arguments fit `signature`. With `raise`, the first difference is raised as an error.
 * Surprising: PyTorch looks only at the first item of a list to decide that it is a list of ints,
 * so view([2, "a"]) matches and fails later. Such a list is raised in any case, even without
 * `raise`; vm->error then holds it. */
SwTorchMatch sw_torch_match(const SwTorchArguments *self, const SwTorchSignature *signature,
                            bool raise);

#endif
