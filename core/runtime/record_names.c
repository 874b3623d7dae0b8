#include "runtime/record_names.h"

#include <string.h>

#include "runtime/variables.h"

static bool is_text(const SwProgram *program, SwSpan span, const char *name) {
  size_t size = strlen(name);
  return span.end - span.start == size &&
         memcmp(program->source.bytes + span.start, name, size) == 0;
}

static bool means(const SwName *name, const SwSnapshot *snapshot) {
  const SwTensor *tensor = name->value.as.tensor;
  return tensor->id == snapshot->tensor && !tensor->is_scalar &&
         sw_layout_equal(&tensor->layout, &snapshot->layout);
}

/* If several names mean the tensor: the one that the statement uses, else the first that was bound.
 */
static void find_name(const SwProgram *program, SwSnapshot *snapshot) {
  const SwName *name = sw_name_of_storage(program, snapshot->storage);
  for (; name; name = sw_name_next_of_storage(name, snapshot->storage)) {
    if (!means(name, snapshot)) continue;
    bool is_own = is_text(program, snapshot->span, name->text);
    if (is_own || !snapshot->bound_to) snapshot->bound_to = name->text;
    if (is_own) return;
  }
}

void sw_record_names(const SwProgram *program, const SwStatement *statement) {
  SwRecord *record = statement->record;
  for (int i = 0; i < statement->record_count; i++, record = record->next) {
    for (int k = 0; k < record->operand_count; k++)
      find_name(program, &record->operand[k]);
    if (record->has_result) find_name(program, &record->result);
  }
}
