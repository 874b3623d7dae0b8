#include "story/repair/new_result.h"

#include <string.h>

#include "syntax/expression_text.h"

static void put_span(const SwRepairSearch *self, uint32_t from, uint32_t to, SwText *out) {
  sw_text_bytes(out, self->program->source.bytes + from, to - from);
}

/* The operator of `a += b`, without its equals sign: the `+`. An empty span for a call such as
 * a.add_(b). */
static SwSpan operator_of(const SwRepairSearch *self) {
  const char *bytes = self->program->source.bytes;
  uint32_t from = self->record->operand[0].span.end, to = self->record->operand[1].span.start;
  while (bytes[from] == ' ')
    from++;
  while (bytes[to - 1] == ' ' || bytes[to - 1] == '(')
    to--;
  bool assigns = bytes[to - 1] == '=' && to - from <= 4;
  return assigns ? (SwSpan){from, to - 1} : (SwSpan){0};
}

/* a + b, from a += b. */
static void put_operation(const SwRepairSearch *self, SwSpan operator, SwText * out) {
  sw_put_operand(self, 0, " ", out);
  put_span(self, operator.start, operator.end, out);
  sw_text_char(out, ' ');
  sw_put_operand(self, 1, "", out);
}

/* a.add_(b) without the underscore. */
static void put_call(const SwRepairSearch *self, SwText *out) {
  SwSpan span = self->record->span;
  const char *text = self->program->source.bytes + span.start;
  SwCallText call;
  if (!sw_call_text(text, span.end - span.start, &call)) return; /* not covered: it is a call */
  sw_text_bytes(out, text, call.open - 1);
  put_span(self, span.start + (uint32_t)call.open, span.end, out);
}

/* x += 1, where x is a plain name. In x[0] += 1 the right side must stay an assignment to a part of
 * x, which no new result can replace. */
static bool is_number_for_name(const SwRepairSearch *self) {
  const SwSnapshot *target = &self->record->operand[0], *value = &self->record->operand[1];
  const char *text = self->program->source.bytes + target->span.start;
  size_t size = target->span.end - target->span.start;
  if (!value->span.end) return false; /* not covered: the value is an argument */
  return value->is_number && !memchr(text, '[', size);
}

void sw_repair_in_place(const SwRepairSearch *self) {
  const SwRecord *record = self->record;
  SwSpan span = record->span, statement = self->program->statements[record->statement].span;
  bool alone = span.start == statement.start && span.end == statement.end;
  if (!alone || record->operand_count != 2) return;
  if (!is_number_for_name(self) && !sw_operand_has_text(self, 1)) return;
  SwText text = {0}, operation = {0};
  SwSpan operator= operator_of(self);
  if (operator.end)
    put_operation(self, operator, & operation);
  else
    put_call(self, &operation);
  sw_put_operand(self, 0, " = ", &text);
  uint32_t start = span.start + (uint32_t)text.size;
  SwSpan made = {start, start + (uint32_t)operation.size};
  sw_text_put(&text, sw_text_cstr(&operation));
  sw_attempt(self, SW_REPAIR_NEW_RESULT, 0, span, &text, made);
  sw_text_free(&operation);
}
