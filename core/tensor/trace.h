/*
 * A trace: the decisions of one operation's rules, in order. The real algorithm emits an event at
 * each decision; with a NULL trace it does the same work silently. So the story and the result come
 * from the same code and cannot disagree.
 */
#ifndef SW_TENSOR_TRACE_H
#define SW_TENSOR_TRACE_H

#include <stdbool.h>
#include <stdint.h>

typedef enum SwPhaseId {
#define PHASE(id, name) SW_PHASE_##id,
#include "tensor/events.def"
  SW_PHASE_TOTAL
} SwPhaseId;

typedef enum SwEventId {
#define EVENT(id, phase, facts, sentence) SW_EV_##id,
#include "tensor/events.def"
  SW_EV_TOTAL
} SwEventId;

#define SW_MAX_FACTS 8

typedef struct SwEvent {
  SwEventId id;
  int64_t fact[SW_MAX_FACTS]; /* in the order of events.def; facts of kind Q and X are not kept */
} SwEvent;

/* Zero-initialise; free with sw_trace_clear. When memory runs out the trace is cut short, not the
 * operation. */
typedef struct SwTrace {
  SwEvent *events;
  int count;
  int capacity;
  bool truncated;
} SwTrace;

/* Appends an event with `count` facts, at most SW_MAX_FACTS. */
void sw_trace_add(SwTrace *self, SwEventId id, int count, const int64_t *facts);
void sw_trace_clear(SwTrace *self);

/* sw_emit(trace, STRETCH, tensor, dim, size) appends an event; it does nothing if `trace` is NULL.
 * Events without facts take a 0. */
#define sw_emit(trace, event, ...)                                                                 \
  sw_trace_emit((trace), SW_EV_##event, SW_FACTS(__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0, 0))
#define SW_FACTS(a, b, c, d, e, f, g, h, ...) a, b, c, d, e, f, g, h
void sw_trace_emit(SwTrace *self, SwEventId id, int64_t a, int64_t b, int64_t c, int64_t d,
                   int64_t e, int64_t f, int64_t g, int64_t h);

/* The columns of events.def. */
const char *sw_phase_name(SwPhaseId id);
const char *sw_event_name(SwEventId id);    /* "COMPARE_STRETCH" */
SwEventId sw_event_named(const char *name); /* SW_EV_TOTAL: there is none */
SwPhaseId sw_event_phase(SwEventId id);
const char *sw_event_facts(SwEventId id);
/* An ICU message over the facts. */
const char *sw_event_sentence(SwEventId id);

#endif
