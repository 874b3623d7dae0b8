#include "story/session.h"

/* Writes a statement with ">>> " before its first line and "... " before the others. */
static void put_source(const SwProgram *program, SwSpan span, SwText *out) {
  sw_text_put(out, ">>> ");
  for (uint32_t i = span.start; i < span.end; i++) {
    char c = program->source.bytes[i];
    if (c != '\r') sw_text_char(out, c);
    if (c == '\n') sw_text_put(out, "... ");
  }
  sw_text_char(out, '\n');
}

static void put_line(const char *text, SwText *out) {
  sw_text_put(out, text);
  sw_text_char(out, '\n');
}

static void put_error(const SwStatement *statement, SwText *out) {
  sw_text_put(out, statement->error_type);
  if (*statement->error_message) sw_text_put(out, ": ");
  put_line(statement->error_message, out);
}

void sw_session_text(const SwProgram *program, int statement, SwText *out) {
  const SwStatement *self = &program->statements[statement];
  put_source(program, self->span, out);
  sw_text_put(out, self->output ? self->output : "");
  if (!self->ran) put_line(self->refusal.message ? self->refusal.message : "not run", out);
  if (!self->ran) return;
  for (int i = 0; i < self->warning_count; i++)
    put_line(self->warnings[i], out);
  if (self->error_type) put_error(self, out);
}
