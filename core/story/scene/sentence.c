#include "story/scene/sentence.h"

#include <string.h>

/* The sentence being filled. `number` is the value for #, which only plurals contain. */
typedef struct Filler {
  const SwValues *values;
  const SwValueNamed *number;
  SwText *out;
} Filler;

static void fill(const Filler *self, const char *begin, const char *end);

/* The brace that closes the one at `open`. */
static const char *closing(const char *open) {
  int depth = 0;
  for (const char *p = open;; p++) {
    if (*p == '{') depth++;
    if (*p == '}' && --depth == 0) return p;
  }
}

/* An integer in digits, or a text. */
static void put_value(const Filler *self, const SwValueNamed *value) {
  if (value->is_integer)
    sw_text_int(self->out, value->integer);
  else
    sw_text_put(self->out, sw_text_cstr(&value->text));
}

/* Whether a plural's selector, "=0", "one" or "other", is that of the number. Only "one" has three
 * letters. */
static bool selects(const char *selector, size_t size, int64_t number) {
  if (selector[0] == '=') {
    int64_t wanted = 0; /* compared as numbers: a text could run out of memory */
    for (size_t i = 1; i < size; i++)
      wanted = wanted * 10 + (selector[i] - '0');
    return wanted == number;
  }
  return size > strlen("one") || number == 1;
}

/* Fills the first form that fits; `begin` is after "plural,". "other" is last and fits always. */
static void fill_plural(const Filler *self, const SwValueNamed *value, const char *begin) {
  for (const char *p = begin;;) {
    p += strspn(p, " ,");
    const char *open = strchr(p, '{'), *close = closing(open);
    if (selects(p, strcspn(p, " {"), value->integer)) {
      Filler inner = {self->values, value, self->out};
      fill(&inner, open + 1, close);
      return;
    }
    p = close + 1;
  }
}

/* Fills what is between braces: a name, or a name with a plural. */
static void fill_place(const Filler *self, const char *begin, const char *end) {
  size_t size = strcspn(begin, ",}");
  const SwValueNamed *value = sw_values_find(self->values, begin, size);
  const char *comma = begin + size;
  if (comma >= end) {
    put_value(self, value);
    return;
  }
  const char *kind = comma + 1 + strspn(comma + 1, " ");
  fill_plural(self, value, kind + strlen("plural"));
}

static void fill(const Filler *self, const char *begin, const char *end) {
  for (const char *p = begin; p < end; p++) {
    if (*p == '{') {
      const char *close = closing(p);
      fill_place(self, p + 1, close);
      p = close;
    } else if (*p == '#') {
      sw_text_int(self->out, self->number->integer);
    } else {
      sw_text_char(self->out, *p);
    }
  }
}

/* Capitalises words of words.def at the beginning of a sentence: "the value" -> "The value". Their
 * no-break space tells them apart from names in the program. */
static void capitalise(SwText *text, size_t start) {
  for (size_t at = start; at + 5 < text->size; at++) {
    bool begins = at == start || (at > start + 1 && memcmp(text->data + at - 2, ". ", 2) == 0);
    if (begins && memcmp(text->data + at, "the\u00A0", 5) == 0) text->data[at] = 'T';
  }
}

void sw_sentence_fill(const char *message, const SwValues *values, SwText *out) {
  Filler filler = {values, NULL, out};
  size_t start = out->size;
  fill(&filler, message, message + strlen(message));
  capitalise(out, start);
  out->failed |= sw_values_failed(values);
}
