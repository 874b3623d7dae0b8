/*
 * Errors: what Python would raise, word for word, and Stridewise's own refusals. Every message is
 * one row of errors.def; its named places are filled in order of appearance.
 */
#ifndef SW_BASE_ERRORS_H
#define SW_BASE_ERRORS_H

#include <stdarg.h>

#include "base/text.h"

typedef enum SwErrorId {
  SW_ERR_NONE = 0,
#define ERROR(id, type, message) SW_ERR_##id,
#include "base/errors.def"
#undef ERROR
  SW_ERR_COUNT
} SwErrorId;

/* The values for the named places of a message, in order, handed over as pairs of kind and value:
 * sw_fail(error, SW_ERR_X, SW_INT(3), SW_STR("add"), SW_SIZES(sizes, count)). */
typedef enum SwArgKind { SW_ARG_END, SW_ARG_INT, SW_ARG_TEXT, SW_ARG_INTS } SwArgKind;

#define SW_INT(value)           SW_ARG_INT, (int64_t)(value)
#define SW_STR(value)           SW_ARG_TEXT, (const char *)(value)
#define SW_SIZES(values, count) SW_ARG_INTS, (const int64_t *)(values), (int)(count)
#define SW_SHAPE_ARG(shape)     SW_SIZES((shape)->size, (shape)->ndim)

#define SW_ERROR_INTEGERS 4

/* What went wrong, if anything. Zero-initialise; free with sw_error_clear. */
typedef struct SwError {
  SwErrorId id;
  SwText message;
  int64_t integer[SW_ERROR_INTEGERS]; /* the first that were handed over, for the story */
} SwError;

/* Sets the error and returns false, so that `return sw_fail(...)` reads well. */
bool sw_fail_with(SwError *self, SwErrorId id, ...);
#define sw_fail(error, id, ...) sw_fail_with((error), (id), __VA_ARGS__, SW_ARG_END)
/* For messages without places. */
bool sw_fail0(SwError *self, SwErrorId id);

void sw_error_clear(SwError *self);

/* The name of the Python exception, e.g. "RuntimeError". */
const char *sw_error_type(SwErrorId id);
/* The message with its named places, e.g. "... tensor a ({a}) ..."; they stand one behind the
 * other, as base/texts.h has it. */
const char *sw_error_template(SwErrorId id);

/* Fills a template's places in order with arguments as above. */
void sw_template_fill(SwText *out, const char *message, va_list args);

#endif
