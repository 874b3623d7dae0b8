/*
 * Stops: the steps of the rules at which *Next* halts, and their sentences. *Every step* shows all
 * steps; *Next* shows few:
 *
 *   - Neighbouring dims with the same verdict are one stop ("Dimensions 1 and 2: ..."), and so are
 * all stretches of an operation.
 *   - Steps that repeat what another stop says are left out when there are too many: two operands
 * of up to five dims have at most eight stops; if one of them is a number, at most three.
 *   - An intermediate result, such as x.t() in x.t() + y, has a single stop that gives its shape.
 */
#ifndef SW_STORY_SCENE_STOPS_H
#define SW_STORY_SCENE_STOPS_H

#include "runtime/program.h"

/* Whether rule step `within` of the record (0: the first) is a stop. */
bool sw_is_stop(const SwRecord *record, int64_t within);
/* The event that a stop shows in place of its own, if it sums up several: false if it does not.
 * Such an event is in no trace. Its facts: first dim, last dim, number of dims, and the operand
 * that stretches. */
bool sw_stop_event(const SwRecord *record, int64_t within, SwEvent *out);
/* "(2, 3)": the sizes of the dims that such an event sums up. */
void sw_stop_sizes(const SwRecord *record, const SwEvent *event, SwText *out);
/* Whether the result is an operand of one of the next operations of the same statement, so that
 * only the result is shown. */
bool sw_feeds_next_operation(const SwRecord *record);

#endif
