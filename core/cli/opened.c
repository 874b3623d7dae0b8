#include "cli/opened.h"

#include <stdio.h>

#include "cli/input.h"
#include "lang/program.h"

SwProgram *sw_opened_run(const char *path, const char *source, size_t size, bool untold,
                         int *status) {
  SwProgram *program = sw_program_run(source, size, &(SwOptions){.untold = untold});
  if (!program) {
    fprintf(stderr, "stridewise: %s: out of memory\n", path);
    *status = 2;
    return NULL;
  }
  *status = sw_program_status(program);
  if (program->refusal.message) {
    SwPlace place = sw_source_place(&program->source, program->refusal.span.start);
    (void)fflush(stdout);
    fprintf(stderr, "%s:%d:%d: %s\n", path, place.line, place.column, program->refusal.message);
  }
  return program;
}

void sw_opened_open(const char *path, bool untold, SwOpened *out) {
  *out = (SwOpened){.status = 2};
  if (!sw_input_read(path, &out->text)) return;
  out->program =
      sw_opened_run(path, sw_text_cstr(&out->text), out->text.size, untold, &out->status);
}

void sw_opened_close(SwOpened *self) {
  sw_program_free(self->program);
  sw_text_free(&self->text);
}
