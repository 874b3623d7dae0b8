/*
 * Records: what each operation of a program did, kept for its story. The interpreter fills one in
 * while the operation runs; it holds layouts, the decisions of the rules (a trace), and the version
 * of each storage that was seen, so that the story can be told later, in any order.
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

/* The name of a dim: what it was made from, in reading order. */
typedef struct SwDimName SwDimName;
struct SwDimName {
  const SwDimName *next;
  const char *text; /* NULL: a part of it without a name */
  int64_t size;
};

/* A tensor as it was at that time. */
typedef struct SwSnapshot {
  SwSpan span;      /* where the operand stands in the program; empty for a result */
  const char *said; /* what a library's function calls it, in place of `span`; or NULL */
  const char *view; /* what was done to it before it was taken, as it would be written behind it:
                       "[:, None]"; NULL: nothing */
  bool is_intermediate; /* an earlier record of the same call made it, and nothing else has it */
  int item; /* it is entry `item` - 1 of the list that stands there; 0: what stands there itself */
  SwLayout layout;
  SwDType dtype;
  SwDialect dialect;
  int64_t tensor;               /* id of the object; 0 for a number */
  const char *bound_to;         /* a name that means it when the statement has ended, or NULL */
  const struct SwRecord *maker; /* the operation that this operand is the result of, or NULL */
  int storage;                  /* id: equal ids share memory */
  int64_t storage_size;         /* elements */
  int64_t origin;               /* where what PyTorch calls its storage begins in it: from_numpy */
  SwBuffer *buffer;             /* the version seen, retained; NULL when not kept */
  bool is_number;  /* a Python number that took part as a tensor of rank 0; then `buffer` is NULL */
  SwScalar number; /* its value */
  const SwNaming *naming;  /* what was said of its dims last, or NULL */
  const SwDimName **names; /* of its dims, filled in when the program has ended; or NULL */
} SwSnapshot;

/* The tensor as it is now, in a zeroed snapshot; the buffer is not retained. */
void sw_snapshot_of(const SwTensor *tensor, SwSnapshot *out);

/* A name whose tensor lies in a storage that is written. */
typedef struct SwReach SwReach;
struct SwReach {
  const SwReach *next;
  const char *name;
  SwSnapshot tensor; /* without its buffer: that of what is written */
  bool is_target;    /* the target is written as a part of it: x of `x[0] = 1` */
};

/* A copy in another order: which index of the operand index i of the result reads, dim by dim. */
typedef enum SwReorderRule {
  SW_REORDER_KEEP,    /* i */
  SW_REORDER_REVERSE, /* size - 1 - i */
  SW_REORDER_ROLL,    /* (i - by) mod size */
  SW_REORDER_TILE,    /* i mod size */
  SW_REORDER_REPEAT   /* i div by */
} SwReorderRule;

typedef struct SwReorderDim {
  int from; /* dim of the operand; -1: none, the whole comes again for each i */
  SwReorderRule rule;
  int64_t by;
} SwReorderDim;

typedef struct SwReorder {
  bool is_flat;       /* dim[0] is about numbers in reading order, on both sides */
  bool is_transposed; /* the operand is args[0] with its dims reversed */
  SwReorderDim dim[SW_MAX_DIMS];
} SwReorder;

/* Positions along one dim: those of an index tensor, or of a mask's True elements. */
typedef struct SwPick {
  int operand; /* the index tensor or mask; -1: True or False in the brackets */
  bool is_mask;
  SwLayout positions; /* read under the common shape */
  SwDType dtype;
  SwBuffer *buffer;     /* retained; NULL when not kept */
  int64_t size, stride; /* of the dim; as `rest` is laid out */
} SwPick;

#define SW_RECORD_PICKS 4

typedef struct SwIndexing {
  SwLayout rest; /* dims not picked from, over the operand's elements numbered in reading order */
  SwShape common;
  SwShape chosen; /* PUT: all that is written, `common` among the dims of `rest` */
  int at;         /* the dim of the result at which those of `common` begin */
  int count;
  SwPick pick[SW_RECORD_PICKS];
  /* gather, scatter_ and their like: one pick, along `dim`; along all others the place stays. */
  bool is_along;
  int dim;
  int64_t step[SW_MAX_DIMS]; /* of the dims of `common`, as `rest` is laid out; 0: stretched */
  bool adds;                 /* PUT: to what stands there */
  SwScalar *sums;            /* what stands there after each element, in the arena; or NULL */
} SwIndexing;

/* The position that is picked for an entry of the common shape; its buffer is kept. */
int64_t sw_pick_position(const SwPick *self, const int64_t *entry);
/* The number, in reading order, of the element that is picked for `index` of what is chosen. */
int64_t sw_indexing_number(const SwIndexing *self, const int64_t *index);

typedef struct SwRecord SwRecord;
typedef struct SwRecords SwRecords;

/* In one of the tables of all records. */
typedef struct SwRecordLink {
  SwRecord *next;
  uint64_t key;
} SwRecordLink;

/* Its place in the story of its statement, where it has steps. */
typedef struct SwRecordPlace {
  int operation;    /* number within the story */
  int64_t first;    /* its first step */
  int64_t rules;    /* steps of the rule phases */
  int64_t elements; /* steps of the element phase */
} SwRecordPlace;

/* BROADCAST, IN_PLACE: the shapes of the operands meet, and each element is computed or assigned.
 */
typedef struct SwElementwiseDetail {
  SwShape broadcast; /* the common shape */
  bool has_broadcast, is_unary, has_function;
  SwBinary binary; /* what is computed for each element, where has_function */
  SwUnary unary;
  SwDType compute;    /* dtype in which it is computed */
  const char *symbol; /* "+", "maximum"; NULL where it is assigned */
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

/* What only some kinds have, and `kind` says which; PRODUCT, COPY, FILL and NOTE have no more than
 * what all have. Written after the kind is set; INDEX may still become PUT, and NOTE FILL. */
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
  SwRecord *before; /* of the same call */
  SwRecords *all;
  SwRecordLink link[2];
  int64_t number;    /* in the order in which all records began */
  int64_t rewritten; /* number of the last one that wrote into the storage that this one filled */
  SwRecordPlace place;
  const char *name; /* "view", "+", "add_" */
  uint16_t flags;   /* of the operation: SwOperationFlag */
  SwStoryKind kind;
  int statement;
  SwSpan span;
  const struct SwScope *scope; /* of the call in which it ran, or NULL */
  const struct SwFrame *frame; /* the innermost one that was open, or NULL */
  SwSpan called;    /* the call in the program, where `span` is inside a library's function */
  const char *said; /* what is said of it there, in place of `span`; or NULL */
  int64_t saying;   /* the number of that call: call/said.h; else 0 */
  int operand_count, room;
  SwSnapshot *operand;
  bool has_result;
  bool refused; /* then it has no result */
  SwSnapshot result;
  SwLayout *stretched; /* where shapes meet: operands as read under the common shape, or as joined;
                          else NULL */
  bool overwrites;     /* it wrote to a storage that was there and is no operand's: out= */
  SwBuffer *overwritten; /* that storage as it was before, retained; NULL when not kept */
  const SwReach
      *reach; /* names over the storage that is written; what is drawn as an operand left out */
  const SwNaming *asked; /* the names of the sizes that it was asked for, or NULL */
  char *message;         /* why it was refused: the words of the library, in the arena */
  SwRecordDetail as;
};

/* NULL for the other kinds. */
const SwElementwiseDetail *sw_record_elementwise(const SwRecord *self);
const SwIndexing *sw_record_indexing(const SwRecord *self);
/* The sizes asked for: EXPAND, VIEW. */
const SwShape *sw_record_requested(const SwRecord *self);
/* The same, with -1 replaced by what was inferred. */
SwShape sw_record_asked_shape(const SwRecord *self);
/* The common shape; NULL also where none was found. */
const SwShape *sw_record_broadcast(const SwRecord *self);
/* Dim of the result -> dim of the operand. */
const int *sw_record_dim_from(const SwRecord *self);

/* All take a NULL record. `node` is where the operand stands. */
void sw_record_operand(SwRecord *self, const SwTensor *tensor, const SwNode *node);
/* An operand that is an entry of the list that stands there. */
void sw_record_entry(SwRecord *self, const SwTensor *tensor, const SwNode *list, int entry);
void sw_record_number(SwRecord *self, SwScalar value, SwDialect dialect, const SwNode *node);
void sw_record_result(SwRecord *self, const SwTensor *tensor);
/* `size` zeroed bytes that live as long as the record; NULL: nothing is told from here on. */
void *sw_record_alloc(SwVm *vm, size_t size);
/* Keeps what a storage holds that is about to be written and that no operand of the record has. */
void sw_record_overwritten(SwVm *vm, const SwTensor *target);
static inline SwTrace *sw_record_trace(SwRecord *self) {
  return self ? &self->trace : NULL;
}

#endif
