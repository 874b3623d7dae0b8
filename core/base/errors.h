/*
 * Errors: what Python would raise, word for word, and the limits of Stridewise itself. Every
 * message is one row of errors.def; its named places are filled in order of appearance.
 */
#ifndef SW_BASE_ERRORS_H
#define SW_BASE_ERRORS_H

#include "base/text.h"

typedef enum SwErrorId {
  SW_ERR_NONE = 0,
#define ERROR(id, type, message) SW_ERR_##id,
#include "base/errors.def"
#undef ERROR
  SW_ERR_COUNT
} SwErrorId;

/* Values for the named places of a message, in order:
 * sw_fail(error, SW_ERR_X, SW_INT(3), SW_STR("add"), SW_SIZES(sizes, count)). */
typedef enum SwArgKind {
  SW_ARG_NONE,
  SW_ARG_INT,
  SW_ARG_TEXT,
  SW_ARG_INTS /* SW_ARG_INTS + n: an array of n integers */
} SwArgKind;

typedef struct SwArg {
  int kind;
  union {
    int64_t integer;
    const char *text;
    const int64_t *ints;
  } as;
} SwArg;

#define SW_INT(value)           ((SwArg){SW_ARG_INT, {.integer = (int64_t)(value)}})
#define SW_STR(value)           ((SwArg){SW_ARG_TEXT, {.text = (value)}})
#define SW_SIZES(values, count) ((SwArg){SW_ARG_INTS + (int)(count), {.ints = (values)}})
#define SW_SHAPE_ARG(shape)     SW_SIZES((shape)->size, (shape)->ndim)
#define SW_NO_ARG               ((SwArg){SW_ARG_NONE, {0}})

/* Pads a list of arguments with SW_NO_ARG, to two or to six. */
#define SW_TWO_ARGS(...)        SW_FIRST_TWO(__VA_ARGS__, SW_NO_ARG, SW_NO_ARG)
#define SW_FIRST_TWO(a, b, ...) a, b
#define SW_SIX_ARGS(...)                                                                           \
  SW_FIRST_SIX(__VA_ARGS__, SW_NO_ARG, SW_NO_ARG, SW_NO_ARG, SW_NO_ARG, SW_NO_ARG, SW_NO_ARG)
#define SW_FIRST_SIX(a, b, c, d, e, f, ...) a, b, c, d, e, f

/* How many integers of a message are kept for the story. */
#define SW_ERROR_INTEGERS 6

/* An error, or none (id SW_ERR_NONE). Zero-initialise; free with sw_error_clear. */
typedef struct SwError {
  SwErrorId id;
  const char *type;   /* name of an exception that the program raised itself; NULL: that of `id` */
  int given;          /* number of the exception's arguments, which `message` shows */
  const void *raised; /* the SwException that the program raised, or NULL */
  SwText message;
  int64_t integer[SW_ERROR_INTEGERS]; /* the first integers among the arguments, for the story */
  int reason; /* the SwEventId that a function in Python gives; then `integer` holds its facts */
} SwError;

/* Sets the error and returns false, so that `return sw_fail(...)` reads well. */
#define sw_fail(error, id, ...)                                                                    \
  SW_SEVENTH(__VA_ARGS__, SW_FAIL_SIX, SW_FAIL_SIX, SW_FAIL_SIX, SW_FAIL_SIX, SW_FAIL_TWO,         \
             SW_FAIL_TWO, )                                                                        \
  (error, id, __VA_ARGS__)
#define SW_SEVENTH(a, b, c, d, e, f, g, ...) g
#define SW_FAIL_TWO(error, id, ...)          sw_fail2((error), (id), SW_TWO_ARGS(__VA_ARGS__))
#define SW_FAIL_SIX(error, id, ...)          sw_fail6((error), (id), SW_SIX_ARGS(__VA_ARGS__))
/* The functions behind sw_fail: with room for two and for six arguments. */
bool sw_fail2(SwError *self, SwErrorId id, SwArg a, SwArg b);
bool sw_fail6(SwError *self, SwErrorId id, SwArg a, SwArg b, SwArg c, SwArg d, SwArg e, SwArg f);
/* sw_fail for messages without places. */
bool sw_fail0(SwError *self, SwErrorId id);

/* Frees the message; the error is empty and usable again. */
void sw_error_clear(SwError *self);

/* The name of the Python exception, e.g. "RuntimeError". */
const char *sw_error_type(SwErrorId id);

/* The message with its named places, e.g. "... tensor a ({a}) ...". */
const char *sw_error_template(SwErrorId id);

/* Appends `message` to `out`, its places filled with `args` in order. A SW_NO_ARG ends `args`. */
void sw_template_fill(SwText *out, const char *message, const SwArg *args);

#endif
