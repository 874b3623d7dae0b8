#include "syntax/paste.h"

#include <string.h>

static uint32_t line_end(const SwSource *source, uint32_t at) {
  while (at < source->size && source->bytes[at] != '\n' && source->bytes[at] != '\r')
    at++;
  return at;
}

static uint32_t after_break(const SwSource *source, uint32_t at) {
  if (at >= source->size) return (uint32_t)source->size;
  bool is_crlf =
      source->bytes[at] == '\r' && at + 1 < source->size && source->bytes[at + 1] == '\n';
  return at + (is_crlf ? 2 : 1);
}

static uint32_t skip_blanks(const SwSource *source, uint32_t at, uint32_t end) {
  while (at < end && (source->bytes[at] == ' ' || source->bytes[at] == '\t'))
    at++;
  return at;
}

static bool starts_with(const SwSource *source, uint32_t at, uint32_t end, const char *word) {
  size_t size = strlen(word);
  return end - at >= size && memcmp(source->bytes + at, word, size) == 0;
}

/* `In [3]:`, `In[3]:`, `In [ ]:`; returns the offset after it, or 0. */
static uint32_t match_in_prompt(const SwSource *source, uint32_t at, uint32_t end) {
  if (!starts_with(source, at, end, "In")) return 0;
  at = skip_blanks(source, at + 2, end);
  if (at >= end || source->bytes[at] != '[') return 0;
  at++;
  while (at < end &&
         (source->bytes[at] == ' ' || (source->bytes[at] >= '0' && source->bytes[at] <= '9')))
    at++;
  return starts_with(source, at, end, "]:") ? at + 2 : 0;
}

/* The prompt that begins a statement; returns the offset after it, or 0. */
static uint32_t match_prompt(const SwSource *source, uint32_t at, uint32_t end) {
  return starts_with(source, at, end, ">>>") ? at + 3 : match_in_prompt(source, at, end);
}

/* `...` and IPython's `...:`. Arrays are printed with `...,`, which is not a prompt. */
static uint32_t match_continuation(const SwSource *source, uint32_t at, uint32_t end) {
  if (!starts_with(source, at, end, "...")) return 0;
  at += 3;
  if (at < end && source->bytes[at] == ':') at++;
  return at == end || source->bytes[at] == ' ' ? at : 0;
}

/* Finds the beginning of the program on the line at `start`; false for a line of output. */
static bool program_on_line(const SwPaste *self, uint32_t start, uint32_t *out) {
  *out = start;
  if (!self->has_prompts) return true;
  uint32_t end = line_end(self->source, start);
  uint32_t at = skip_blanks(self->source, start, end);
  uint32_t behind = match_prompt(self->source, at, end);
  if (!behind) behind = match_continuation(self->source, at, end);
  if (!behind) return false;
  *out = behind < end && self->source->bytes[behind] == ' ' ? behind + 1 : behind;
  return true;
}

static uint32_t first_from(const SwPaste *self, uint32_t start) {
  uint32_t size = (uint32_t)self->source->size;
  for (uint32_t at = start; at < size;) {
    uint32_t program;
    if (program_on_line(self, at, &program)) return program;
    at = after_break(self->source, line_end(self->source, at));
  }
  return size;
}

/* True for the label of a copy button; the line must not be blank. */
static bool is_copy_label(const SwSource *source, uint32_t at, uint32_t end) {
  static const char *const labels[] = {"Copy", "Copy code", "pythonCopy code"};
  while (source->bytes[end - 1] == ' ' || source->bytes[end - 1] == '\t')
    end--;
  for (size_t i = 0; i < sizeof labels / sizeof *labels; i++) {
    if (end - at == strlen(labels[i]) && starts_with(source, at, end, labels[i])) return true;
  }
  return false;
}

static uint32_t skip_labels(const SwSource *source) {
  uint32_t begin = starts_with(source, 0, (uint32_t)source->size, "\xEF\xBB\xBF") ? 3 : 0;
  uint32_t at = begin;
  while (at < source->size) {
    uint32_t end = line_end(source, at);
    uint32_t word = skip_blanks(source, at, end);
    if (word < end && !is_copy_label(source, word, end)) break;
    at = after_break(source, end);
    if (word < end) begin = at;
  }
  return begin;
}

SwPaste sw_paste_detect(const SwSource *source) {
  SwPaste paste = {source, skip_labels(source), false};
  for (uint32_t at = paste.begin; at < source->size && !paste.has_prompts;) {
    uint32_t end = line_end(source, at);
    paste.has_prompts = match_prompt(source, skip_blanks(source, at, end), end) != 0;
    at = after_break(source, end);
  }
  return paste;
}

uint32_t sw_paste_first(const SwPaste *self) {
  return first_from(self, self->begin);
}

uint32_t sw_paste_next_line(const SwPaste *self, uint32_t offset) {
  return first_from(self, after_break(self->source, offset));
}
