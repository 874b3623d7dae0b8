#include "story/scene/sentence.h"

#include <string.h>

/* The sentence being filled. `number` stands for #; NULL outside a plural. */
typedef struct Filler {
  const SwValues *values;
  const SwValueNamed *number;
  SwText *out;
} Filler;

static void fill(const Filler *self, const char *begin, const char *end);

/* The brace that closes the one at `open`; `end` when there is none. */
static const char *closing(const char *open, const char *end) {
  int depth = 0;
  for (const char *p = open; p < end; p++) {
    if (*p == '{') depth++;
    if (*p == '}' && --depth == 0) return p;
  }
  return end;
}

static void put_value(const Filler *self, const SwValueNamed *value) {
  if (!value) return;
  if (value->is_integer)
    sw_text_int(self->out, value->integer);
  else
    sw_text_put(self->out, sw_text_cstr(&value->text));
}

static bool selects(const char *selector, size_t size, int64_t number) {
  if (size > 1 && selector[0] == '=') {
    int64_t wanted = 0; /* no text of the number is made, for which memory might run out */
    for (size_t i = 1; i < size; i++)
      wanted = wanted * 10 + (selector[i] - '0');
    return wanted == number;
  }
  if (size == 3 && memcmp(selector, "one", 3) == 0) return number == 1;
  return size == 5 && memcmp(selector, "other", 5) == 0;
}

/* `begin` stands after "plural,"; the first form that selects is taken ("other" comes last). */
static void fill_plural(const Filler *self, const SwValueNamed *value, const char *begin,
                        const char *end) {
  for (const char *p = begin; p < end;) {
    p += strspn(p, " ,");
    const char *open = memchr(p, '{', (size_t)(end - p));
    if (!open) return;
    const char *close = closing(open, end);
    if (selects(p, strcspn(p, " {"), value->integer)) {
      Filler inner = {self->values, value, self->out};
      fill(&inner, open + 1, close);
      return;
    }
    p = close + 1;
  }
}

static void fill_place(const Filler *self, const char *begin, const char *end) {
  size_t size = strcspn(begin, ",}");
  const SwValueNamed *value = sw_values_find(self->values, begin, size);
  const char *comma = begin + size;
  if (comma >= end || !value) {
    put_value(self, value);
    return;
  }
  const char *kind = comma + 1 + strspn(comma + 1, " ");
  fill_plural(self, value, kind + strlen("plural"), end);
}

static void fill(const Filler *self, const char *begin, const char *end) {
  for (const char *p = begin; p < end; p++) {
    if (*p == '{') {
      const char *close = closing(p, end);
      fill_place(self, p + 1, close);
      p = close;
    } else if (*p == '#' && self->number) {
      sw_text_int(self->out, self->number->integer);
    } else {
      sw_text_char(self->out, *p);
    }
  }
}

/* The words of words.def, where a sentence begins with them. */
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
  out->failed = out->failed || sw_values_failed(values);
}
