/* What tests ask of a text that is parsed. */
#ifndef SW_TESTS_PARSED_H
#define SW_TESTS_PARSED_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
/* cmocka wants the headers above first. */
#include <cmocka.h>

#include "syntax/parser.h"

typedef struct Parsed {
  SwArena arena;
  SwRefusal refusal;
  SwSource source;
  SwNode *block;
} Parsed;

static inline Parsed parse(const char *text) {
  Parsed parsed = {0};
  parsed.source = (SwSource){text, strlen(text)};
  parsed.block = sw_parse(&parsed.source, &parsed.arena, &parsed.refusal);
  return parsed;
}

static inline void assert_span(const Parsed *parsed, SwSpan span, const char *expected) {
  size_t size = span.end - span.start;
  if (size != strlen(expected) || memcmp(parsed->source.bytes + span.start, expected, size) != 0) {
    fail_msg("span is '%.*s', not '%s'", (int)size, parsed->source.bytes + span.start, expected);
  }
}

static inline void assert_refused(const char *text, const char *message, const char *span) {
  Parsed parsed = parse(text);
  if (parsed.block) fail_msg("%s: not refused", text);
  /* Every refusal is a sentence: the full stop is left out of the expectations. */
  size_t length = strlen(message);
  assert_memory_equal(parsed.refusal.message, message, length);
  assert_string_equal(parsed.refusal.message + length,
                      strchr(".?", message[length - 1]) ? "" : ".");
  assert_span(&parsed, parsed.refusal.span, span);
  sw_arena_clear(&parsed.arena);
}

/* The first statement is `span`, is not run and `what` says so; `count` statements in all. */
static inline void assert_unsupported(const char *text, const char *what, const char *span,
                                      int count) {
  Parsed parsed = parse(text);
  if (!parsed.block) fail_msg("%s: refused: %s", text, parsed.refusal.message);
  const SwNode *first = parsed.block->first;
  assert_int_equal(first->kind, SW_NODE_UNSUPPORTED);
  if (!strstr(first->text, what)) fail_msg("'%s' lacks '%s'", first->text, what);
  assert_int_equal(first->size, strlen(first->text));
  assert_span(&parsed, first->span, span);
  for (const SwNode *node = first; node; node = node->next)
    count--;
  assert_int_equal(count, 0);
  sw_arena_clear(&parsed.arena);
}

#endif
