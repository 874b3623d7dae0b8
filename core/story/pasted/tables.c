#include "story/pasted/tables.h"

#include "base/errors.h"

enum {
#define ABOUT(topic, sentences) TOPIC_##topic,
#include "story/pasted/outside.def"
};

static const SwPastedTables tables = {
    .also_ids =
        {
#define ALSO(id, message) SW_ERR_##id,
#include "story/pasted/reproduce.def"
        },
    .case_ids =
        {
#define CASE(id, program) SW_ERR_##id,
#include "story/pasted/reproduce.def"
        },
    .ask_ids =
        {
#define ASK(id, name, label, sizes)     SW_ERR_##id,
#define MISSING(id, name, label, sizes) SW_ERR_##id | SW_ASK_IF_MISSING,
#include "story/pasted/reproduce.def"
        },
    .why_ids =
        {
#define WHY(id, sentences) SW_ERR_##id,
#include "story/pasted/reproduce.def"
        },
    .repair_ids =
        {
#define REPAIR(id, line, why) SW_ERR_##id,
#include "story/pasted/reproduce.def"
        },
    .outside_topics =
        {
#define OUTSIDE(topic, words) TOPIC_##topic,
#include "story/pasted/outside.def"
        },
    .also =
#define ALSO(id, message) message "\0"
#include "story/pasted/reproduce.def"
        ,
    .cases =
#define CASE(id, program) program "\0"
#include "story/pasted/reproduce.def"
        ,
    .asks =
#define ASK(id, name, label, sizes) name "\0" label "\0" sizes "\0"
#define MISSING                     ASK
#include "story/pasted/reproduce.def"
        ,
    .whys =
#define WHY(id, sentences) sentences "\0"
#include "story/pasted/reproduce.def"
        ,
    .repairs =
#define REPAIR(id, line, why) line "\0" why "\0"
#include "story/pasted/reproduce.def"
        ,
    .outside =
#define OUTSIDE(topic, words) words "\0"
#include "story/pasted/outside.def"
        ,
    .topics =
#define ABOUT(topic, sentences) #topic "\0" sentences "\0"
#include "story/pasted/outside.def"
        ,
};

const SwPastedTables *sw_pasted_tables(void) {
  return &tables;
}
