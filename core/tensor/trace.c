#include "tensor/trace.h"

#include <stdlib.h>
#include <string.h>

static const struct {
  const char *name;
  SwPhaseId phase;
  const char *facts;
  const char *sentence;
} rows[SW_EV_TOTAL] = {
#define EVENT(id, phase, facts, sentence) {#id, SW_PHASE_##phase, facts, sentence},
#include "tensor/events.def"
};

static const char *const phase_names[SW_PHASE_TOTAL] = {
#define PHASE(id, name) name,
#include "tensor/events.def"
};

const char *sw_phase_name(SwPhaseId id) {
  return phase_names[id];
}
const char *sw_event_name(SwEventId id) {
  return rows[id].name;
}
SwEventId sw_event_named(const char *name) {
  int id = 0;
  while (id < SW_EV_TOTAL && strcmp(rows[id].name, name) != 0)
    id++;
  return (SwEventId)id;
}
SwPhaseId sw_event_phase(SwEventId id) {
  return rows[id].phase;
}
const char *sw_event_facts(SwEventId id) {
  return rows[id].facts;
}
const char *sw_event_sentence(SwEventId id) {
  return rows[id].sentence;
}

void sw_trace_add(SwTrace *self, SwEventId id, int count, const int64_t *facts) {
  if (self->truncated) return;
  if (self->count == self->capacity) {
    int capacity = self->capacity ? self->capacity * 2 : 16;
    SwEvent *events = realloc(self->events, (size_t)capacity * sizeof *events);
    if (!events) {
      self->truncated = true;
      return;
    }
    self->events = events;
    self->capacity = capacity;
  }
  SwEvent *event = &self->events[self->count++];
  *event = (SwEvent){.id = id};
  for (int i = 0; i < count; i++)
    event->fact[i] = facts[i];
}

void sw_trace_emit(SwTrace *self, SwEventId id, int64_t a, int64_t b, int64_t c, int64_t d,
                   int64_t e, int64_t f, int64_t g, int64_t h) {
  if (self) sw_trace_add(self, id, SW_MAX_FACTS, (const int64_t[]){a, b, c, d, e, f, g, h});
}

void sw_trace_clear(SwTrace *self) {
  free(self->events);
  *self = (SwTrace){0};
}
