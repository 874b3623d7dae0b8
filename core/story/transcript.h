/* The printed output and the errors of each statement, and the tensors at the end. */
#ifndef SW_STORY_TRANSCRIPT_H
#define SW_STORY_TRANSCRIPT_H

#include "base/json.h"
#include "runtime/program.h"

/* The kind of story as the JSON names it. */
const char *sw_story_kind_name(SwStoryKind kind);

/* Appends the type Transcript. */
void sw_transcript_json(const SwProgram *program, SwText *out);
/* Appends the output of `stridewise run --json`: the facts that the oracle records from Python. */
void sw_run_json(const SwProgram *program, SwText *out);
/* Writes the error of a statement, {"type": ..., "message": ...}, or null. */
void sw_statement_error_json(const SwStatement *statement, SwJson *json);

#endif
