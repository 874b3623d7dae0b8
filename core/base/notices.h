/*
 * The texts of notices.def. Most are WRITTEN(...): core.wasm comes without these and is handed them
 * when a program needs one (wasm/written_texts.c).
 */
#ifndef SW_BASE_NOTICES_H
#define SW_BASE_NOTICES_H

typedef enum SwNoticeId {
#define NOTICE(id, text) SW_NOTICE_##id,
#include "base/notices.def"
#undef NOTICE
  SW_NOTICE_COUNT
} SwNoticeId;

/* Behind that of the first stand those of all, as base/texts.h has it. */
const char *sw_notice(SwNoticeId id);

#endif
