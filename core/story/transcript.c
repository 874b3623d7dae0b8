#include "story/transcript.h"

#include "story/named_tensors.h"
#include "story/scene/cursor.h"
#include "story/scene/fields.h"
#include "story/scene/follows.h"
#include "story/scene/map.h"
#include "story/scene/story.h"
#include "story/scene/tensors.h"

const char *sw_story_kind_name(SwStoryKind kind) {
  static const char *const names[SW_STORY_TOTAL] = {
#define STORY(id, name) name,
      SW_STORY_KINDS(STORY)
#undef STORY
  };
  return names[kind];
}

static void put_error(const char *type, const char *message, const char *meant, SwJson *json) {
  sw_json_open_object(json);
  sw_field_text(json, "type", type);
  sw_field_text(json, "message", message);
  if (meant)
    sw_field_text(json, "meant", meant);
  else
    sw_field_null(json, "meant");
  sw_json_close_object(json);
}

void sw_statement_error_json(const SwStatement *statement, SwJson *json) {
  if (statement->error_type)
    put_error(statement->error_type, statement->error_message, statement->meant, json);
  else
    sw_json_null(json);
}

static void put_source(const SwProgram *program, SwSpan span, SwJson *json) {
  size_t size;
  const char *text = sw_span_text(program, span, &size);
  sw_json_key(json, "source");
  sw_json_string(json, text, size);
}

static void put_output(const SwStatement *statement, SwJson *json) {
  sw_field_text(json, "output", statement->output ? statement->output : "");
}

static void put_warnings(const SwStatement *statement, SwJson *json) {
  sw_field_open_array(json, "warnings");
  for (int i = 0; i < statement->warning_count; i++)
    sw_json_cstring(json, statement->warnings[i]);
  sw_json_close_array(json);
}

/* -- For the page ---------------------------------------------------------------------------- */

static void put_refusal(SwCursor cursor, SwRefusal refusal, SwJson *json) {
  sw_json_key(json, "refusal");
  if (!refusal.message) {
    sw_json_null(json);
    return;
  }
  sw_json_open_object(json);
  sw_cursor_span(&cursor, refusal.span, json);
  sw_field_text(json, "message", refusal.message);
  sw_json_close_object(json);
}

static int line_of(const SwProgram *program, int statement) {
  return program->statements[statement].mark.line + 1;
}

/* Writes what a statement that did not run lacked. A statement with a reason of its own writes
 * nothing. */
static void put_need(const SwProgram *program, const SwNeed *need, SwJson *json) {
  static const char *const kinds[] = {"", "name", "random", "defaults", "stopped"};
  sw_json_key(json, "needs");
  if (need->kind == SW_NEED_NONE) {
    sw_json_null(json);
    return;
  }
  sw_json_open_object(json);
  sw_field_text(json, "kind", kinds[need->kind]);
  sw_field_text(json, "name", need->name ? need->name : "");
  sw_field_int(json, "line", line_of(program, need->maker));
  sw_json_close_object(json);
}

static void put_why_not(const SwProgram *program, int index, SwJson *json) {
  const SwStatement *statement = &program->statements[index];
  put_refusal(sw_cursor_of(program, index), statement->refusal, json);
  put_need(program, &statement->need, json);
}

static void put_follows(const SwProgram *program, const SwStatement *statement, SwJson *json) {
  SwText text = {0};
  if (sw_follows(program, statement, &text))
    sw_field_text(json, "follows", sw_text_cstr(&text));
  else
    sw_field_null(json, "follows");
  sw_text_free(&text);
}

static void put_statement(const SwProgram *program, int index, int operations, SwJson *json) {
  const SwStatement *statement = &program->statements[index];
  SwCursor cursor = sw_cursor_of(program, index);
  sw_json_open_object(json);
  sw_field_int(json, "index", index);
  sw_field_open(json, "span");
  sw_cursor_span(&cursor, statement->span, json);
  sw_json_close_object(json);
  sw_field_int(json, "line", line_of(program, index));
  put_source(program, statement->span, json);
  put_output(statement, json);
  sw_json_key(json, "error");
  sw_statement_error_json(statement, json);
  put_follows(program, statement, json);
  put_warnings(statement, json);
  sw_field_int(json, "operations", operations);
  put_why_not(program, index, json);
  sw_field_bool(json, "skipped", statement->skipped);
  sw_json_close_object(json);
}

/* Returns the last statement that has a story, or -1. */
static int put_statements(const SwProgram *program, SwJson *json) {
  int suggested = -1;
  sw_field_open_array(json, "statements");
  for (int i = 0; i < program->statement_count; i++) {
    int operations = sw_story_count(program, i);
    if (operations) suggested = i;
    put_statement(program, i, operations, json);
  }
  sw_json_close_array(json);
  return suggested;
}

void sw_transcript_json(const SwProgram *program, SwText *out) {
  SwJson json = {.out = out};
  sw_json_open_object(&json);
  int suggested = put_statements(program, &json);
  sw_json_key(&json, "tensors");
  sw_named_tensors_json(program, &json);
  put_refusal((SwCursor){.source = &program->source}, program->refusal, &json);
  sw_laid_out_json(program, &json);
  sw_field_known(&json, "suggested", suggested >= 0, suggested);
  sw_json_close_object(&json);
}

/* -- For the command line -------------------------------------------------------------------- */

static void put_not_run(const SwStatement *statement, SwJson *json) {
  const char *message = statement->refusal.message;
  put_error(statement->need.kind ? "NotRun" : "Unsupported", message ? message : "not run", NULL,
            json);
}

void sw_run_json(const SwProgram *program, SwText *out) {
  SwJson json = {.out = out};
  sw_json_open_object(&json);
  sw_field_text(&json, "dialect", program->dialect == SW_TORCH ? "torch" : "numpy");
  sw_field_open_array(&json, "statements");
  for (int i = 0; i < program->statement_count; i++) {
    const SwStatement *statement = &program->statements[i];
    sw_json_open_object(&json);
    sw_field_int(&json, "line", line_of(program, i));
    put_source(program, statement->span, &json);
    put_output(statement, &json);
    sw_json_key(&json, "error");
    if (statement->ran)
      sw_statement_error_json(statement, &json);
    else
      put_not_run(statement, &json);
    put_warnings(statement, &json);
    sw_json_close_object(&json);
  }
  sw_json_close_array(&json);
  sw_json_key(&json, "tensors");
  sw_named_tensors_json(program, &json);
  sw_json_close_object(&json);
}
