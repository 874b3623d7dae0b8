#include "call/suggestion.h"

#include <string.h>

#include "base/words.h"
#include "call/known_names.h"
#include "call/operation.h"

/* Shorter names are one letter away from too many others. */
#define SHORTEST 4

/* Whether `a` becomes `b` by one letter more, fewer, changed or swapped with its neighbour. A digit
 * counts as no slip (conv1d, conv2d), nor does _ at either end (relu_). */
static bool is_near(const char *a, size_t a_size, const char *b, size_t b_size) {
  size_t least = a_size < b_size ? a_size : b_size;
  if (a_size + b_size - 2 * least > 1) return false;
  size_t same = 0;
  while (same < least && a[same] == b[same])
    same++;
  const char *p = a + same, *q = b + same, *odd = a_size < b_size ? q : p;
  if ((*odd >= '0' && *odd <= '9') || (*odd == '_' && (same == 0 || odd[1] == 0))) return false;
  if (a_size > b_size) return memcmp(p + 1, q, b_size - same) == 0;
  if (a_size < b_size) return memcmp(p, q + 1, a_size - same) == 0;
  size_t rest = least - same;
  if (rest == 0) return false;
  if (memcmp(p + 1, q + 1, rest - 1) == 0) return true;
  return p[0] == q[1] && p[1] == q[0] && memcmp(p + 2, q + 2, rest - 2) == 0;
}

const char *sw_name_near(const SwVm *vm, const char *owner, const char *name) {
  size_t size = strlen(name);
  if (size < SHORTEST) return NULL;
  for (const SwLibrary *const *library = vm->libraries; *library; library++) {
    for (int i = 0; i < (*library)->operation_count; i++) {
      const SwOperation *row = &(*library)->operations[i];
      if (is_near(name, size, row->name, row->name_size) && sw_words_hold(row->owner, owner))
        return sw_name_is_no_slip(owner, name) ? NULL : row->name;
    }
  }
  return NULL;
}

bool sw_name_is_others(SwVm *vm, const char *owner, const char *name) {
  static const char *const owners[] = {"torch", "Tensor", "numpy", "ndarray"};
  bool found = false;
  for (size_t i = 0; i < sizeof owners / sizeof *owners; i++)
    found = found || sw_operation_find(vm, owners[i], name);
  return found && sw_words_hold("torch Tensor numpy ndarray", owner) &&
         !sw_name_is_no_slip(owner, name);
}

const char *sw_name_elsewhere(SwVm *vm, const char *owner, const char *name) {
  static const char *const others[][3] = {
      {"numpy", "ndarray", "x."},  {"ndarray", "Tensor", "torch.from_numpy(x)."},
      {"torch", "Tensor", "x."},   {"Tensor", "ndarray", "x.numpy()."},
      {"ndarray", "numpy", "np."}, {"Tensor", "torch", "torch."},
  };
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    if (!sw_words_hold(others[i][0], owner)) continue;
    if (!sw_operation_find(vm, others[i][1], name)) continue;
    SwText text = {0};
    sw_text_put(&text, others[i][2]);
    sw_text_put(&text, name);
    const char *kept = sw_arena_copy(vm->arena, sw_text_cstr(&text), text.size);
    sw_text_free(&text);
    return kept;
  }
  return NULL;
}

const char *sw_module_near(const SwVm *vm, const char *name) {
  size_t size = strlen(name);
  for (const SwLibrary *const *library = vm->libraries; *library; library++) {
    const char *module = (*library)->module;
    size_t length = module ? strlen(module) : 0;
    bool same = module && strcmp(name, module) == 0;
    if (!same && size <= length && is_near(name, size, module, length)) return module;
  }
  return NULL;
}

const char *sw_import_of(const char *name) {
  static const char *const imports[][2] = {{"torch", "import torch"},
                                           {"np", "import numpy as np"},
                                           {"numpy", "import numpy"},
                                           {"math", "import math"}};
  for (size_t i = 0; i < sizeof imports / sizeof *imports; i++) {
    if (sw_words_hold(imports[i][0], name)) return imports[i][1];
  }
  return NULL;
}
