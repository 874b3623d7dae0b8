/* Warnings, and the sentences that refuse what does not run here: the rows of notices.def. */
#ifndef SW_BASE_NOTICES_H
#define SW_BASE_NOTICES_H

typedef enum SwNoticeId {
#define NOTICE(id, text) SW_NOTICE_##id,
#include "base/notices.def"
#undef NOTICE
  SW_NOTICE_COUNT
} SwNoticeId;

/* The sentence, with named places as in errors.def. */
const char *sw_notice(SwNoticeId id);

#endif
