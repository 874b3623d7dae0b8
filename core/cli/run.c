/* stridewise run: the transcript. */
#include <stdio.h>

#include "base/json.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/opened.h"
#include "lang/program.h"

static int worse(int a, int b) {
  return a > b ? a : b;
}

static void put_bytes(SwBytes bytes) {
  if (bytes.data) (void)fwrite(bytes.data, 1, bytes.size, stdout);
}

/* The lines of a statement as an interactive session shows them: >>> first, ... the others. */
static void put_source(const SwProgram *program, SwSpan span) {
  fputs(">>> ", stdout);
  for (uint32_t i = span.start; i < span.end; i++) {
    char c = program->source.bytes[i];
    if (c != '\r') (void)putchar(c);
    if (c == '\n') fputs("... ", stdout);
  }
  (void)putchar('\n');
}

static void put_session(const SwProgram *program) {
  for (int i = 0; i < program->statement_count; i++) {
    const SwStatement *statement = &program->statements[i];
    if (!statement->ran) return;
    put_source(program, statement->span);
    fputs(statement->output ? statement->output : "", stdout);
    for (int w = 0; w < statement->warning_count; w++)
      printf("%s\n", statement->warnings[w]);
    if (!statement->error_type) continue;
    const char *message = statement->error_message ? statement->error_message : "";
    printf("%s%s%s\n", statement->error_type, *message ? ": " : "", message);
  }
}

static int run_file(const SwCliOptions *options, const char *path) {
  SwOpened opened;
  sw_opened_open(path, true, &opened);
  if (opened.program && options->json) {
    put_bytes(sw_program_run_json(opened.program));
    (void)putchar('\n');
  } else if (opened.program) {
    put_session(opened.program);
  }
  sw_opened_close(&opened);
  return opened.status;
}

/* {"name": ..., and what `run --json` prints. */
static void put_named(const SwBatchItem *item, SwBytes answer) {
  SwText name = {0};
  SwJson json = {.out = &name};
  sw_json_string(&json, item->name, item->name_size);
  printf("{\"name\":%s,", sw_text_cstr(&name));
  put_bytes((SwBytes){answer.data ? answer.data + 1 : "}", answer.data ? answer.size - 1 : 1});
  (void)putchar('\n');
  sw_text_free(&name);
}

static int run_item(const SwBatchItem *item) {
  SwText name = {0};
  int status;
  sw_text_bytes(&name, item->name, item->name_size);
  SwProgram *program =
      sw_opened_run(sw_text_cstr(&name), item->source, item->source_size, true, &status);
  if (program) put_named(item, sw_program_run_json(program));
  sw_program_free(program);
  sw_text_free(&name);
  return status;
}

static int run_batch(const char *path) {
  SwText text = {0};
  SwBatchItem item;
  size_t at = 0;
  int status = sw_input_read(path, &text) ? 0 : 2;
  while (sw_batch_next(&text, &at, &item))
    status = worse(status, run_item(&item));
  sw_text_free(&text);
  return status;
}

int sw_command_run(const SwCliOptions *options) {
  int status = 0;
  for (int i = 0; i < options->file_count; i++) {
    const char *path = options->files[i];
    status = worse(status, options->batch ? run_batch(path) : run_file(options, path));
  }
  return status;
}
