#include "base/errors.h"

#include <string.h>

typedef struct ErrorRow {
  const char *type;
  const char *message;
} ErrorRow;

static const ErrorRow rows[SW_ERR_COUNT] = {
    {"", ""},
#define ERROR(id, type, message) {type, message},
#include "base/errors.def"
#undef ERROR
};

const char *sw_error_type(SwErrorId id) {
  return rows[id].type;
}

const char *sw_error_template(SwErrorId id) {
  return rows[id].message;
}

static SwIntsStyle style_of(const char *place, size_t size) {
  const char *colon = memchr(place, ':', size);
  if (!colon) return SW_INTS_LIST;
  return colon[1] == 't' ? SW_INTS_TUPLE : SW_INTS_NUMPY;
}

static void fill_place(SwText *out, const char *place, size_t size, const SwArg *arg) {
  if (arg->kind == SW_ARG_INT) sw_text_int(out, arg->integer);
  if (arg->kind == SW_ARG_TEXT) sw_text_put(out, arg->text);
  if (arg->kind == SW_ARG_INTS) sw_text_ints(out, arg->ints, arg->count, style_of(place, size));
}

/* A place is {name} or {name:style}; "{{" stands for a brace. */
void sw_template_fill(SwText *out, const char *message, int count, const SwArg *args) {
  int next = 0;
  for (const char *p = message; *p;) {
    const char *open = strchr(p, '{');
    if (!open) {
      sw_text_put(out, p);
      return;
    }
    sw_text_bytes(out, p, (size_t)(open - p));
    if (open[1] == '{') {
      sw_text_char(out, '{');
      p = open + 2;
      continue;
    }
    const char *close = strchr(open, '}');
    if (!close) return;
    if (next < count) fill_place(out, open + 1, (size_t)(close - open - 1), &args[next++]);
    p = close + 1;
  }
}

bool sw_fail_args(SwError *self, SwErrorId id, int count, const SwArg *args) {
  self->id = id;
  sw_text_clear(&self->message);
  sw_template_fill(&self->message, rows[id].message, count, args);
  return false;
}

void sw_error_clear(SwError *self) {
  sw_text_free(&self->message);
  self->id = SW_ERR_NONE;
}
