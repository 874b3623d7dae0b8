#include "syntax/refusal.h"

#include <string.h>

#include "base/utf8.h"

#define QUOTED_LIMIT 40

bool sw_refusal_fill(SwRefusal *self, SwArena *arena, SwSpan span, const char *sentence,
                     const SwArg *args) {
  SwText text = {0};
  sw_template_fill(&text, sentence, args);
  if (text.size && !strchr(".?", text.data[text.size - 1])) sw_text_char(&text, '.');
  const char *message = sw_arena_copy(arena, sw_text_cstr(&text), text.size);
  self->message = arena->failed ? NULL : message; /* a value of the sentence may be what is lost */
  self->span = span;
  sw_text_free(&text);
  return false;
}

SwArg sw_refusal_quote(SwArena *arena, const char *bytes, size_t size) {
  bool is_cut = size > QUOTED_LIMIT;
  SwText text = {0};
  sw_text_bytes(&text, bytes, is_cut ? sw_utf8_valid_prefix(bytes, QUOTED_LIMIT) : size);
  if (is_cut) sw_text_put(&text, "...");
  const char *kept = sw_arena_copy(arena, sw_text_cstr(&text), text.size);
  sw_text_free(&text);
  return SW_STR(kept ? kept : "");
}
