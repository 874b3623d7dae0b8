#include "story/pasted/diagnosis.h"

#include <string.h>

#include "interpreter/program.h"
#include "runtime/program.h"
#include "story/pasted/outside.h"
#include "story/pasted/pasted.h"
#include "story/pasted/reproduce.h"
#include "story/pasted/run_result.h"
#include "story/pasted/said_shapes.h"
#include "story/scene/fields.h"
#include "story/scene/repairs.h"

static void field_piece(SwJson *json, const char *name, SwPiece piece) {
  sw_json_key(json, name);
  sw_json_string(json, piece.at, piece.size);
}

static void put_values(SwJson *json, const SwRecognised *of) {
  sw_field_open_array(json, "values");
  for (int i = 0; i < of->match.count; i++) {
    sw_json_open_object(json);
    field_piece(json, "name", of->match.names[i]);
    field_piece(json, "text", of->match.values[i]);
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

static void put_asked(SwJson *json, const SwReproduction *from) {
  sw_field_open_array(json, "asked");
  for (int i = 0; i < from->asked_count; i++) {
    sw_json_open_object(json);
    sw_field_text(json, "name", from->asked[i].name);
    sw_field_text(json, "label", from->asked[i].label);
    sw_field_text(json, "value", sw_text_cstr(&from->asked[i].value));
    sw_json_close_object(json);
  }
  sw_json_close_array(json);
}

/* The program, the message it ends in, and whether that is the one that was asked about. */
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

/* A repair is tried with less memory than a phone would miss. */
#define MOST_MEMORY (32 << 20)

/* A repair is offered where its program runs without an error. */
static void put_repair(SwJson *json, const SwText *source, const SwText *line, const char *why) {
  SwProgram *program =
      source->failed ? NULL : sw_program_new(source->data, source->size, MOST_MEMORY, true);
  if (program && sw_program_outcome(program) == 0) {
    sw_json_open_object(json);
    sw_field_text(json, "line", sw_text_cstr(line));
    sw_field_text(json, "why", why);
    sw_field_text(json, "program", sw_text_cstr(source));
    sw_json_close_object(json);
  }
  sw_program_delete(program);
}

static void put_repairs(SwJson *json, const SwRecognised *of, SwReproduction *from) {
  sw_field_open_array(json, "repairs");
  for (int i = 0; i < SW_MAX_REPAIR_ROWS && !from->large; i++) {
    SwText program = {0};
    SwText line = {0};
    const char *why = NULL;
    if (sw_repaired(of, from, i, &program, &line, &why)) put_repair(json, &program, &line, why);
    sw_text_free(&program);
    sw_text_free(&line);
  }
  sw_json_close_array(json);
}

/* The last operation that was refused, in the first statement that raised. */
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

static void put_instead(SwJson *json, const SwReproduction *made) {
  const SwText *source = &made->program;
  bool runs = source->size && !source->failed && !made->large;
  SwProgram *program = runs ? sw_program_new(source->data, source->size, MOST_MEMORY, false) : NULL;
  const SwRecord *refused = program ? refused_in(program) : NULL;
  SwRepairs repairs = {0};
  if (refused) sw_repairs_of(program, refused, &repairs);
  sw_field_open_array(json, "instead");
  if (refused) sw_repairs_json(program, refused, &repairs, json);
  sw_json_close_array(json);
  sw_repairs_clear(&repairs);
  json->out->failed = json->out->failed || (runs && (!program || program->exhausted));
  if (program) sw_program_delete(program);
}

static void put_diagnosis(SwJson *json, const SwRecognised *found, const char *message,
                          SwReproduction *made) {
  sw_json_open_object(json);
  sw_field_text(json, "id", sw_error_name(found->id));
  sw_field_text(json, "type", sw_error_type(found->id));
  field_piece(json, "message", (SwPiece){message, sw_trimmed(message)});
  sw_field_bool(json, "reworded", found->reworded);
  if (sw_why(found->id))
    sw_field_text(json, "why", sw_why(found->id));
  else
    sw_field_null(json, "why");
  put_values(json, found);
  put_asked(json, made);
  put_program(json, found, &made->program);
  put_instead(json, made);
  put_repairs(json, found, made);
  sw_json_close_object(json);
}

/* The type Outside in wasm/types.ts. */
static void put_outside(SwJson *json, const SwOutside *found) {
  sw_json_open_object(json);
  sw_field_text(json, "outside", found->topic);
  field_piece(json, "message", found->message);
  sw_field_text(json, "about", found->about);
  sw_json_close_object(json);
}

/* What the reader answers goes before what stands in the text. */
static void put_found(SwJson *json, const SwRecognised *found, const SwText *plain,
                      SwPiece answers) {
  SwReproduction made;
  SwText said = {0}, all = {0}, message = {0};
  sw_said_shapes(sw_text_cstr(plain), plain->size, found, &said);
  sw_text_bytes(&all, answers.at, answers.size);
  sw_text_char(&all, '\n');
  sw_text_put(&all, sw_text_cstr(&said));
  sw_reproduce(found, sw_text_cstr(&all), all.size, &made);
  sw_recognised_message(found, &message);
  put_diagnosis(json, found, sw_text_cstr(&message), &made);
  sw_text_free(&message);
  sw_text_free(&all);
  sw_text_free(&said);
  sw_reproduction_clear(&made);
}

/* What is not run here has more words of it, as "argument #3 'index'" behind a message of ours. */
static bool says_more(const SwOutside *outside, const SwRecognised *found) {
  const char *end = found->message.at + found->message.size;
  bool shared = outside->at < end && found->message.at < outside->match.end;
  return shared && outside->match.words > found->match.words;
}

void sw_diagnosis_json(const char *text, size_t size, const char *answers, size_t answers_size,
                       SwText *out) {
  SwText plain = {0};
  SwRecognised found;
  SwOutside outside;
  SwJson json = {.out = out};
  sw_pasted_plain(text, size, &plain);
  const char *start = sw_text_cstr(&plain);
  bool whole = sw_recognise(start, plain.size, &found);
  bool other = sw_outside(start, plain.size, &outside);
  if (other && (!whole || says_more(&outside, &found)))
    put_outside(&json, &outside);
  else if (whole || sw_recognise_cut(start, plain.size, &found))
    put_found(&json, &found, &plain, (SwPiece){answers, answers_size});
  sw_text_free(&plain);
}
