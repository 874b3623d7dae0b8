#include "interpreter/text_names.h"

#include "base/words.h"
#include "runtime/variables.h"

static bool is_name_byte(char c, bool first) {
  bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80);
  return letter || (!first && c >= '0' && c <= '9');
}

bool sw_text_next_name(const SwSource *source, SwSpan span, uint32_t *at, SwSpan *word) {
  const char *bytes = source->bytes;
  while (*at < span.end) {
    bool attribute = *at > span.start && bytes[*at - 1] == '.';
    bool inside = *at > span.start && is_name_byte(bytes[*at - 1], false);
    uint32_t start = (*at)++;
    if (inside || !is_name_byte(bytes[start], true)) continue;
    while (*at < span.end && is_name_byte(bytes[*at], false))
      ++*at;
    if (attribute) continue;
    *word = (SwSpan){start, *at};
    return true;
  }
  return false;
}

const SwName *sw_text_name_at(SwVm *vm, SwSpan word) {
  const SwName *name = vm->program->names;
  size_t size = word.end - word.start;
  const char *text = vm->program->source.bytes + word.start;
  while (name && !sw_word_is(name->text, text, size))
    name = name->next;
  return name && name->value.kind != SW_VALUE_ABSENT ? name : NULL;
}

static bool word_is(const SwSource *source, SwSpan word, const char *text) {
  return sw_word_is(text, source->bytes + word.start, word.end - word.start);
}

bool sw_defined_name(const SwSource *source, const SwNode *node, SwSpan *name) {
  SwSpan word;
  uint32_t at = node->span.start;
  if (!sw_text_next_name(source, node->span, &at, &word)) return false;
  bool decorated = source->bytes[node->span.start] == '@' || word_is(source, word, "async");
  bool found = word_is(source, word, "def") || word_is(source, word, "class");
  while (decorated && !found && sw_text_next_name(source, node->span, &at, &word))
    found = word_is(source, word, "def") || word_is(source, word, "class");
  return found && sw_text_next_name(source, node->span, &at, name);
}
