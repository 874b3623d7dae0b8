/* Only BROADCAST_RESULT is here: the first part of the core, which a page loads before the texts,
 * must be able to show a broadcast. */
#include "story/scene/computed_gate.h"

#include "story/scene/computed.h"

static void put_shape(const SwShape *shape, SwText *out) {
  sw_text_ints(out, shape->size, shape->ndim, SW_INTS_TUPLE);
}

void sw_computed_text(const SwProgram *program, const SwRecord *record, const SwEvent *event,
                      const char *name, SwText *out) {
  if (event->id == SW_EV_BROADCAST_RESULT)
    put_shape(sw_record_broadcast(record), out);
  else
    sw_computed_other(program, record, event, name, out);
}
