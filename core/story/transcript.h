/* What Python printed and raised, statement by statement, and the tensors at the end. */
#ifndef SW_STORY_TRANSCRIPT_H
#define SW_STORY_TRANSCRIPT_H

#include "base/json.h"
#include "runtime/program.h"

const char *sw_story_kind_name(SwStoryKind kind);

/* The type Transcript. */
void sw_transcript_json(const SwProgram *program, SwText *out);
/* What `stridewise run --json` prints: the same facts as the oracle records. */
void sw_run_json(const SwProgram *program, SwText *out);
/* {"type": ..., "message": ...} or null. */
void sw_statement_error_json(const SwStatement *statement, SwJson *json);

#endif
