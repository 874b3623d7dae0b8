#include "base/error_texts.h"

#include "base/texts.h"

#define WRITTEN(text) text
static const char messages[] = "\0"
#define ERROR(id, type, message) message "\0"
#include "base/errors.def"
#undef ERROR
    ;

const char *sw_error_template(SwErrorId id) {
  return sw_texts_at(messages, id);
}
