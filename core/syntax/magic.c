#include "syntax/magic.h"

#include <string.h>

#include "syntax/characters.h"

static uint32_t line_end(const SwSource *source, uint32_t at) {
  while (at < source->size && source->bytes[at] != '\n' && source->bytes[at] != '\r')
    at++;
  return at;
}

/* `%time y = f(x)` binds y; `%timeit` runs its line in a function of its own. */
static bool is_time(const SwSource *source, uint32_t start, uint32_t end) {
  static const char time[] = "%time ";
  return end - start >= strlen(time) && memcmp(source->bytes + start, time, strlen(time)) == 0;
}

/* `x.view?`, `torch.arange??`: only names and dots, then question marks. */
static bool asks_for_help(const SwSource *source, uint32_t at, uint32_t end) {
  uint32_t start = at;
  while (at < end && (sw_is_name_start((unsigned char)source->bytes[at]) ||
                      sw_is_digit(source->bytes[at]) || source->bytes[at] == '.'))
    at++;
  if (at == start || at == end || source->bytes[at] != '?') return false;
  while (at < end && strchr("? \t", source->bytes[at]))
    at++;
  return at == end || source->bytes[at] == '#';
}

bool sw_magic_line(const SwSource *source, uint32_t start, uint32_t *program) {
  uint32_t end = line_end(source, start);
  if (start == end) return false;
  *program = is_time(source, start, end) ? start + (uint32_t)strlen("%time ") : end;
  char first = source->bytes[start];
  return first == '%' || first == '!' || first == '?' || asks_for_help(source, start, end);
}
