#include "base/errors.h"

#include <string.h>

static const char *const types[SW_ERR_COUNT] = {
    "",
#define ERROR(id, type, message) type,
#include "base/errors.def"
#undef ERROR
};

static const char *const messages[SW_ERR_COUNT] = {
    "",
#define ERROR(id, type, message) message,
#include "base/errors.def"
#undef ERROR
};

const char *sw_error_type(SwErrorId id) {
  return types[id];
}

const char *sw_error_template(SwErrorId id) {
  return messages[id];
}

static SwIntsStyle style_of(const char *place, size_t size) {
  const char *colon = memchr(place, ':', size);
  if (!colon) return SW_INTS_LIST;
  return colon[1] == 't' ? SW_INTS_TUPLE : SW_INTS_NUMPY;
}

/* Writes one argument. A place without an argument stays empty. */
static void fill_place(SwText *out, const char *place, size_t size, const SwArg *arg) {
  switch (arg->kind) {
  case SW_ARG_NONE: break;
  case SW_ARG_INT: sw_text_int(out, arg->as.integer); break;
  case SW_ARG_TEXT: sw_text_put(out, arg->as.text); break;
  default: sw_text_ints(out, arg->as.ints, arg->kind - SW_ARG_INTS, style_of(place, size));
  }
}

/* A place is {name} or {name:style}; "{{" means a brace. */
void sw_template_fill(SwText *out, const char *message, const SwArg *args) {
  for (const char *p = message; *p;) {
    size_t plain = strcspn(p, "{");
    sw_text_bytes(out, p, plain);
    p += plain;
    if (*p && p[1] == '{') {
      sw_text_char(out, '{');
      p += 2;
    } else if (*p) {
      size_t place = strcspn(p, "}");
      fill_place(out, p + 1, place - 1, args);
      args += args->kind != SW_ARG_NONE;
      p += place + (p[place] == '}');
    }
  }
}

static bool fail(SwError *self, SwErrorId id, const SwArg *args) {
  self->id = id;
  self->type = NULL;
  self->raised = NULL;
  self->reason = 0;
  sw_text_clear(&self->message);
  sw_template_fill(&self->message, sw_error_template(id), args);
  self->given = self->message.size > 0;
  int kept = 0;
  for (; args->kind != SW_ARG_NONE && kept < SW_ERROR_INTEGERS; args++) {
    if (args->kind == SW_ARG_INT) self->integer[kept++] = args->as.integer;
  }
  return false;
}

bool sw_fail0(SwError *self, SwErrorId id) {
  return fail(self, id, &SW_NO_ARG);
}

bool sw_fail2(SwError *self, SwErrorId id, SwArg a, SwArg b) {
  return fail(self, id, (const SwArg[]){a, b, SW_NO_ARG});
}

bool sw_fail6(SwError *self, SwErrorId id, SwArg a, SwArg b, SwArg c, SwArg d, SwArg e, SwArg f) {
  return fail(self, id, (const SwArg[]){a, b, c, d, e, f, SW_NO_ARG});
}

void sw_error_clear(SwError *self) {
  sw_text_free(&self->message);
  self->id = SW_ERR_NONE;
  self->raised = NULL;
}
