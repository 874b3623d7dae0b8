#include "base/errors.h"

#include <string.h>

#include "base/texts.h"

static const char *const types[SW_ERR_COUNT] = {
    "",
#define ERROR(id, type, message) type,
#include "base/errors.def"
#undef ERROR
};
static const char messages[] = "\0"
#define ERROR(id, type, message) message "\0"
#include "base/errors.def"
#undef ERROR
    ;

const char *sw_error_type(SwErrorId id) {
  return types[id];
}

const char *sw_error_template(SwErrorId id) {
  return sw_texts_at(messages, id);
}

static SwIntsStyle style_of(const char *place, size_t size) {
  const char *colon = memchr(place, ':', size);
  if (!colon) return SW_INTS_LIST;
  return colon[1] == 't' ? SW_INTS_TUPLE : SW_INTS_NUMPY;
}

/* Writes the next argument into a place; without one the place stays empty. */
static void fill_place(SwText *out, const char *place, size_t size, va_list *args) {
  SwArgKind kind = va_arg(*args, SwArgKind);
  if (kind == SW_ARG_INT) sw_text_int(out, va_arg(*args, int64_t));
  if (kind == SW_ARG_TEXT) sw_text_put(out, va_arg(*args, const char *));
  if (kind == SW_ARG_INTS) {
    const int64_t *ints = va_arg(*args, const int64_t *);
    int count = va_arg(*args, int);
    sw_text_ints(out, ints, count, style_of(place, size));
  }
}

/* A place is {name} or {name:style}; "{{" stands for a brace. */
void sw_template_fill(SwText *out, const char *message, va_list args) {
  va_list rest;
  va_copy(rest, args);
  for (const char *p = message; *p;) {
    size_t plain = strcspn(p, "{");
    sw_text_bytes(out, p, plain);
    p += plain;
    if (*p && p[1] == '{') {
      sw_text_char(out, '{');
      p += 2;
    } else if (*p) {
      size_t place = strcspn(p, "}");
      fill_place(out, p + 1, place - 1, &rest);
      p += place + (p[place] == '}');
    }
  }
  va_end(rest);
}

/* The arguments are walked as sw_template_fill does. */
static void keep_integers(SwError *self, va_list *args) {
  int kept = 0;
  for (;;) {
    SwArgKind kind = va_arg(*args, SwArgKind);
    if (kind == SW_ARG_END || kept == SW_ERROR_INTEGERS) return;
    if (kind == SW_ARG_INT) self->integer[kept++] = va_arg(*args, int64_t);
    if (kind == SW_ARG_TEXT) (void)va_arg(*args, const char *);
    if (kind == SW_ARG_INTS) {
      (void)va_arg(*args, const int64_t *);
      (void)va_arg(*args, int);
    }
  }
}

bool sw_fail_with(SwError *self, SwErrorId id, ...) {
  va_list args;
  va_start(args, id);
  self->id = id;
  sw_text_clear(&self->message);
  sw_template_fill(&self->message, sw_texts_at(messages, id), args);
  keep_integers(self, &args);
  va_end(args);
  return false;
}

bool sw_fail0(SwError *self, SwErrorId id) {
  return sw_fail_with(self, id, SW_ARG_END);
}

void sw_error_clear(SwError *self) {
  sw_text_free(&self->message);
  self->id = SW_ERR_NONE;
}
