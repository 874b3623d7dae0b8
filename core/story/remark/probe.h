/*
 * The probe: if one cell of a named tensor were written, which cells of which names would change?
 * All elements at its storage address change, under every name. For a related name that does not
 * change, such as a copy, the probe gives the reason. It describes the end of the program and
 * writes nothing.
 */
#ifndef SW_STORY_REMARK_PROBE_H
#define SW_STORY_REMARK_PROBE_H

#include "runtime/program.h"
#include "story/scene/sentence.h"

/* The reasons why two related names share no cell; see probe.def. */
typedef enum SwApartId {
#define APART(id, values, sentence) SW_APART_##id,
#include "story/remark/probe.def"
  SW_APART_TOTAL
} SwApartId;

const SwMessage *sw_apart_row(SwApartId id);

/* The cell to probe: `index` has `ndim` entries for the tensor called `name`. Borrowed. */
typedef struct SwProbe {
  const char *name;
  size_t name_size;
  const int64_t *index;
  int ndim;
} SwProbe;

/* Appends the type Probe as JSON, or nothing if there is no such tensor or cell. */
void sw_probe_json(const SwProgram *program, const SwProbe *probe, SwText *out);

#endif
