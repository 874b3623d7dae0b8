/*
 * The rows of reproduce.def and outside.def, without a pointer: core.wasm comes without them and is
 * handed these bytes with what was pasted (wasm/pasted_tables.c), for no other page needs them. Of
 * each kind of row what it is about, and the texts of all one after the other.
 */
#ifndef SW_STORY_PASTED_TABLES_H
#define SW_STORY_PASTED_TABLES_H

#include <stdint.h>

/* Joined and counted before any array is made: how many rows, how many bytes. */
enum {
  SW_ALSO_ROWS = sizeof(""
#define ALSO(id, message) "."
#include "story/pasted/reproduce.def"
                        ) -
                 1,
  SW_CASE_ROWS = sizeof(""
#define CASE(id, program) "."
#include "story/pasted/reproduce.def"
                        ) -
                 1,
  SW_ASK_ROWS = sizeof(""
#define ASK(id, name, label, sizes) "."
#define MISSING                     ASK
#include "story/pasted/reproduce.def"
                       ) -
                1,
  SW_WHY_ROWS = sizeof(""
#define WHY(id, sentences) "."
#include "story/pasted/reproduce.def"
                       ) -
                1,
  SW_REPAIR_ROWS = sizeof(""
#define REPAIR(id, line, why) "."
#include "story/pasted/reproduce.def"
                          ) -
                   1,
  SW_OUTSIDE_ROWS = sizeof(""
#define OUTSIDE(topic, words) "."
#include "story/pasted/outside.def"
                           ) -
                    1,
  SW_ALSO_BYTES = sizeof(
#define ALSO(id, message) message "\0"
#include "story/pasted/reproduce.def"
      ),
  SW_CASE_BYTES = sizeof(
#define CASE(id, program) program "\0"
#include "story/pasted/reproduce.def"
      ),
  SW_ASK_BYTES = sizeof(
#define ASK(id, name, label, sizes) name "\0" label "\0" sizes "\0"
#define MISSING                     ASK
#include "story/pasted/reproduce.def"
      ),
  SW_WHY_BYTES = sizeof(
#define WHY(id, sentences) sentences "\0"
#include "story/pasted/reproduce.def"
      ),
  SW_REPAIR_BYTES = sizeof(
#define REPAIR(id, line, why) line "\0" why "\0"
#include "story/pasted/reproduce.def"
      ),
  SW_OUTSIDE_BYTES = sizeof(
#define OUTSIDE(topic, words) words "\0"
#include "story/pasted/outside.def"
      ),
  SW_TOPIC_BYTES = sizeof(
#define ABOUT(topic, sentences) #topic "\0" sentences "\0"
#include "story/pasted/outside.def"
      )
};

#define SW_ASK_IF_MISSING 0x8000 /* only where the message does not say it */

typedef struct SwPastedTables {
  /* Of each row its error; of one of OUTSIDE its topic. */
  uint16_t also_ids[SW_ALSO_ROWS], case_ids[SW_CASE_ROWS], ask_ids[SW_ASK_ROWS],
      why_ids[SW_WHY_ROWS], repair_ids[SW_REPAIR_ROWS], outside_topics[SW_OUTSIDE_ROWS];
  char also[SW_ALSO_BYTES], cases[SW_CASE_BYTES], asks[SW_ASK_BYTES], whys[SW_WHY_BYTES],
      repairs[SW_REPAIR_BYTES], outside[SW_OUTSIDE_BYTES];
  char topics[SW_TOPIC_BYTES]; /* of each its name and its sentences */
} SwPastedTables;

const SwPastedTables *sw_pasted_tables(void);

#endif
