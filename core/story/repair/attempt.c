#include "story/repair/attempt.h"

#include <string.h>

#include "interpreter/program.h"
#include "syntax/expression_text.h"

/* Limits of an attempt, low enough for a phone: bytes of memory, bytes of source, records. */
#define MOST_MEMORY     ((int64_t)32 << 20)
#define MOST_SOURCE     ((size_t)32 << 10)
#define MOST_OPERATIONS 2000

/* Writes the source up to `end`, with `text` in place of `at`. */
static void put_rewritten(const SwSource *source, SwSpan at, const SwText *text, size_t end,
                          SwText *out) {
  sw_text_bytes(out, source->bytes, at.start);
  sw_text_bytes(out, text->data, text->size);
  sw_text_bytes(out, source->bytes + at.end, end - at.end);
}

/* The place of `span` after `at` was replaced by `size` bytes. Unsigned arithmetic wraps, so it
 * also serves where the text shrinks. */
static SwSpan shifted(SwSpan span, SwSpan at, size_t size) {
  uint32_t grown = (uint32_t)size - (at.end - at.start);
  if (at.start >= span.end) return span;
  if (at.end <= span.start) span.start += grown;
  span.end += grown;
  return span;
}

/* The operation in the program: for a step inside a layer, the call of the layer. */
static SwSpan place_of(const SwRecord *record) {
  return record->called.end ? record->called : record->span;
}

/* The last record of an operation at exactly this place; NULL if it has no result. One call may
 * make several records, and only the last gives what the call returns. */
static const SwRecord *result_at(const SwProgram *program, int statement, SwSpan span) {
  const SwStatement *of = &program->statements[statement];
  const SwRecord *record = of->record, *out = NULL;
  for (int i = 0; i < of->record_count; i++, record = record->next) {
    SwSpan at = place_of(record);
    if (at.start == span.start && at.end == span.end) out = record;
  }
  return out && out->has_result ? out : NULL;
}

static int64_t numel_of(const SwShape *shape) {
  int64_t numel = 0;
  (void)sw_shape_numel(shape, &numel);
  return numel;
}

/* Whether the shape has more elements than every operand has. */
static bool is_larger_than_all(const SwShape *shape, const SwRecord *record) {
  for (int i = 0; i < record->operand_count; i++) {
    if (numel_of(&record->operand[i].layout.shape) >= numel_of(shape)) return false;
  }
  return true;
}

static int line_of(const SwSource *source, size_t at) {
  return sw_source_place(source, (uint32_t)at).line;
}

/* Writes the whole lines that contain from..to, without the indent, prompt (">>>") or dots of a
 * pasted session in front of the first. */
static void put_lines(const SwText *program, size_t from, size_t to, SwText *out) {
  while (from > 0 && program->data[from - 1] != '\n')
    from--;
  from += strspn(program->data + from, " \t>.");
  while (to < program->size && !strchr("\r\n", program->data[to]))
    to++;
  sw_text_bytes(out, program->data + from, to - from);
}

static bool contains(SwSpan outer, SwSpan inner) {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/* Writes the code that the reader is shown: the operation where the change is inside it, else the
 * changed line with its number. */
static void put_code(const SwRepairSearch *self, SwSpan at, size_t size, SwRepair *out) {
  SwSpan own = place_of(self->record);
  if (contains(own, at) && out->operation.start <= at.start) {
    sw_text_bytes(&out->code, out->program.data + out->operation.start,
                  out->operation.end - out->operation.start);
    return;
  }
  int line = line_of(&self->program->source, at.start);
  if (line != line_of(&self->program->source, own.start)) out->line = line;
  put_lines(&out->program, at.start, at.start + size, &out->code);
}

/* Whether the refused statement no longer raises, and each statement before it raises exactly if it
 * did before: a repair must not break an earlier line. */
static bool raises_less(const SwProgram *run, const SwProgram *before, int statement) {
  if (run->refusal.message) return false;
  if (statement >= run->statement_count) return false; /* not covered: no repair removes lines */
  for (int i = 0; i < statement; i++) {
    if (!run->statements[i].error_type != !before->statements[i].error_type) return false;
  }
  return !run->statements[statement].error_type;
}

/* Where the program was much work, larger tensors are laid out only: a page waits for all repairs.
 */
#define MOST_VALUES 4096

/* Runs the repaired program without stories and takes the shapes from it. False if it still raises
 * or the result grows. */
static bool runs(const SwRepairSearch *self, const SwText *source, SwRepair *out) {
  const SwMemory *as = &self->program->memory;
  bool much = self->program->cost > SW_INTERACTIVE_WORK / 8;
  int64_t max_values = as->max_values || !much ? as->max_values : MOST_VALUES;
  int64_t memory = max_values ? as->limit : MOST_MEMORY;
  SwProgram *run = source->failed ? NULL
                                  : sw_program_limited(source->data, source->size, memory, false,
                                                       max_values, SW_INTERACTIVE_WORK);
  self->out->failed = self->out->failed || !run || run->records.failed;
  if (!run) return false;
  int statement = self->record->statement;
  bool ran = raises_less(run, self->program, statement);
  const SwRecord *record = ran ? result_at(run, statement, out->operation) : NULL;
  bool fits = record && record->operand_count > out->operand &&
              (self->may_grow || !is_larger_than_all(&record->result.layout.shape, self->record));
  if (fits) {
    out->shape = record->result.layout.shape;
    out->read_as = record->operand[out->operand].layout.shape;
  }
  sw_program_delete(run);
  return fits;
}

static bool may_try(const SwRepairSearch *self) {
  const SwProgram *program = self->program;
  return self->out->count < SW_MAX_REPAIRS && program->source.size <= MOST_SOURCE &&
         program->records.begun <= MOST_OPERATIONS;
}

/* Rewrites, runs and describes one repair. The run stops at the end of the refused statement:
 * anything after it may raise for reasons of its own. */
static bool attempt(const SwRepairSearch *self, SwSpan at, const SwText *text, SwRepair *out) {
  const SwSource *source = &self->program->source;
  size_t end = self->program->statements[self->record->statement].span.end;
  SwText tried = {0};
  self->out->failed = self->out->failed || text->failed;
  if (text->failed) return false;
  if (at.end > end) return false; /* not covered: operands are inside the statement */
  put_rewritten(source, at, text, source->size, &out->program);
  put_rewritten(source, at, text, end, &tried);
  self->out->failed = self->out->failed || out->program.failed;
  bool fits = !out->program.failed && runs(self, &tried, out);
  sw_text_free(&tried);
  if (fits) put_code(self, at, text->size, out);
  self->out->failed = self->out->failed || out->code.failed;
  return fits && !out->code.failed;
}

SwRepair *sw_attempt(const SwRepairSearch *self, SwRepairId id, int operand, SwSpan at,
                     SwText *text, SwSpan operation) {
  SwRepair *out = NULL;
  if (may_try(self)) {
    out = &self->out->at[self->out->count];
    bool stays = operation.end == operation.start;
    SwSpan span = stays ? shifted(place_of(self->record), at, text->size) : operation;
    *out = (SwRepair){.id = id, .operand = operand, .operation = span};
    if (attempt(self, at, text, out)) {
      self->out->count++;
    } else {
      sw_text_free(&out->code);
      sw_text_free(&out->program);
      out = NULL;
    }
  }
  sw_text_free(text);
  return out;
}

/* The place of an operand in the program. That of a step inside a layer is found among the
 * arguments of the layer by how it is spelled; an empty span: it is none of them. */
static SwSpan span_of(const SwRepairSearch *self, int operand) {
  const SwSnapshot *tensor = &self->record->operand[operand];
  SwSpan called = self->record->called;
  const char *bytes = self->program->source.bytes;
  if (!called.end) return tensor->span;
  size_t size = tensor->said ? strlen(tensor->said) : 0;
  for (size_t at = called.start + 1; size && at + size < called.end; at++) {
    bool whole = strchr("( ", bytes[at - 1]) && strchr("),", bytes[at + size]);
    if (whole && memcmp(bytes + at, tensor->said, size) == 0)
      return (SwSpan){(uint32_t)at, (uint32_t)(at + size)};
  }
  return (SwSpan){0};
}

bool sw_operand_has_text(const SwRepairSearch *self, int operand) {
  const SwSnapshot *tensor = &self->record->operand[operand];
  if (tensor->span.end == 0) return false; /* not covered: refused operands have a place */
  return !tensor->is_number;
}

void sw_put_operand(const SwRepairSearch *self, int operand, const char *suffix, SwText *out) {
  SwSpan span = span_of(self, operand);
  const char *text = self->program->source.bytes + span.start;
  size_t size = span.end - span.start;
  bool compound = sw_text_is_compound(text, size);
  if (compound) sw_text_char(out, '(');
  sw_text_bytes(out, text, size);
  if (compound) sw_text_char(out, ')');
  sw_text_put(out, suffix);
}

/* Whether the span already has parentheses around it: `(a + b)`, not `f(a + b)`, whose parentheses
 * are those of the call. Reading two bytes back is safe, since an import precedes every tensor. */
static bool is_bracketed(const SwSource *source, SwSpan span) {
  const char *bytes = source->bytes;
  if (span.end >= source->size || bytes[span.start - 1] != '(') return false;
  char before = bytes[span.start - 2];
  return bytes[span.end] == ')' && !sw_is_word(before) && !strchr(")]", before);
}

SwRepair *sw_attempt_append(const SwRepairSearch *self, SwRepairId id, int operand,
                            SwText *suffix) {
  SwSpan span = span_of(self, operand);
  SwText text = {0};
  if (!span.end) {
    sw_text_free(suffix);
    return NULL;
  }
  if (is_bracketed(&self->program->source, span))
    return sw_attempt(self, id, operand, (SwSpan){span.end + 1, span.end + 1}, suffix, (SwSpan){0});
  sw_put_operand(self, operand, sw_text_cstr(suffix), &text);
  text.failed |= suffix->failed;
  sw_text_free(suffix);
  return sw_attempt(self, id, operand, span, &text, (SwSpan){0});
}
