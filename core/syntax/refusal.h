/* Why a text is not run: a row of notices.def, and its place. */
#ifndef SW_SYNTAX_REFUSAL_H
#define SW_SYNTAX_REFUSAL_H

#include "base/arena.h"
#include "base/errors.h"
#include "base/notices.h"
#include "syntax/source.h"

/* One sentence and its place. The message lives in the program's arena. */
typedef struct SwRefusal {
  const char *message; /* NULL: not refused */
  SwSpan span;
} SwRefusal;

/* Sets the refusal to `sentence`, its places filled with `args` in order; a SW_NO_ARG ends `args`.
 * Returns false. If memory ran out, the message stays NULL. */
bool sw_refusal_fill(SwRefusal *self, SwArena *arena, SwSpan span, const char *sentence,
                     const SwArg *args);

/* The same with a notice and its values:
 * sw_refusal_set(refusal, arena, span, SW_NOTICE_X, SW_INT(3), SW_STR("add")). At most three. */
#define sw_refusal_set(self, arena, span, ...)                                                     \
  sw_refusal_fill((self), (arena), (span), SW_NOTICE_WITH(__VA_ARGS__))
#define SW_NOTICE_WITH(...) SW_NOTICE_AND_THREE(__VA_ARGS__, SW_NO_ARG, SW_NO_ARG, SW_NO_ARG)
#define SW_NOTICE_AND_THREE(notice, ...)                                                           \
  sw_notice(notice), (const SwArg[]) {                                                             \
    SW_FIRST_THREE(__VA_ARGS__, ), SW_NO_ARG                                                       \
  }
#define SW_FIRST_THREE(a, b, c, ...) a, b, c

/* A piece of the program as a value of a notice: at most 40 bytes, and "..." for the rest. */
SwArg sw_refusal_quote(SwArena *arena, const char *bytes, size_t size);

#endif
