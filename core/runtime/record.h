/*
 * Records: one for each operation of a program, kept for its story. An operation fills in its
 * record while it runs: the layouts of its operands, the decisions of the rules (a trace), and the
 * version of each storage that it saw. Any step can then be shown later, in any order.
 */
#ifndef SW_RUNTIME_RECORD_H
#define SW_RUNTIME_RECORD_H

#include "kernels/elementwise.h"
#include "runtime/naming.h"
#include "syntax/ast.h"
#include "tensor/tensor.h"
#include "tensor/trace.h"

/* Which story an operation tells. STORY(ID, json name) */
#define SW_STORY_KINDS(STORY)                                                                      \
  STORY(BROADCAST, "broadcast")                                                                    \
  STORY(IN_PLACE, "in_place")                                                                      \
  STORY(EXPAND, "expand")                                                                          \
  STORY(VIEW, "view")                                                                              \
  STORY(DIMS, "dims")                                                                              \
  STORY(REDUCE, "reduce")                                                                          \
  STORY(PRODUCT, "product")                                                                        \
  STORY(JOIN, "join")                                                                              \
  STORY(REORDER, "reorder")                                                                        \
  STORY(INDEX, "index")                                                                            \
  STORY(PUT, "put")                                                                                \
  STORY(COPY, "copy")                                                                              \
  STORY(FILL, "fill")                                                                              \
  STORY(NOTE, "note")

typedef enum SwStoryKind {
#define STORY(id, name) SW_STORY_##id,
  SW_STORY_KINDS(STORY)
#undef STORY
      SW_STORY_TOTAL
} SwStoryKind;

#define SW_RECORD_OPERANDS 4

/* The name of a dim as a list of parts: `b*t` for a dim that was folded from b and t. */
typedef struct SwDimName SwDimName;
struct SwDimName {
  const SwDimName *next;
  const char *text; /* NULL: a part without a name */
  int64_t size;
};

/* A tensor as it was at that time. */
typedef struct SwSnapshot {
  SwSpan span;      /* place of the operand in the program; empty for a result */
  const char *said; /* its spelling inside a composed function, used instead of `span`; or NULL */
  const char *view; /* source text of views applied to it first, e.g. "[:, None]"; or NULL */
  bool is_intermediate; /* made by an earlier record of the same call, for this one alone */
  int item;             /* 1 + its index in the list at `span`; 0: it is not in a list */
  SwLayout layout;
  SwDType dtype;
  SwDialect dialect;
  int64_t tensor;               /* id of the object; 0 for a number */
  const char *bound_to;         /* the name that means it after the statement, or NULL */
  const struct SwRecord *maker; /* the operation whose result it is, or NULL */
  int storage;                  /* id: equal ids share memory */
  int64_t storage_size;         /* elements */
  int64_t origin;   /* the element at which PyTorch says its storage begins: from_numpy */
  SwBuffer *buffer; /* the version seen, retained; NULL when not kept */
  bool is_number;  /* a Python number that took part as a tensor of rank 0; then `buffer` is NULL */
  SwScalar number; /* its value */
  const SwNaming *naming;  /* the latest naming of its dims, or NULL */
  const SwDimName **names; /* one for each dim, filled in when the program has ended; or NULL */
} SwSnapshot;

/* The tensor as it is now, in a zeroed snapshot; the buffer is not retained. */
void sw_snapshot_of(const SwTensor *tensor, SwSnapshot *out);

/* A name whose tensor shares a storage that is written, or that a reader could take for one: its
 * tensor was copied from the written one, or the written one from it. */
typedef struct SwReach SwReach;
struct SwReach {
  SwReach *next;
  const char *name;
  SwSnapshot tensor; /* without a buffer if it shares: it is that of the written tensor */
  bool is_target;    /* the target is a part of it: x in `x[0] = 1` */
  const struct SwRecord *copied; /* the operation that copied; NULL if the storage is shared */
};

/* A copy in another order: the index of the operand that index i of a dim of the result reads. */
typedef enum SwReorderRule {
  SW_REORDER_KEEP,    /* i */
  SW_REORDER_REVERSE, /* size - 1 - i */
  SW_REORDER_ROLL,    /* (i - by) mod size */
  SW_REORDER_TILE,    /* i mod size */
  SW_REORDER_REPEAT   /* i div by */
} SwReorderRule;

typedef struct SwReorderDim {
  int from; /* dim of the operand; -1: a new dim, along which the whole operand repeats */
  SwReorderRule rule;
  int64_t by;
} SwReorderDim;

typedef struct SwReorder {
  bool is_flat;       /* dim[0] is about positions in reading order, in operand and result */
  bool is_transposed; /* the operand is args[0] with its dims reversed */
  SwReorderDim dim[SW_MAX_DIMS];
} SwReorder;

/* Positions along one dim: those of an index tensor, or of a mask's True elements. */
typedef struct SwPick {
  int operand; /* number of the index tensor or mask; -1: True or False in the brackets */
  bool is_mask;
  SwLayout positions; /* read under the common shape */
  SwDType dtype;
  SwBuffer *buffer;     /* retained; NULL when not kept */
  int64_t size, stride; /* of the picked dim, in the layout of `rest` */
} SwPick;

#define SW_RECORD_PICKS 4

typedef struct SwIndexing {
  SwLayout rest; /* the dims that are not picked, over the operand's elements in reading order */
  SwShape common;
  SwShape chosen; /* PUT: the shape that is written: `common` placed among the dims of `rest` */
  int at;         /* the dim of the result where the dims of `common` begin */
  int count;
  SwPick pick[SW_RECORD_PICKS];
  /* gather, scatter_ and kin: one pick along `dim`; along other dims the index stays the same. */
  bool is_along;
  int dim;
  int64_t step[SW_MAX_DIMS]; /* of the dims of `common`, as `rest` is laid out; 0: stretched */
  bool adds;                 /* PUT: adds to the old value instead of replacing it */
  SwScalar *sums;            /* the cell's value after each element, in the arena; or NULL */
} SwIndexing;

/* The position that is picked for an entry of the common shape; its buffer is kept. */
int64_t sw_pick_position(const SwPick *self, const int64_t *entry);
/* The number, in reading order, of the element that is picked for `index` of what is chosen. */
int64_t sw_indexing_number(const SwIndexing *self, const int64_t *index);

typedef struct SwRecord SwRecord;
typedef struct SwRecords SwRecords;

/* The link of a record in one of the tables of record_store.h. */
typedef struct SwRecordLink {
  SwRecord *next;
  uint64_t key;
} SwRecordLink;

/* The place of a record in the story of its statement, if it has steps. */
typedef struct SwRecordPlace {
  int operation;    /* number within the story */
  int64_t first;    /* its first step */
  int64_t rules;    /* steps of the rule phases */
  int64_t elements; /* steps of the element phase */
} SwRecordPlace;

/* BROADCAST, IN_PLACE: the operands are broadcast, and each element is computed or assigned. */
typedef struct SwElementwiseDetail {
  SwShape broadcast; /* the common shape */
  bool has_broadcast, is_unary, has_function;
  SwBinary binary; /* the function of each element, if has_function */
  SwUnary unary;
  SwDType compute;    /* dtype in which it is computed */
  const char *symbol; /* "+", "maximum"; NULL for an assignment */
} SwElementwiseDetail;

/* EXPAND */
typedef struct SwExpandDetail {
  SwShape requested; /* sizes asked for, -1 among them */
  SwShape broadcast; /* the same, once they are known */
} SwExpandDetail;

/* VIEW */
typedef struct SwViewDetail {
  SwShape requested; /* sizes asked for, -1 among them */
} SwViewDetail;

/* DIMS. Here and below, dim_from: dim of the result -> dim of the operand, -1: new. */
typedef struct SwDimsDetail {
  int dim_from[SW_MAX_DIMS];
} SwDimsDetail;

/* REDUCE */
typedef struct SwReduceDetail {
  int dim_from[SW_MAX_DIMS];
  uint32_t reduced; /* the operand's dims that are joined, one bit each */
  bool keepdim;
} SwReduceDetail;

/* JOIN */
typedef struct SwJoinDetail {
  int dim;     /* of the operands as in `stretched`, where they have equally many dims */
  bool stacks; /* along a dim that the operands do not have themselves */
} SwJoinDetail;

/* REORDER */
typedef struct SwReorderDetail {
  int dim_from[SW_MAX_DIMS];
  SwReorder rule;
} SwReorderDetail;

/* INDEX, PUT */
typedef struct SwIndexDetail {
  int dim_from[SW_MAX_DIMS];
  SwIndexing *indexing; /* in the arena */
  SwShape broadcast;    /* under which a mask and its tensor met: masked_select */
} SwIndexDetail;

/* Details of some kinds; `kind` says which member is valid. PRODUCT, COPY, FILL and NOTE have none.
 * Set the kind first; later only INDEX may become PUT, and NOTE may become FILL. */
typedef union SwRecordDetail {
  SwElementwiseDetail elementwise; /* BROADCAST, IN_PLACE */
  SwExpandDetail expand;           /* EXPAND */
  SwViewDetail view;               /* VIEW */
  SwDimsDetail dims;               /* DIMS */
  SwReduceDetail reduce;           /* REDUCE */
  SwJoinDetail join;               /* JOIN */
  SwReorderDetail reorder;         /* REORDER */
  SwIndexDetail index;             /* INDEX, PUT */
} SwRecordDetail;

struct SwRecord {
  SwTrace trace;
  SwRecord *next;
  SwRecord *before; /* the earlier record of the same call, or NULL */
  SwRecords *all;
  SwRecordLink link[2];
  int64_t number;    /* in the order in which records began */
  int64_t rewritten; /* number of the last record that wrote to the storage that this one filled */
  SwRecordPlace place;
  const char *name; /* "view", "+", "add_" */
  uint16_t flags;   /* of the operation: SwOperationFlag */
  SwStoryKind kind;
  int statement;
  SwSpan span;
  const struct SwScope *scope; /* scope of the call in which it ran, or NULL */
  const struct SwFrame *frame; /* the innermost open frame, or NULL */
  SwSpan called;               /* the program's call, if `span` is inside a composed function */
  const char *said;            /* its spelling there, used instead of `span`; or NULL */
  int64_t saying;              /* the number of that call, else 0 */
  bool is_beyond; /* it is after those that the story of its statement shows: without values */
  int operand_count, room;
  SwSnapshot *operand;
  bool has_result;
  bool refused; /* it raised, so it has no result */
  SwSnapshot result;
  SwLayout
      *stretched;  /* operands as read under the common shape, or as joined; NULL for other kinds */
  bool overwrites; /* it wrote to an existing storage that belongs to no operand: out= */
  SwBuffer *overwritten; /* that storage before the write, retained; NULL when not kept */
  bool is_operator;      /* it is written as one: `x += 1` */
  SwReach *reach; /* names over the storage that is written, then those that were copied; what is
                   * drawn as an operand left out */
  const SwNaming *asked; /* names of the sizes in its arguments, or NULL */
  char *message;         /* the library's message if it raised, in the arena */
  SwRecordDetail as;
};

/* The details of its kind; NULL for other kinds. */
const SwElementwiseDetail *sw_record_elementwise(const SwRecord *self);
const SwIndexing *sw_record_indexing(const SwRecord *self);
/* The sizes in the arguments, -1 among them: EXPAND, VIEW. */
const SwShape *sw_record_requested(const SwRecord *self);
/* The same, with -1 replaced by what was inferred. */
SwShape sw_record_asked_shape(const SwRecord *self);
/* The common shape; NULL also if the shapes do not broadcast. */
const SwShape *sw_record_broadcast(const SwRecord *self);
/* For each dim of the result, the dim of the operand. */
const int *sw_record_dim_from(const SwRecord *self);

/* These do nothing for a NULL record. `node`: the operand in the program. */
void sw_record_operand(SwRecord *self, const SwTensor *tensor, const SwNode *node);
/* An operand that is entry `entry` of the list at `list`. */
void sw_record_entry(SwRecord *self, const SwTensor *tensor, const SwNode *list, int entry);
void sw_record_number(SwRecord *self, SwScalar value, SwDialect dialect, const SwNode *node);
void sw_record_result(SwRecord *self, const SwTensor *tensor);
/* Whether it is the first of those names that its operation copied. */
bool sw_reach_begins(const SwRecord *record, const SwReach *reach);
/* Says that an operand was written, and which names do not change with it. */
void sw_record_written(SwRecord *self, int operand);
/* `size` zeroed bytes that live as long as the record. NULL: memory ran out, and no later statement
 * has a story. */
void *sw_record_alloc(SwVm *vm, size_t size);
/* Keeps the old values of a storage that is about to be written and belongs to no operand: out=. */
void sw_record_overwritten(SwVm *vm, const SwTensor *target);
static inline SwTrace *sw_record_trace(SwRecord *self) {
  return self ? &self->trace : NULL;
}

#endif
