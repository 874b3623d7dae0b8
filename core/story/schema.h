/* The names that the core uses, as JSON: the source of the TypeScript unions. */
#ifndef SW_STORY_SCHEMA_H
#define SW_STORY_SCHEMA_H

#include "base/text.h"

void sw_schema_json(SwText *out);

#endif
