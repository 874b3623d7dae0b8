#include "call/known_names.h"

#include <string.h>

#include "base/words.h"
#include "call/operation.h"

/* torch/names.def says how its lines are written. */
static bool read_lines(const char *at, bool near, const char *owner, const char *name) {
  while (*at) {
    bool ours = false, found = false;
    char sign = 0;
    for (; *at != '\n'; at += *at == ' ') {
      size_t size = strcspn(at, " \n");
      bool is = sw_word_is(sign ? name : owner, at, size);
      if (sign)
        found |= is;
      else if (*at == '+' || *at == '~')
        sign = *at;
      else
        ours |= is;
      at += size;
    }
    at += *at == '\n';
    if (ours && near == (sign == '~') && (found || !near)) return found;
  }
  return !near;
}

static const char *find_lines(const SwVm *vm) {
  return sw_operation_find(vm, "composed", "known_names")->python;
}

bool sw_name_is_no_slip(const SwVm *vm, const char *owner, const char *name) {
  if (sw_words_hold("builtins", owner)) return false; /* no line is about these */
  return read_lines(find_lines(vm), true, owner, name);
}

bool sw_name_known(const SwVm *vm, const char *owner, const char *name) {
  return (name[0] == '_' && name[1] == '_') || read_lines(find_lines(vm), false, owner, name);
}
