#include "call/written_put.h"

#include "base/error_texts.h"
#include "base/notices.h"
#include "base/texts.h"
#include "tensor/event_sentences.h"

static void put_text(SwText *out, const char *text) {
  sw_text_put(out, text);
  sw_text_char(out, '\0');
}

static void put_row(const SwOperation *row, SwText *out) {
  if (!row->python) return;
  put_text(out, row->name);
  put_text(out, row->python);
}

static void put_texts(SwText *out, const char *name, const char *texts, int count) {
  put_text(out, name);
  for (; count > 0; count--, texts = sw_texts_next(texts))
    put_text(out, texts);
}

void sw_written_put(const SwLibrary *const *libraries, SwText *out) {
  for (; *libraries; libraries++) {
    for (int i = 0; i < (*libraries)->operation_count; i++)
      put_row(&(*libraries)->operations[i], out);
  }
  put_texts(out, "errors", sw_error_template(SW_ERR_NONE), SW_ERR_COUNT);
  put_texts(out, "notices", sw_notice(0), SW_NOTICE_COUNT);
  put_texts(out, "events", sw_event_sentence(0), SW_EV_TOTAL);
}
