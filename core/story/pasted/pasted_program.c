#include "story/pasted/pasted_program.h"

#include <string.h>

#include "interpreter/program.h"
#include "runtime/program.h"
#include "story/pasted/run_result.h"
#include "syntax/paste.h"

/* Most times that a text is cut off at a syntax error. */
#define MOST_CUTS 4
/* Most lines to start from. */
#define MOST_STARTS 4

typedef struct Search {
  const SwRecognised *of;
  SwText *program, *raised;
} Search;

static const SwStatement *first_raised(const SwProgram *program) {
  for (int i = 0; i < program->statement_count; i++) {
    if (program->statements[i].error_type) return &program->statements[i];
  }
  return NULL;
}

/* How the program ends. A single statement, or a program without an import, does not count. */
static SwPastedEnd end_of(Search *self, const SwProgram *program) {
  const SwStatement *statement = first_raised(program);
  if (!program->has_imported || program->statement_count < 2) return SW_PASTED_NONE;
  if (!statement) return program->refusal.message ? SW_PASTED_NONE : SW_PASTED_RUNS;
  sw_text_clear(self->raised);
  sw_text_put(self->raised, statement->error_type);
  sw_text_put(self->raised, ": ");
  sw_text_put(self->raised, statement->error_message);
  bool same = !self->of || sw_is_message(self->of, statement->error_message);
  return same ? SW_PASTED_RAISES : SW_PASTED_NONE;
}

/* Runs the longest start of `text` that is Python, and sets `*size` to its bytes. */
static SwPastedEnd run(Search *self, const char *text, size_t *size) {
  SwPastedEnd end = SW_PASTED_NONE;
  for (int cuts = 0; *size > 0 && cuts < MOST_CUTS; cuts++) {
    SwProgram *program = sw_program_new(text, *size, 0, true);
    if (!program) return SW_PASTED_NONE;
    bool parsed = program->statement_count > 0;
    size_t at = program->refusal.span.start;
    end = parsed ? end_of(self, program) : SW_PASTED_NONE;
    if (parsed) *size = program->statements[program->statement_count - 1].span.end;
    sw_program_delete(program);
    if (parsed) break;
    at = at < *size ? at : *size - 1;
    while (at > 0 && text[at - 1] != '\n')
      at--;
    *size = at;
  }
  if (end == SW_PASTED_NONE) return end;
  sw_text_clear(self->program);
  sw_text_bytes(self->program, text, *size);
  return end;
}

static bool starts(SwPiece line, const char *word) {
  size_t size = strlen(word);
  return line.size > size && memcmp(line.at, word, size) == 0;
}

static const char *next_line(const char *at, const char *end) {
  const char *newline = memchr(at, '\n', (size_t)(end - at));
  return newline ? newline + 1 : end;
}

/* Runs the text from a line that imports; on failure, goes on after the part that is Python. */
static SwPastedEnd run_imports(Search *self, SwPiece text) {
  const char *end = text.at + text.size;
  int starts_left = MOST_STARTS;
  for (const char *at = text.at; at < end && starts_left > 0;) {
    SwPiece line = {at, (size_t)(end - at)};
    if (!starts(line, "import ") && !starts(line, "from ")) {
      at = next_line(at, end);
      continue;
    }
    SwPastedEnd found = run(self, at, &line.size);
    if (found != SW_PASTED_NONE) return found;
    at = next_line(at + line.size, end);
    starts_left--;
  }
  return SW_PASTED_NONE;
}

/* The numbered lines of a notebook traceback, "----> 3 y = x.view(2, -1)", without the numbers. */
static void put_cell(SwPiece text, SwText *out) {
  const char *end = text.at + text.size;
  int64_t expected = 1;
  for (const char *at = text.at; at < end;) {
    const char *next = next_line(at, end), *digits = at;
    int64_t number = 0;
    while (digits < next && strchr(" ->", *digits))
      digits++;
    const char *code = digits;
    for (; code < next && *code >= '0' && *code <= '9' && number < 1000; code++)
      number = number * 10 + (*code - '0');
    bool numbered = code > digits && (*code == ' ' || *code == '\n');
    if (numbered && number == 1) {
      sw_text_clear(out);
      expected = 1;
    }
    if (numbered && number == expected) {
      code += *code == ' ';
      sw_text_bytes(out, code, (size_t)(next - code));
      expected++;
    }
    at = next;
  }
}

SwPastedEnd sw_pasted_program(SwPiece text, SwPiece plain, const SwRecognised *of, SwText *program,
                              SwText *raised) {
  Search self = {.of = of, .program = program, .raised = raised};
  SwSource source = {text.at, text.size};
  SwPastedEnd end = SW_PASTED_NONE;
  SwText cell = {0};
  if (sw_paste_detect(&source).has_prompts)
    end = run(&self, text.at, &text.size);
  else
    end = run_imports(&self, text);
  put_cell(plain, &cell);
  if (end == SW_PASTED_NONE && cell.size > 0)
    end = run_imports(&self, (SwPiece){cell.data, cell.size});
  sw_text_free(&cell);
  return end;
}
