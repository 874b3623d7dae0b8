/* The computed text that almost every story has: it must stay small, for the first half of the core
 * has it. */
#include "story/computed.h"

void sw_computed_text(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                      const char *name, SwText *out) {
  if (event->id == SW_EV_BROADCAST_RESULT)
    sw_text_ints(out, record->broadcast.size, record->broadcast.ndim, SW_INTS_TUPLE);
  else
    sw_computed_other(program, record, event, name, out);
}
