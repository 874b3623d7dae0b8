/* Which names mean the tensors that a statement's operations saw, now that it has ended. */
#include <string.h>

#include "lang/call.h"

#define MAX_RECORDS 256 /* of one statement: a loop may have very many */

static bool is_text(const SwProgram *program, SwSpan span, const char *name) {
  size_t size = strlen(name);
  return span.end - span.start == size &&
         memcmp(program->source.bytes + span.start, name, size) == 0;
}

static bool means(const SwName *name, const SwSnapshot *snapshot) {
  if (name->value.kind != SW_VALUE_TENSOR) return false;
  const SwTensor *tensor = name->value.as.tensor;
  return tensor->id == snapshot->tensor && !tensor->is_scalar &&
         sw_layout_equal(&tensor->layout, &snapshot->layout);
}

/* Of several names the one by which the program calls it there, else the first that was bound. */
static void find_name(const SwProgram *program, SwSnapshot *snapshot) {
  for (const SwName *name = program->names; name; name = name->next) {
    if (!means(name, snapshot)) continue;
    bool is_own = is_text(program, snapshot->span, name->text);
    if (is_own || !snapshot->bound_to) snapshot->bound_to = name->text;
    if (is_own) return;
  }
}

void sw_record_names(const SwProgram *program, SwRecord *first) {
  int count = 0;
  for (SwRecord *record = first; record && count < MAX_RECORDS; record = record->next, count++) {
    for (int i = 0; i < record->operand_count; i++)
      find_name(program, &record->operand[i]);
    if (record->has_result) find_name(program, &record->result);
  }
}
