/*
 * Where *Next* stops while the rules of an operation are told, and what such a stop says. What
 * belongs together is one stop with a sentence of its own: neighbouring dims of one verdict, all
 * that stretches. The rest is told under *Every step* alone. Any two operands of up to five dims
 * have at most eight stops, where one of them is a number at most three. Of an operation whose
 * result another one takes at once, the result is told, and no more.
 */
#ifndef SW_STORY_SCENE_STOPS_H
#define SW_STORY_SCENE_STOPS_H

#include "runtime/program.h"

/* Whether rule step `within` of the record is one. */
bool sw_is_stop(const SwRecord *record, int64_t within);
/* What a stop says in place of its own event; false where that says all. An event of this kind is
 * in no trace: its facts are the first and the last dim, their number, and a tensor. */
bool sw_stop_event(const SwRecord *record, int64_t within, SwEvent *out);
/* "(2, 3)": the sizes of the dims of such an event. */
void sw_stop_sizes(const SwRecord *record, const SwEvent *event, SwText *out);
/* Whether only the result of the record is told: one of the next operations takes it. */
bool sw_feeds_next_operation(const SwRecord *record);

#endif
