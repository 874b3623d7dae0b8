#include "tensor/event_sentences.h"

#include "base/texts.h"

#define WRITTEN(text) text
static const char sentences[] =
#define EVENT(id, phase, facts, sentence) sentence "\0"
#include "tensor/events.def"
    ;

const char *sw_event_sentence(SwEventId id) {
  return sw_texts_at(sentences, id);
}
