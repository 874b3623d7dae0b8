#include "cli/opened.h"

#include <stdio.h>

SwProgram *sw_opened_run(const char *path, const char *source, size_t size,
                         const SwOptions *options, int *status) {
  SwProgram *program = sw_program_run(source, size, options);
  if (!program) {
    fprintf(stderr, "stridewise: %s: out of memory\n", path);
    *status = 2;
    return NULL;
  }
  *status = sw_program_status(program);
  if (sw_program_is_laid_out(program) && !options->max_values) {
    (void)fflush(stdout);
    fprintf(stderr,
            "%s: values are not computed: the program is too large, so only its shapes are\n",
            path);
  }
  int line, column;
  SwBytes refusal = sw_program_refusal(program, &line, &column);
  if (refusal.data) {
    (void)fflush(stdout);
    fprintf(stderr, "%s:%d:%d: %.*s\n", path, line, column, (int)refusal.size, refusal.data);
  }
  return program;
}

void sw_opened_open(const char *path, const SwOptions *options, SwOpened *out) {
  *out = (SwOpened){.status = 2};
  if (!sw_input_read(path, &out->input)) return;
  out->program = sw_opened_run(path, out->input.bytes, out->input.size, options, &out->status);
}

void sw_opened_close(SwOpened *self) {
  sw_program_free(self->program);
  sw_input_free(&self->input);
}
