/*
 * The sentences of events.def. Rare ones are WRITTEN(...): core.wasm comes without these and is
 * handed them when a story tells one (wasm/written_texts.c).
 */
#ifndef SW_TENSOR_EVENT_SENTENCES_H
#define SW_TENSOR_EVENT_SENTENCES_H

#include "tensor/trace.h"

/* An ICU message. Behind that of the first event stand those of all, as base/texts.h has it. */
const char *sw_event_sentence(SwEventId id);

#endif
