#include "call/written_put.h"

#include "base/error_texts.h"
#include "base/texts.h"

static void put_text(SwText *out, const char *text) {
  sw_text_put(out, text);
  sw_text_char(out, '\0');
}

static void put_row(const SwOperation *row, SwText *out) {
  if (!row->python) return;
  put_text(out, row->name);
  put_text(out, row->python);
}

void sw_written_put(const SwLibrary *const *libraries, SwText *out) {
  for (; *libraries; libraries++) {
    for (int i = 0; i < (*libraries)->operation_count; i++)
      put_row(&(*libraries)->operations[i], out);
  }
  put_text(out, "errors");
  const char *message = sw_error_template(SW_ERR_NONE);
  for (int i = 0; i < SW_ERR_COUNT; i++, message = sw_texts_next(message))
    put_text(out, message);
}
