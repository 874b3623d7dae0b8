#include "call/known_names.h"

#include <string.h>

#include "base/words.h"
#include "call/operation.h"
#include "call/written.h"

static const char NOT_LOADED[] =
    "What is known of `{name}` did not load: reload this when there is a connection.";

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
  return sw_written_text(sw_operation_find(vm, "composed", "known_names"));
}

bool sw_name_is_no_slip(const SwVm *vm, const char *owner, const char *name) {
  /* Of these there is no such line, and a variable that is missing shall fetch none. */
  if (sw_words_hold("builtins", owner)) return false;
  const char *lines = find_lines(vm);
  if (!lines) return true; /* not covered: only in a page may they be missing */
  return read_lines(lines, true, owner, name);
}

bool sw_name_known(SwVm *vm, const SwNode *node, const char *owner, const char *name, bool *out) {
  *out = true;
  if (strncmp(name, "__", 2) == 0) return true;
  const char *lines = find_lines(vm);
  if (!lines)                                                   /* not covered: as above */
    return sw_refuse(vm, node->span, NOT_LOADED, SW_STR(name)); /* not covered: as above */
  *out = read_lines(lines, false, owner, name);
  return true;
}
