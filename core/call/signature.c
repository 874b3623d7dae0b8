#include "call/signature.h"

#include <string.h>

#include "base/words.h"

static size_t span_until(const char *text, const char *stops) {
  return strcspn(text, stops);
}

int sw_signature_parse(const char *text, SwParameter *out) {
  int count = 0;
  bool keyword_only = false;
  while (*text) {
    size_t size = span_until(text, ",");
    if (size == 1 && text[0] == '*') {
      keyword_only = true;
    } else if (size == 1 && text[0] == '/') {
      for (int i = 0; i < count; i++)
        out[i].positional_only = true;
    } else {
      SwParameter *p = &out[count++];
      *p = (SwParameter){.keyword_only = keyword_only};
      p->collect = text[0] == '*';
      p->name = text + p->collect;
      p->size = span_until(p->name, ".=,");
      p->spread = p->name[p->size] == '.'; /* size... */
      const char *rest = p->name + p->size + (p->spread ? 3 : 0);
      if (*rest == '=') {
        p->fallback = rest + 1;
        p->fallback_size = span_until(p->fallback, ",");
      }
    }
    text += size;
    while (*text == ',' || *text == ' ')
      text++;
  }
  return count;
}

SwValue sw_parameter_fallback(const SwParameter *p) {
  if (p->fallback_size == 0) return (SwValue){.kind = SW_VALUE_ABSENT};
  if (strncmp(p->fallback, "True", 4) == 0) return sw_value_bool(true);
  if (strncmp(p->fallback, "False", 5) == 0) return sw_value_bool(false);
  if (strncmp(p->fallback, "None", 4) == 0) return sw_value_none();
  int64_t value = 0;
  bool negative = p->fallback[0] == '-';
  for (size_t i = negative; i < p->fallback_size; i++)
    value = value * 10 + (p->fallback[i] - '0');
  return sw_value_int(negative ? -value : value);
}

int sw_signature_find(const SwParameter *parameters, int count, const char *name) {
  for (int i = 0; i < count; i++) {
    if (!parameters[i].positional_only && sw_word_is(name, parameters[i].name, parameters[i].size))
      return i;
  }
  return -1;
}
