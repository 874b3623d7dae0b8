#include "base/notices.h"

#include "base/texts.h"

#define WRITTEN(text) text
static const char notices[] =
#define NOTICE(id, text) text "\0"
#include "base/notices.def"
    ;

const char *sw_notice(SwNoticeId id) {
  return sw_texts_at(notices, id);
}
