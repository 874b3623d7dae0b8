/*
 * The probe: if one cell of a named tensor were written, which cells of which names would change?
 * All elements at its storage address, whatever name and index lead there. And where a name that
 * came from it does not change: why not. It tells of the end of the program, and writes nothing.
 */
#ifndef SW_STORY_REMARK_PROBE_H
#define SW_STORY_REMARK_PROBE_H

#include "runtime/program.h"
#include "story/scene/sentence.h"

typedef enum SwApartId {
#define APART(id, values, sentence) SW_APART_##id,
#include "story/remark/probe.def"
  SW_APART_TOTAL
} SwApartId;

const SwMessage *sw_apart_row(SwApartId id);

typedef struct SwProbe {
  const char *name;
  size_t name_size;
  const int64_t *index;
  int ndim;
} SwProbe;

/* The type Probe, as JSON; nothing is written when there is no such tensor or cell. */
void sw_probe_json(const SwProgram *program, const SwProbe *probe, SwText *out);

#endif
