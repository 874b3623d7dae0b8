#include "cli/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char sw_usage[] =
    "Runs a program of PyTorch or NumPy lines and shows what it does to shapes, strides and "
    "storage.\n"
    "\n"
    "  stridewise run [--json] FILE...            what Python would print\n"
    "  stridewise run --json --batch FILE         many programs, each after a line \"# === name\"\n"
    "  stridewise explain [--json] [--line N] FILE  every operation, step by step\n"
    "  stridewise map [--json | --svg | --html] FILE\n"
    "                                             every call with the shapes that it got and gave\n"
    "  stridewise scene --line N --step K FILE    one step as JSON; steps as explain numbers them\n"
    "\n"
    "--shapes computes no values: shapes, strides and dtypes alone, however large they are.\n"
    "FILE can be - for standard input. Exit status: 0; 1 if a statement raised; 2 for input that\n"
    "cannot be read or run, with file:line:column: message on standard error.\n";

static bool complain(const char *what, const char *argument) {
  fprintf(stderr, "stridewise: %s%s\nTry stridewise --help.\n", what, argument);
  return false;
}

static bool parse_command(const char *word, SwCliOptions *out) {
  static const struct {
    const char *word;
    SwCommand command;
  } commands[] = {{"run", SW_COMMAND_RUN},     {"explain", SW_COMMAND_EXPLAIN},
                  {"scene", SW_COMMAND_SCENE}, {"map", SW_COMMAND_MAP},
                  {"help", SW_COMMAND_HELP},   {"--help", SW_COMMAND_HELP},
                  {"-h", SW_COMMAND_HELP},     {"--version", SW_COMMAND_VERSION}};
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    if (strcmp(word, commands[i].word) != 0) continue;
    out->command = commands[i].command;
    return true;
  }
  return complain("no such command: ", word);
}

static bool parse_number(const char *option, const char *text, int64_t least, int64_t most,
                         int64_t *out) {
  if (!text) return complain("a number is missing after ", option);
  char *end;
  errno = 0;
  long long value = strtoll(text, &end, 10);
  if (errno || end == text || *end || value < least || value > most) {
    return complain("not a number that fits here: ", text);
  }
  *out = value;
  return true;
}

/* Parses the option at *at, and moves *at to its last word. */
static bool parse_option(char **arguments, int count, int *at, SwCliOptions *out) {
  const char *option = arguments[*at];
  const char *value = *at + 1 < count ? arguments[*at + 1] : NULL;
  int64_t number;
  if (strcmp(option, "--json") == 0) {
    out->json = true;
  } else if (strcmp(option, "--svg") == 0) {
    out->form = SW_MAP_SVG;
  } else if (strcmp(option, "--html") == 0) {
    out->form = SW_MAP_HTML;
  } else if (strcmp(option, "--batch") == 0) {
    out->batch = true;
  } else if (strcmp(option, "--shapes") == 0) {
    out->run.max_values = -1;
  } else if (strcmp(option, "--line") == 0) {
    if (!parse_number(option, value, 1, INT32_MAX, &number)) return false;
    out->line = (int)number;
    ++*at;
  } else if (strcmp(option, "--step") == 0) {
    if (!parse_number(option, value, 0, INT64_MAX, &out->step)) return false;
    ++*at;
  } else if (strcmp(option, "--help") == 0) {
    out->command = SW_COMMAND_HELP;
  } else {
    return complain("no such option: ", option);
  }
  return true;
}

static bool check(const SwCliOptions *options) {
  if (options->command == SW_COMMAND_HELP || options->command == SW_COMMAND_VERSION) return true;
  if (options->file_count == 0) return complain("no file given; - is standard input", "");
  if (options->batch && (options->command != SW_COMMAND_RUN || !options->json)) {
    return complain("--batch needs run --json", "");
  }
  if (options->form && (options->command != SW_COMMAND_MAP || options->json)) {
    return complain("--svg and --html need map without --json", "");
  }
  bool is_scene = options->command == SW_COMMAND_SCENE;
  if (is_scene && (options->line == 0 || options->step < 0)) {
    return complain("scene needs --line N and --step K", "");
  }
  return true;
}

bool sw_options_parse(int count, char **arguments, SwCliOptions *out) {
  *out = (SwCliOptions){.step = -1, .files = arguments};
  if (count < 2) {
    fputs(sw_usage, stderr);
    return false;
  }
  if (!parse_command(arguments[1], out)) return false;
  bool only_files = false;
  for (int i = 2; i < count; i++) {
    const char *word = arguments[i];
    if (!only_files && strcmp(word, "--") == 0) {
      only_files = true;
    } else if (!only_files && word[0] == '-' && word[1]) {
      if (!parse_option(arguments, count, &i, out)) return false;
    } else {
      out->files[out->file_count++] = arguments[i];
    }
  }
  out->run.no_stories = out->command == SW_COMMAND_RUN;
  return check(out);
}
