/*
 * Instead of core/call/written.c, core/base/error_texts.c, core/base/notices.c and
 * core/tensor/event_sentences.c in core.wasm: texts that are handed over when a program has lacked
 * one (wasm/written.ts).
 */
#include "written_texts.h"

#include <string.h>

#include "base/error_texts.h"
#include "base/notices.h"
#include "base/texts.h"
#include "call/written.h"
#include "interpreter/libraries.h"
#include "story/remark/caution.h"
#include "tensor/event_sentences.h"

static struct {
  const char *at, *end;
  const char *reached; /* by the last look-up, past so many texts */
  int passed;
  bool lacked;
} handed;

#define WRITTEN(text) ""
static const char messages[] = "\0"
#define ERROR(id, type, message) message "\0"
#include "base/errors.def"
#undef ERROR
    ;
static const char notices[] =
#define NOTICE(id, text) text "\0"
#include "base/notices.def"
#undef NOTICE
    ;
static const char sentences[] =
#define EVENT(id, phase, facts, sentence) sentence "\0"
#include "tensor/events.def"
    ;

void sw_written_are(const char *bytes, size_t size) {
  handed.at = handed.reached = bytes;
  handed.end = bytes + size;
  handed.passed = 0;
}

bool sw_written_lacked(void) {
  bool lacked = handed.lacked;
  handed.lacked = false;
  return lacked;
}

/* How many texts stand before that of this row; NULL: of all rows. */
static int texts_before(const SwOperation *row) {
  int count = 0;
  for (const SwLibrary *const *library = sw_libraries; *library; library++) {
    for (int i = 0; i < (*library)->operation_count; i++) {
      const SwOperation *at = &(*library)->operations[i];
      if (at == row) return count;
      count += at->python != NULL;
    }
  }
  return count;
}

/* What stands behind its name, which `skip` texts are before. Those of another build have other
 * names. */
static const char *handed_text(int skip, const char *name) {
  bool before = skip < handed.passed;
  const char *at = before ? handed.at : handed.reached;
  for (int i = before ? 0 : handed.passed; at < handed.end && i < skip; i++)
    at = sw_texts_next(at);
  handed.reached = at;
  handed.passed = skip;
  bool found = at < handed.end && strcmp(at, name) == 0;
  handed.lacked = handed.lacked || !found;
  return found ? sw_texts_next(at) : NULL;
}

const char *sw_written_text(const SwOperation *row) {
  return *row->python ? row->python : handed_text(2 * texts_before(row), row->name);
}

const char *sw_error_template(SwErrorId id) {
  const char *text = sw_texts_at(messages, id);
  if (*text) return text;
  const char *all = handed_text(2 * texts_before(NULL), "errors");
  if (all) return sw_texts_at(all, id);
  return id ? "What this error says did not load: reload this when there is a connection." : text;
}

const char *sw_notice(SwNoticeId id) {
  const char *text = sw_texts_at(notices, id);
  if (*text) return text;
  const char *all = handed_text(2 * texts_before(NULL) + 1 + SW_ERR_COUNT, "notices");
  return all ? sw_texts_at(all, id)
             : "What is said of this did not load: reload this when there is a connection.";
}

static int before_events(void) {
  return 2 * texts_before(NULL) + 1 + SW_ERR_COUNT + 1 + SW_NOTICE_COUNT;
}

const char *sw_caution_written(SwCautionId id) {
  const char *all = handed_text(before_events() + 1 + SW_EV_TOTAL, "cautions");
  return all ? sw_texts_at(all, id)
             : "What is said of this did not load: reload this when there is a connection.";
}

const char *sw_event_sentence(SwEventId id) {
  const char *text = sw_texts_at(sentences, id);
  if (*text) return text;
  const char *all = handed_text(before_events(), "events");
  return all ? sw_texts_at(all, id)
             : "What this step says did not load: reload this when there is a connection.";
}
