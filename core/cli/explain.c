/* The commands explain, scene and map, which print the steps and the map of the calls. */
#include "cli/explain.h"

#include <stdio.h>

#include "cli/opened.h"

static void put_bytes(SwBytes bytes) {
  if (bytes.data) (void)fwrite(bytes.data, 1, bytes.size, stdout);
}

/* {"story": Story, "scenes": [Scene, ...]} with the scenes that "Next" stops at. */
static void put_json(SwProgram *program, int statement) {
  const char *comma = "";
  fputs("{\"story\":", stdout);
  put_bytes(sw_program_story(program, statement));
  fputs(",\"scenes\":[", stdout);
  for (int64_t step = -1; (step = sw_program_stop_after(program, statement, step)) >= 0;) {
    fputs(comma, stdout);
    put_bytes(sw_program_scene(program, statement, step));
    comma = ",";
  }
  fputs("]}\n", stdout);
}

static int no_statement(const char *path, int line) {
  fprintf(stderr, "%s:%d:1: there is no statement on this line\n", path, line);
  return 2;
}

/* Prints all statements with steps, or the requested one. */
static int explain(const SwCliOptions *options, const char *path, SwProgram *program, int status) {
  int only = options->line ? sw_program_statement_at(program, options->line) : -1;
  if (options->line && only < 0) return no_statement(path, options->line);
  bool first = true;
  for (int i = 0; i < sw_program_statement_count(program); i++) {
    bool wanted = options->line ? i == only : sw_program_steps(program, i) > 0;
    if (!wanted) continue;
    if (!first && !options->json) (void)putchar('\n');
    if (options->json)
      put_json(program, i);
    else
      put_bytes(sw_program_explain(program, i));
    first = false;
  }
  return status;
}

/* Prints the scene of one step. */
static int scene(const SwCliOptions *options, const char *path, SwProgram *program, int status) {
  int statement = sw_program_statement_at(program, options->line);
  if (statement < 0) return no_statement(path, options->line);
  SwBytes bytes = sw_program_scene(program, statement, options->step);
  if (!bytes.data) {
    fprintf(stderr, "%s:%d:1: this line has %lld steps, numbered from 0\n", path, options->line,
            (long long)sw_program_steps(program, statement));
    return 2;
  }
  put_bytes(bytes);
  (void)putchar('\n');
  return status;
}

/* Prints the map. */
static int map(const SwCliOptions *options, const char *path, SwProgram *program, int status) {
  (void)path;
  if (options->json)
    put_bytes(sw_program_map(program));
  else if (options->form == SW_MAP_SVG)
    put_bytes(sw_program_map_svg(program));
  else if (options->form == SW_MAP_HTML)
    put_bytes(sw_program_map_html(program));
  else
    put_bytes(sw_program_map_text(program));
  if (options->json) (void)putchar('\n');
  return status;
}

/* A command for one file; returns the exit status. */
typedef int FileCommand(const SwCliOptions *options, const char *path, SwProgram *program,
                        int status);

/* Runs the command on every file; the worst exit status wins. */
static int each_file(const SwCliOptions *options, FileCommand *command) {
  int status = 0;
  for (int i = 0; i < options->file_count; i++) {
    SwOpened opened;
    sw_opened_open(options->files[i], &options->run, &opened);
    int result =
        opened.program ? command(options, options->files[i], opened.program, opened.status) : 2;
    if (result > status) status = result;
    sw_opened_close(&opened);
  }
  return status;
}

int sw_command_explain(const SwCliOptions *options) {
  return each_file(options, explain);
}
int sw_command_scene(const SwCliOptions *options) {
  return each_file(options, scene);
}
int sw_command_map(const SwCliOptions *options) {
  return each_file(options, map);
}
