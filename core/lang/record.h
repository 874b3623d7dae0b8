/*
 * Records: what each operation of a program did, kept for its story. The interpreter fills one in
 * while the operation runs; it holds layouts, the decisions of the rules (a trace), and the version
 * of each storage that was seen, so that the story can be told later, in any order.
 */
#ifndef SW_LANG_RECORD_H
#define SW_LANG_RECORD_H

#include "lang/source.h"
#include "tensor/elementwise.h"
#include "tensor/tensor.h"
#include "tensor/trace.h"

typedef struct SwOperation SwOperation;

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

/* A tensor as it was at that time. */
typedef struct SwSnapshot {
  SwSpan span; /* where the operand stands in the program; empty for a result */
  SwLayout layout;
  SwDType dtype;
  SwDialect dialect;
  int64_t tensor;       /* id of the object; 0 for a number */
  const char *bound_to; /* a name that means it when the statement has ended, or NULL */
  int storage;          /* id: equal ids share memory */
  int64_t storage_size; /* elements */
  int64_t origin;       /* where what PyTorch calls its storage begins in it: from_numpy */
  SwBuffer *buffer;     /* the version seen, retained; NULL when not kept */
  bool is_number;  /* a Python number that took part as a tensor of rank 0; then `buffer` is NULL */
  SwScalar number; /* its value */
} SwSnapshot;

/* Another name whose tensor lies in a storage that was written. */
typedef struct SwReach SwReach;
struct SwReach {
  const SwReach *next;
  const char *name;
  SwLayout layout;
  SwDType dtype;
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
  bool is_flat; /* dim[0] is about numbers in reading order, on both sides */
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
} SwIndexing;

typedef struct SwRecord SwRecord;
struct SwRecord {
  SwRecord *next;
  const char *name; /* "view", "+", "add_" */
  SwStoryKind kind;
  int statement;
  SwSpan span;
  int operand_count;
  SwSnapshot operand[SW_RECORD_OPERANDS];
  bool has_result;
  bool refused;
  SwSnapshot result;
  SwShape requested; /* sizes asked for: view, expand */
  bool has_requested;
  SwShape broadcast; /* the common shape, where shapes met */
  bool has_broadcast;
  SwLayout stretched[SW_RECORD_OPERANDS]; /* operands as read under `broadcast`, or as joined */
  bool is_unary, has_function;
  SwBinary binary; /* what is computed for each element, where has_function */
  SwUnary unary;
  SwDType compute;           /* dtype in which it is computed */
  const char *symbol;        /* "+", "maximum" */
  int dim_from[SW_MAX_DIMS]; /* DIMS, REDUCE, REORDER: dim of the result -> dim of the operand, -1:
                                new */
  uint32_t reduced;          /* REDUCE: the operand's dims that are joined, one bit each */
  bool keepdim;
  SwReorder reorder;    /* REORDER */
  SwIndexing *indexing; /* INDEX, PUT, in the arena */
  int joined_dim; /* JOIN: of the operands as in `stretched`, where they have equally many dims */
  bool stacks;    /* JOIN: along a dim that the operands do not have themselves */
  const SwReach *reach; /* names over the storage that was written, the target's own left out */
  SwTrace trace;
  char *message; /* why it was refused: the words of the library, in the arena */
};

#endif
