/* How PyTorch matches the arguments of a call with one signature (python_arg_parser.cpp). */
#ifndef SW_TORCH_MATCH_H
#define SW_TORCH_MATCH_H

#include "torch/signature.h"

typedef enum SwTorchMatch {
  SW_TORCH_MATCHES,
  SW_TORCH_DIFFERS,
  SW_TORCH_UNSURE /* we do not know what PyTorch would say */
} SwTorchMatch;

/* The arguments of one call; `values` without `self` for methods. */
typedef struct SwTorchArguments {
  SwVm *vm;
  const char *function;
  const SwValue *values;
  int count;
  const SwValue *keyword;
  const SwNode *const *keyword_nodes;
  int keyword_count;
} SwTorchArguments;

/* With `raise`, the first difference is raised as an error. Of a match, a list whose later items
 * are no ints is raised in any case; vm->error then says so. */
SwTorchMatch sw_torch_match(const SwTorchArguments *self, const SwTorchSignature *signature,
                            bool raise);

#endif
