#include "story/pasted/diagnosis_json.h"

#include <string.h>

#include "interpreter/program.h"
#include "runtime/program.h"
#include "story/pasted/diagnosis.h"
#include "story/pasted/outside.h"
#include "story/pasted/pasted.h"
#include "story/pasted/pasted_program.h"
#include "story/pasted/reproduce.h"
#include "story/pasted/run_result.h"
#include "story/scene/fields.h"
#include "story/scene/repairs.h"

static void field_piece(SwJson *json, const char *name, SwPiece piece) {
  sw_json_key(json, name);
  sw_json_string(json, piece.at, piece.size);
}

static void field_piece_or_null(SwJson *json, const char *name, SwPiece piece) {
  if (piece.size > 0)
    field_piece(json, name, piece);
  else
    sw_field_null(json, name);
}

static void put_asked(SwJson *json, const SwDiagnosis *diagnosis) {
  sw_field_open_array(json, "asked");
  for (int i = 0; i < diagnosis->made.asked_count && !diagnosis->from_message; i++) {
    const SwAsked *asked = &diagnosis->made.asked[i];
    const SwRewrittenOperand *operand = sw_rewritten_operand(&diagnosis->rewritten, asked->name);
    sw_json_open_object(json);
    sw_field_text(json, "name", asked->name);
    sw_field_text(json, "label", asked->label);
    field_piece_or_null(json, "operand", operand ? operand->written : (SwPiece){0});
    sw_field_text(json, "value", sw_text_cstr(&asked->value));
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

/* The failing line in three parts: the text before its operation, the operation, the rest. */
static void put_line(SwJson *json, const SwRewritten *rewritten) {
  SwPiece line = rewritten->line, operation = rewritten->operation;
  sw_field_open_array(json, "line");
  if (operation.size > 0) {
    const char *end = operation.at + operation.size;
    sw_json_string(json, line.at, (size_t)(operation.at - line.at));
    sw_json_string(json, operation.at, operation.size);
    sw_json_string(json, end, (size_t)(line.at + line.size - end));
  }
  sw_json_close_array(json);
}

/* Runs the program and writes it with its message; `same`: that is the pasted message. */
static void put_program(SwJson *json, const SwRecognised *of, const SwText *source) {
  SwRunResult result;
  sw_run_result(of, source, &result);
  if (result.ran)
    sw_field_text(json, "program", sw_text_cstr(source));
  else
    sw_field_null(json, "program");
  if (result.raised)
    sw_field_text(json, "answer", sw_text_cstr(&result.message));
  else
    sw_field_null(json, "answer");
  sw_field_bool(json, "same", result.same);
  sw_text_free(&result.message);
}

/* Elements of the tensors that are computed; larger ones are laid out only, so that a repair needs
 * shapes, not elements. */
#define MOST_VALUES 4096

/* NULL if memory ran out; then the whole JSON counts as failed. */
static SwProgram *run_by_shapes(SwJson *json, const SwText *source, bool no_stories) {
  SwProgram *program = source->failed
                           ? NULL
                           : sw_program_limited(source->data, source->size, 0, no_stories,
                                                MOST_VALUES, SW_INTERACTIVE_WORK);
  json->out->failed = json->out->failed || !program || program->exhausted;
  return program;
}

static bool warns(const SwProgram *program) {
  for (int i = 0; i < program->statement_count; i++) {
    if (program->statements[i].warning_count > 0) return true;
  }
  return false;
}

/* A repair is offered only if its program runs without an error, and without a warning. */
static void put_repair(SwJson *json, const SwText *source, const SwText *line, const char *why) {
  SwProgram *program = run_by_shapes(json, source, true);
  if (program && sw_program_outcome(program) == 0 && !warns(program)) {
    sw_json_open_object(json);
    sw_field_text(json, "line", sw_text_cstr(line));
    sw_field_text(json, "why", why);
    sw_field_text(json, "program", sw_text_cstr(source));
    sw_json_close_object(json);
  }
  sw_program_delete(program);
}

/* Repairs from the REPAIR rows of reproduce.def, in the words of the failing line. */
static void put_repairs(SwJson *json, SwDiagnosis *diagnosis) {
  sw_field_open_array(json, "repairs");
  bool may = !diagnosis->from_paste && diagnosis->rewritten.repairable;
  for (int i = 0; i < SW_MAX_REPAIR_ROWS && may; i++) {
    SwText program = {0}, row = {0}, line = {0};
    const char *why = NULL;
    if (sw_repaired(diagnosis->found, &diagnosis->made, i, &row, &why)) {
      const char *before = sw_text_cstr(&diagnosis->made.program);
      sw_rewritten_text(&diagnosis->rewritten, (SwPiece){sw_text_cstr(&row), row.size}, &line);
      sw_text_bytes(&program, before, (size_t)(strrchr(before, '\n') - before) + 1);
      sw_text_put(&program, sw_text_cstr(&line));
      put_repair(json, &program, &line, why);
    }
    sw_text_free(&program);
    sw_text_free(&row);
    sw_text_free(&line);
  }
  sw_json_close_array(json);
}

/* The last refused operation of the first statement that raised, or NULL. */
static const SwRecord *refused_in(const SwProgram *program) {
  const SwRecord *out = NULL;
  for (int i = 0; i < program->statement_count && !out; i++) {
    const SwStatement *statement = &program->statements[i];
    const SwRecord *record = statement->error_type ? statement->record : NULL;
    for (int at = 0; record && at < statement->record_count; at++, record = record->next)
      out = record->refused ? record : out;
  }
  return out;
}

/* Repairs that story/repair works out from the refused operation itself, without a row. */
static void put_instead(SwJson *json, const SwReproduction *made) {
  const SwText *source = &made->program;
  SwProgram *program = source->size ? run_by_shapes(json, source, false) : NULL;
  const SwRecord *refused = program ? refused_in(program) : NULL;
  SwRepairs repairs = {0};
  if (refused) sw_repairs_of(program, refused, &repairs);
  sw_field_open_array(json, "instead");
  if (refused) sw_repairs_json(program, refused, &repairs, json);
  sw_json_close_array(json);
  sw_repairs_clear(&repairs);
  sw_program_delete(program);
}

static void put_diagnosis(SwJson *json, SwDiagnosis *diagnosis) {
  const SwRecognised *found = diagnosis->found;
  SwText message = {0};
  sw_recognised_message(found, &message);
  const char *text = sw_text_cstr(&message);
  sw_json_open_object(json);
  sw_field_int(json, "row", found->id);
  sw_field_text(json, "type", sw_error_type(found->id));
  field_piece(json, "message", (SwPiece){text, sw_trimmed(text)});
  sw_field_bool(json, "reworded", found->reworded);
  const char *why = sw_why(found, &diagnosis->made);
  if (why)
    sw_field_text(json, "why", why);
  else
    sw_field_null(json, "why");
  put_line(json, &diagnosis->rewritten);
  put_asked(json, diagnosis);
  sw_field_bool(json, "own", diagnosis->from_paste);
  put_program(json, found, &diagnosis->made.program);
  field_piece_or_null(json, "runs",
                      (SwPiece){sw_text_cstr(&diagnosis->runs), diagnosis->runs.size});
  put_instead(json, &diagnosis->made);
  put_repairs(json, diagnosis);
  sw_json_close_object(json);
  sw_text_free(&message);
}

/* The type Outside of types.def. */
static void put_outside(SwJson *json, const SwOutside *found) {
  sw_json_open_object(json);
  sw_field_text(json, "outside", found->topic);
  field_piece(json, "message", found->message);
  sw_field_text(json, "about", found->about);
  sw_json_close_object(json);
}

static void put_found(SwJson *json, const SwRecognised *found, SwPiece text, SwPiece plain,
                      SwPiece answers) {
  SwDiagnosis diagnosis;
  sw_diagnosis_make(found, text, plain, answers, &diagnosis);
  put_diagnosis(json, &diagnosis);
  sw_diagnosis_clear(&diagnosis);
}

/* Both rows match the same text, and the row of outside.def matches more words of it: a message
 * that continues with "argument #3 'index'" is not one of ours. */
static bool says_more(const SwOutside *outside, const SwRecognised *found) {
  const char *end = found->message.at + found->message.size;
  bool shared = outside->at < end && found->message.at < outside->match.end;
  return shared && outside->match.words > found->match.words;
}

/* The pasted text has no message: if it is a program, run it and explain the error it raises. */
static void put_program_alone(SwJson *json, SwPiece text, SwPiece plain) {
  SwText program = {0}, raised = {0};
  SwRecognised found;
  SwPastedEnd end = sw_pasted_program(text, plain, NULL, &program, &raised);
  if (end == SW_PASTED_RAISES && sw_recognise(sw_text_cstr(&raised), raised.size, &found))
    put_found(json, &found, text, plain, (SwPiece){0});
  if (end == SW_PASTED_RUNS) {
    sw_json_open_object(json);
    sw_field_text(json, "runs", sw_text_cstr(&program));
    sw_json_close_object(json);
  }
  sw_text_free(&program);
  sw_text_free(&raised);
}

void sw_diagnosis_json(const char *text, size_t size, const char *answers, size_t answers_size,
                       SwText *out) {
  SwText plain = {0};
  SwRecognised found;
  SwOutside outside;
  SwJson json = {.out = out};
  sw_pasted_plain(text, size, &plain);
  const char *start = sw_text_cstr(&plain);
  SwPiece pasted = {text, size}, made_plain = {start, plain.size};
  bool whole = sw_recognise(start, plain.size, &found);
  bool other = sw_outside(start, plain.size, &outside);
  if (other && (!whole || says_more(&outside, &found) || !sw_is_explained(found.id)))
    put_outside(&json, &outside);
  else if (whole || sw_recognise_cut(start, plain.size, &found))
    put_found(&json, &found, pasted, made_plain, (SwPiece){answers, answers_size});
  else
    put_program_alone(&json, pasted, made_plain);
  sw_text_free(&plain);
}
