/* Methods of strings: upper, strip, split, replace, startswith, format, ... */
#include <string.h>

#include "base/utf8.h"
#include "base/words.h"
#include "call/arguments.h"
#include "call/call.h"
#include "python/details.h"
#include "python/sequence.h"
#include "runtime/format.h"
#include "runtime/format_spec.h"

#define MAX_TEXT ((size_t)1 << 20)

/* Returns the text as a string value, and frees it. */
static bool give(SwCall *call, SwText *text, SwValue *out) {
  bool good = text->size > MAX_TEXT
                  ? sw_call_refuse(call)
                  : sw_value_string(call->vm, sw_text_cstr(text), text->size, out);
  sw_text_free(text);
  return good;
}

/* args[0], after its bytes are counted as work, for several passes; NULL if that is too much. */
static const SwString *self_of(SwCall *call) {
  const SwString *self = call->args[0].as.string;
  return sw_work(call->vm, 4 * (int64_t)self->size) ? self : NULL;
}

static bool is_ascii(const SwString *text) {
  for (size_t i = 0; i < text->size; i++) {
    if (text->bytes[i] & 0x80) return false;
  }
  return true;
}

bool sw_str_case(SwCall *call, SwValue *out) {
  const SwString *self = self_of(call);
  if (!self) return false;
  char first = (char)call->operation->detail;
  SwText text = {0};
  if (!is_ascii(self)) return sw_call_refuse(call);
  for (size_t i = 0; i < self->size; i++) {
    char c = self->bytes[i];
    sw_text_char(&text, c >= first && c < first + 26 ? (char)(c ^ 32) : c);
  }
  return give(call, &text, out);
}

/* The characters that split() and strip() remove if none are named. */
static const char spaces[] = " \t\n\v\f\r\x1c\x1d\x1e\x1f";

static bool optional_text(SwCall *call, int i, const char **out) {
  *out = call->args[i].kind == SW_VALUE_STRING ? call->args[i].as.string->bytes : NULL;
  bool fits = *out ? is_ascii(call->args[i].as.string) || call->operation->detail == 0
                   : sw_arg_missing(call, i) && is_ascii(call->args[0].as.string);
  if (!fits) return sw_call_refuse(call);
  return true;
}

bool sw_str_strip(SwCall *call, SwValue *out) {
  const SwString *self = self_of(call);
  if (!self) return false;
  const char *chars;
  size_t start = 0, end = self->size;
  if (!optional_text(call, 1, &chars)) return false;
  if (!chars) chars = spaces;
  while (call->operation->detail & SW_STRIP_LEFT && start < end &&
         strchr(chars, self->bytes[start]))
    start++;
  while (call->operation->detail & SW_STRIP_RIGHT && end > start &&
         strchr(chars, self->bytes[end - 1]))
    end--;
  return sw_value_string(call->vm, self->bytes + start, end - start, out);
}

static bool push(SwCall *call, SwSequence *items, const char *bytes, size_t size) {
  SwValue item;
  return sw_value_string(call->vm, bytes, size, &item) && sw_sequence_push(call->vm, items, item);
}

bool sw_str_split(SwCall *call, SwValue *out) {
  const SwString *self = self_of(call);
  if (!self) return false;
  const char *at = self->bytes, *separator;
  SwSequence *items = sw_sequence_new(call->vm, 4);
  int64_t most;
  if (!items || !sw_arg_int(call, 2, &most) || !optional_text(call, 1, &separator)) return false;
  if (separator && !*separator) return sw_raise0(call->vm, SW_ERR_EMPTY_SEPARATOR);
  *out = (SwValue){.kind = SW_VALUE_LIST, .as.sequence = items};
  for (;;) {
    if (!separator) at += strspn(at, spaces);
    if (!separator && !*at) return true;
    const char *end = separator ? strstr(at, separator) : at + strcspn(at, spaces);
    bool last = !end || !*end || items->count == most;
    if (last && (separator || items->count == most)) end = at + strlen(at);
    if (!push(call, items, at, (size_t)(end - at))) return false;
    if (last) return true;
    at = end + (separator ? strlen(separator) : 0);
  }
}

bool sw_str_replace(SwCall *call, SwValue *out) {
  const SwString *self = self_of(call);
  if (!self) return false;
  const char *at = self->bytes, *found;
  int64_t most;
  SwText text = {0};
  if (call->args[1].kind != SW_VALUE_STRING || call->args[2].kind != SW_VALUE_STRING ||
      !call->args[1].as.string->size)
    return sw_call_refuse(call);
  if (!sw_arg_int(call, 3, &most)) return false;
  for (; most != 0 && text.size < MAX_TEXT && (found = strstr(at, call->args[1].as.string->bytes));
       most--) {
    sw_text_bytes(&text, at, (size_t)(found - at));
    sw_text_put(&text, call->args[2].as.string->bytes);
    at = found + call->args[1].as.string->size;
  }
  sw_text_put(&text, at);
  return give(call, &text, out);
}

/* startswith and endswith, with one text or a tuple of several. */
bool sw_str_starts(SwCall *call, SwValue *out) {
  const SwString *self = self_of(call);
  if (!self) return false;
  bool several = call->args[1].kind == SW_VALUE_TUPLE, found = false;
  const SwValue *items = several ? call->args[1].as.sequence->items : &call->args[1];
  int64_t count = several ? call->args[1].as.sequence->count : 1;
  for (int64_t i = 0; i < count; i++) {
    if (items[i].kind != SW_VALUE_STRING) return sw_call_refuse(call);
    const SwString *part = items[i].as.string;
    size_t from = call->operation->detail == SW_STRIP_LEFT ? 0 : self->size - part->size;
    found = found ||
            (part->size <= self->size && memcmp(self->bytes + from, part->bytes, part->size) == 0);
  }
  *out = sw_value_bool(found);
  return true;
}

bool sw_str_pad(SwCall *call, SwValue *out) {
  const SwString *self = self_of(call);
  if (!self) return false;
  SwFormatSpec spec = {.fill = ' ', .align = (char)call->operation->detail};
  SwText content = {0}, text = {0};
  int64_t width;
  bool filled = call->args[2].kind == SW_VALUE_STRING;
  if (!sw_arg_int(call, 1, &width)) return false;
  if (width > (int64_t)MAX_TEXT || (filled && call->args[2].as.string->size != 1))
    return sw_call_refuse(call);
  if (spec.align == '=') {
    spec.fill = '0';
    if (self->bytes[0] == ' ') spec.align = '>'; /* no sign */
  }
  if (filled) spec.fill = call->args[2].as.string->bytes[0];
  spec.width = width < 0 ? 0 : (int)width;
  int64_t missing = width - (int64_t)sw_utf8_count(self->bytes, self->size);
  /* center() puts the odd blank on the left if the width is odd. */
  if (spec.align == '^' && missing > 0 && missing & width & 1) {
    sw_text_char(&text, spec.fill);
    spec.width--;
  }
  sw_text_bytes(&content, self->bytes, self->size);
  sw_format_pad(&spec, &content, true, &text);
  sw_text_free(&content);
  return give(call, &text, out);
}

/* -- format ---------------------------------------------------------------------------------- */

/* The value of a field of format(): the next argument, one by its number, or one by its name. */
static bool field_value(SwCall *call, const char *name, size_t size, int64_t *next, SwValue *out) {
  const SwArguments *given = call->arguments;
  const SwSequence *values = call->args[1].as.sequence;
  SwValue key;
  int64_t index = 0;
  size_t digits = strspn(name, "0123456789");
  if (digits > 3 || (digits && digits < size) || (digits && *next > 0) || (!size && *next < 0))
    return sw_call_refuse(call);
  if (digits) *next = -1;
  for (size_t i = 0; i < size && digits; i++)
    index = index * 10 + (name[i] - '0');
  for (int i = 0; size && !digits && i < given->keyword_count; i++) {
    if (!sw_word_is(given->keyword_nodes[i]->text, name, size)) continue;
    *out = given->keyword[i];
    return true;
  }
  if (size && !digits) {
    if (memchr(name, '.', size) || memchr(name, '[', size)) return sw_call_refuse(call);
    if (sw_value_string(call->vm, name, size, &key)) (void)sw_raise_key(call->vm, key);
    return false;
  }
  if (!size) index = (*next)++;
  if (index >= values->count) return sw_raise(call->vm, SW_ERR_FORMAT_INDEX, SW_INT(index));
  *out = values->items[index];
  return true;
}

/* Writes one field. *at is just after its opening brace, and is moved past the closing one. */
static bool put_field(SwCall *call, const char **at, int64_t *next, SwText *out) {
  size_t size = strcspn(*at, "!:{}");
  const char *spec = *at + size;
  SwNode field = {.kind = SW_NODE_FORMAT, .span = call->node->span};
  SwValue value;
  if (*spec == '!') {
    field.integer = (unsigned char)spec[1];
    spec += spec[1] ? 2 : 1;
  }
  if (*spec == ':') spec++;
  size_t length = strcspn(spec, "{}");
  bool known = spec[length] == '}' && (!field.integer || strchr("rs", (int)field.integer));
  if (!known || (length && spec[-1] != ':')) return sw_call_refuse(call);
  if (!field_value(call, *at, size, next, &value)) return false;
  field.size = (uint32_t)length;
  field.text = sw_arena_copy(call->vm->arena, spec, length);
  *at = spec + length + 1;
  return field.text ? sw_value_format(call->vm, &field, value, out) : sw_exhausted(call->vm);
}

bool sw_str_format(SwCall *call, SwValue *out) {
  const SwString *self = self_of(call);
  if (!self) return false;
  const char *at = self->bytes;
  int64_t next = 0;
  SwText text = {0};
  bool good = true;
  while (good && *at) {
    size_t plain = strcspn(at, "{}");
    sw_text_bytes(&text, at, plain);
    at += plain;
    if (*at && at[1] == *at) {
      sw_text_char(&text, *at);
      at += 2;
    } else if (*at) {
      good = *at++ == '{' ? put_field(call, &at, &next, &text) : sw_call_refuse(call);
    }
  }
  if (good) return give(call, &text, out);
  sw_text_free(&text);
  return false;
}
