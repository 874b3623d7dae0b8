#include "call/known_names.h"

#include <string.h>

#include "base/words.h"

static const char known_names[] =
#include "call/known_names.def"
    ;

static bool read_lines(bool near, const char *owner, const char *name) {
  const char *at = known_names;
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

bool sw_name_is_no_slip(const char *owner, const char *name) {
  if (sw_words_hold("builtins", owner)) return false; /* no line is about these */
  return read_lines(true, owner, name);
}

bool sw_name_known(const char *owner, const char *name) {
  return (name[0] == '_' && name[1] == '_') || read_lines(false, owner, name);
}
