#include "call/written_put.h"

static void put_row(const SwOperation *row, SwText *out) {
  if (!row->python) return;
  sw_text_put(out, row->name);
  sw_text_char(out, '\0');
  sw_text_put(out, row->python);
  sw_text_char(out, '\0');
}

void sw_written_put(const SwLibrary *const *libraries, SwText *out) {
  for (; *libraries; libraries++) {
    for (int i = 0; i < (*libraries)->operation_count; i++)
      put_row(&(*libraries)->operations[i], out);
  }
}
