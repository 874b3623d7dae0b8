#include "base/notices.h"

static const char *const notices[] = {
#define NOTICE(id, text) text,
#include "base/notices.def"
};

const char *sw_notice(SwNoticeId id) {
  return notices[id];
}
