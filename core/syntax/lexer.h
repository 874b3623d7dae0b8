/*
 * From program text to tokens, with Python's rules for lines: line breaks inside brackets mean
 * nothing, and indentation becomes INDENT and DEDENT tokens.
 */
#ifndef SW_SYNTAX_LEXER_H
#define SW_SYNTAX_LEXER_H

#include "syntax/paste.h"
#include "syntax/refusal.h"

/* clang-format would reformat these lists at every run. */
/* clang-format off */
#define SW_KEYWORDS(X)                                                                             \
  X(FALSE, "False") X(KW_NONE, "None") X(TRUE, "True") X(AND, "and") X(AS, "as")                   \
  X(ASSERT, "assert") X(ASYNC, "async") X(AWAIT, "await") X(BREAK, "break") X(CLASS, "class")      \
  X(CONTINUE, "continue") X(DEF, "def") X(DEL, "del") X(ELIF, "elif") X(ELSE, "else")              \
  X(EXCEPT, "except") X(FINALLY, "finally") X(FOR, "for") X(FROM, "from") X(GLOBAL, "global")      \
  X(IF, "if") X(IMPORT, "import") X(IN, "in") X(IS, "is") X(LAMBDA, "lambda")                      \
  X(NONLOCAL, "nonlocal") X(NOT, "not") X(OR, "or") X(PASS, "pass") X(RAISE, "raise")              \
  X(RETURN, "return") X(TRY, "try") X(WHILE, "while") X(WITH, "with") X(YIELD, "yield")

/* Longest first, because the first match is the token. */
#define SW_SYMBOLS(X)                                                                              \
  X(POW_ASSIGN, "**=") X(FLOORDIV_ASSIGN, "//=") X(RSHIFT_ASSIGN, ">>=") X(LSHIFT_ASSIGN, "<<=")   \
  X(ELLIPSIS, "...") X(POW, "**") X(FLOORDIV, "//") X(RSHIFT, ">>") X(LSHIFT, "<<") X(EQ, "==")    \
  X(NE, "!=") X(LE, "<=") X(GE, ">=") X(ADD_ASSIGN, "+=") X(SUB_ASSIGN, "-=") X(MUL_ASSIGN, "*=")  \
  X(DIV_ASSIGN, "/=") X(MOD_ASSIGN, "%=") X(MATMUL_ASSIGN, "@=") X(AND_ASSIGN, "&=")               \
  X(OR_ASSIGN, "|=") X(XOR_ASSIGN, "^=") X(ARROW, "->") X(WALRUS, ":=") X(ADD, "+") X(SUB, "-")    \
  X(MUL, "*") X(DIV, "/") X(MOD, "%") X(AT, "@") X(AMPERSAND, "&") X(BAR, "|") X(CARET, "^")       \
  X(TILDE, "~") X(LT, "<") X(GT, ">") X(LPAREN, "(") X(RPAREN, ")") X(LBRACKET, "[")               \
  X(RBRACKET, "]") X(LBRACE, "{") X(RBRACE, "}") X(COMMA, ",") X(COLON, ":") X(DOT, ".")           \
  X(SEMICOLON, ";") X(ASSIGN, "=") X(BANG, "!")

typedef enum SwTokenKind {
  SW_TOKEN_END,
  SW_TOKEN_NEWLINE,
  SW_TOKEN_INDENT,
  SW_TOKEN_DEDENT,
  SW_TOKEN_NAME,
  SW_TOKEN_INT,
  SW_TOKEN_FLOAT,
  SW_TOKEN_IMAGINARY,
  SW_TOKEN_STRING, /* with prefix and quotes */
  SW_TOKEN_MAGIC,  /* a notebook's line that does not run, such as %matplotlib */
#define X(name, text) SW_TOKEN_##name,
  SW_KEYWORDS(X) SW_SYMBOLS(X)
#undef X
  SW_TOKEN_KIND_COUNT
} SwTokenKind;
/* clang-format on */

typedef struct SwToken {
  SwTokenKind kind;
  SwSpan span;
} SwToken;

/* "lambda", "("; "" for kinds whose text varies. */
const char *sw_token_text(SwTokenKind kind);

/* Open brackets, and open indented blocks, at most. */
#define SW_NESTING_LIMIT 100

typedef struct SwLexer {
  SwPaste paste;
  SwArena *arena; /* for the refusal's message */
  SwRefusal *refusal;
  uint32_t at, end;
  bool is_at_line_start;
  bool is_first;    /* the next token is the first of its logical line */
  bool is_unclosed; /* refused because the text ends inside brackets */
  bool is_embedded; /* reads the expression of an f-string's field, which ends without a NEWLINE */
  int depth;        /* of open brackets */
  int indents;      /* open indented blocks */
  int dedents_due;
  uint32_t brackets[SW_NESTING_LIMIT]; /* offsets of the open brackets */
  /* Widths of the open indents, counted twice: a tab goes to the next multiple of 8, or counts as
   * one column. If the two disagree on which line is deeper, the tabs are inconsistent. */
  uint32_t widths[SW_NESTING_LIMIT + 1];
  uint32_t narrow_widths[SW_NESTING_LIMIT + 1];
} SwLexer;

/* Begins at the first byte of program. Borrows `source` and `refusal`. */
void sw_lexer_init(SwLexer *self, const SwSource *source, SwArena *arena, SwRefusal *refusal);

/* Begins at the expression of an f-string's field: `span` starts after its `{`. */
void sw_lexer_init_embedded(SwLexer *self, const SwLexer *outer, SwSpan span);

/* The next token; false when the text was refused. */
bool sw_lexer_next(SwLexer *self, SwToken *out);

#endif
