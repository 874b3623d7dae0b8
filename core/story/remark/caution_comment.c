/* A caution for a comment, as `# (3, 2)`, that gives a shape other than the tensor's. */
#include "story/remark/caution.h"
#include "story/scene/name.h"

void sw_caution_comment(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  for (int i = 0; i < sw_tensors_count(record); i++) {
    const SwSnapshot *tensor = sw_tensors_at(record, i);
    const SwNaming *naming = tensor->naming;
    if (!naming || naming->told != record) continue;
    SwValues *values = sw_cautions_add(out, SW_CAUTION_COMMENT_WRONG, SW_EV_TOTAL);
    sw_text_put(sw_values_add_text(values, "comment"), naming->comment);
    SwText *name = sw_values_add_text(values, "tensor");
    if (naming->tensor)
      sw_text_put(name, naming->tensor);
    else
      sw_tensors_name(program, record, i, name);
    sw_values_add_shape(values, "shape", &tensor->layout.shape);
    return;
  }
}
