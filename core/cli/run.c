/* The command run, which prints the transcript. */
#include "cli/run.h"

#include <stdio.h>

#include "cli/input.h"
#include "cli/opened.h"

static int worse(int a, int b) {
  return a > b ? a : b;
}

static void put_bytes(SwBytes bytes) {
  if (bytes.data) (void)fwrite(bytes.data, 1, bytes.size, stdout);
}

static void put_session(SwProgram *program) {
  for (int i = 0; i < sw_program_statement_count(program); i++)
    put_bytes(sw_program_session(program, i));
}

static int run_file(const SwCliOptions *options, const char *path) {
  SwOpened opened;
  sw_opened_open(path, &options->run, &opened);
  if (opened.program && options->json) {
    put_bytes(sw_program_run_json(opened.program));
    (void)putchar('\n');
  } else if (opened.program) {
    put_session(opened.program);
  }
  sw_opened_close(&opened);
  return opened.status;
}

/* Prints the text as a JSON string. */
static void put_quoted(const char *text, size_t size) {
  (void)putchar('"');
  for (size_t i = 0; i < size; i++) {
    unsigned char c = (unsigned char)text[i];
    if (c < 0x20) {
      printf("\\u%04x", c);
      continue;
    }
    if (c == '"' || c == '\\') (void)putchar('\\');
    (void)putchar(c);
  }
  (void)putchar('"');
}

/* {"name": ..., and what `run --json` prints. */
static void put_named(const SwBatchItem *item, SwBytes answer) {
  fputs("{\"name\":", stdout);
  put_quoted(item->name, item->name_size);
  (void)putchar(',');
  put_bytes((SwBytes){answer.data ? answer.data + 1 : "}", answer.data ? answer.size - 1 : 1});
  (void)putchar('\n');
}

static int run_item(const SwOptions *run, const SwBatchItem *item) {
  char name[128];
  int status;
  (void)snprintf(name, sizeof name, "%.*s", (int)item->name_size, item->name);
  SwProgram *program = sw_opened_run(name, item->source, item->source_size, run, &status);
  if (program) put_named(item, sw_program_run_json(program));
  sw_program_free(program);
  return status;
}

static int run_batch(const SwOptions *run, const char *path) {
  SwInput input;
  SwBatchItem item;
  size_t at = 0;
  int status = sw_input_read(path, &input) ? 0 : 2;
  while (input.size > 0 && sw_batch_next(&input, &at, &item))
    status = worse(status, run_item(run, &item));
  sw_input_free(&input);
  return status;
}

int sw_command_run(const SwCliOptions *options) {
  int status = 0;
  for (int i = 0; i < options->file_count; i++) {
    const char *path = options->files[i];
    status =
        worse(status, options->batch ? run_batch(&options->run, path) : run_file(options, path));
  }
  return status;
}
