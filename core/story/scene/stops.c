#include "story/scene/stops.h"

#define MOST_STOPS      8
#define MOST_OF_NUMBERS 3 /* stops of an operation with a number */
#define NEXT_OPERATIONS 8 /* later operations searched for one that takes the result */

/* The id of an event, or TOTAL after the last. */
static SwEventId event_at(const SwRecord *record, int64_t within) {
  return within < record->trace.count ? record->trace.events[within].id : SW_EV_TOTAL;
}

/* Whether a tensor is combined with a single number, which needs little explanation. */
static bool meets_number(const SwRecord *record) {
  bool number = false;
  for (int i = 0; i < record->operand_count; i++)
    number = number || record->operand[i].layout.shape.ndim == 0;
  return number && record->operand_count <= 2;
}

/* The event that sums up several of these; TOTAL if each is shown by itself. */
static SwEventId summary_of(SwEventId id) {
  switch (id) {
  case SW_EV_COMPARE_EQUAL:
  case SW_EV_JOIN_EQUAL: return SW_EV_COMPARE_EQUAL_DIMS;
  case SW_EV_COMPARE_STRETCH: return SW_EV_COMPARE_STRETCH_DIMS;
  case SW_EV_COMPARE_PADDED: return SW_EV_COMPARE_PADDED_DIMS;
  case SW_EV_STRETCH: return SW_EV_STRETCH_TOGETHER;
  default: return SW_EV_TOTAL;
  }
}

/* Whether an operand stretches at this event; its facts are dim, operand, size. */
static bool yields(SwEventId id) {
  return id == SW_EV_COMPARE_STRETCH || id == SW_EV_COMPARE_PADDED;
}

/* Whether the next event says the same of the neighbouring dim, of the same operand. */
static bool continues(const SwRecord *record, int64_t within) {
  SwEventId id = event_at(record, within);
  if (summary_of(id) == SW_EV_TOTAL || event_at(record, within + 1) != id) return false;
  const SwEvent *event = &record->trace.events[within];
  return !yields(id) || event[1].fact[1] == event->fact[1];
}

/* Whether the step is shown by *Every step* only, however few stops there are. */
static bool is_detail(const SwRecord *record, int64_t within) {
  SwEventId id = event_at(record, within), next = event_at(record, within + 1);
  if (id == SW_EV_BROADCAST_RESULT)
    return next == SW_EV_IN_PLACE_FITS || next == SW_EV_IN_PLACE_REFUSED;
  return id == SW_EV_NO_STRETCH || sw_event_phase(id) == SW_PHASE_DESCEND;
}

/* How readily a stop is dropped if there are too many; 0: never. The highest rank goes first: the
 * elements show stretches again, the comparison shows the alignment again, and the next stop may
 * say the same in other words. */
static int rank_of(const SwRecord *record, int64_t within) {
  SwEventId next = event_at(record, within + 1);
  switch (event_at(record, within)) {
  case SW_EV_PAD: return meets_number(record) ? 5 : 0;
  case SW_EV_STRETCH: return 4;
  case SW_EV_ALIGN: return 3;
  case SW_EV_WRITTEN: return 2;
  case SW_EV_BROADCAST_RESULT: return next == SW_EV_TOO_LARGE ? 1 : 0;
  case SW_EV_IN_PLACE_FITS: return next == SW_EV_IN_PLACE_OVERLAP ? 1 : 0;
  default: return 0;
  }
}

/* Whether the step is a stop as long as there are not too many. */
static bool is_candidate(const SwRecord *record, int64_t within) {
  return within == 0 || (!continues(record, within) && !is_detail(record, within));
}

/* Whether the stop is dropped: more stops of its rank or lower remain than are allowed. */
static bool is_dropped(const SwRecord *record, int64_t within) {
  int rank = rank_of(record, within), stops = 0;
  for (int i = 0; rank && i < record->trace.count; i++)
    stops += is_candidate(record, i) && rank_of(record, i) <= rank;
  return stops > (meets_number(record) ? MOST_OF_NUMBERS : MOST_STOPS);
}

bool sw_is_stop(const SwRecord *record, int64_t within) {
  return is_candidate(record, within) && !is_dropped(record, within);
}

static int64_t least(int64_t a, int64_t b) {
  return a < b ? a : b;
}

bool sw_stop_event(const SwRecord *record, int64_t within, SwEvent *out) {
  int64_t first = within;
  while (first > 0 && continues(record, first - 1))
    first--;
  if (first == within || continues(record, within)) return false;
  const SwEvent *begin = &record->trace.events[first], *end = &record->trace.events[within];
  int64_t low = least(begin->fact[0], end->fact[0]), count = within - first + 1;
  *out = (SwEvent){.id = summary_of(end->id)};
  if (end->id == SW_EV_STRETCH) return true;
  const int64_t facts[] = {low, low + count - 1, count, yields(end->id) ? end->fact[1] : 0};
  for (int i = 0; i < 4; i++)
    out->fact[i] = facts[i];
  return true;
}

void sw_stop_sizes(const SwRecord *record, const SwEvent *event, SwText *out) {
  int64_t size[SW_MAX_DIMS] = {0};
  for (int i = 0; i < record->trace.count; i++) {
    const SwEvent *one = &record->trace.events[i];
    bool same =
        summary_of(one->id) == event->id && (!yields(one->id) || one->fact[1] == event->fact[3]);
    if (same && one->fact[0] >= event->fact[0] && one->fact[0] <= event->fact[1])
      size[one->fact[0] - event->fact[0]] = one->fact[yields(one->id) ? 2 : 1];
  }
  sw_text_ints(out, size, (int)event->fact[2], SW_INTS_TUPLE);
}

bool sw_feeds_next_operation(const SwRecord *record) {
  const SwRecord *next = record->next;
  for (int i = 0; i < NEXT_OPERATIONS && next && record->has_result; i++, next = next->next) {
    for (int k = 0; k < next->operand_count && next->statement == record->statement; k++) {
      const SwSnapshot *operand = &next->operand[k];
      bool same =
          operand->span.start == record->span.start && operand->span.end == record->span.end;
      if (record->said ? operand->said == record->said : same) return true;
    }
  }
  return false;
}
