/*
 * Errors: what Python would raise, word for word, and Stridewise's own refusals. Every message is
 * one row of errors.def; its named places are filled in order of appearance.
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

/* One value for a named place of a message. */
typedef struct SwArg {
  enum { SW_ARG_INT, SW_ARG_TEXT, SW_ARG_INTS } kind;
  int count;             /* of `ints` */
  int64_t integer;       /* SW_ARG_INT */
  const char *text;      /* SW_ARG_TEXT, borrowed for the call */
  const int64_t *ints;   /* SW_ARG_INTS, borrowed; written as the place's style says */
} SwArg;

#define SW_INT(value) ((SwArg){SW_ARG_INT, 0, (value), NULL, NULL})
#define SW_STR(value) ((SwArg){SW_ARG_TEXT, 0, 0, (value), NULL})
#define SW_SIZES(values, count) ((SwArg){SW_ARG_INTS, (count), 0, NULL, (values)})
#define SW_SHAPE_ARG(shape) SW_SIZES((shape)->size, (shape)->ndim)

/* What went wrong, if anything. Zero-initialise; free with sw_error_clear. */
typedef struct SwError {
  SwErrorId id;
  SwText message;
} SwError;

/* Sets the error and returns false, so that `return sw_fail(...)` reads well. */
bool sw_fail_args(SwError *self, SwErrorId id, int count, const SwArg *args);
#define SW_COUNT_ARGS(...) ((int)(sizeof((SwArg[]){__VA_ARGS__}) / sizeof(SwArg)))
#define sw_fail(error, id, ...) \
  sw_fail_args((error), (id), SW_COUNT_ARGS(__VA_ARGS__), (SwArg[]){__VA_ARGS__})
/* For messages without places. */
#define sw_fail0(error, id) sw_fail_args((error), (id), 0, NULL)

void sw_error_clear(SwError *self);

/* The name of the Python exception, e.g. "RuntimeError". */
const char *sw_error_type(SwErrorId id);
/* The message with its named places, e.g. "... tensor a ({a}) ...". */
const char *sw_error_template(SwErrorId id);

/* Fills a template's places in order; used for errors and for sentences alike. */
void sw_template_fill(SwText *out, const char *message, int count, const SwArg *args);

#endif
