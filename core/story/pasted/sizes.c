#include "story/pasted/sizes.h"

#include <string.h>

#include "base/checked.h"

/* NumPy writes this word for -1 in the messages of reshape. */
static const char newaxis[] = "newaxis";

/* The integer that begins at `i`, INT64_MIN where it is too large; returns its end, or `i`. */
static size_t read_size(SwPiece text, size_t i, int64_t *out) {
  size_t word = sizeof newaxis - 1;
  if (text.size - i >= word && memcmp(text.at + i, newaxis, word) == 0) return i + word;
  bool negative = text.at[i] == '-';
  size_t first = i + negative;
  size_t to = first;
  int64_t value = 0;
  for (; to < text.size && text.at[to] >= '0' && text.at[to] <= '9'; to++)
    value = value < INT64_MAX / 10 - 1 ? value * 10 + (text.at[to] - '0') : INT64_MAX;
  if (to == first) return i;
  *out = value == INT64_MAX ? INT64_MIN : negative ? -value : value;
  return to;
}

bool sw_sizes_read(SwPiece text, SwSizes *out) {
  out->count = 0;
  for (size_t i = 0; i < text.size;) {
    int64_t value = -1;
    size_t to = read_size(text, i, &value);
    if (to > i && (out->count == SW_MOST_SIZES || value == INT64_MIN)) return false;
    if (to > i) out->at[out->count++] = value;
    i = to > i ? to : i + 1;
  }
  return true;
}

bool sw_sizes_only(SwPiece text) {
  static const char size[] = "torch.Size(";
  size_t from = text.size >= sizeof size && memcmp(text.at, size, sizeof size - 1) == 0;
  bool closed = false;
  for (size_t i = from * (sizeof size - 1); i < text.size; i++) {
    char c = text.at[i];
    bool closes = c == ')' || c == ']';
    if (!strchr("0123456789,- \n()[]", c) || (closed && !closes)) return false;
    closed = closed || closes;
  }
  return true;
}

bool sw_sizes_numel(const SwSizes *self, int64_t *out) {
  *out = 1;
  for (int i = 0; i < self->count; i++) {
    if (!sw_checked_mul(*out, self->at[i], out)) return false;
  }
  return true;
}
