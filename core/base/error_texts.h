/*
 * The messages of errors.def. Rare ones are WRITTEN(...): core.wasm comes without these and is
 * handed them when a program raises one (wasm/written_texts.c).
 */
#ifndef SW_BASE_ERROR_TEXTS_H
#define SW_BASE_ERROR_TEXTS_H

#include "base/errors.h"

/* The message with its named places, e.g. "... tensor a ({a}) ..."; behind that of SW_ERR_NONE
 * stand those of all, as base/texts.h has it. */
const char *sw_error_template(SwErrorId id);

#endif
