#include "call/written.h"

const char *sw_written_text(const SwOperation *row) {
  return row->python;
}
