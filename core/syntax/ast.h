/*
 * The syntax tree of a program: the part of Python that Stridewise runs. Nodes live in the
 * program's arena and are never changed after parsing. Child lists are linked through `next`.
 */
#ifndef SW_SYNTAX_AST_H
#define SW_SYNTAX_AST_H

#include <stdbool.h>
#include <stdint.h>

#include "syntax/source.h"

typedef enum SwNodeKind {
  /* Expressions */
  SW_NODE_NONE,
  SW_NODE_BOOL,    /* integer: 0 or 1 */
  SW_NODE_INT,     /* integer */
  SW_NODE_FLOAT,   /* number */
  SW_NODE_STRING,  /* text, size: the decoded content (adjacent literals joined) */
  SW_NODE_FSTRING, /* first: STRING and FORMAT nodes, in order */
  SW_NODE_FORMAT,  /* first: the expression of {expression!r:spec}; text, size: spec; integer:
                      conversion 'r' 's' or 0 */
  SW_NODE_NAME,    /* text, size */
  SW_NODE_LIST,    /* first: items (may be STARRED) */
  SW_NODE_TUPLE,   /* first: items (may be STARRED) */
  SW_NODE_DICT,    /* first: TUPLEs of key and value, or STARRED for `**` */
  SW_NODE_SET,     /* first: items (may be STARRED) */
  SW_NODE_UNARY,   /* op; first: operand */
  SW_NODE_BINARY,  /* op; first: left, right */
  SW_NODE_COMPARE, /* first: operands a, b, c...; each after the first carries in `comparison` how
                      it is compared with the one before */
  SW_NODE_AND,     /* first: left, right */
  SW_NODE_OR,      /* first: left, right */
  SW_NODE_NOT,     /* first: operand */
  SW_NODE_CONDITIONAL, /* first: value if true, condition, value if false  (a if c else b) */
  SW_NODE_ATTRIBUTE,   /* first: object; text, size: attribute; name_span: its place */
  SW_NODE_CALL,        /* first: callee, then arguments (expressions, STARRED, KEYWORD) */
  SW_NODE_KEYWORD,     /* text, size: name, or "**" before a dict; first: value */
  SW_NODE_STARRED,     /* first: value */
  SW_NODE_INDEX,       /* first: object, index (a TUPLE when commas were written) */
  SW_NODE_SLICE,       /* first: start, stop, step; each SW_NODE_ABSENT when not written */
  SW_NODE_ABSENT,
  SW_NODE_ELLIPSIS,
  SW_NODE_LAMBDA,        /* first: PARAMETERS, the expression */
  SW_NODE_PARAMETERS,    /* first: PARAMETER nodes */
  SW_NODE_PARAMETER,     /* text, size: name; op: SwParameterKind; first: default, if any;
                            integer: 1 before `/` */
  SW_NODE_COMPREHENSION, /* integer: SwComprehensionKind; first: item (a TUPLE of key and value for
                            a dict), CLAUSEs */
  SW_NODE_CLAUSE,        /* for target in iterable if ...; first: target, iterable, conditions */
  SW_NODE_YIELD,         /* first: value, if any; integer: 1 for `yield from`. Only a whole
                            statement, or the value of an assignment */
  SW_NODE_WALRUS,        /* (name := value); first: NAME, value */
  /* Statements */
  SW_NODE_EXPRESSION, /* first: the expression */
  SW_NODE_ASSIGN,    /* first: targets..., then the value; integer: number of targets (a = b = v has
                        2);    op: 1 where the type is written */
  SW_NODE_AUGMENTED, /* op; first: target, value */
  SW_NODE_IMPORT,    /* first: NAME nodes in pairs: dotted module "torch.nn", bound name "torch"
                        (as-name if given) */
  SW_NODE_FROM_IMPORT, /* first: NAME module, then pairs: name, bound name; integer: 1 for `*` */
  SW_NODE_DELETE,      /* first: targets */
  SW_NODE_PASS,        /* pass; for a lone `x: int`, first: x */
  SW_NODE_MAGIC,       /* a notebook's line: has no effect here */
  SW_NODE_ASSERT,      /* first: condition, message or ABSENT */
  SW_NODE_FOR,         /* first: target, iterable, BLOCK, else BLOCK or ABSENT */
  SW_NODE_WHILE,       /* first: condition, BLOCK, else BLOCK or ABSENT */
  SW_NODE_BREAK,
  SW_NODE_CONTINUE,
  SW_NODE_RETURN,    /* first: value, if any */
  SW_NODE_DEF,       /* text, size: name; first: PARAMETERS, BLOCK; integer: 1 if it yields */
  SW_NODE_CLASS,     /* text, size: name; first: base or ABSENT, BLOCK */
  SW_NODE_DECORATED, /* text, size: name; first: decorator, DEF, CLASS or DECORATED */
  SW_NODE_GLOBAL,    /* first: NAME nodes */
  SW_NODE_NONLOCAL,  /* the same */
  SW_NODE_RAISE,     /* first: exception and its cause, if any */
  SW_NODE_IF,  /* first: condition, BLOCK, else BLOCK or ABSENT (elif: a BLOCK holding one IF) */
  SW_NODE_TRY, /* first: BLOCK, EXCEPT nodes, then the other BLOCKs; integer of these: SwTryPart */
  SW_NODE_EXCEPT, /* first: exception expression or ABSENT, BLOCK; text, size: the `as` name, if any
                   */
  SW_NODE_WITH,   /* first: context expression, BLOCK  (what has none is refused when run); text,
                     size:   the `as` name, if any */
  SW_NODE_BLOCK,  /* first: statements */
  SW_NODE_UNSUPPORTED, /* Python that Stridewise does not run; text: the refusal, one sentence */
  SW_NODE_KIND_COUNT
} SwNodeKind;

typedef enum SwTryPart { SW_TRY_BODY, SW_TRY_ELSE, SW_TRY_FINALLY } SwTryPart;

typedef enum SwComprehensionKind {
  SW_COMPREHENSION_GENERATOR,
  SW_COMPREHENSION_LIST,
  SW_COMPREHENSION_SET,
  SW_COMPREHENSION_DICT
} SwComprehensionKind;

typedef enum SwParameterKind {
  SW_PARAMETER_PLAIN,
  SW_PARAMETER_STAR,         /* *args */
  SW_PARAMETER_KEYWORD_ONLY, /* behind a star */
  SW_PARAMETER_KEYWORDS      /* **kwargs */
} SwParameterKind;

typedef enum SwOperator {
  SW_OP_ADD,
  SW_OP_SUB,
  SW_OP_MUL,
  SW_OP_DIV,
  SW_OP_FLOORDIV,
  SW_OP_MOD,
  SW_OP_POW,
  SW_OP_MATMUL,
  SW_OP_BITAND,
  SW_OP_BITOR,
  SW_OP_BITXOR,
  SW_OP_LSHIFT,
  SW_OP_RSHIFT,
  SW_OP_EQ,
  SW_OP_NE,
  SW_OP_LT,
  SW_OP_LE,
  SW_OP_GT,
  SW_OP_GE,
  SW_OP_IS,
  SW_OP_IS_NOT,
  SW_OP_IN,
  SW_OP_NOT_IN,
  SW_OP_NEG,
  SW_OP_POS,
  SW_OP_INVERT
} SwOperator;

typedef struct SwNode SwNode;
struct SwNode {
  SwNodeKind kind;
  SwOperator op;    /* the operator; a PARAMETER keeps its SwParameterKind here */
  SwSpan span;      /* the whole node, without parentheses around it */
  SwSpan name_span; /* ATTRIBUTE, KEYWORD: the name alone; BINARY, AUGMENTED: the operator;
                     * UNSUPPORTED: the construct itself */
  /* For operands of COMPARE. Not `op`, because the operand may itself be a BINARY. */
  SwOperator comparison;
  SwSpan comparison_span;
  SwNode *first; /* first child */
  SwNode *next;  /* next sibling */
  int64_t integer;
  double number;
  const char *text; /* NUL-terminated, in the arena */
  uint32_t size;
};
/* The operator as Python writes it: "+", "not in". */
const char *sw_operator_symbol(SwOperator op);

#endif
