#include "story/scene/follows.h"

#include "base/notices.h"

bool sw_follows(const SwProgram *program, const SwStatement *statement, SwText *out) {
  if (!statement->unmade_by) return false;
  const SwStatement *maker = &program->statements[statement->unmade_by - 1];
  sw_template_fill(out, sw_notice(SW_NOTICE_NEVER_MADE),
                   (SwArg[]){SW_STR(statement->unmade), SW_INT(maker->mark.line + 1), SW_NO_ARG});
  return true;
}
