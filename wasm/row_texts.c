/* Texts of operations that core.wasm has apart from their rows: core/call/operation_table.inc. */
#include "row_texts.h"

#include "base/texts.h"
#include "interpreter/libraries.h"

static void put(const SwLibrary *library) {
  SwOperation *row =
      (SwOperation *)(size_t)library->operations; /* not const where texts are apart */
  const char *text = library->texts;
  for (int left = library->operation_count; text && left > 0; left--, row++) {
    row->name = text;
    row->signature = sw_texts_next(row->name);
    row->name_size = (uint8_t)(row->signature - row->name - 1);
    text = sw_texts_next(row->signature);
  }
}

void sw_row_texts_put(void) {
  for (const SwLibrary *const *library = sw_libraries; *library; library++)
    put(*library);
}
