#include "story/diagnosis.h"

#include <string.h>

#include "lang/program.h"
#include "story/fields.h"
#include "story/outside.h"
#include "story/pasted.h"
#include "story/reproduce.h"
#include "stridewise.h"

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

/* The statement that raised, or NULL. */
static const SwStatement *raised(const SwProgram *program) {
  for (int i = 0; i < program->statement_count; i++) {
    if (program->statements[i].error_type) return &program->statements[i];
  }
  return NULL;
}

static size_t size_without_end(const char *text) {
  size_t size = strlen(text);
  while (size > 0 && text[size - 1] == ' ')
    size--;
  return size;
}

/* Whether a message is the one that was recognised, also where that was in other words. */
static bool is_it(const SwRecognised *of, const char *message, const char *own) {
  SwRecognised other;
  if (of->reworded) return sw_recognise(message, strlen(message), &other) && other.id == of->id;
  size_t size = size_without_end(message);
  return size == size_without_end(own) && memcmp(message, own, size) == 0;
}

/* The program, the message it ends in, and whether that is the one that was asked about. */
static void put_program(SwJson *json, const SwRecognised *of, const char *own,
                        const SwText *source) {
  bool any = source->size > 0 && !source->failed;
  SwProgram *program = any ? sw_program_run(source->data, source->size, NULL) : NULL;
  const SwStatement *statement = program ? raised(program) : NULL;
  if (!program) {
    sw_field_null(json, "program");
    sw_field_null(json, "answer");
    sw_field_bool(json, "same", false);
    return;
  }
  sw_field_text(json, "program", sw_text_cstr(source));
  if (statement) {
    sw_field_text(json, "answer", statement->error_message);
  } else {
    sw_field_null(json, "answer");
  }
  sw_field_bool(json, "same", statement && is_it(of, statement->error_message, own));
  sw_program_free(program);
}

/* A repair is offered where its program runs without an error. */
static void put_repair(SwJson *json, const SwText *source, const SwText *line, const char *why) {
  SwProgram *program = source->failed ? NULL : sw_program_run(source->data, source->size, NULL);
  if (program && sw_program_status(program) == 0) {
    sw_json_open_object(json);
    sw_field_text(json, "line", sw_text_cstr(line));
    sw_field_text(json, "why", why);
    sw_field_text(json, "program", sw_text_cstr(source));
    sw_json_close_object(json);
  }
  sw_program_free(program);
}

static void put_repairs(SwJson *json, const SwRecognised *of, SwReproduction *from) {
  sw_field_open_array(json, "repairs");
  for (int i = 0; i < SW_MAX_REPAIRS && !from->large; i++) {
    SwText program = {0};
    SwText line = {0};
    const char *why = NULL;
    if (sw_repaired(of, from, i, &program, &line, &why)) put_repair(json, &program, &line, why);
    sw_text_free(&program);
    sw_text_free(&line);
  }
  sw_json_close_array(json);
}

static void put_diagnosis(SwJson *json, const SwRecognised *found, const char *message,
                          SwReproduction *made) {
  sw_json_open_object(json);
  sw_field_text(json, "id", sw_error_name(found->id));
  sw_field_text(json, "type", sw_error_type(found->id));
  field_piece(json, "message", (SwPiece){message, size_without_end(message)});
  sw_field_bool(json, "reworded", found->reworded);
  put_values(json, found);
  put_asked(json, made);
  put_program(json, found, message, &made->program);
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

static void put_found(SwJson *json, const SwRecognised *found, const char *answers, size_t size) {
  SwReproduction made;
  SwText message = {0};
  sw_reproduce(found, answers, size, &made);
  sw_recognised_message(found, &message);
  put_diagnosis(json, found, sw_text_cstr(&message), &made);
  sw_text_free(&message);
  sw_reproduction_clear(&made);
}

void sw_diagnosis_json(const char *text, size_t size, const char *answers, size_t answers_size,
                       SwText *out) {
  SwText plain = {0};
  SwRecognised found;
  SwOutside outside;
  SwJson json = {.out = out};
  sw_pasted_plain(text, size, &plain);
  const char *start = sw_text_cstr(&plain);
  if (sw_recognise(start, plain.size, &found))
    put_found(&json, &found, answers, answers_size);
  else if (sw_outside(start, plain.size, &outside))
    put_outside(&json, &outside);
  sw_text_free(&plain);
}
