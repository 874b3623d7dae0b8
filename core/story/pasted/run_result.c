#include "story/pasted/run_result.h"

#include <string.h>

#include "interpreter/program.h"
#include "runtime/program.h"
#include "story/pasted/sizes.h"

size_t sw_trimmed(const char *text) {
  size_t size = strlen(text);
  while (size > 0 && text[size - 1] == ' ')
    size--;
  return size;
}

static bool same_sizes(const SwSizes *a, const SwSizes *b) {
  return a->count == b->count && memcmp(a->at, b->at, (size_t)a->count * sizeof a->at[0]) == 0;
}

/* Whether a value of two differently worded messages is the same. */
static bool same_value(SwPiece a, SwPiece b) {
  SwSizes of_a, of_b;
  if (!sw_sizes_read(a, &of_a) || !sw_sizes_read(b, &of_b)) return false;
  if (of_a.count + of_b.count > 0) return same_sizes(&of_a, &of_b);
  for (size_t i = 0; i < a.size && a.size == b.size; i++) {
    if ((a.at[i] | 0x20) != (b.at[i] | 0x20)) return false;
  }
  return a.size == b.size;
}

/* Whether the values that both messages name are the same. */
static bool agrees(const SwMatch *a, const SwMatch *b) {
  for (int i = 0; i < a->count; i++) {
    for (int j = 0; j < b->count; j++) {
      SwPiece own = a->names[i], other = b->names[j];
      bool named = own.size == other.size && memcmp(own.at, other.at, own.size) == 0;
      if (named && !same_value(a->values[i], b->values[j])) return false;
    }
  }
  return true;
}

bool sw_is_message(const SwRecognised *of, const char *message) {
  SwRecognised other;
  if (of->reworded)
    return sw_recognise(message, strlen(message), &other) && other.id == of->id &&
           agrees(&of->match, &other.match);
  SwText own = {0};
  sw_recognised_message(of, &own);
  size_t size = sw_trimmed(message);
  bool same =
      size == sw_trimmed(sw_text_cstr(&own)) && memcmp(message, sw_text_cstr(&own), size) == 0;
  sw_text_free(&own);
  return same;
}

/* The text of the warning that is the pasted one, without its type; NULL if there is none. */
static const char *warned(const SwRecognised *of, const SwProgram *program) {
  static const char type[] = "UserWarning: ";
  for (int i = 0; i < program->statement_count; i++) {
    const SwStatement *statement = &program->statements[i];
    for (int at = 0; at < statement->warning_count; at++) {
      const char *text = statement->warnings[at];
      if (strncmp(text, type, sizeof type - 1) != 0) continue;
      if (sw_is_message(of, text + sizeof type - 1)) return text + sizeof type - 1;
    }
  }
  return NULL;
}

/* The statement that raised, or NULL. */
static const SwStatement *raised(const SwProgram *program) {
  for (int i = 0; i < program->statement_count; i++) {
    if (program->statements[i].error_type) return &program->statements[i];
  }
  return NULL;
}

void sw_run_result(const SwRecognised *of, const SwText *program, SwRunResult *out) {
  *out = (SwRunResult){0};
  if (program->size == 0 || program->failed) return;
  SwProgram *run = sw_program_new(program->data, program->size, 0, true);
  const SwStatement *statement = run ? raised(run) : NULL;
  const char *warning = run && !statement ? warned(of, run) : NULL;
  out->ran = run != NULL;
  out->raised = statement || warning;
  out->same = warning != NULL;
  if (warning) sw_text_put(&out->message, warning);
  if (statement) {
    sw_text_put(&out->message, statement->error_message);
    out->same = sw_is_message(of, statement->error_message);
  }
  sw_program_delete(run);
}
